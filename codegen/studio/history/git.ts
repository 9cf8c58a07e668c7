import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isBytes } from '../bytes.ts';
import { Refusal, type Sentence } from '../edit.ts';
import type { OwnChange } from '../edited.ts';
import { plain } from '../plain.ts';
import { gitBytes, runGit, tryGit } from './runGit.ts';

export interface Author {
  name: string;
  email: string;
}

/** A commit that changed files of the municipality. */
export interface Revision {
  id: string;
  /** ISO time. */
  at: string;
  by: string;
  /** Of a step its sentence; of any other commit its subject. */
  sentence: Sentence;
  /** Made by the studio. */
  isStep: boolean;
}

/** The line of a commit's message that has its sentence in both languages. */
const TRAILER = 'Okienko-Step';
const MOST = 200;
/** Between the fields of one commit, and between commits. */
const [FIELD, END] = ['\x1f', '\x1e'];

/** The git repository that a municipality's folder is in. */
export class Git {
  readonly #folder: string;

  private constructor(folder: string) {
    this.#folder = folder;
  }

  /** @returns undefined: the folder is in no repository, its files are ignored there, or there is no git */
  static of(folder: string): Git | undefined {
    const git = new Git(folder);
    const isInside = git.#try('rev-parse', '--is-inside-work-tree')?.trim() === 'true';
    // `check-ignore` succeeds for what is ignored.
    return isInside && git.#try('check-ignore', '-q', '.') === undefined ? git : undefined;
  }

  /**
   * Commits some files as they are on the disk, and nothing else that somebody has prepared.
   *
   * @param files from the municipality's folder
   * @throws Refusal when git refuses it
   */
  commit(files: readonly string[], sentence: Sentence, { name, email }: Author): void {
    const isThere = (file: string): boolean => existsSync(join(this.#folder, file));
    const isKnown = (file: string): boolean => this.#try('ls-files', '--error-unmatch', '--', file) !== undefined;
    const paths = files.filter((file) => isThere(file) || isKnown(file));
    if (paths.length === 0) return;
    const message = `${plain(sentence.pl)}\n\n${TRAILER}: ${JSON.stringify(sentence)}\n`;
    const who = ['-c', `user.name=${name}`, '-c', `user.email=${email}`];
    try {
      this.#run('add', '--intent-to-add', '--', ...paths.filter(isThere));
      if (this.#try('diff', '--quiet', 'HEAD', '--', ...paths) !== undefined) return;
      this.#run(...who, 'commit', '--quiet', '--only', '--message', message, '--', ...paths);
    } catch (failure) {
      const said = String((failure as { stderr?: unknown }).stderr ?? failure).trim();
      throw new Refusal(
        `The change is saved, but git did not take it into the history: ${said}`,
        `Zmiana jest zapisana, ale git nie przyjął jej do historii: ${said}`,
      );
    }
  }

  /** The newest first. @param of other branches than that of the folder, with it */
  log(...of: readonly string[]): Revision[] {
    const format = ['%H', '%aI', '%an', '%s', `%(trailers:key=${TRAILER},valueonly)`].join(FIELD) + END;
    const text = this.#try('log', `--max-count=${MOST}`, `--format=${format}`, ...of, '--', '.') ?? '';
    return text
      .split(END)
      .map((one) => one.trim())
      .filter((one) => one !== '')
      .map((one): Revision => {
        const [id = '', at = '', by = '', subject = '', step = ''] = one.split(FIELD);
        const sentence = sentenceIn(step);
        return { id, at, by, sentence: sentence ?? { pl: subject, en: subject }, isStep: sentence !== undefined };
      });
  }

  /** The municipality's files that a commit changed, by their names from its folder. @throws Refusal for no commit of the list */
  filesOf(id: string): string[] {
    const known = /^[0-9a-f]{40,64}$/.test(id) ? this.#try('cat-file', '-t', id)?.trim() : undefined;
    if (known !== 'commit') throw new Refusal('There is no such change.', 'Nie ma takiej zmiany.');
    const text = this.#run(
      'diff-tree',
      '--root',
      '-r',
      '-m',
      '--first-parent',
      '--no-commit-id',
      '--name-only',
      '--relative',
      '-z',
      id,
    );
    return [...new Set(text.split('\0').filter((name) => name !== ''))];
  }

  /** The municipality's files in a commit, and before it. @throws Refusal for no commit of the list */
  changesOf(id: string): OwnChange[] {
    return this.filesOf(id).map((file) => ({
      file,
      before: this.#textIn(`${id}^`, file),
      after: this.#textIn(id, file),
    }));
  }

  #textIn(id: string, file: string): string | undefined {
    try {
      const bytes = gitBytes(this.#folder, ['show', `${id}:./${file}`]);
      return bytes.toString(isBytes(file) ? 'base64' : 'utf8');
    } catch {
      return undefined;
    }
  }

  /** What is now, without the change from one text to another; undefined: later changes touch the same lines. */
  without(now: string, after: string, before: string): string | undefined {
    const folder = mkdtempSync(join(tmpdir(), 'okienko-merge-'));
    try {
      const paths = Object.entries({ now, after, before }).map(([name, text]) => {
        const path = join(folder, name);
        writeFileSync(path, text);
        return path;
      });
      return this.#try('merge-file', '-p', '--quiet', ...paths);
    } finally {
      rmSync(folder, { recursive: true });
    }
  }

  #run = (...args: readonly string[]): string => runGit(this.#folder, args);
  #try = (...args: readonly string[]): string | undefined => tryGit(this.#folder, args);
}

function sentenceIn(trailer: string): Sentence | undefined {
  try {
    const { pl, en } = JSON.parse(trailer) as Partial<Sentence>;
    return typeof pl === 'string' && typeof en === 'string' ? { pl, en } : undefined;
  } catch {
    return undefined;
  }
}
