import { type DemoNode, openDemoNode } from '../demo/wezel/openDemoNode.ts';
import type { Wezel } from '../domains/wezel/node.ts';
import { readWezel } from '../domains/wezel/readWezel.ts';
import type { Config } from '../engine/config/config.ts';

/** The node of the configuration; a demo without one brings its own. @throws StartError */
export function openNode(config: Config): { wezel?: Wezel; demoNode?: DemoNode } {
  if (typeof config.wezel === 'string') return { wezel: readWezel(config.wezel) };
  if (config.mode === 'production' || config.wezel === false) return {};
  return openDemoNode(config);
}
