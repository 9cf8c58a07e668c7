import type { JsonFile } from '../files/jsonFile.ts';
import type { Layers } from '../overlay/layers.ts';
import { sentenceOfColours } from './colourSentence.ts';
import { type Edit, mainOf, type Rename, type Sentence, smallEdits } from './edit.ts';
import { keyName } from './names.ts';
import { isContentEdit } from './pages/contentEdit.ts';
import { sentenceOfContent } from './pages/sentence.ts';
import { CONFIG, pathTo, pathToList } from './place.ts';
import { sentenceOfCase } from './scenarios/changeOfCase.ts';
import { nounOf, Titles } from './titles.ts';
import { indexOf, type Loose, valueAt } from './value.ts';

const LONGEST = 60;
/** So many characters before a difference are shown. */
const BEFORE = 12;

/**
 * A step in one sentence, with the visible titles of what it changes.
 *
 * @param file the merged file before the edit; of a text none
 */
export function sentenceOf(whole: Exclude<Edit, Rename>, layers: Layers, file: JsonFile | undefined): Sentence {
  const edit = mainOf(whole);
  const titles = new Titles(layers);
  if (edit.kind === 'text') {
    const [old, now] = fromDifference(titles.text(edit.key, edit.language) ?? edit.key, edit.text).map(named);
    const languages = smallEdits(whole).flatMap((one) => (one.kind === 'text' ? [one.language] : []));
    const where = [...new Set(languages)].join(', ');
    if (edit.text === '') return { en: `Text ${old} (${where}) taken away`, pl: `Tekst ${old} (${where}): usunięto` };
    return { en: `Text ${old} (${where}) changed to ${now}`, pl: `Tekst ${old} (${where}): zmieniono na ${now}` };
  }
  if (isContentEdit(edit)) return sentenceOfContent(edit, titles, named, layers, smallEdits(whole));
  if (edit.kind === 'case') return sentenceOfCase(edit, layers, named);
  if (edit.kind === 'logo')
    return edit.text === ''
      ? { en: 'Logo taken away', pl: 'Logo: usunięto' }
      : { en: 'Logo changed', pl: 'Logo: zmieniono' };
  if (edit.kind === 'screen')
    return { en: `Screen ${named(edit.file)} added`, pl: `Ekran ${named(edit.file)}: dodano` };
  const colours = edit.file === CONFIG && sentenceOfColours(smallEdits(whole), file!.value as Loose);
  if (colours) return colours;
  const about = edit.file === CONFIG && LOOK.find(({ at, key }) => edit.at === at && 'key' in edit && edit.key === key);
  if (about) return about.sentence;
  const root = file!.value as Loose;
  const path = edit.kind === 'add' ? [...pathToList(file!, edit.at), 0] : pathTo(file!, edit.at);
  const value = edit.kind === 'add' ? (edit.item as Loose) : valueAt(root, path);
  const noun = path.length === 0 ? wholeOf(edit.file) : nounOf(root, path);
  const of = (language: string, one: Loose | undefined): string => named(titles.of(one, language));
  const en = `${noun.en} ${of('en', value)}`;
  const pl = `${noun.pl} ${of('pl', value)}`;
  const keyIn = (language: keyof Sentence) => ('key' in edit ? keyName(edit.key, language) : '');
  if (edit.kind === 'set' && edit.key === 'off')
    return edit.value === true
      ? { en: `${en} switched off`, pl: `${pl}: wyłączono` }
      : { en: `${en} switched on`, pl: `${pl}: włączono` };
  if (edit.kind === 'unset' && edit.key === 'off') return { en: `${en} switched on`, pl: `${pl}: włączono` };
  if (edit.kind === 'set') return { en: `${en}: "${keyIn('en')}" changed`, pl: `${pl}: zmieniono „${keyIn('pl')}”` };
  if (edit.kind === 'unset')
    return { en: `${en}: "${keyIn('en')}" taken back`, pl: `${pl}: cofnięto „${keyIn('pl')}”` };
  if (edit.kind === 'remove') return { en: `${en} removed`, pl: `${pl}: usunięto` };
  const verb = edit.kind === 'add' ? { en: 'added', pl: 'dodano' } : { en: 'moved', pl: 'przeniesiono' };
  if (edit.kind === 'move' && edit.list !== undefined) {
    const owner = valueAt(root, pathToList(file!, edit.list).slice(0, -1));
    const isElsewhere = owner !== valueAt(root, path.slice(0, -2));
    if (isElsewhere && owner === root)
      return { en: `${en} moved out, into the screen itself`, pl: `${pl}: wyjęto na sam ekran` };
    if (isElsewhere)
      return { en: `${en} moved into ${of('en', owner)}`, pl: `${pl}: przeniesiono do ${of('pl', owner)}` };
  }
  if (!edit.beside) return { en: `${en} ${verb.en}`, pl: `${pl}: ${verb.pl}` };
  const { side, name } = edit.beside;
  const list = valueAt(root, path.slice(0, -1));
  const neighbour = (Array.isArray(list) ? list[indexOf(list, name)] : undefined) ?? valueAt(root, pathTo(file!, name));
  return {
    en: `${en} ${verb.en} ${side} ${of('en', neighbour)}`,
    pl: `${pl}: ${verb.pl} ${side === 'before' ? 'przed' : 'za'} ${of('pl', neighbour)}`,
  };
}

/** What the whole portal has once. */
const LOOK: readonly { at: string; key: string; sentence: Sentence }[] = [
  { at: 'municipality', key: 'logo', sentence: { en: 'Logo changed', pl: 'Logo: zmieniono' } },
  { at: '', key: 'start', sentence: { en: 'Start page changed', pl: 'Strona startowa: zmieniono' } },
];

const wholeOf = (file: string): { en: string; pl: string } =>
  file === CONFIG ? { en: 'Configuration', pl: 'Konfiguracja' } : { en: 'Screen', pl: 'Ekran' };

/** Two texts; long ones from the words before those that differ. */
function fromDifference(old: string, now: string): [string, string] {
  let same = 0;
  while (same < old.length && old[same] === now[same]) same += 1;
  const isLong = Math.max(old.length, now.length) > LONGEST && now !== '';
  const start = isLong ? old.lastIndexOf(' ', same - BEFORE) + 1 : 0;
  return start > 0 ? [`…${old.slice(start)}`, `…${now.slice(start)}`] : [old, now];
}

/** A title as the sentences have it; a long one is cut. */
const named = (title: string): string =>
  title === '' ? '' : `*${title.length > LONGEST ? `${title.slice(0, LONGEST).trimEnd()}…` : title}*`;
