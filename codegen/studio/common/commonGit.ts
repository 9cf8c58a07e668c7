import { execFileSync } from 'node:child_process';
import { isBytes } from '../bytes.ts';
import type { Author } from '../history/git.ts';
import { objectsIn } from '../history/objects.ts';

/** A file of a commit is smaller than this, bytes. */
const LARGEST = 256 * 1024 * 1024;
/** A publication that is under way, or was killed. */
const PENDING = 'refs/okienko/publikacja';

/** The files of a commit: the id of the bytes of each, by its name from the municipality's folder. */
export type Tree = ReadonlyMap<string, string>;

/** The worktree of somebody's own copy, and the branch that all copies have in common. */
export class CommonGit {
  readonly #folder: string;
  readonly #common: string;

  /** @param folder of the municipality in the worktree @param branch that all copies have in common */
  constructor(folder: string, branch: string) {
    this.#folder = folder;
    this.#common = `refs/heads/${branch}`;
  }

  get head(): string {
    return this.run('rev-parse', 'HEAD').trim();
  }

  get common(): string {
    return this.run('rev-parse', this.#common).trim();
  }

  /** The commit of the copy and the common one, and how many commits each has that the other one does not. */
  get both(): { head: string; common: string; ahead: number; behind: number } {
    const [head = '', common = ''] = this.run('rev-parse', 'HEAD', this.#common).split('\n');
    const text = head === common ? '0 0' : this.run('rev-list', '--left-right', '--count', `${head}...${common}`);
    const [ahead = 0, behind = 0] = text.trim().split(/\s+/).map(Number);
    return { head, common, ahead, behind };
  }

  base(ours: string, theirs: string): string {
    return this.run('merge-base', ours, theirs).trim();
  }

  /** Who has made the commits that one of them has and the other one does not. */
  authors(of: string, without: string): string[] {
    const names = this.run('log', '--no-merges', '--format=%an', `${without}..${of}`).split('\n');
    return [...new Set(names.filter((name) => name !== ''))];
  }

  /** @param without a commit that may be unknown here */
  commits(of: readonly string[], without: string | undefined): string[] {
    const known = without !== undefined && this.tried('cat-file', '-e', `${without}^{commit}`) !== undefined;
    const text = this.run('rev-list', '--no-merges', ...of, ...(known ? [`^${without}`] : []), '--', '.');
    return text.split('\n').filter((id) => id !== '');
  }

  /** What no step has committed, such as files of another program. */
  commitRest(message: string, author: Author): void {
    this.run('add', '--all', '.');
    if (this.tried('diff', '--cached', '--quiet') !== undefined) return;
    this.run(...who(author), 'commit', '--quiet', '--message', message);
  }

  tree(commit: string): Tree {
    const lines = this.run('ls-tree', '-r', '-z', commit, '.').split('\0');
    return new Map(
      lines.flatMap((line) => {
        const [, id, name] = /^\d+ blob (\w+)\t(.+)$/s.exec(line) ?? [];
        return id && name ? [[name, id] as const] : [];
      }),
    );
  }

  /** The files that are not the same in two commits. */
  differing(one: string, other: string): string[] {
    const names = this.run('diff-tree', '-r', '--name-only', '--relative', '-z', one, other).split('\0');
    return names.filter((name) => name !== '');
  }

  /** The texts of some files of a commit; pictures in base64. */
  texts(tree: Tree, names: Iterable<string>): Map<string, string> {
    const wanted = [...names].filter((name) => tree.has(name));
    const input = wanted.map((name) => `${tree.get(name)}\n`).join('');
    const objects = objectsIn(this.#bytes(['cat-file', '--batch'], input));
    const text = (name: string): string => objects.get(tree.get(name)!)!.toString(isBytes(name) ? 'base64' : 'utf8');
    return new Map(wanted.map((name) => [name, text(name)]));
  }

  /** Keeps the bytes of a file. @returns their id */
  keep(name: string, text: string): string {
    return this.#bytes(['hash-object', '-w', '--stdin'], Buffer.from(text, isBytes(name) ? 'base64' : 'utf8'))
      .toString()
      .trim();
  }

  /**
   * A commit that brings two together: the files of the second, but some as they are named.
   *
   * @param changed by name; undefined: the file is gone
   */
  commitMerge(
    parents: readonly [string, string],
    changed: ReadonlyMap<string, string | undefined>,
    { message, author, index }: { message: string; author: Author; index: string },
  ): string {
    const env = { GIT_INDEX_FILE: index };
    const prefix = this.run('rev-parse', '--show-prefix').trim();
    this.#bytes(['read-tree', parents[1]], '', env);
    const lines = [...changed].map(
      ([name, id]) => `${id ? `100644 ${id}` : `0 ${'0'.repeat(40)}`}\t${prefix}${name}\0`,
    );
    this.#bytes(['update-index', '-z', '--index-info'], lines.join(''), env);
    const tree = this.#bytes(['write-tree'], '', env).toString().trim();
    const both = parents.flatMap((parent) => ['-p', parent]);
    return this.run(...who(author), 'commit-tree', tree, ...both, '-m', message).trim();
  }

  /** Moves the own branch and its files on to a later commit. */
  forward(commit: string): void {
    this.run('merge', '--quiet', '--ff-only', commit);
  }

  /** Only one publication can begin; it is remembered until it has ended. @returns false: another one has begun */
  begin(commit: string): boolean {
    return this.tried('update-ref', PENDING, commit, '0'.repeat(40)) !== undefined;
  }

  get pending(): string | undefined {
    return this.tried('rev-parse', '--verify', '--quiet', PENDING)?.trim();
  }

  /** The common state is this commit from now on. @returns false: it does not come after what it was */
  advance(commit: string): boolean {
    const before = this.common;
    if (this.tried('merge-base', '--is-ancestor', before, commit) === undefined) return false;
    return this.tried('update-ref', this.#common, commit, before) !== undefined;
  }

  end(): void {
    this.run('update-ref', '-d', PENDING);
  }

  run(...args: readonly string[]): string {
    return this.#bytes(args, '').toString();
  }

  tried(...args: readonly string[]): string | undefined {
    try {
      return this.run(...args);
    } catch {
      return undefined;
    }
  }

  #bytes(args: readonly string[], input: string | Buffer, env: Record<string, string> = {}): Buffer {
    return execFileSync('git', ['-C', this.#folder, ...args], {
      ...{ input, maxBuffer: LARGEST, env: { ...process.env, ...env } },
      stdio: ['pipe', 'pipe', 'pipe'],
    });
  }
}

const who = ({ name, email }: Author): string[] => ['-c', `user.name=${name}`, '-c', `user.email=${email}`];
