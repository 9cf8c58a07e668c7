import type { Path } from '../files/jsonFile.ts';
import { type Layers, OVERLAY_CONFIG } from '../overlay/layers.ts';
import { NOUNS } from './nouns.ts';
import { CONFIG } from './place.ts';
import { isObject, type Loose, nameOf, valueAt, wordOf } from './value.ts';

/** Keys that hold what a resident reads of a part; the first one present counts. */
const TITLES = ['label', 'title', 'name', 'caption', 'text'] as const;

/** The texts of a municipality, one by one: a sentence needs two or three of them. */
export class Titles {
  readonly #layers: Layers;
  readonly #files = new Map<string, Loose | undefined>();

  constructor(layers: Layers) {
    this.#layers = layers;
  }

  /** The visible title of a part; of one without a title its name. */
  of(value: Loose | undefined, language: string): string {
    const shown = isObject(value) ? TITLES.map((key) => this.#shown(value[key], language)).find(Boolean) : undefined;
    return shown ?? this.#target(value, language) ?? nameOf(value) ?? '';
  }

  /** The text of a key; undefined: there is none in this language. */
  text(key: string, language: string): string | undefined {
    const [namespace = '', ...path] = key.split('.');
    const { above, below } = this.#layers;
    for (const [layer, files] of Object.entries({ above, below })) {
      const name = `locales/${language}/${namespace}.json`;
      const found = valueAt(this.#content(`${layer} ${name}`, files?.read(name)), path);
      if (typeof found === 'string') return found;
    }
    return undefined;
  }

  #content(key: string, text: string | undefined): Loose | undefined {
    if (!this.#files.has(key)) this.#files.set(key, parsed(text));
    return this.#files.get(key);
  }

  /** A text key, or an object that has one. */
  #shown(value: Loose | undefined, language: string): string | undefined {
    const key = wordOf(isObject(value) ? value.text : value);
    const text = this.text(key, language) ?? this.text(`${key}_other`, language) ?? this.text(key, 'pl');
    return text?.replace(/\{\{\w+\}\}/g, '…');
  }

  /** The name of the service that a tile or a title leads to. */
  #target(value: Loose | undefined, language: string): string | undefined {
    const number = isObject(value)
      ? wordOf(valueAt(value, ['to', 'service']) ?? valueAt(value, ['title', 'service']))
      : '';
    if (number === '') return undefined;
    const above = this.#content(OVERLAY_CONFIG, this.#layers.above?.read(OVERLAY_CONFIG));
    const own = valueAt(above, ['services', number, 'name']);
    if (own !== undefined) return this.#shown(own, language);
    const groups = valueAt(this.#content(CONFIG, this.#layers.files.read(CONFIG)), ['groups']);
    const services = (Array.isArray(groups) ? groups : []).flatMap(
      (group) => valueAt(group, ['services']) ?? [],
    ) as Loose[];
    const service = services.find((one) => nameOf(one) === number);
    return service === undefined ? undefined : this.#shown(valueAt(service, ['name']), language);
  }
}

function parsed(text: string | undefined): Loose | undefined {
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What a part is, in the words of the page. */
export function nounOf(root: Loose, path: Path): { en: string; pl: string } {
  const value = valueAt(root, path);
  const list = String(path.at(typeof path.at(-1) === 'number' ? -2 : -1) ?? '');
  const type = isObject(value) ? wordOf(value.type) : '';
  return NOUNS[typeof path.at(-1) === 'number' ? list : ''] ?? NOUNS[type] ?? (type ? NOUNS.content! : NOUNS.part!);
}
