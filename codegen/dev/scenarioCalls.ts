import { anyRecord, word } from '../files/raw.ts';
import type { ScenarioCaseJson } from '../generated/descriptors.ts';
import { type Edit, Refusal } from '../studio/edit.ts';
import type { SavedCase } from '../studio/scenarios/api.ts';
import { isScreen, readCaseEdit } from '../studio/scenarios/caseEdit.ts';
import type { Scenarios } from '../studio/scenarios/scenarios.ts';
import { scenarioAnswers } from './scenarioAnswers.ts';
import { readSettings } from './settings.ts';
import type { Workbench } from './workbench.ts';

/** They look at the files themselves, after they have written some. */
export const SCENARIO_CALLS = ['POST scenarios', 'POST case', 'POST draft', 'POST answers'];

/**
 * The calls about scenarios.
 *
 * @param body of the request
 */
export function scenarioCalls(
  { scenarios, workbench }: { scenarios: Scenarios; workbench: Workbench },
  body: () => Promise<unknown>,
  changes: {
    /** @throws Refusal when this clerk may not change scenarios */
    require(): void;
    /** Makes a step, and shows the files as they are then. */
    make(edit: Edit): Promise<void>;
  },
): Readonly<Record<string, () => unknown>> {
  return {
    'GET scenarios': () => scenarios.list,
    'POST scenarios': async () => {
      const { screens } = anyRecord(await body());
      return scenarios.run(Array.isArray(screens) ? screens.filter(isScreen) : undefined);
    },
    'POST case': async (): Promise<SavedCase> => {
      changes.require();
      const edit = readCaseEdit({ ...anyRecord(await body()), kind: 'case' });
      if (!edit?.value) throw new Refusal('This is not a scenario.', 'To nie jest scenariusz.');
      const result = await scenarios.save({ ...edit, value: edit.value as ScenarioCaseJson }, changes.make);
      return { result, list: scenarios.list };
    },
    'POST draft': async () => {
      changes.require();
      const { screen, name } = anyRecord(await body());
      return scenarios.dropDraft(word(screen), word(name));
    },
    'POST answers': async () => {
      const { screen, ...settings } = anyRecord(await body());
      return workbench.running
        ? scenarioAnswers(workbench.running.municipality, word(screen), readSettings(settings))
        : {};
    },
  };
}
