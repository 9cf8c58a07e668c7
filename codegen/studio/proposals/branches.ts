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

/**
 * Proposals as branches: one commit has the files as they were, one as they shall be, and the last one says how it ended. A branch is
 * moved by one write of git, so whatever is killed, a proposal is there as a whole or not at all.
 */
export class ProposalBranches {
  readonly #folder: string;
  /** From the root of the repository. */
  readonly #prefix: string;

  constructor(folder: string) {
    this.#folder = folder;
    this.#prefix = tryGit(folder, ['rev-parse', '--show-prefix'])?.trim() ?? '';
  }

  get isPossible(): boolean {
    return this.#head !== undefined;
  }

  /** The newest first. */
  list(): Branch[] {
    const names = tryGit(this.#folder, ['for-each-ref', BRANCHES, '--format=%(refname)']) ?? '';
    return names
      .split('\n')
      .flatMap((name) => this.#branch(name) ?? [])
      .toSorted((a, b) => Number(b.proposal.id) - Number(a.proposal.id));
  }

  /** @throws Refusal when there is none */
  get(id: string): Branch {
    const found = /^\d+$/.test(id) ? this.#branch(BRANCHES + id) : undefined;
    if (found) return found;
    throw new Refusal('There is no such proposal.', 'Nie ma takiej propozycji.');
  }

  /** A new branch, beside whatever is in work. @throws Refusal when the repository has no commit */
  add(changes: readonly OwnChange[], about: Omit<Proposal, 'id' | 'outcome'>): string {
    const head = this.#head;
    if (head === undefined)
      throw new Refusal('The repository has no commit yet.', 'Repozytorium nie ma jeszcze żadnej zmiany.');
    const was = this.#tree(head, new Map(changes.map(({ file, before }) => [file, before])));
    const now = this.#tree(was, new Map(changes.map(({ file, after }) => [file, after])));
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
    const now = this.#tree(`${commit}^`, new Map(changes.map(({ file, after }) => [file, after])));
    return now === this.#read('rev-parse', `${commit}^{tree}`);
  }

  /** @throws Refusal when somebody else has decided meanwhile */
  close({ proposal, tip }: Branch, outcome: Outcome): void {
    const message = `${proposal.title}: ${outcome.kind}\n\n${outcome.reason}\n\n${OUTCOME}: ${JSON.stringify(outcome)}\n`;
    const closed = this.#commit(this.#read('rev-parse', `${tip}^{tree}`), tip, outcome.by, message);
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

  #branch(name: string): Branch | undefined {
    const trailers = [ABOUT, OUTCOME].map((key) => `%(trailers:key=${key},valueonly,unfold)`);
    const format = ['%H', '%P', ...trailers].join(FIELD);
    const text = name && tryGit(this.#folder, ['log', '--max-count=2', `--format=${format}%x1e`, name, '--']);
    const commits = (text || '').split('\x1e').map((one) => one.trim().split(FIELD));
    const [last, earlier] = commits;
    const outcome = parsed(last?.[3]) as Outcome | undefined;
    const made = outcome ? earlier : last;
    const about = parsed(made?.[2]) as (Proposal & { folder: string }) | undefined;
    if (!about || about.folder !== this.#prefix) return undefined;
    const { title, note, by, at, steps } = about;
    const id = name.slice(BRANCHES.length);
    return {
      proposal: { id, title, note, by, at, steps, ...(outcome && { outcome }) },
      tip: last![0]!,
      commit: made![0]!,
    };
  }

  /** A tree with other texts of some of the municipality's files. */
  #tree(from: string, texts: ReadonlyMap<string, string | undefined>): string {
    const aside = mkdtempSync(join(tmpdir(), 'okienko-index-'));
    const env = { GIT_INDEX_FILE: join(aside, 'index') };
    try {
      runGit(this.#folder, ['read-tree', from], { env });
      const lines = [...texts].map(([file, text]) => {
        const path = `${this.#prefix}${file}\0`;
        if (text === undefined) return `0 ${NONE}\t${path}`;
        const object = runGit(this.#folder, ['hash-object', '-w', '--stdin'], { input: bytesOf(file, text) }).trim();
        return `100644 ${object}\t${path}`;
      });
      runGit(this.#folder, ['update-index', '-z', '--index-info'], { env, input: lines.join('') });
      return runGit(this.#folder, ['write-tree'], { env }).trim();
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
