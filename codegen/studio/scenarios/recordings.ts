import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { anyRecord } from '../../files/raw.ts';
import type { Draft } from './api.ts';

const FOLDER = '.okienko';

/** Recordings that did not pass, beside the municipality's files: they outlive the program. */
export class Recordings {
  readonly #folder: string;
  #drafts: readonly Draft[];

  constructor(municipality: string) {
    this.#folder = join(municipality, FOLDER);
    const { drafts } = anyRecord(existsSync(this.#file) ? JSON.parse(readFileSync(this.#file, 'utf8')) : {});
    this.#drafts = Array.isArray(drafts) ? drafts : [];
  }

  get drafts(): readonly Draft[] {
    return this.#drafts;
  }

  /** One of the same screen and name is replaced. */
  keep(draft: Draft): void {
    this.#write([...this.#without(draft.screen, draft.value.name), draft]);
  }

  drop(screen: string, name: string): void {
    const rest = this.#without(screen, name);
    if (rest.length < this.#drafts.length) this.#write(rest);
  }

  #without(screen: string, name: string): Draft[] {
    return this.#drafts.filter((one) => one.screen !== screen || one.value.name !== name);
  }

  #write(drafts: readonly Draft[]): void {
    this.#drafts = drafts;
    mkdirSync(join(this.#folder, 'studio'), { recursive: true });
    const ignore = join(this.#folder, '.gitignore');
    if (!existsSync(ignore)) writeFileSync(ignore, '*\n');
    writeFileSync(`${this.#file}.next`, JSON.stringify({ drafts }));
    renameSync(`${this.#file}.next`, this.#file);
  }

  get #file(): string {
    return join(this.#folder, 'studio/recordings.json');
  }
}
