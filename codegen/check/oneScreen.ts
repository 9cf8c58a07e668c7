import type { Screen } from '../../src/descriptors/compiled.ts';
import type { Problem } from '../../src/errors/problem.ts';
import { alone } from '../overlay/layers.ts';
import { type Files, filesOnDisk } from './files.ts';
import { gather, signatureOf } from './gather.ts';
import { collector } from './municipality.ts';
import { openFile } from './openFile.ts';
import { checkScreen } from './screen.ts';
import type { ScreenContext } from './screenContext.ts';

export interface CheckedScreen {
  screen: Screen;
  context: ScreenContext;
  problems: Problem[];
}

/**
 * Checks one screen again and again, as an editor does on each key stroke: contract, configuration, words and the other
 * screens are read once. What only the whole municipality can say (unused texts, documents drawn twice) is not asked.
 *
 * @returns a function of a screen's name (`imiona/wg-roku`) and what stands in its file now
 */
export function screenChecker(
  root: string,
  files: Files = filesOnDisk(root),
): (name: string, text: string) => CheckedScreen {
  const { contract, config, context } = gather({ root }, alone(files), () => {});
  return (name, text) => {
    const { report, sorted } = collector();
    const file = openFile(`screens/${name}.json`, text, 'descriptors/screen.schema.json', context.schemas, report);
    const signature = signatureOf(name, file, config, contract);
    const screens = new Map(context.screens).set(name, signature);
    const checked = checkScreen({ ...context, screens, report }, file, signature);
    return { ...checked, problems: sorted() };
  };
}
