import { type DemoWezel, openDemoWezel } from '../demo/wezel/openDemoWezel.ts';
import { readWezel } from '../domains/wezel/readWezel.ts';
import type { Wezel } from '../domains/wezel/wezel.ts';
import type { Config } from '../engine/config/config.ts';

/** The node of the configuration; a demo without one starts its own. @throws StartError */
export function openWezel(config: Config): { wezel?: Wezel; demoWezel?: DemoWezel } {
  if (typeof config.wezel === 'string') return { wezel: readWezel(config.wezel) };
  if (config.mode === 'production' || config.wezel === false) return {};
  return openDemoWezel(config);
}
