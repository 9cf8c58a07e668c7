import type { Problem } from '../../../src/lang/errors/problem.ts';
import type { Path } from '../../files/jsonFile.ts';
import { openFile, reporterFor } from '../../files/openFile.ts';
import { asWritten } from '../../files/raw.ts';
import type { Schemas } from '../../files/schemas.ts';
import { guess } from '../../files/shape.ts';
import type { Gone } from '../../overlay/gone.ts';
import type { Layers } from '../../overlay/layers.ts';
import { CheckCache } from '../checkCache.ts';
import { isSwitchedOff, waitingCases } from '../resting.ts';
import { ENDING } from './files.ts';
import { type AgainstScreens, ScenarioCheck } from './scenarioCheck.ts';

interface Checked extends AgainstScreens {
  schemas: Schemas;
  /** What is switched off: scenarios that name it wait. */
  gone: Gone;
  /** Files with errors: the scenarios of such a screen are not checked, because they would only repeat them. */
  wrong: ReadonlySet<string>;
  /** The fragments of a screen. */
  fragmentsOf(screen: string): Iterable<string>;
}

/**
 * Checks the names and answers in scenarios against the screens and the contract. For an overlay only its own scenarios
 * are checked: those of the base belong to others, and running them shows the changes of the overlay.
 */
export function checkScenarios(
  layers: Layers,
  checked: Checked,
  report: (problem: Problem) => void,
  cache = new CheckCache(),
): void {
  const own = layers.above ?? layers.files;
  const around = Object.entries(checked.screens)
    .map(([name, { path }]) => `${name} ${path}`)
    .sort()
    .join();
  for (const name of own.list('screens').filter((one) => one.endsWith(ENDING))) {
    const shown = layers.above ? layers.nameAbove(name) : name;
    const screen = name.slice('screens/'.length, -ENDING.length);
    const written = [screen, ...[...checked.fragmentsOf(screen)].map((one) => `fragments/${one}`)];
    const files = written.flatMap((one) => [`screens/${one}.json`, `screens/${one}.edit.json`]);
    const isWrong = [...files, ...files.map(layers.nameAbove)].some((one) => checked.wrong.has(one));
    const text = own.read(name);
    const found = checked.screens[screen];
    const { screens, services, paths } = checked.gone;
    const off = [...services, ...paths].join();
    cache.once(`scenarios ${name}`, [text, shown, found, checked.contract, around, isWrong, off], () => {
      const file = openFile(shown, text, 'descriptors/scenario.schema.json', checked.schemas, report);
      const reportAt = reporterFor(file, report);
      if (isWrong) return;
      const isOff = (path: Path, key: boolean): boolean =>
        isSwitchedOff(key ? path.at(-1) : valueAt(file.value, path), checked.gone, () =>
          files.map((one) => layers.files.read(one)).join(),
        );
      if (found)
        new ScenarioCheck(found, checked, off ? waitingCases(reportAt, isOff) : reportAt).file(asWritten(file.value));
      else if (!screens.has(screen)) {
        const near = guess(screen, Object.keys(checked.screens));
        reportAt('scenario.screen', [], `There is no screen "${screen}" for these scenarios.${near}`);
      }
    });
  }
}

const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((inner, key) => (inner as Record<string | number, unknown> | undefined)?.[key], value);
