import type { ShownProblem } from '../report/lines.ts';
import type { Plan } from './api.ts';
import { shownText } from './bytes.ts';
import type { Sentence } from './edit.ts';
import type { OwnChange } from './edited.ts';

export const planOf = (
  changes: readonly OwnChange[],
  sentence: Sentence,
  problems: readonly ShownProblem[],
  touches: Plan['touches'],
): Plan => ({
  sentence,
  diff: changes.map(({ file, before = '', after = '' }) => ({
    file,
    before: shownText(file, before),
    after: shownText(file, after),
  })),
  problems,
  touches,
});
