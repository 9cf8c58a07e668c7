import { isDeepStrictEqual } from 'node:util';
import type { CompiledMunicipality } from '../compile/openMunicipality.ts';
import type { ScenarioAnswersJson } from '../generated/descriptors.ts';
import { mockOffice, type Settings } from '../mock/mockOffice.ts';
import { codeOf } from '../mock/states.ts';

/**
 * What the settings of the mock office mean for a screen, in words of a scenario. Without a setting both answer with the examples of
 * the contract.
 */
export function scenarioAnswers(
  { contract, screens }: Pick<CompiledMunicipality, 'contract' | 'screens'>,
  screen: string,
  settings: Settings,
): ScenarioAnswersJson {
  const office = mockOffice(contract);
  const { state, operations, ...whom } = settings;
  const answers: Record<string, ScenarioAnswersJson[string]> = {};
  for (const id of Object.keys(screens[screen]?.calls ?? {})) {
    const plain = office.answer(id, {}, whom);
    const now = office.answer(id, {}, settings);
    if (!('json' in plain) || !('json' in now) || isDeepStrictEqual(plain.json, now.json)) continue;
    const code = codeOf(operations?.[id] ?? state ?? 'full');
    const named = contract.examples(id).find(({ value }) => isDeepStrictEqual(value, now.json))?.name;
    answers[id] = now.status >= 400 ? { error: code ?? 'BRAK_DOSTEPU' } : (named ?? { value: now.json as never });
  }
  return answers;
}
