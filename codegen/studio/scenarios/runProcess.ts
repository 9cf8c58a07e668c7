/**
 * Runs scenarios, and tells the process that has started it what came out: they replace the timers of their process, and no server
 * could answer there.
 */
import { setImmediate as later } from 'node:timers/promises';
import type { Path } from '../../files/jsonFile.ts';
import { checkedFor, runScreens, type ScreenRun } from '../../scenario/run.ts';
import type { Sentence } from '../edit.ts';
import { editedAt } from '../editedAt.ts';
import type { CaseMiss } from './api.ts';
import type { NamedResult, RunOrder, RunReport } from './runApart.ts';

process.once('message', (order: RunOrder) => void run(order));

async function run({ folder, changes, screens }: RunOrder): Promise<void> {
  const say = (report: RunReport) => process.send?.(report);
  const where = editedAt(folder, new Map(changes.map(([file, text]) => [file, text ?? undefined])));
  const checked = checkedFor(where);
  if (typeof checked === 'string') say({ errors: checked });
  else
    for (const screen of screens) {
      await later();
      const runs = await runScreens(checked, where.layers, [screen]);
      say({ screen, cases: runs.flatMap(resultsOf) });
    }
  process.disconnect?.();
}

const resultsOf = ({ cases }: ScreenRun): NamedResult[] =>
  cases.map(({ name, ms, misses }) => ({
    name,
    ms: Math.round(ms),
    misses: misses.map(({ pointer, said }) => missAt(pointer, said)),
  }));

/** The place of a miss in words of the page: `/cases/0/when/2/then/texts/raty~1stan`. */
function missAt(pointer: string, message: Sentence): CaseMiss {
  const path: Path = pointer
    .split('/')
    .slice(3)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
  const [when, step] = path[0] === 'when' ? [2, Number(path[1])] : [0, undefined];
  const rest = path.slice(when);
  return {
    ...(step !== undefined && { step }),
    ...(rest[0] === 'then' && { expects: rest.slice(1).join(' · ') }),
    message,
  };
}
