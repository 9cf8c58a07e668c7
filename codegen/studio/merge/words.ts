import { findIn } from '../../explain/find.ts';
import { changedFiles } from '../../files/changedFiles.ts';
import type { Files } from '../../files/files.ts';
import { parseJsonFile } from '../../files/jsonFile.ts';
import { alone, CATALOGUE, CATALOGUE_EDIT, type Layers, layered, OVERLAY_CONFIG } from '../../overlay/layers.ts';
import type { Json, Sentence } from '../edit.ts';
import { keyName, typeName } from '../names.ts';
import { NOUNS } from '../nouns.ts';
import { titleKey } from '../pages/sentence.ts';
import { CONFIG } from '../place.ts';
import { Titles } from '../titles.ts';
import { isObject, type Loose, nameOf, valueAt } from '../value.ts';
import {
  addressOf,
  type Clash,
  type Conflict,
  type Did,
  type FileTexts,
  type Side,
  type Step,
  type Three,
} from './conflict.ts';
import { DOES } from './identity.ts';

type Language = keyof Sentence;

/** A longer title or text is cut in a sentence. */
const LONGEST = 60;
const NONE: Files = { read: () => undefined, list: () => [], all: () => [], kind: () => undefined };

/** Says what two versions of a municipality disagree about, in the titles that its residents read. */
export class ConflictWords {
  readonly #layers: readonly Layers[];
  readonly #titles: readonly Titles[];
  readonly #below: Files | undefined;
  readonly #who: Readonly<Record<Side, string | Sentence>>;

