import type { Calc } from '../../../src/lang/descriptors/calc.ts';
import { readsOfTrees, treesOfCalc, treesOfText } from '../../../src/lang/descriptors/reads.ts';
import type { Text } from '../../../src/lang/descriptors/text.ts';
import type { Path } from '../../files/jsonFile.ts';
import { list, type Raw, record, type Unchecked, word } from '../../files/raw.ts';
import type { ScreenJson, StepsJson } from '../../generated/descriptors.ts';
import type { ScreenContext } from './screenContext.ts';

/** Steps that make sense only after the resident has seen the screen. */
const ASKED_FOR: Readonly<Record<string, string>> = {
  download: 'A file may be saved only when the resident asks for it: give it a button.',
  confirm: 'Nobody can answer before the screen is drawn: ask when a button is pressed.',
};

/** What a screen may not do by itself when it opens; named actions count where they are run. */
export function startSteps(context: ScreenContext, raw: Raw<ScreenJson>): void {
  const seen = new Set<string>();
  const walk = (steps: Unchecked<StepsJson>, path: Path): void => {
    for (const [index, item] of list(steps).entries()) {
      const step = record(item);
      const at = [...path, index];
      for (const [verb, why] of Object.entries(ASKED_FOR))
        if (verb in step) context.problem('start.step', [...at, verb], why, { key: true });
      const to = record(step.go);
      if (to.back !== undefined)
        context.problem('start.step', [...at, 'go'], 'The screen would be left each time it opens.');
      if (to.screen === context.name)
        context.problem('start.step', [...at, 'go', 'screen'], 'The screen would open itself again and again.');
      if (step.run !== undefined && !seen.has(word(step.run))) {
        seen.add(word(step.run));
        walk(record(record(raw.actions)[word(step.run)]).do, ['actions', word(step.run), 'do']);
      }
      walk(step.then, [...at, 'then']);
      walk(record(step.otherwise).do, [...at, 'otherwise', 'do']);
      for (const [code, outcome] of Object.entries(record(step.errors)))
        walk(record(outcome).do, [...at, 'errors', code, 'do']);
      for (const [line, one] of list(step.choose).entries()) walk(record(one).do, [...at, 'choose', line, 'do']);
    }
  };
  walk(raw.start, ['start']);
}

/** The title names the window and is stored in the browser's history, where a code of a link must not be. */
export function hiddenInTitle(
  context: ScreenContext,
  raw: Raw<ScreenJson>,
  title: Text,
  calc: Readonly<Record<string, Calc>>,
): void {
  const seen = new Set<string>();
  const reach = (reads: readonly string[]): void => {
    for (const read of reads) {
      if (seen.has(read)) continue;
      seen.add(read);
      const one = read.startsWith('calc.') && calc[read.slice('calc.'.length)];
      if (one) reach(readsOfTrees(treesOfCalc(one)));
    }
  };
  reach(readsOfTrees(treesOfText(title)));
  for (const [name, param] of Object.entries(record(raw.params)))
    if (record(param).hide === true && seen.has(`params.${name}`))
      context.problem('param.hide', ['title'], `The title would show "${name}", which is hidden from the address.`);
}
