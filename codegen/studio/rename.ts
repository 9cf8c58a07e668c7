import { pointerOf } from '../files/jsonFile.ts';
import { edited as withEdits } from '../lsp/edits.ts';
import type { References } from '../lsp/references.ts';
import { rename } from '../lsp/rename.ts';
import { mergedFile } from './changes.ts';
import { Refusal, type Rename, type Sentence } from './edit.ts';
import type { Edited, OwnChange } from './edited.ts';
import { pathTo } from './place.ts';
import { nounOf, Titles } from './titles.ts';
import { isObject, type Loose, valueAt } from './value.ts';

/**
 * Another id for a block or a part, everywhere where it is named: in expressions, actions, scenarios and edits.
 *
 * @param found of the files as they are now, with the absolute folder as the name of an overlay's files
 * @throws Refusal when it cannot be renamed, or another municipality has named it
 */
export function renamed(edited: Edited, edit: Rename, found: References): { changes: OwnChange[]; sentence: Sentence } {
  const { folder, layers } = edited;
  const file = mergedFile(edited, edit.file);
  const path = pathTo(file, edit.at);
  const part = valueAt(file.value as Loose, path);
  if (!isObject(part) || typeof part.id !== 'string')
    throw new Refusal('Its name is that of a field of the contract.', 'Nazwa tej części jest nazwą pola z kontraktu.');
  const origin = file.place([...path, 'id']);
  const written = origin.file ?? file.name;
  const whole = written.startsWith('/')
    ? written
    : found.symbols.pathOf(written.replace(layers.nameAbove(''), `${folder}/`));
  const pointer = origin.pointer ?? pointerOf([...path, 'id']);
  const use = found.uses.find((one) => one.role === 'definition' && one.file === whole && one.pointer === pointer);
  if (
    !use ||
    !whole.startsWith(`${folder}/`) ||
    (layers.above && layers.above.read(whole.slice(folder.length + 1)) === undefined)
  )
    throw new Refusal(
      'The base has named this part: an overlay keeps its name.',
      'Nazwę nadała baza: nakładka jej nie zmienia.',
    );
  const result = rename([found], use, edit.name);
  if ('why' in result) throw new Refusal(result.why, `Nie można tak nazwać tej części: ${result.why}`);
  const changes = [...Map.groupBy(result.edits, (one) => one.file)].map(([name, edits]): OwnChange => {
    const own = name.slice(folder.length + 1);
    const before = name.startsWith(`${folder}/`) ? (layers.above ?? layers.files).read(own) : undefined;
    if (before === undefined)
      throw new Refusal(
        `${name} names it, too, and is not of this municipality.`,
        `Używa jej też ${name}, który nie należy do gminy.`,
      );
    return { file: own, before, after: withEdits(before, edits) };
  });
  if (changes.length === 0)
    throw new Refusal('This changes nothing: it is so already.', 'Ta zmiana niczego nie zmienia: już tak jest.');
  const titles = new Titles(layers);
  const noun = nounOf(file.value as Loose, path);
  const sentence = {
    en: `${noun.en} *${titles.of(part, 'en')}*: its id is now ${edit.name}`,
    pl: `${noun.pl} *${titles.of(part, 'pl')}*: nowy identyfikator ${edit.name}`,
  };
  return { changes, sentence };
}