  /** @param below the files of the base, for an overlay */
  constructor(texts: Three<FileTexts>, below: Files | undefined, who: Readonly<Record<Side, string | Sentence>>) {
    this.#below = below;
    this.#who = who;
    this.#layers = [texts.base, texts.ours, texts.theirs].map((one) => {
      const files = changedFiles(NONE, one ?? new Map());
      return below ? layered(below, files, (name) => name) : alone(files);
    });
    this.#titles = this.#layers.map((layers) => new Titles(layers));
  }

  of(clash: Clash): Conflict {
    const { file } = clash;
    const way = this.#inScreen(clash);
    const part = both((language) => this.#part(file, way, language));
    const isMove = clash.ours.did === 'moved' || clash.ours.did === 'movedInto';
    const version = (side: Side) => ({
      did: clash[side].did,
      value: clash[side].value as Json | undefined,
      shown: both((language) => this.#shown(clash[side].value, language)),
    });
    const [ours, theirs] = [version('ours'), version('theirs')];
    const text = file.startsWith('locales/');
    const property = text || file.endsWith('.html') ? undefined : propertyOf(way);
    const did = (side: Side, language: Language): string => {
      const { did, shown } = side === 'ours' ? ours : theirs;
      // What an overlay adds to an edit is a change of the part below it.
      const verb = did === 'added' && property !== undefined && file.endsWith('.edit.json') ? 'changed' : did;
      return VERBS[language](
        verb,
        property && small(keyName(property, language)),
        text || isMove ? named(shown[language]) : '',
      );
    };
    const who = (side: Side, language: Language): string => {
      const name = this.#who[side];
      return typeof name === 'string' ? name : name[language];
    };
    return {
      id: `${file}#${addressOf(clash.way)}${isMove ? '#order' : ''}`,
      file,
      at: addressOf(way),
      part,
      sentence: {
        en: `${part.en}: ${who('ours', 'en')} ${did('ours', 'en')}, ${who('theirs', 'en')} ${did('theirs', 'en')}`,
        pl: `${part.pl}. ${who('ours', 'pl')}: ${did('ours', 'pl')}; ${who('theirs', 'pl')}: ${did('theirs', 'pl')}`,
      },
      ours,
      theirs,
    };
  }

  #part(file: string, way: readonly Step[], language: Language): string {
    const [, of, namespace] = /^locales\/(\w+)\/([^/]+)\.json$/.exec(file) ?? [];
    if (of !== undefined && way.length > 0) {
      const key = [namespace, ...way.map(({ name }) => name)].join('.');
      return `${language === 'en' ? 'Text' : 'Tekst'} ${named(this.#text(key, of) ?? key)} (${of})`;
    }
    const [, id, tongue] = /^content\/pages\/(.+)\/(\w+)\.html$/.exec(file) ?? [];
    if (id !== undefined) {
      const page = `${language === 'en' ? 'Page' : 'Strona'} ${named(this.#entry(id, 'pages', language))} (${tongue})`;
      const [block] = way;
      return block ? `${page}, ${named(block.name)}` : page;
    }
    return this.#partOfFile(file, way, language);
  }

  #partOfFile(file: string, way: readonly Step[], language: Language): string {
    const parts = this.#named(file, way, language);
    if (parts.length === 0) return this.#whole(file, language);
    const [outer, inner] = [parts.at(-2), parts.at(-1)!];
    if (!outer) return capital(inner);
    return language === 'en' ? `${capital(inner)} of ${small(outer)}` : `${capital(outer)}, ${small(inner)}`;
  }

  /** The parts around a value that have a name, each with what it is: the outermost first. */
  #named(file: string, way: readonly Step[], language: Language): string[] {
    return way.flatMap(({ name, item }, index) => {
      const key = way[index - 1]?.name ?? '';
      const entry = this.#entryOf(file, way, index);
      const part = item ?? entry;
      if (!isObject(part)) return [];
      const noun = CATALOGUE_NOUNS[key] ?? NOUNS[entry || !Array.isArray(part) ? key : ''];
      const isBlock = typeof part.type === 'string' && typeof part.id === 'string';
      const what = isBlock ? typeName(String(part.type), language) : (noun?.[language] ?? NOUNS.part![language]);
      return [`${what} ${named(this.#title(part, language) || name)}`];
    });
  }

  /** An entry of a file in which names are keys: the configuration of an overlay, and its list of pages. */
  #entryOf(file: string, way: readonly Step[], index: number): Loose | undefined {
    if (index !== 1 || (file !== OVERLAY_CONFIG && file !== CATALOGUE_EDIT)) return undefined;
    const [list, { name }] = way as [Step, Step];
    if (NOUNS[list.name] === undefined && CATALOGUE_NOUNS[list.name] === undefined) return undefined;
    const own = this.#layers.flatMap(({ above }) => partIn(above?.read(file), [list.name, name]) ?? []);
    const text = this.#below?.read(file === OVERLAY_CONFIG ? CONFIG : CATALOGUE);
    const found =
      text === undefined ? undefined : findIn(parseJsonFile(text, '').file, `${list.name}/${name}`, { blocks: false });
    const below = found && !('why' in found) ? (found.value as Loose) : undefined;
    return Object.assign({}, ...[below, ...own].filter(isObject));
  }

  /** Where an overlay's edit leads to, as a way in the screen of the base. */
  #inScreen({ file, way }: Clash): readonly Step[] {
    const [list, edit, does, ...rest] = way;
    if (!file.endsWith('.edit.json') || list?.name !== 'edits' || !isObject(edit?.item)) return way;
    const address = String(edit.item.at);
    const text = this.#below?.read(file.replace(/\.edit\.json$/, '.json'));
    const found = text === undefined ? undefined : findIn(parseJsonFile(text, '').file, address, { blocks: true });
    if (!found || 'why' in found) return [...address.split('/').map((name) => ({ name })), ...rest];
    const root = found.file.value as Loose;
    const base = found.path.map((key, index): Step => {
      const item = typeof key === 'number' ? valueAt(root, found.path.slice(0, index + 1)) : undefined;
      return {
        name: item === undefined ? String(key) : (nameOf(item) ?? String(key)),
        ...(item !== undefined && { item }),
      };
    });
    const isAround = does !== undefined && does.name !== 'change' && (DOES as readonly string[]).includes(does.name);
    return isAround && rest.length > 0
      ? [...base.slice(0, does.name === 'inside' ? undefined : -1), ...rest]
      : [...base, ...rest];
  }

  #whole(file: string, language: Language): string {
    const screen = /^screens\/(.+?)(?:\.edit|\.scenario)?\.json$/.exec(file)?.[1];
    if (screen === undefined) {
      if (file === CONFIG || file === OVERLAY_CONFIG) return language === 'en' ? 'Configuration' : 'Konfiguracja';
      return `${language === 'en' ? 'File' : 'Plik'} ${named(file)}`;
    }
    const values = this.#layers.map(({ files }) => partIn(files.read(`screens/${screen}.json`), []));
    const title = values.map((value) => this.#title(value, language)).find(Boolean);
    return `${language === 'en' ? 'Screen' : 'Ekran'} ${named(title || screen)}`;
  }

  #title(part: Loose | undefined, language: Language): string {
    const name = nameOf(part) ?? '';
    return this.#titles.map((titles) => titles.of(part, language)).find((title) => title !== name) ?? name;
  }

  #text(key: string, language: string): string | undefined {
    return this.#titles.map((titles) => titles.text(key, language)).find((text) => text !== undefined);
  }

  #entry(id: string, part: 'pages' | 'files', language: Language): string {
    for (const layers of this.#layers) {
      const key = titleKey(layers, part, id);
      const text = key && (this.#text(key, language) ?? this.#text(key, 'pl'));
      if (text) return text;
    }
    return id;
  }

  #shown(value: Loose | undefined, language: Language): string {
    if (value === undefined || value === '') return '';
    if (typeof value === 'string') return this.#text(value, language) ?? this.#text(value, 'pl') ?? value;
    return (isObject(value) && this.#title(value, language)) || JSON.stringify(value);
  }
}

