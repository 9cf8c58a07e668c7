import type { Problem } from '../../src/lang/errors/problem.ts';
import { type JsonFile, parseJsonFile } from '../files/jsonFile.ts';
import { openFile, reporterFor } from '../files/openFile.ts';
import { asWritten, record } from '../files/raw.ts';
import type { Schemas } from '../files/schemas.ts';
import { checkShape, guess } from '../files/shape.ts';
import type { SymbolListener } from '../files/symbolListener.ts';
import type { ScreenJson } from '../generated/descriptors.ts';
import { layerCatalogue } from './content.ts';
import { type Gone, type GoneContent, goneContent, goneFrom, nothingGone } from './gone.ts';
import { CATALOGUE, CATALOGUE_EDIT, editedIn, editOf, type Layers, OVERLAY_CONFIG } from './layers.ts';
import { withoutLinks } from './links.ts';
import { withoutOff } from './off.ts';
import { layerScreen } from './screen.ts';
import { layerServices } from './services.ts';

/** Opens the files of a municipality with the changes of its overlay, and validates each against its schema. */
export class Opener {
  readonly #layers: Layers;
  readonly #schemas: Schemas;
  readonly #report: (problem: Problem) => void;
  readonly #listener: SymbolListener | undefined;
  #gone: Gone = nothingGone;
  readonly #catalogue: { file: JsonFile | undefined; gone: GoneContent };

  /** @param listener receives what the check finds */
  constructor(layers: Layers, schemas: Schemas, report: (problem: Problem) => void, listener?: SymbolListener) {
    this.#listener = listener;
    this.#layers = layers;
    this.#schemas = schemas;
    this.#report = report;
    this.#catalogue = this.#openCatalogue();
  }

  services(): JsonFile {
    const base = this.#open('services.config.json', 'config/services.schema.json');
    const written = this.#layered(base);
    if (written !== base) this.#checked(written, 'config/services.schema.json');
    const on = withoutOff(written);
    if (on !== base) this.#gone = goneFrom([base, written], on, (screen, key) => this.#namesOf(screen, key));
    return on;
  }

  #layered(base: JsonFile): JsonFile {
    const { above, nameAbove } = this.#layers;
    const text = above?.read(OVERLAY_CONFIG);
    if (text === undefined) return base;
    const over = openFile(
      nameAbove(OVERLAY_CONFIG),
      text,
      'config/overlay.schema.json',
      this.#schemas,
      this.#report,
      this.#listener,
    );
    return layerServices(base, over, this.#catalogue.gone, reporterFor(over, this.#report), this.#listener);
  }

  /** What is switched off, or removed by the overlay; known after the services are read. */
  get gone(): Gone {
    return this.#gone;
  }

  /** What the overlay has removed of the pages and files. */
  get goneContent(): GoneContent {
    return this.#catalogue.gone;
  }

  /** content/catalogue.json; undefined when no layer has one. */
  get catalogue(): JsonFile | undefined {
    return this.#catalogue.file;
  }

