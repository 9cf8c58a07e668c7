import { collector } from '../../codegen/check/checkMunicipality.ts';
import { gather, type MunicipalityRoot, signatureOf } from '../../codegen/check/gather.ts';
import { checkScreen } from '../../codegen/check/screen/checkScreen.ts';
import type { ScreenContext } from '../../codegen/check/screen/screenContext.ts';
import { type Files, filesOnDisk } from '../../codegen/files/files.ts';
import { alone, editOf, type Layers, layered } from '../../codegen/overlay/layers.ts';
import { Opener } from '../../codegen/overlay/open.ts';
import type { Screen } from '../../src/blocks/screen.ts';
import type { Problem } from '../../src/lang/errors/problem.ts';

export interface CheckedScreen {
  screen: Screen;
  context: ScreenContext;
  problems: Problem[];
}

/** @param name of a screen (`imiona/wg-roku`); with `.edit` at its end the text is what an overlay changes of it */
type CheckText = (name: string, text: string) => CheckedScreen;

/** Checks the screens of one whole municipality. */
export const screenChecker = (root: string, files: Files = filesOnDisk(root)): CheckText =>
  screenCheckerOf({ root }, alone(files));

/**
 * Checks one screen again and again: contract, configuration, words and the other screens are read once. Rules for the whole municipality (unused texts, documents drawn twice) are left out.
 *
 * @returns a function of a screen's name and the present content of its file, of the overlay where there is one
 */
export function screenCheckerOf(where: MunicipalityRoot, layers: Layers): CheckText {
  const { contract, config, context } = gather(where, layers, () => {});
  return (given, text) => {
    const name = given.replace(/\.edit$/, '');
    const file = given === name ? `screens/${name}.json` : editOf(`screens/${name}.json`);
    const { report, sorted } = collector(layers);
    let isScreen = false;
    const opener = new Opener(withText(layers, file, text), context.schemas, (problem) => isScreen && report(problem));
    // The removed services decide which links a screen of the base keeps.
    opener.services();
    isScreen = true;
    const opened = opener.screen(name);
    const signature = signatureOf(name, opened, config, contract);
    const screens = new Map(context.screens).set(name, signature);
    const checked = checkScreen({ ...context, screens, report }, opened, signature);
    return { ...checked, problems: sorted() };
  };
}

/** The layers with the unsaved text of one file: of the overlay, if there is one. */
function withText(layers: Layers, name: string, text: string): Layers {
  const changed = (files: Files): Files => ({
    read: (one) => (one === name ? text : files.read(one)),
    list: (folder) => files.list(folder),
    all: (folder) => files.all(folder),
    kind: (one) => (one === name ? 'file' : files.kind(one)),
  });
  const { below, above, nameAbove, folderOf } = layers;
  return above ? { ...layered(below, changed(above), nameAbove), folderOf } : { ...layers, ...alone(changed(below)) };
}