const both = (say: (language: Language) => string): Sentence => ({ pl: say('pl'), en: say('en') });

/** The key of what is changed in the innermost named part. */
function propertyOf(way: readonly Step[]): string | undefined {
  const last = way.findLastIndex(({ item }) => isObject(item));
  const step = way[last + 1];
  return step && !step.item ? step.name : undefined;
}

function partIn(text: string | undefined, path: readonly string[]): Loose | undefined {
  if (text === undefined) return undefined;
  return valueAt(parseJsonFile(text, '').file.value as Loose, path);
}

const CATALOGUE_NOUNS: Readonly<Record<string, Sentence>> = {
  pages: { en: 'Page', pl: 'Strona' },
  folders: { en: 'Folder', pl: 'Katalog' },
  files: { en: 'File', pl: 'Plik' },
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const small = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
const named = (title: string): string =>
  title === '' ? '' : `*${title.replaceAll('*', '').slice(0, LONGEST).trimEnd()}${title.length > LONGEST ? '…' : ''}*`;

/** What one side did, without who did it. */
const VERBS: Readonly<Record<Language, (did: Did, property: string | undefined, shown: string) => string>> = {
  en(did, property, shown) {
    if (did === 'movedInto') return shown ? `moved it into ${shown}` : 'moved it to the screen itself';
    if (did === 'moved') return shown ? `moved it behind ${shown}` : 'moved it to the beginning';
    if (shown) return did === 'removed' ? 'removed it' : `wrote ${shown}`;
    const what = property === undefined ? 'it' : `"${property}"`;
    return `${did} ${what}`;
  },
  pl(did, property, shown) {
    if (did === 'movedInto') return shown ? `przeniesiono do ${shown}` : 'przeniesiono na sam ekran';
    if (did === 'moved') return shown ? `przeniesiono za ${shown}` : 'przeniesiono na początek';
    if (shown) return did === 'removed' ? 'usunięto' : `wpisano ${shown}`;
    const verb = did === 'removed' ? 'usunięto' : did === 'added' ? 'dodano' : 'zmieniono';
    return property === undefined ? verb : `${verb} „${property}”`;
  },
};