  /** The HTML of a page, without links to what is switched off; a page of the base has no links to removed pages. */
  page(name: string): string | undefined {
    const { above, below } = this.#layers;
    const own = above?.read(name);
    if (own !== undefined) return own;
    const text = below.read(name);
    const isWhole = !above && this.#gone === nothingGone;
    return text === undefined || isWhole ? text : withoutLinks(text, (at) => this.#leadsNowhere(at));
  }

  screen(name: string): JsonFile {
    return this.#edited(`screens/${name}.json`, 'descriptors/screen.schema.json');
  }

  fragment(name: string): JsonFile {
    return this.#edited(`screens/${name}.json`, 'descriptors/fragment.schema.json');
  }

  definitions(name: string): JsonFile {
    return this.#edited(`screens/${name}.json`, 'descriptors/definitions.schema.json');
  }

  /** Edits of screens that do not exist, or that the overlay also replaces. */
  checkEdits(): void {
    const { above, below, nameAbove } = this.#layers;
    const there = below.list('screens');
    for (const name of above ? editedIn(above) : []) {
      const edit = editOf(name);
      const at = startOf(nameAbove(edit));
      if (above?.read(name) !== undefined) {
        this.#report({ ...at, code: 'overlay.twice', message: wholeAndEdit(name) });
      } else if (!there.includes(name)) {
        const message = `The base of this overlay has no ${name} to change.${guess(name, there)}`;
        this.#report({ ...at, code: 'overlay.nothing', message });
      }
    }
  }

  #edited(name: string, schema: string): JsonFile {
    const base = this.#open(name, schema);
    const { above, nameAbove } = this.#layers;
    if (!above) return layerScreen(base, this.#gone);
    if (above.read(name) !== undefined) return base;
    const text = above.read(editOf(name));
    if (text === undefined) return layerScreen(base, this.#gone);
    const edit = nameAbove(editOf(name));
    const file = openFile(edit, text, 'descriptors/edit.schema.json', this.#schemas, this.#report, this.#listener);
    return this.#checked(
      layerScreen(base, this.#gone, { file, reportAt: reporterFor(file, this.#report), listener: this.#listener }),
      schema,
    );
  }

  #openCatalogue(): { file: JsonFile | undefined; gone: GoneContent } {
    const { above, files, nameAbove } = this.#layers;
    const text = above?.read(CATALOGUE_EDIT);
    const whole = above?.read(CATALOGUE) !== undefined;
    if (text === undefined && files.read(CATALOGUE) === undefined)
      return { file: undefined, gone: goneContent(undefined, undefined) };
    const base = this.#open(CATALOGUE, 'config/content.schema.json');
    if (text === undefined || whole) {
      if (text !== undefined)
        this.#report({
          code: 'overlay.twice',
          ...startOf(nameAbove(CATALOGUE_EDIT)),
          message: wholeAndEdit(CATALOGUE),
        });
      const { file: below } = parseJsonFile((whole && this.#layers.below.read(CATALOGUE)) || '{}', CATALOGUE);
      return { file: base, gone: goneContent(whole ? below : base, base) };
    }
    const edit = nameAbove(CATALOGUE_EDIT);
    const over = openFile(edit, text, 'config/content-edit.schema.json', this.#schemas, this.#report, this.#listener);
    const merged = layerCatalogue(base, over, reporterFor(over, this.#report));
    return { file: this.#checked(merged, 'config/content.schema.json'), gone: goneContent(base, merged) };
  }

  #leadsNowhere(address: string): boolean {
    const [path = '', query = ''] = address.split('#', 1)[0]!.split('?');
    const params = new URLSearchParams(query);
    const [page, link] = [params.get('nazwaPliku'), params.get('link')];
    const { pages, folders, files } = this.#catalogue.gone;
    // A page of the office is asked for by the name of its parameter, a folder and a file by the same one.
    return (
      this.#gone.paths.has(path) ||
      (page !== null && pages.has(page)) ||
      (link !== null && (folders.has(link) || files.has(link)))
    );
  }

  /** The names under one key of a screen; its mistakes are reported elsewhere. */
  #namesOf(screen: string, key: 'documents' | 'params'): readonly string[] {
    const text = this.#layers.files.read(`screens/${screen}.json`);
    return text?.includes(`"${key}"`)
      ? Object.keys(record(asWritten<ScreenJson>(parseJsonFile(text, '').file.value)[key]))
      : [];
  }

  #open(name: string, schema: string): JsonFile {
    const { above, below, nameAbove } = this.#layers;
    const own = above?.read(name);
    const [shown, text] = own === undefined ? [name, below.read(name)] : [nameAbove(name), own];
    return openFile(shown, text, schema, this.#schemas, this.#report, this.#listener);
  }

  #checked(file: JsonFile, schema: string): JsonFile {
    checkShape(this.#schemas, this.#schemas.open(schema), file.value, [], { problem: reporterFor(file, this.#report) });
    return file;
  }
}

const startOf = (file: string) => ({ severity: 'error', file, pointer: '', line: 1, column: 1 }) as const;
const wholeAndEdit = (name: string): string =>
  `The overlay replaces ${name} as a whole, so this file has no effect: keep one of the two.`;
