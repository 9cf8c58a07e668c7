import { autorun, makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Look as Saved } from '../../studio/api.ts';
import { isReadable, nearestReadable, type Pair, pairsWith, type Theme, TOKENS } from '../../studio/colours.ts';
import type { Edit, Json, SmallEdit } from '../../studio/edit.ts';
import type { Drafts } from './Drafts.ts';
import type { Surroundings } from './surroundings.ts';
import { Targets } from './Targets.ts';

const FILE = 'services.config.json';
const THEME = 'theme';

/** Colours, logo and start page: the colours are shown in the portal while they are chosen. */
export class Look {
  saved: Saved | undefined;
  readonly targets: Targets;
  readonly #around: Surroundings;
  readonly #drafts: Drafts;

  constructor(around: Surroundings, drafts: Drafts) {
    this.#around = around;
    this.#drafts = drafts;
    this.targets = new Targets(around.calls);
    makeAutoObservable(this, { saved: observableRef, targets: false });
    autorun(() => around.paint(this.isChanged ? this.theme : {}));
  }

  async load(): Promise<void> {
    const saved = await this.#around.calls.look();
    runInAction(() => {
      this.saved = saved;
    });
  }

  private get isChanged(): boolean {
    return this.#drafts.all.has(THEME);
  }

  /** The colours as they are chosen. */
  get theme(): Theme {
    const draft = this.#drafts.all.get(THEME)?.edit;
    const theme = { ...this.saved?.theme };
    for (const edit of draft ? (draft.kind === 'several' ? draft.edits : [draft]) : []) {
      if (edit.kind === 'unset') delete theme[edit.key];
      if (edit.kind === 'set' && edit.key === THEME) return edit.value as Theme;
      if (edit.kind === 'set') theme[edit.key] = String(edit.value);
    }
    return theme;
  }

  pairs(token: string): Pair[] {
    return pairsWith(this.theme, token);
  }

  /** The nearest colour that can be read, if this one cannot. */
  nearest(token: string): string | undefined {
    return this.pairs(token).every(isReadable) ? undefined : nearestReadable(this.theme, token);
  }

  /** @param colour undefined: that of the portal */
  choose(token: string, colour: string | undefined): void {
    const before: Theme = this.saved?.theme ?? {};
    const { [token]: _, ...others } = this.theme;
    const after: Theme = colour === undefined ? others : { ...others, [token]: colour };
    this.#drafts.put(THEME, editOf(before, after));
  }

  begin(to: Json | undefined): void {
    const about = { file: FILE, at: '', key: 'start' };
    const home: Edit = this.saved?.isOverlay
      ? { kind: 'set', ...about, value: { home: true } }
      : { kind: 'unset', ...about };
    const same = JSON.stringify(to) === JSON.stringify(this.saved?.start);
    this.#drafts.put('start', same ? undefined : to === undefined ? home : { kind: 'set', ...about, value: to });
  }

  /** The logo that is chosen and not saved yet. */
  get drawn(): string | undefined {
    const draft = this.#drafts.all.get('logo')?.edit;
    const small = draft?.kind === 'several' ? draft.edits : draft ? [draft] : [];
    return small.flatMap((one) => (one.kind === 'logo' && one.text !== '' ? [one.text] : []))[0];
  }

  /** @param text of an SVG; '' for the hexagon of the portal */
  draw(text: string): void {
    const file = this.saved?.logo ?? 'logo.svg';
    const about = { file: FILE, at: 'municipality', key: 'logo' };
    const logo: SmallEdit = { kind: 'logo', file, text };
    const named: SmallEdit = { kind: 'set', ...about, value: file };
    if (text === '') this.#drafts.put('logo', { kind: 'unset', ...about });
    else this.#drafts.put('logo', this.saved?.logo ? logo : { kind: 'several', edits: [logo, named] });
  }
}

/** A municipality without colours gets them as a whole. */
function editOf(before: Theme, after: Theme): Edit | undefined {
  const changed = TOKENS.filter((token) => before[token] !== after[token]);
  if (changed.length === 0) return undefined;
  if (Object.keys(before).length === 0)
    return { kind: 'set', file: FILE, at: 'municipality', key: THEME, value: after };
  const edits = changed.map((key): SmallEdit => {
    const about = { file: FILE, at: 'municipality/theme', key };
    const value = after[key];
    return value === undefined ? { kind: 'unset', ...about } : { kind: 'set', ...about, value };
  });
  return edits.length === 1 ? edits[0]! : { kind: 'several', edits };
}
