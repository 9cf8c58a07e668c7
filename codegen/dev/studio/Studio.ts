import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Catalogue, FileChange, Part, Plan, StudioState, TextEntry } from '../../studio/api.ts';
import type { Address, Beside, Edit, Json, Sentence } from '../../studio/edit.ts';
import type { Spoken } from '../../studio/names.ts';
import { plain } from '../../studio/plain.ts';
import { ADD, Adding } from './Adding.ts';
import { blockTree, kindAt, type TreeBlock, waysTo, writtenAt } from './blockTree.ts';
import { CONFIG, KINDS_OF_PORTAL, stillThere } from './catalogue.ts';
import { Drafts } from './Drafts.ts';
import { Look } from './Look.ts';
import { Moving } from './Moving.ts';
import { propertyEdit, removes } from './propertyEdit.ts';
import { Sentences } from './Sentences.ts';
import type { Shown, Surroundings } from './surroundings.ts';
import { Trying } from './Trying.ts';
import { titleAt } from './titleOf.ts';
import { OF_SCREEN, type View } from './view.ts';
import { WORDS, type Words } from './words.ts';

/** What the studio knows and does; its components draw it. */
export class Studio {
  shown: Shown = { screen: undefined, isLoading: true, statuses: {}, languages: ['pl'], round: 0 };
  language: Spoken;
  view: View = 'blocks';
  /** Where a text was opened from. */
  before: View = 'blocks';
  state: StudioState = { steps: [], undone: [], underWay: false, problems: [] };
  /** The screen's file as it is merged. */
  whole: Part | undefined;
  at: Address | undefined;
  /** The chosen part, after the block it is in and the items between. */
  chain: readonly Part[] = [];
  entry: TextEntry | undefined;
  /** The services, tiles and menu are edited, although a screen runs. */
  wantsPortal = false;
  catalogue: Catalogue | undefined;
  readonly trying = new Trying();
  readonly drafts: Drafts;
  readonly sentences: Sentences;
  readonly adding: Adding;
  readonly look: Look;
  readonly moving: Moving;
  /** The change of files of each step that was made from this page. */
  readonly changes = new Map<number, readonly FileChange[]>();
  readonly #around: Surroundings;

  constructor(around: Surroundings) {
    this.#around = around;
    this.language = around.language;
    this.drafts = new Drafts(around.calls);
    this.sentences = new Sentences(around.calls);
    this.adding = new Adding(around, this.drafts);
    this.look = new Look(around, this.drafts);
    this.moving = new Moving(around, this);
    makeAutoObservable(this, {
      state: observableRef,
      shown: observableRef,
      whole: observableRef,
      chain: observableRef,
      entry: observableRef,
      catalogue: observableRef,
      trying: false,
      drafts: false,
      sentences: false,
      adding: false,
      look: false,
      moving: false,
      changes: false,
    });
  }

  get words(): Words {
    return WORDS[this.language];
  }

  get busy(): boolean {
    return this.trying.running > 0 || this.drafts.saving;
  }

  get refused(): Trying['refused'] {
    return this.trying.refused;
  }

  /** Where no screen runs, as on the home page, there is only the portal itself to edit. */
  get isPortal(): boolean {
    return this.wantsPortal || this.shown.screen === undefined;
  }

  get file(): string {
    return this.isPortal ? CONFIG : `screens/${this.shown.screen}.json`;
  }

  get blocks(): readonly TreeBlock[] {
    return this.whole && !this.isPortal ? blockTree(this.whole.value) : [];
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
    if (this.isPortal) return KINDS_OF_PORTAL[this.at?.split('/', 1)[0] ?? ''] ?? '';
    return this.at === '' ? 'screen' : kindAt(this.at ?? '', this.chain[0]?.type ?? '');
  }

  speak(language: Spoken): void {
    this.language = language;
  }

  said({ pl, en }: Sentence): string {
    return plain(this.language === 'pl' ? pl : en);
  }

  // ---- What is shown ------------------------------------------------------------------------------------------------

  /** The workbench shows another screen, or the files have changed. */
  show(shown: Shown): void {
    const { screen, round } = this.shown;
    const elsewhere = shown.screen !== screen;
    const changed = shown.round !== round;
    const wasPortal = this.isPortal;
    this.shown = shown;
    this.adding.readColours();
    if (elsewhere && !(wasPortal && this.isPortal)) this.leave();
    if (elsewhere || changed) void this.reload();
  }

  /** Edits the portal itself, or the running screen. */
  turnTo(portal: boolean): void {
    Object.assign(this, { wantsPortal: portal, view: 'blocks' });
    this.leave();
    void this.reload();
  }

