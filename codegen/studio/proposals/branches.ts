import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { anyRecord } from '../../files/raw.ts';
import { bytesOf } from '../bytes.ts';
import { Refusal } from '../edit.ts';
import type { OwnChange } from '../edited.ts';
import { runGit, tryGit } from '../history/runGit.ts';
import type { Outcome, Person, Proposal } from './proposal.ts';

const BRANCHES = 'refs/heads/okienko/proposals/';
/** Lines of a commit's message that a program reads. */
const [ABOUT, OUTCOME] = ['Okienko-Proposal', 'Okienko-Outcome'];
const FIELD = '\x1f';
/** The object that a branch has before it is made. */
const NONE = '0'.repeat(40);

/** A proposal with the commits that its branch has. */
export interface Branch {
  proposal: Proposal;
  tip: string;
  /** The files as proposed; the commit before it has them as they were. */
  commit: string;
}

/** Commits of branches by their ids; the lines of their messages that a program reads. */
type Commits = ReadonlyMap<
  string,
  { id: string; parent: string; about?: string | undefined; outcome?: string | undefined }
>;

/**
 * Proposals as branches: one commit has the files as they were, one as they shall be, and the last one says how it ended. A branch is
 * moved by one write of git, so whatever is killed, a proposal is there as a whole or not at all.
 */
export class ProposalBranches {
  readonly #folder: string;
  /** From the root of the repository. */
  readonly #prefix: string;
  #hasCommit = false;

  /** @param prefix the folder from the root of the repository */
  constructor(folder: string, prefix: string) {
    this.#folder = folder;
    this.#prefix = prefix;
  }

  get isPossible(): boolean {
    this.#hasCommit ||= this.#head !== undefined;
    return this.#hasCommit;
  }

