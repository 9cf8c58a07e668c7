import type { Screen } from '../../../src/blocks/screen.ts';
import type { Path } from '../../files/jsonFile.ts';
import { type Raw, record } from '../../files/raw.ts';
import type { ScreenJson } from '../../generated/descriptors.ts';
import { refuseCircles } from './graph.ts';
import type { ScreenContext } from './screenContext.ts';

/** Reports named actions that run each other for ever. */
export function actionCircles(context: ScreenContext, actions: Screen['actions']): void {
  const graph = new Map(
    Object.entries(actions).map(([name, action]) => {
      const runs = [...JSON.stringify(action.do).matchAll(/"do":"run","action":"([^"]+)"/g)].map(
        (match) => `actions.${match[1]}`,
      );
      return [`actions.${name}`, { reads: runs, path: ['actions', name] as Path }];
    }),
  );
  refuseCircles(context, graph);
}

/** Reports unused names: they are mistakes or leftovers. */
export function checkUnused(context: ScreenContext, raw: Raw<ScreenJson>): void {
  for (const kind of ['state', 'data', 'calc', 'actions', 'params'] as const) {
    for (const name of Object.keys(record(raw[kind]))) {
      if (context.used.has(`${kind}.${name}`)) continue;
      const essential = kind === 'data' && record(record(raw.data)[name]).essential;
      if (essential) continue;
      context.problem('unused', [kind, name], `Nothing in this screen uses ${kind}.${name}.`, {
        key: true,
        warning: true,
      });
    }
  }
}
