import { type JsonFile, parseJsonFile } from '../files/jsonFile.ts';
import { editOf, OVERLAY_CONFIG } from '../overlay/layers.ts';
import { Opener } from '../overlay/open.ts';
import { applied, type PartEdit } from './applied.ts';
import { Refusal, type SmallEdit } from './edit.ts';
import type { Edited, OwnChange } from './edited.ts';
import { languagesOf } from './languages.ts';
import { rewrite } from './layout/rewrite.ts';
import { isOfBase } from './overlay/configEdit.ts';
import { contentIn, notRead, ownConfig, ownScreenEdit } from './overlay/overlayFiles.ts';
import type { OwnFile } from './overlay/ownFile.ts';
import { changeOfContent } from './pages/changeOfContent.ts';
import { CONFIG, pathTo } from './place.ts';
import { changeOfCase } from './scenarios/changeOfCase.ts';
import { schemaFrom } from './schemaFrom.ts';
import { textPlace, withText } from './textEdit.ts';
import { bare, equal, type Loose, type LooseObject, valueAt } from './value.ts';

/**
 * What an edit does to the municipality's own files: never to those of its base.
 *
 * @throws Refusal when it cannot be made
 */
export function changeOf(edited: Edited, edit: SmallEdit): OwnChange {
  const change = changeAs(edited, edit);
  if (change.before !== change.after) return change;
  throw new Refusal('This changes nothing: it is so already.', 'Ta zmiana niczego nie zmienia: już tak jest.');
}

function changeAs(edited: Edited, edit: SmallEdit): OwnChange {
  switch (edit.kind) {
    case 'text':
      return changeOfText(edited, edit);
    case 'logo':
      return changeOfLogo(edited, edit);
    case 'screen':
      return newScreen(edited, edit);
    case 'case':
      return changeOfCase(edited, edit);
    case 'page':
    case 'entry':
    case 'place':
    case 'file':
      return changeOfContent(edited, edit);
    default:
      return changeOfPart(edited, edit);
  }
}

/** @throws Refusal when there is a screen of this name, also in the base */
function newScreen(edited: Edited, edit: Extract<SmallEdit, { kind: 'screen' }>): OwnChange {
  const { file, value } = edit;
  if (edited.layers.files.read(file) !== undefined)
    throw new Refusal(`There already is a ${file}.`, `Plik ${file} już jest.`);
  const $schema = schemaFrom(edited, file, 'screen');
  return { file, before: undefined, after: rewrite(undefined, { $schema, ...(value as LooseObject) }) };
}

function changeOfText({ layers }: Edited, edit: Extract<SmallEdit, { kind: 'text' }>): OwnChange {
  if (!languagesOf(layers).includes(edit.language))
    throw new Refusal(
      `The municipality has no language "${edit.language}".`,
      `Gmina nie ma języka „${edit.language}”.`,
    );
  const { file, path } = textPlace(edit.key, edit.language);
  const before = (layers.above ?? layers.files).read(file);
  const below = layers.above && valueAt(contentOf(layers.below.read(file), file), path);
  const content = withText(contentOf(before, file), path, edit.text, below);
  return { file, before, after: content && rewrite(before, content) };
}

function changeOfLogo({ layers }: Edited, { file, text }: Extract<SmallEdit, { kind: 'logo' }>): OwnChange {
  const before = (layers.above ?? layers.files).read(file);
  return { file, before, after: text === '' ? undefined : text };
}

function changeOfPart(edited: Edited, edit: PartEdit): OwnChange {
  const { layers } = edited;
  const whole = layers.above ?? layers.files;
  const before = whole.read(edit.file);
  if (layers.above && (edit.file === CONFIG || before === undefined)) return changeOfOverlay(edited, edit);
  if (before === undefined) throw new Refusal(`There is no ${edit.file}.`, `Nie ma pliku ${edit.file}.`);
  const { file, problems } = parseJsonFile(before, edit.file);
  if (problems.length > 0) throw notRead(edit.file);
  return { file: edit.file, before, after: rewrite(before, applied(file, edit)) };
}

