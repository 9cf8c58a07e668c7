import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isBytes } from '../bytes.ts';
import { Refusal, type Sentence } from '../edit.ts';
import type { OwnChange } from '../edited.ts';
import { plain } from '../plain.ts';
import { objectsIn } from './objects.ts';
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
/** Longest subject of a commit: lists of commits show one line of it. */
const SUBJECT = 72;
const MOST = 200;
/** Between the fields of one commit, and between commits. */
const [FIELD, END] = ['\x1f', '\x1e'];

/** How files came from one commit to the next, after the commit's own id. */
const RAW = ['--root', '-r', '-m', '--first-parent', '--always', '--raw', '--relative', '-z'];

/** The git repository that a municipality's folder is in. */
export class Git {
  readonly #folder: string;
  /** The folder from the root of the repository. */
  readonly prefix: string;

  private constructor(folder: string, prefix: string) {
    this.#folder = folder;
    this.prefix = prefix;
  }

  /** @returns undefined: the folder is in no repository, its files are ignored there, or there is no git */
  static of(folder: string): Git | undefined {
    const answer = tryGit(folder, ['rev-parse', '--is-inside-work-tree', '--show-prefix']) ?? '';
    const [isInside, prefix = ''] = answer.split('\n');
    // `check-ignore` succeeds for what is ignored.
    const isKept = isInside === 'true' && tryGit(folder, ['check-ignore', '-q', '.']) === undefined;
    return isKept ? new Git(folder, prefix) : undefined;
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
    const message = `${titleOf(plain(sentence.pl))}\n\n${TRAILER}: ${JSON.stringify(sentence)}\n`;
    const who = ['-c', `user.name=${name}`, '-c', `user.email=${email}`];
    try {
      this.#run('add', '--intent-to-add', '--', ...paths.filter(isThere));
      this.#commitOnly(paths, who, message);
    } catch (failure) {
      const said = String((failure as { stderr?: unknown }).stderr ?? failure).trim();
      throw new Refusal(
        `The change is saved, but git did not take it into the history: ${said}`,
        `Zmiana jest zapisana, ale git nie przyjął jej do historii: ${said}`,
      );
    }
  }

  /** @throws Error when git refuses it; files that are as they were need no commit */
  #commitOnly(paths: readonly string[], who: readonly string[], message: string): void {
    try {
      this.#run(...who, 'commit', '--quiet', '--only', '--message', message, '--', ...paths);
    } catch (failure) {
      if (this.#try('diff', '--quiet', 'HEAD', '--', ...paths) === undefined) throw failure;
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

  /** The municipality's files in a commit, and before it. @throws Refusal for no commit of the list */
  changesOf(id: string): OwnChange[] {
    const known = /^[0-9a-f]{40,64}$/.test(id) ? this.#try('diff-tree', ...RAW, id) : undefined;
    const [commit, ...lines] = known?.split('\0') ?? [];
    if (commit !== id) throw new Refusal('There is no such change.', 'Nie ma takiej zmiany.');
    // A merge names itself again before what its second parent did not have.
    const end = lines.indexOf(id);
    const own = end < 0 ? lines : lines.slice(0, end);
    const found = own.flatMap((line, index) => {
      const [, before, after] = /^:\d+ \d+ (\w+) (\w+) /.exec(line) ?? [];
      return before && after ? [{ file: own[index + 1]!, before, after }] : [];
    });
    const texts = this.#texts(found.flatMap(({ before, after }) => [before, after]));
    return found.map(({ file, before, after }) => {
      const as = isBytes(file) ? 'base64' : 'utf8';
      return { file, before: texts.get(before)?.toString(as), after: texts.get(after)?.toString(as) };
    });
  }

  /** The bytes of some objects; those of a file that is not there have none. */
  #texts(ids: readonly string[]): Map<string, Buffer> {
    return ids.length === 0
      ? new Map()
      : objectsIn(gitBytes(this.#folder, ['cat-file', '--batch'], { input: ids.join('\n') }));
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

/** The subject of a commit; of a longer sentence its first words, and all of it below. */
function titleOf(sentence: string): string {
  if (sentence.length <= SUBJECT) return sentence;
  const start = sentence.slice(0, SUBJECT - 1);
  return `${start.slice(0, start.lastIndexOf(' '))} …\n\n${sentence}`;
}
