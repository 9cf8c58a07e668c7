import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { FileChange, Part, Plan, StudioState, TextEntry } from '../../studio/api.ts';
import type { Address, Beside, Edit, Json, Sentence } from '../../studio/edit.ts';
import { ADD, Adding } from './Adding.ts';
import { blockTree, nearestPart, type TreeBlock } from './blockTree.ts';
import { NotDone } from './calls.ts';
import { Drafts } from './Drafts.ts';
import { Sentences } from './Sentences.ts';
import type { Shown, Surroundings } from './surroundings.ts';
import { type Spoken, WORDS, type Words } from './words.ts';

export type View = 'blocks' | 'part' | 'text' | 'steps' | 'add';

/** Their blocks are written in other files. */
const HOLDS_FRAGMENTS = ['include', 'parts'];

/** What the studio knows and does; its components draw it. */
export class Studio {
  shown: Shown = { screen: undefined, statuses: {}, languages: ['pl'], round: 0 };
  language: Spoken;
  view: View = 'blocks';
  state: StudioState = { steps: [], undone: [], underWay: false, problems: [] };
  /** The screen's file as it is merged. */
  whole: Part | undefined;
  at: Address | undefined;
  /** The chosen part, after the block it is in and the items between. */
  chain: readonly Part[] = [];
  entry: TextEntry | undefined;
  refused: { why: Sentence | undefined } | undefined;
  /** Calls that are under way. */
  running = 0;
  readonly drafts: Drafts;
  readonly sentences: Sentences;
  readonly adding: Adding;
  /** The change of files of each step that was made from this page. */
  readonly changes = new Map<number, readonly FileChange[]>();
  readonly #around: Surroundings;

  constructor(around: Surroundings) {
    this.#around = around;
    this.language = around.language;
    this.drafts = new Drafts(around.calls);
    this.sentences = new Sentences(around.calls);
    this.adding = new Adding(around.calls, this.drafts);
    makeAutoObservable(this, {
      state: observableRef,
      shown: observableRef,
      whole: observableRef,
      chain: observableRef,
      entry: observableRef,
      drafts: false,
      sentences: false,
      adding: false,
      changes: false,
    });
    around.name(this.words.name);
  }

  get words(): Words {
    return WORDS[this.language];
  }

  get busy(): boolean {
    return this.running > 0 || this.drafts.saving;
  }

  get file(): string {
    return `screens/${this.shown.screen}.json`;
  }

  get blocks(): readonly TreeBlock[] {
    return this.whole ? blockTree(this.whole.value) : [];
  }

  /** The id of the chosen block; '' for the screen itself. */
  get block(): string | undefined {
    return this.at?.split('/', 1)[0];
  }

  get part(): Part | undefined {
    return this.chain.at(-1);
  }

  /** Its kind, as codegen/dev/forms names it: `table/columns`. */
  get kind(): string {
    const type = this.at === '' ? 'screen' : (this.chain[0]?.type ?? '');
    const keys = (this.at ?? '').split('/').filter((_, index) => index % 2 === 1);
    return [type, ...keys].join('/');
  }

  speak(language: Spoken): void {
    this.language = language;
    this.#around.name(this.words.name);
  }

  said({ pl, en }: Sentence): string {
    return this.language === 'pl' ? pl : en;
  }

  // ---- What is shown ------------------------------------------------------------------------------------------------

  /** The workbench shows another screen, or the files have changed. */
  show(shown: Shown): void {
    const { screen, round } = this.shown;
    const elsewhere = shown.screen !== screen;
    const changed = shown.round !== round;
    this.shown = shown;
    if (elsewhere) this.leave();
    if (elsewhere || changed) void this.reload();
  }

  private leave(): void {
    this.at = undefined;
    this.chain = [];
    this.whole = undefined;
    this.drafts.clear();
    if (this.view !== 'steps') this.view = 'blocks';
    this.#around.outline(undefined);
  }

  private async reload(): Promise<void> {
    const { screen } = this.shown;
    this.sentences.clear();
    await this.trying(async () => {
      const { calls } = this.#around;
      const [state, whole] = await Promise.all([
        calls.state(),
        screen === undefined ? undefined : calls.part(this.file, ''),
      ]);
      runInAction(() => {
        this.state = state;
        if (screen === this.shown.screen) this.whole = whole;
      });
      // An undone addition takes the chosen part away.
      const there = this.at && whole ? nearestPart(whole.value, this.at) : this.at;
      if (there === undefined && this.at !== undefined) this.leave();
      else if (there !== undefined) await this.load(there);
      if (this.entry) await this.loadText(this.entry.key);
    });
  }

