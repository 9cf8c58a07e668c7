import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesOnDisk } from '../../files/files.ts';
import { anyRecord, word } from '../../files/raw.ts';
import type { FileChange, StudioState } from '../api.ts';
import { isBytes, ownText, shownText } from '../bytes.ts';
import { Refusal, type Sentence } from '../edit.ts';
import type { OwnChange } from '../edited.ts';
import type { Author, Git, Revision } from './git.ts';

/** What is known of the changes before the steps of the studio. */
export interface HistoryState {
  /** The municipality's folder is in a git repository. */
  hasGit: boolean;
  /** In whose name steps become commits; absent: they do not. */
  author?: Author;
  /** The studio is hosted: the author is who has logged in. */
  isFixed?: true;
  revisions: readonly Revision[];
  /** Why git did not take the last step. */
  problem?: Sentence;
}

/** Beside the steps of the studio; git does not read it. */
const AUTHOR = '.okienko/studio/author.json';

/** Steps of the studio as commits of the municipality's own repository. */
export class History {
  readonly #folder: string;
  readonly #git: Git | undefined;
  readonly #fixed: Author | undefined;
  #problem: Sentence | undefined;

  /** @param fixed the author of all steps; absent: whoever signs */
  constructor(folder: string, git: Git | undefined, fixed?: Author) {
    this.#folder = folder;
    this.#fixed = fixed;
    this.#git = git;
  }

  get state(): HistoryState {
    const author = this.author;
    return {
      hasGit: this.#git !== undefined,
      ...(author && { author }),
      ...(this.#fixed && { isFixed: true as const }),
      revisions: this.revisions(),
      ...(this.#problem && { problem: this.#problem }),
    };
  }

  /** Those of some branches; without one those of the folder. The newest first. */
  revisions(...branches: readonly string[]): readonly Revision[] {
    return this.#git?.log(...branches) ?? [];
  }

  /** @param author without a name: steps are no commits any more */
  sign(author: unknown): HistoryState {
    if (this.#fixed)
      throw new Refusal('Steps are signed by who has logged in.', 'Kroki podpisuje ten, kto się zalogował.');
    const { name, email } = anyRecord(author);
    const path = join(this.#folder, AUTHOR);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(join(this.#folder, '.okienko/.gitignore'), '*\n');
    writeFileSync(path, JSON.stringify({ name: word(name).trim(), email: word(email).trim() }));
    return this.state;
  }

  /** A step that is written becomes a commit; one under way waits for the step that mends it. */
  record({ steps, undone, underWay }: StudioState, sentence: Sentence): void {
    const author = this.author;
    if (!this.#git || !author || underWay) return;
    try {
      this.#git.commit([...new Set([...steps, ...undone].flatMap(({ files }) => files))], sentence, author);
      this.#problem = undefined;
    } catch (failure) {
      if (!(failure instanceof Refusal)) throw failure;
      this.#problem = failure.why;
    }
  }

  /** @throws Refusal for no commit */
  changesOf(id: string): FileChange[] {
    return this.#changes(id).map(({ file, before = '', after = '' }) => ({
      file,
      before: shownText(file, before),
      after: shownText(file, after),
    }));
  }

  /**
   * The files of now without what one commit did, whatever came after it.
   *
   * @throws Refusal when later changes touch the same lines
   */
  without(id: string): OwnChange[] {
    const files = filesOnDisk(this.#folder);
    const changes = this.#changes(id).flatMap(({ file, before, after }): OwnChange[] => {
      const now = ownText(files, this.#folder, file);
      if (now === before) return [];
      if (now === after) return [{ file, before: now, after: before }];
      const merged =
        now === undefined || before === undefined || after === undefined || isBytes(file)
          ? undefined
          : this.#git?.without(now, after, before);
      if (merged === undefined)
        throw new Refusal(
          `Later changes touch the same lines of ${file}: take those back first.`,
          `Późniejsze zmiany dotyczą tych samych wierszy pliku ${file}: najpierw je cofnij.`,
        );
      return merged === now ? [] : [{ file, before: now, after: merged }];
    });
    if (changes.length > 0) return changes;
    throw new Refusal('Nothing of this change is left.', 'Z tej zmiany nic nie zostało.');
  }

  #changes(id: string): OwnChange[] {
    const git = this.#git;
    if (!git) throw new Refusal('There is no such change.', 'Nie ma takiej zmiany.');
    return git.changesOf(id);
  }

  /** In whose name steps become commits. */
  get author(): Author | undefined {
    if (this.#fixed) return this.#fixed;
    const path = join(this.#folder, AUTHOR);
    const { name, email } = existsSync(path) ? anyRecord(JSON.parse(readFileSync(path, 'utf8'))) : {};
    return word(name) && word(email) ? { name: word(name), email: word(email) } : undefined;
  }
}
