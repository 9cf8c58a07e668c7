import type { Problem } from '../../src/errors/problem.ts';
import type { JsonFile } from '../check/jsonFile.ts';
import { openFile, teller } from '../check/openFile.ts';
import type { Schemas } from '../check/schemas.ts';
import { checkShape, guess } from '../check/shape.ts';
import { editedIn, editOf, type Layers, OVERLAY_CONFIG } from './layers.ts';
import { layerScreen } from './screen.ts';
import { layerServices, switchedOff } from './services.ts';

/** Opens the files of a municipality as the overlay over it leaves them, each held against its schema. */
export class Opener {
  readonly #layers: Layers;
  readonly #schemas: Schemas;
  readonly #report: (problem: Problem) => void;
  #off: ReadonlySet<number> = new Set();

  constructor(layers: Layers, schemas: Schemas, report: (problem: Problem) => void) {
    this.#layers = layers;
    this.#schemas = schemas;
    this.#report = report;
  }

  services(): JsonFile {
    const base = this.#open('services.config.json', 'config/services.schema.json');
    const { above, nameAbove } = this.#layers;
    const text = above?.read(OVERLAY_CONFIG);
    if (text === undefined) return base;
    const over = openFile(nameAbove(OVERLAY_CONFIG), text, 'config/overlay.schema.json', this.#schemas, this.#report);
    this.#off = switchedOff(over);
    const merged = layerServices(base, over, teller(over, this.#report));
    return this.#checked(merged, 'config/services.schema.json');
  }

  screen(name: string): JsonFile {
    return this.#edited(`screens/${name}.json`, 'descriptors/screen.schema.json');
  }

  fragment(name: string): JsonFile {
    return this.#edited(`screens/${name}.json`, 'descriptors/fragment.schema.json');
  }

  /** Edits of screens that are not there, or that the overlay has whole besides. */
  checkEdits(): void {
    const { above, below, nameAbove } = this.#layers;
    const there = below.list('screens');
    for (const name of above ? editedIn(above) : []) {
      const edit = editOf(name);
      const at = { severity: 'error', file: nameAbove(edit), pointer: '', line: 1, column: 1 } as const;
      if (above?.read(name) !== undefined) {
        const message = `The overlay has ${name} whole, so this file changes nothing: keep one of the two.`;
        this.#report({ ...at, code: 'overlay.twice', message });
      } else if (!there.includes(name)) {
        const message = `There is no ${name} below this overlay to change.${guess(name, there)}`;
        this.#report({ ...at, code: 'overlay.nothing', message });
      }
    }
  }

  #edited(name: string, schema: string): JsonFile {
    const base = this.#open(name, schema);
    const { above, nameAbove } = this.#layers;
    if (!above || above.read(name) !== undefined) return base;
    const text = above.read(editOf(name));
    if (text === undefined) return layerScreen(base, this.#off);
    const edit = nameAbove(editOf(name));
    const file = openFile(edit, text, 'descriptors/edit.schema.json', this.#schemas, this.#report);
    return this.#checked(layerScreen(base, this.#off, { file, tell: teller(file, this.#report) }), schema);
  }

  #open(name: string, schema: string): JsonFile {
    const { above, below, nameAbove } = this.#layers;
    const own = above?.read(name);
    const [shown, text] = own === undefined ? [name, below.read(name)] : [nameAbove(name), own];
    return openFile(shown, text, schema, this.#schemas, this.#report);
  }

  #checked(file: JsonFile, schema: string): JsonFile {
    checkShape(this.#schemas, this.#schemas.open(schema), file.value, [], { problem: teller(file, this.#report) });
    return file;
  }
}