  /** @param block as the portal names it: a block of a fragment has the id of its include before its own */
  async choose(at: Address): Promise<void> {
    const id = at.split('/', 1)[0]!;
    const outer = this.blocks.find((one) => HOLDS_FRAGMENTS.includes(one.type) && id.startsWith(`${one.id}_`));
    const wanted = id === '' || !outer || this.blocks.some((one) => one.id === id) ? at : outer.id;
    if (wanted !== this.at) this.drafts.clear();
    this.at = wanted;
    this.view = 'part';
    this.#around.outline(this.block);
    await this.trying(() => this.load(wanted));
    this.#around.say(this.words.chosen(wanted || this.words.screen));
  }

  private async load(at: Address): Promise<void> {
    this.at = at;
    const names = at.split('/');
    const each = names.flatMap((_, index) => (index % 2 === 0 ? [names.slice(0, index + 1).join('/')] : []));
    const chain = await Promise.all(each.map((one) => this.#around.calls.part(this.file, one)));
    runInAction(() => {
      if (this.at === at) this.chain = chain;
    });
  }

  async openText(key: string): Promise<void> {
    this.drafts.clear();
    this.view = 'text';
    await this.trying(() => this.loadText(key));
  }

  private async loadText(key: string): Promise<void> {
    const entry = await this.#around.calls.text(key);
    runInAction(() => {
      this.entry = entry;
    });
  }

  go(view: View): void {
    if (view !== this.view) this.drafts.clear();
    this.view = view;
    if (view !== 'text') this.entry = undefined;
  }

  // ---- What is done -------------------------------------------------------------------------------------------------

  /** A property as it is written now; the file's own value leaves no draft. */
  write(key: string, value: Json | undefined): void {
    const { part, file } = this;
    if (!part) return;
    const { [key]: before } = part.value as Record<string, Json | undefined>;
    const same = JSON.stringify(before) === JSON.stringify(value);
    const { at } = part;
    const edit: Edit = value === undefined ? { kind: 'unset', file, at, key } : { kind: 'set', file, at, key, value };
    this.drafts.put(key, same ? undefined : edit);
  }

  async save(): Promise<void> {
    const removed = this.drafts.list.some(({ edit }) => edit.kind === 'remove' && edit.at === this.at);
    const added = this.drafts.all.has(ADD) ? this.adding.at : undefined;
    const done = await this.drafts.save((one) => this.made(one));
    if (!done) return;
    if (added !== undefined) await this.choose(added);
    if (removed) {
      const outer = this.at!.split('/').slice(0, -2).join('/');
      if (outer === '') this.leave();
      else await this.choose(outer);
    }
    await this.reload();
  }

  async move(at: Address, beside: Beside, place: { number: number; of: number }): Promise<void> {
    await this.make({ kind: 'move', file: this.file, at, beside });
    this.#around.say(this.words.moved(at.split('/').at(-1)!, place.number, place.of));
  }

  /** A removal is planned before it is saved: it may touch more than it seems to. */
  remove(at: Address): void {
    this.drafts.clear();
    this.drafts.put(`remove ${at}`, { kind: 'remove', file: this.file, at });
  }

  /** Shows what can be added to a list. */
  async openOffers(list: Address, beside?: Beside): Promise<void> {
    this.go('add');
    await this.trying(() => this.adding.open(this.file, list, beside));
  }

  /** A block is added after the chosen one. */
  async openBlocks(): Promise<void> {
    const chosen = this.blocks.find((one) => one.id === this.block);
    await this.openOffers(chosen?.list ?? 'content', chosen && { side: 'after', name: chosen.id });
  }

  /** One edit at once: undo takes it back. */
  async make(edit: Edit): Promise<boolean> {
    return this.trying(async () => {
      this.made(await this.#around.calls.edit(edit));
      await this.reload();
    });
  }

  async undo(): Promise<void> {
    const last = this.state.steps.at(-1);
    if (last) await this.turn(this.#around.calls.undo(), this.words.undone(this.said(last.sentence)));
  }

  async redo(): Promise<void> {
    const [next] = this.state.undone;
    if (next) await this.turn(this.#around.calls.redo(), this.words.redone(this.said(next.sentence)));
  }

  private async turn(turned: Promise<StudioState>, said: string): Promise<void> {
    await this.trying(async () => {
      this.took(await turned);
      this.#around.say(said);
      await this.reload();
    });
  }

  private made(done: Plan & StudioState): void {
    this.took(done);
    const last = done.steps.at(-1);
    if (last) this.changes.set(last.id, done.diff);
    this.#around.say(this.words.saved(this.said(done.sentence)));
  }

  private took({ steps, undone, underWay, problems }: StudioState): void {
    this.state = { steps, undone, underWay, problems };
  }

  /** Shows why something cannot be done. */
  private async trying(what: () => Promise<void>): Promise<boolean> {
    this.running += 1;
    try {
      await what();
      runInAction(() => {
        this.refused = undefined;
      });
      return true;
    } catch (failure) {
      if (!(failure instanceof NotDone)) throw failure;
      runInAction(() => {
        this.refused = { why: failure.why };
      });
      return false;
    } finally {
      runInAction(() => {
        this.running -= 1;
      });
    }
  }
}
