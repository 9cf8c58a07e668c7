import { type DemoWezel, openDemoWezel } from '../demo/wezel/openDemoWezel.ts';
import { readWezel } from '../domains/wezel/readWezel.ts';
import type { Wezel } from '../domains/wezel/wezel.ts';
import type { Config } from '../engine/config/config.ts';

/** The node of the configuration; a demo of one process without one starts its own. @throws StartError */
export function openWezel(config: Config): { wezel?: Wezel; demoWezel?: DemoWezel } {
  if (typeof config.wezel === 'string') return { wezel: readWezel(config.wezel) };
  if (config.mode === 'production' || config.wezel === false) return {};
  // It remembers a visitor from page to page in the memory of one process.
  if (config.processes > 1) return {};
  return openDemoWezel(config);
}
