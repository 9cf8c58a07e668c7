import { parseJsonFile } from '../../files/jsonFile.ts';
import { CATALOGUE, CATALOGUE_EDIT, type Layers } from '../../overlay/layers.ts';
import type { Sentence, SmallEdit } from '../edit.ts';
import type { Titles } from '../titles.ts';
import { indexOf, isObject, type Loose, valueAt, wordOf } from '../value.ts';
import type { ContentEdit } from './contentEdit.ts';

/** @param named a title as sentences have it @param all the small edits of the step */
export function sentenceOfContent(
  edit: ContentEdit,
  titles: Titles,
  named: (title: string) => string,
  layers: Layers,
  all: readonly SmallEdit[],
): Sentence {
  if (edit.kind === 'file') {
    const title = named(edit.file.split('/').at(-1)!);
    const [en, pl] = edit.base64 === '' ? ['removed', 'usunięto'] : ['added', 'dodano'];
    return { en: `File ${title} ${en}`, pl: `Plik ${title}: ${pl}` };
  }
  const part = edit.kind === 'entry' ? edit.part : 'pages';
  const key = titleKey(layers, part, edit.id);
  const of = (language: string): string => named(titles.text(key, language) ?? titles.text(key, 'pl') ?? edit.id);
  const noun = part === 'pages' ? { en: 'Page', pl: 'Strona' } : { en: 'File', pl: 'Plik' };
  if (edit.kind === 'place') {
    const folder = titleKey(layers, 'folders', edit.in);
    const into = (language: string): string => named(titles.text(folder, language) ?? edit.in);
    return {
      en: `${noun.en} ${of('en')} moved into folder ${into('en')}`,
      pl: `${noun.pl} ${of('pl')}: przeniesiono do katalogu ${into('pl')}`,
    };
  }
  if (edit.kind === 'entry') {
    const [en, pl] = edit.entry ? ['added', 'dodano'] : ['removed', 'usunięto'];
    return { en: `${noun.en} ${of('en')} ${en}`, pl: `${noun.pl} ${of('pl')}: ${pl}` };
  }
  const [en, pl] = edit.html === '' ? ['taken away', 'usunięto'] : ['written anew', 'zmieniono treść'];
  const languages = all.flatMap((one) => (one.kind === 'page' && one.id === edit.id ? [one.language] : []));
  const where = languages.join(', ');
  return { en: `${noun.en} ${of('en')} (${where}) ${en}`, pl: `${noun.pl} ${of('pl')} (${where}): ${pl}` };
}

/** The text key of the title of a page or file. */
export function titleKey({ files, above }: Layers, part: 'pages' | 'files' | 'folders', id: string): string {
  const own = contentOf(above?.read(CATALOGUE_EDIT));
  const list = valueAt(contentOf(files.read(CATALOGUE)), [part]);
  const found = Array.isArray(list) ? list[indexOf(list, id)] : undefined;
  const key = part === 'pages' ? 'title' : 'name';
  const changed = valueAt(own, [part, id]);
  return wordOf(valueAt(changed, [key])) || wordOf(isObject(found) ? found[key] : undefined);
}

const contentOf = (text: string | undefined): Loose | undefined =>
  text === undefined ? undefined : (parseJsonFile(text, '').file.value as Loose);
