import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { filesOnDisk } from '../files/files.ts';
import { anyRecord } from '../files/raw.ts';
import type { Step } from './api.ts';
import { bytesOf, ownText } from './bytes.ts';
import { Refusal, type Sentence } from './edit.ts';
import type { OwnChange } from './edited.ts';

/** Beside the municipality's files; the check and the office read no folder with a dot. */
const FOLDER = '.okienko/studio';

/** A step with the bytes that undo it. */
export interface SavedStep {
  id: number;
  sentence: Sentence;
  changes: readonly OwnChange[];
  /** The steps before it are proposed, or agreed on. */
  isLine?: true;
}

/** A file as it is edited while the whole does not check, and as it was on the disk when that began. */
export interface Unwritten {
  disk: string | undefined;
  text: string | undefined;
}

/** What the studio keeps between two starts: its steps, how many of them are made, and the work under way. */
export class WorkFolder {
  readonly steps: SavedStep[];
  made: number;
  readonly unwritten: Map<string, Unwritten>;
  readonly #municipality: string;
  readonly #folder: string;

  constructor(municipality: string) {
    this.#municipality = municipality;
    this.#folder = join(municipality, FOLDER);
    const state = anyRecord(this.#read('state.json'));
    this.steps = this.#savedSteps();
    this.made = Math.min(typeof state.made === 'number' ? state.made : 0, this.steps.length);
    this.unwritten = new Map(
      Object.entries(anyRecord(state.unwritten)).map(([file, one]) => [file, { ...absent(anyRecord(one)) } as never]),
    );
  }

  /** A new step after those that are made; undone ones cannot be made again after it. */
  add(step: Omit<SavedStep, 'id'>): void {
    for (const { id } of this.steps.splice(this.made)) rmSync(this.#path(fileOf(id)), { force: true });
    const id = (this.steps.at(-1)?.id ?? 0) + 1;
    this.steps.push({ id, ...step });
    this.#write(fileOf(id), { id, ...step });
    this.made = this.steps.length;
  }

  /** Lays other texts over files: all of them, or none. @throws Refusal when one is not as it should be before */
  lay(changes: readonly OwnChange[]): void {
    const before = new Map(this.unwritten);
    try {
      for (const change of changes) this.#layOne(change);
    } catch (failure) {
      this.unwritten.clear();
      for (const [file, one] of before) this.unwritten.set(file, one);
      throw failure;
    }
  }

  #layOne({ file, before, after }: OwnChange): void {
    const disk = ownText(filesOnDisk(this.#municipality), this.#municipality, file);
    const known = this.unwritten.get(file);
    if ((known ? known.text : disk) !== before || (known && known.disk !== disk))
      throw new Refusal(
        `Another program has changed ${file} since, so this step would overwrite it.`,
        `Inny program zmienił w tym czasie ${file}, więc ten krok by go nadpisał.`,
      );
    if (after === disk) this.unwritten.delete(file);
    else this.unwritten.set(file, { disk, text: after });
  }

  /** A program that was stopped while it wrote has written some of the files. */
  forgetWritten(): void {
    const disk = filesOnDisk(this.#municipality);
    for (const [file, { text }] of this.unwritten)
      if (ownText(disk, this.#municipality, file) === text) this.unwritten.delete(file);
  }

  /** How many steps are made, and the work under way. */
  save(): void {
    this.#write('state.json', { made: this.made, unwritten: Object.fromEntries(this.unwritten) });
  }

  /** Writes a file of the municipality: another program sees either the old or the new one as a whole. */
  replace(file: string, text: string | undefined): void {
    const path = join(this.#municipality, file);
    if (text === undefined) {
      rmSync(path, { force: true });
      return;
    }
    mkdirSync(dirname(path), { recursive: true });
    const temporary = this.#path('next');
    writeFileSync(temporary, bytesOf(file, text));
    if (existsSync(path)) chmodSync(temporary, statSync(path).mode);
    renameSync(temporary, path);
  }

  #savedSteps(): SavedStep[] {
    if (!existsSync(this.#path('steps'))) return [];
    return readdirSync(this.#path('steps'))
      .sort()
      .map((name) => this.#read(`steps/${name}`) as SavedStep)
      .map((step) => ({ ...step, changes: step.changes.map((change) => absent(change as never) as never) }));
  }

  #read(name: string): unknown {
    const path = this.#path(name);
    return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
  }

  #write(name: string, value: unknown): void {
    if (!existsSync(this.#path('steps'))) {
      mkdirSync(this.#path('steps'), { recursive: true });
      writeFileSync(join(this.#municipality, '.okienko/.gitignore'), '*\n');
    }
    const text = JSON.stringify(value, (_key, one) => (one === undefined ? null : one));
    writeFileSync(this.#path('next'), text);
    renameSync(this.#path('next'), this.#path(name));
  }

  #path = (name: string): string => join(this.#folder, name);
}

export const shownStep = ({ id, sentence, changes }: SavedStep): Step => ({
  id,
  sentence,
  files: changes.map(({ file }) => file),
});

/** In order by name, also after the thousandth step. */
const fileOf = (id: number): string => `steps/${String(id).padStart(8, '0')}.json`;

/** JSON has no `undefined`: an absent file is null there. */
const absent = (saved: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(saved).map(([key, value]) => [key, value === null ? undefined : value]));