/** A file of the municipality with what its overlay makes of it. @throws Refusal when there is none */
export function mergedFile(edited: Edited, name: string): JsonFile {
  const { layers } = edited;
  const text = (layers.above ?? layers.files).read(name);
  if (layers.above && (name === CONFIG || text === undefined))
    return (name === CONFIG ? overlayConfig(edited) : screenEdit(edited, name)).now.file;
  if (text === undefined) throw new Refusal(`There is no ${name}.`, `Nie ma pliku ${name}.`);
  return parseJsonFile(text, layers.above ? layers.nameAbove(name) : name).file;
}

function changeOfOverlay(edited: Edited, edit: PartEdit): OwnChange {
  const { layers } = edited;
  const isConfig = edit.file === CONFIG;
  const name = isConfig ? OVERLAY_CONFIG : editOf(edit.file);
  const before = layers.above!.read(name);
  const own = isConfig ? overlayConfig(edited) : screenEdit(edited, edit.file);
  const wanted = wantedOf(own, edit);
  if (edit.kind === 'move' && equal(wanted, own.now.value)) return { file: name, before, after: before };
  const found = own.contentFor(edit, wanted);
  if (!found) throw impossible();
  const { content } = found;
  if (content && before === undefined) {
    const $schema = schemaFrom(edited, name, 'edit');
    return { file: name, before, after: rewrite(before, { $schema, ...content }) };
  }
  // Without overlay.config.json the folder would be no overlay any more.
  if (!content && isConfig) return { file: name, before, after: rewrite(before, schemaOf(own.value)) };
  return { file: name, before, after: content && rewrite(before, content) };
}

const schemaOf = (content: LooseObject | undefined): LooseObject => {
  const $schema = content?.$schema;
  return bare($schema === undefined ? {} : { $schema: $schema }) as LooseObject;
};

/** The merged file after the edit. What an overlay changes comes back as the base has it when it is taken away. */
function wantedOf(own: OwnFile, edit: PartEdit): LooseObject {
  if (edit.kind === 'remove' && edit.file === CONFIG && isOfBase(own, edit.at))
    return applied(own.now.file, { ...edit, kind: 'set', key: 'off', value: true });
  const wanted = applied(own.now.file, edit);
  if (edit.kind !== 'unset') return wanted;
  const old = valueAt(own.now.value, [...pathTo(own.now.file, edit.at), edit.key]);
  const below = baseValue(own, edit.at, edit.key);
  if (below !== undefined && JSON.stringify(below) !== JSON.stringify(old))
    (valueAt(wanted, pathTo(own.now.file, edit.at)) as LooseObject)[edit.key] = below;
  return wanted;
}

function baseValue(own: OwnFile, at: string, key: string): Loose | undefined {
  try {
    return valueAt(own.base.value, [...pathTo(own.base.file, at), key]);
  } catch (failure) {
    if (failure instanceof Refusal) return undefined;
    throw failure;
  }
}

function screenEdit({ layers, schemas }: Edited, file: string): OwnFile {
  const opener = new Opener(layers, schemas, () => {});
  opener.services();
  const text = layers.below.read(file);
  if (text === undefined) throw new Refusal(`There is no ${file}.`, `Nie ma pliku ${file}.`);
  const own = { name: layers.nameAbove(editOf(file)), text: layers.above!.read(editOf(file)) };
  return ownScreenEdit(own, parseJsonFile(text, file).file, opener.gone);
}

function overlayConfig({ layers, schemas }: Edited): OwnFile {
  const { goneContent } = new Opener(layers, schemas, () => {});
  const own = { name: layers.nameAbove(OVERLAY_CONFIG), text: layers.above!.read(OVERLAY_CONFIG) };
  return ownConfig(own, parseJsonFile(layers.below.read(CONFIG) ?? '{}', CONFIG).file, goneContent);
}

const contentOf = (text: string | undefined, name: string): LooseObject =>
  contentIn(text, name) ?? (Object.create(null) as LooseObject);

const impossible = (): Refusal =>
  new Refusal(
    'An overlay cannot make this change: the part has no name, or the check would refuse the change.',
    'Nakładka nie może tak zmienić: część nie ma nazwy albo sprawdzenie odrzuciłoby zmianę.',
  );