  /** The newest first. */
  list(): Branch[] {
    const refs = tryGit(this.#folder, ['for-each-ref', BRANCHES, '--format=%(objectname) %(refname)']) ?? '';
    const tips = refs.split('\n').flatMap((line) => {
      const [tip, name] = line.split(' ');
      return tip && name ? [{ tip, name }] : [];
    });
    const commits = this.#commits(tips.map(({ tip }) => tip));
    return tips
      .flatMap(({ tip, name }) => this.#branch(name, tip, commits) ?? [])
      .toSorted((a, b) => Number(b.proposal.id) - Number(a.proposal.id));
  }

  /** @throws Refusal when there is none */
  get(id: string): Branch {
    const name = BRANCHES + id;
    const commits = this.#commits(/^\d+$/.test(id) ? [name] : []);
    const [tip] = commits.keys();
    const found = tip && this.#branch(name, tip, commits);
    if (found) return found;
    throw new Refusal('There is no such proposal.', 'Nie ma takiej propozycji.');
  }

  /** A new branch, beside whatever is in work. @throws Refusal when the repository has no commit */
  add(changes: readonly OwnChange[], about: Omit<Proposal, 'id' | 'outcome'>): string {
    const head = this.#head;
    if (head === undefined)
      throw new Refusal('The repository has no commit yet.', 'Repozytorium nie ma jeszcze żadnej zmiany.');
    const [was = '', now = ''] = this.#trees(head, [
      new Map(changes.map(({ file, before }) => [file, before])),
      new Map(changes.map(({ file, after }) => [file, after])),
    ]);
    const before = this.#commit(was, head, about.by, `${about.title}: before`);
    const message = `${about.title}\n\n${about.note}\n\n${ABOUT}: ${JSON.stringify({ ...about, folder: this.#prefix })}\n`;
    const tip = this.#commit(now, before, about.by, message);
    // Another studio of the same repository may take the number first.
    for (let id = this.#lastId + 1; ; id += 1)
      if (tryGit(this.#folder, ['update-ref', BRANCHES + id, tip, NONE]) !== undefined) return String(id);
      else if (this.#lastId < id) throw new Refusal('git did not make a branch.', 'Git nie utworzył gałęzi.');
  }

  /** Whether the files of a proposal are these. */
  isSame({ commit }: Branch, changes: readonly OwnChange[]): boolean {
    const [now] = this.#trees(`${commit}^`, [new Map(changes.map(({ file, after }) => [file, after]))]);
    return now === this.#read('rev-parse', `${commit}^{tree}`);
  }

  /** @throws Refusal when somebody else has decided meanwhile */
  close({ proposal, tip }: Branch, outcome: Outcome): void {
    const message = `${proposal.title}: ${outcome.kind}\n\n${outcome.reason}\n\n${OUTCOME}: ${JSON.stringify(outcome)}\n`;
    const closed = this.#commit(`${tip}^{tree}`, tip, outcome.by, message);
    if (tryGit(this.#folder, ['update-ref', BRANCHES + proposal.id, closed, tip]) === undefined)
      throw new Refusal(
        'Somebody else has decided on this proposal meanwhile.',
        'Ktoś inny rozstrzygnął w tym czasie tę propozycję.',
      );
  }

  get #head(): string | undefined {
    return tryGit(this.#folder, ['rev-parse', '--verify', '--quiet', 'HEAD'])?.trim();
  }

  get #lastId(): number {
    const names = tryGit(this.#folder, ['for-each-ref', BRANCHES, '--format=%(refname)']) ?? '';
    return Math.max(0, ...names.split('\n').map((name) => Number(name.slice(BRANCHES.length)) || 0));
  }

  /** The newest two commits of some branches, by their ids; first that of the first branch. */
  #commits(tips: readonly string[]): Commits {
    if (tips.length === 0) return new Map();
    const trailers = [ABOUT, OUTCOME].map((key) => `%(trailers:key=${key},valueonly,unfold)`);
    const format = ['%H', '%P', ...trailers].join(FIELD);
    const read = ['log', '--no-walk=unsorted', '--ignore-missing', `--format=${format}%x1e`];
    const text = tryGit(this.#folder, [...read, ...tips.flatMap((tip) => [tip, `${tip}^`]), '--']) ?? '';
    return new Map(
      text.split('\x1e').flatMap((one) => {
        const [id, parent = '', about, outcome] = one.trim().split(FIELD);
        return id ? [[id, { id, parent, about, outcome }] as const] : [];
      }),
    );
  }

  #branch(name: string, tip: string, commits: Commits): Branch | undefined {
    const last = commits.get(tip);
    const outcome = parsed(last?.outcome) as Outcome | undefined;
    const made = last && outcome ? commits.get(last.parent) : last;
    const about = parsed(made?.about) as (Proposal & { folder: string }) | undefined;
    if (!about || about.folder !== this.#prefix) return undefined;
    const { title, note, by, at, steps } = about;
    const id = name.slice(BRANCHES.length);
    return {
      proposal: { id, title, note, by, at, steps, ...(outcome && { outcome }) },
      tip,
      commit: made!.id,
    };
  }

  /** Trees with other texts of some of the municipality's files, each from the one before it. */
  #trees(from: string, changes: readonly ReadonlyMap<string, string | undefined>[]): string[] {
    const aside = mkdtempSync(join(tmpdir(), 'okienko-index-'));
    const env = { GIT_INDEX_FILE: join(aside, 'index') };
    try {
      runGit(this.#folder, ['read-tree', from], { env });
      return changes.map((texts) => {
        const lines = [...texts].map(([file, text]) => {
          const path = `${this.#prefix}${file}\0`;
          if (text === undefined) return `0 ${NONE}\t${path}`;
          const object = runGit(this.#folder, ['hash-object', '-w', '--stdin'], { input: bytesOf(file, text) }).trim();
          return `100644 ${object}\t${path}`;
        });
        runGit(this.#folder, ['update-index', '-z', '--index-info'], { env, input: lines.join('') });
        return runGit(this.#folder, ['write-tree'], { env }).trim();
      });
    } finally {
      rmSync(aside, { recursive: true });
    }
  }

  #commit(tree: string, parent: string, { name, email }: Pick<Person, 'name' | 'email'>, message: string): string {
    const env = {
      GIT_AUTHOR_NAME: name,
      GIT_AUTHOR_EMAIL: email,
      GIT_COMMITTER_NAME: name,
      GIT_COMMITTER_EMAIL: email,
    };
    return runGit(this.#folder, ['commit-tree', tree, '-p', parent, '-F', '-'], { env, input: message }).trim();
  }

  #read = (...args: readonly string[]): string => runGit(this.#folder, args).trim();
}

function parsed(text: string | undefined): object | undefined {
  try {
    return text ? anyRecord(JSON.parse(text)) : undefined;
  } catch {
    return undefined;
  }
}
