import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { whereIs } from '../../overlay/where.ts';
import { currentOf, makeCurrent, versionsIn } from '../../publish/versions.ts';
import { Refusal, type Sentence } from '../edit.ts';
import type { Author } from '../history/git.ts';
import type { Conflict, Side } from '../merge/conflict.ts';
import { mergeFiles } from '../merge/mergeFiles.ts';
import { plain } from '../plain.ts';
import { CommonGit, type Tree } from './commonGit.ts';

/** How a copy stands to the common state. */
export interface CommonSummary {
  /** Changes of others that the copy does not have yet. */
  behind: number;
  /** Own changes that are not in the common state yet. */
  ahead: number;
}

/** What came of taking the common state over: the files that changed, or where it and the copy cannot both be right. */
export type TakenOver = { files: readonly string[] } | { conflicts: readonly Conflict[] };

const TAKEN: Sentence = { pl: 'Przejęto wspólny stan', en: 'The common state taken over' };
const REST: Sentence = { pl: 'Zmiany innego programu', en: 'Changes of another program' };

/**
 * The state that the copies of all clerks have in common: a branch of their repository. A copy takes it over by a merge of parts, not of
 * lines, and becomes it when it is published.
 */
export class CommonState {
  readonly #folder: string;
  readonly #git: CommonGit;
  readonly #author: Author;

  /** @param folder of the municipality, in the worktree of a copy */
  constructor(folder: string, branch: string, author: Author) {
    this.#folder = folder;
    this.#git = new CommonGit(folder, branch);
    this.#author = author;
  }

  get summary(): CommonSummary {
    const { behind, ahead } = this.#git.both;
    return { behind, ahead };
  }

  /**
   * Takes the common state over into the copy, or nothing of it.
   *
   * @param choices whose version stays, by the id of a conflict
   */
  takeOver(choices: ReadonlyMap<string, Side> = new Map()): TakenOver {
    const git = this.#git;
    git.commitRest(plain(REST.pl), this.#author);
    const { head, common, ahead, behind } = git.both;
    if (behind === 0) return { files: [] };
    if (ahead === 0) {
      git.forward(common);
      return { files: git.differing(head, common) };
    }
    const merged = this.#merge(head, common, choices);
    if (!(merged instanceof Map)) return { conflicts: merged };
    const index = mkdtempSync(join(tmpdir(), 'okienko-index-'));
    try {
      const about = { message: plain(TAKEN.pl), author: this.#author, index: join(index, 'index') };
      git.forward(git.commitMerge([head, common], merged, about));
    } finally {
      rmSync(index, { recursive: true });
    }
    return { files: git.differing(head, 'HEAD') };
  }

  /**
   * Publishes the copy, which then is the common state.
   *
   * @param publish with the id of the commit that is published
   * @returns what `publish` returns, or the conflicts with the common state
   */
  async publish<T extends object>(
    place: string,
    choices: ReadonlyMap<string, Side>,
    publish: (commit: string) => Promise<T>,
  ): Promise<T | { conflicts: readonly Conflict[] }> {
    const git = this.#git;
    settle(git, place);
    const taken = this.takeOver(choices);
    if ('conflicts' in taken) return taken;
    const commit = git.head;
    if (!git.begin(commit))
      throw new Refusal('Somebody is publishing: wait a moment.', 'Ktoś właśnie publikuje: poczekaj chwilę.');
    try {
      return await publish(commit);
    } finally {
      settle(git, place, false);
    }
  }

  /** Makes the copy, which has the common state in it, the common one; residents get nothing new by it. @throws Refusal */
  share(): void {
    if (!this.#git.advance(this.#git.head))
      throw new Refusal(
        'Somebody has handed in meanwhile: try again.',
        'Ktoś w tym czasie oddał swoje zmiany: spróbuj jeszcze raz.',
      );
  }

  /** The commits that the copy and the common state have, and a published version does not; the newest first. */
  since(version: string | undefined): readonly string[] {
    const { head, common } = this.#git.both;
    return this.#git.commits([head, common], version);
  }

  /** @returns the files that are not as in the common state: the id of their bytes; or the conflicts */
  #merge(
    head: string,
    common: string,
    choices: ReadonlyMap<string, Side>,
  ): Map<string, string | undefined> | readonly Conflict[] {
    const git = this.#git;
    const [base, ours, theirs] = [git.base(head, common), head, common].map((commit) => git.tree(commit)) as [
      Tree,
      Tree,
      Tree,
    ];
    const names = new Set([...base.keys(), ...ours.keys(), ...theirs.keys()]);
    const wanted = [...names].filter(
      (name) => name.endsWith('.json') || new Set([base, ours, theirs].map((tree) => tree.get(name))).size > 1,
    );
    const [baseTexts, ourTexts, theirTexts] = [base, ours, theirs].map((tree) => git.texts(tree, wanted)) as [
      Map<string, string>,
      Map<string, string>,
      Map<string, string>,
    ];
    const { layers } = whereIs(this.#folder);
    const below = layers.above ? layers.below : undefined;
    const { files, conflicts } = mergeFiles(baseTexts, ourTexts, theirTexts, {
      ...{ choices, who: { ours: this.#author.name, theirs: git.authors(common, head).join(', ') } },
      ...(below && { below }),
    });
    if (conflicts.length > 0) return conflicts;
    const changed = new Map<string, string | undefined>();
    for (const name of wanted) {
      const text = files.get(name);
      if (text === theirTexts.get(name)) continue;
      const isOurs = text !== undefined && text === ourTexts.get(name);
      changed.set(name, isOurs ? ours.get(name) : text === undefined ? undefined : git.keep(name, text));
    }
    return changed;
  }
}

/**
 * Ends a publication that was begun: if its version is there, it is served and is the common state; otherwise nothing was published. A
 * process that was killed in between has left one of the two.
 *
 * @param isKilled nobody publishes now
 */
export function settle(git: CommonGit, place: string, isKilled = true): void {
  const { pending } = git;
  if (pending === undefined) return;
  const newest = versionsIn(place).at(-1);
  if (newest?.commit === pending) {
    if (isKilled && currentOf(place) !== newest.nr) makeCurrent(place, newest.nr);
    git.advance(pending);
  }
  git.end();
}