  private leave(): void {
    Object.assign(this, { at: undefined, chain: [], whole: undefined });
    // What is written elsewhere, as in a page of the office, stays while the portal shows something else.
    if (OF_SCREEN.includes(this.view)) {
      this.drafts.clear();
      this.view = 'blocks';
    }
    this.#around.outline(undefined);
  }

  private async reload(stateIsKnown = false): Promise<void> {
    const { file, isPortal } = this;
    const { calls } = this.#around;
    await this.trying.run(async () => {
      const [state, whole, catalogue] = await Promise.all([
        stateIsKnown ? undefined : calls.state(),
        isPortal ? undefined : calls.part(file, ''),
        isPortal ? calls.catalogue() : undefined,
      ]);
      runInAction(() => {
        if (state) this.state = state;
        if (file !== this.file) return;
        this.whole = whole;
        this.catalogue = catalogue;
      });
      // An undone addition takes the chosen part away.
      const there = file === this.file && this.at ? stillThere(this, this.at) : this.at;
      if (there === undefined && this.at !== undefined) this.leave();
      else if (there !== undefined) await this.load(there);
      // Now nothing asks any more for a text that went with its part.
      this.sentences.renew();
      if (this.entry) await this.loadText(this.entry.key);
    });
  }

  /** @param block as the portal names it: a block of a fragment has the id of its include before its own */
  async choose(at: Address): Promise<void> {
    const wanted = this.isPortal ? at : writtenAt(this.blocks, at);
    if (wanted !== this.at) this.drafts.clear();
    this.at = wanted;
    this.view = 'part';
    this.#around.outline(this.isPortal ? undefined : this.block);
    await this.trying.run(() => this.load(wanted));
    this.#around.say(this.words.chosen(titleAt(this, wanted)));
  }

  /** A block was clicked in the portal, so its screen is meant. */
  async point(block: Address): Promise<void> {
    if (this.wantsPortal) this.turnTo(false);
    await this.choose(block);
  }

  private async load(at: Address): Promise<void> {
    this.at = at;
    // Nothing of the configuration has parts inside.
    const each = this.isPortal ? [at] : waysTo(at);
    const chain = await Promise.all(each.map((one) => this.#around.calls.part(this.file, one)));
    runInAction(() => {
      if (this.at === at) this.chain = chain;
    });
  }

  async openText(key: string): Promise<void> {
    this.drafts.clear();
    if (this.view !== 'text') this.before = this.view;
    this.view = 'text';
    await this.trying.run(() => this.loadText(key));
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
    this.drafts.put(key, propertyEdit(part, file, key, value));
  }

  async save(): Promise<void> {
    const removed = this.at !== undefined && this.drafts.list.some(({ edit }) => removes(edit, this.at!));
    const added = this.drafts.all.has(ADD) ? this.adding.at : undefined;
    const done = await this.drafts.save((one) => this.made(one));
    if (!done) return;
    if (added !== undefined) await this.choose(added);
    if (removed) {
      const outer = this.isPortal ? '' : this.at!.split('/').slice(0, -2).join('/');
      if (outer === '') this.leave();
      else await this.choose(outer);
    }
    await this.reload(true);
  }

  /** A removal is planned before it is saved: it may touch more than it seems to. */
  remove(at: Address): void {
    this.drafts.clear();
    this.drafts.put(`remove ${at}`, { kind: 'remove', file: this.file, at });
  }

  /** Shows what can be added to a list. */
  async openOffers(list: Address, beside?: Beside): Promise<void> {
    this.go('add');
    await this.trying.run(() => this.adding.open(this.file, list, beside));
  }

  /** A block is added after the chosen one. */
  async openBlocks(): Promise<void> {
    const chosen = this.blocks.find((one) => one.id === this.block);
    await this.openOffers(chosen?.list ?? 'content', chosen && { side: 'after', name: chosen.id });
  }

  /** One edit at once: undo takes it back. */
  async make(edit: Edit): Promise<boolean> {
    return this.trying.run(async () => {
      this.made(await this.#around.calls.edit(edit));
      await this.reload(true);
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
    await this.trying.run(async () => {
      this.took(await turned);
      this.#around.say(said);
      await this.reload(true);
    });
  }

  private made(done: Plan & StudioState): void {
    this.took(done);
    const last = done.steps.at(-1);
    if (last) this.changes.set(last.id, done.diff);
    this.#around.say(this.words.saved(this.said(done.sentence)));
  }

  took({ steps, undone, underWay, problems }: StudioState): void {
    this.state = { steps, undone, underWay, problems };
  }
}
