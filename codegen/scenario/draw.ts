import type { Block } from '../../src/blocks/block.ts';
import { containerTraits } from '../../src/blocks/containers.ts';
import { isForm } from '../../src/blocks/form/isForm.ts';
import { traitsOf } from '../../src/blocks/index.ts';
import type { Content, PagesOutline, Part, WalkOutline } from '../../src/blocks/outline.ts';
import { outlineOf } from '../../src/blocks/outlines.ts';
import type { Locals } from '../../src/blocks/scope.ts';
import type { Text } from '../../src/lang/descriptors/text.ts';
import type { FormStore } from '../../src/portal/stores/FormStore.ts';
import type { ScreenStore } from '../../src/portal/stores/ScreenStore.ts';
import { blockScope } from '../../src/portal/stores/screen/blockScope.ts';
import { readsOfTree } from '../../src/portal/stores/screen/Evaluator.ts';
import { failureOf, showsFailure } from '../../src/portal/stores/screen/failures.ts';
import { unfinishedLinks } from '../../src/portal/stores/unfinished.ts';

/** The visible state of one address: a block, or a part of one. */
export interface Seen {
  shown: boolean;
  /** For buttons. */
  enabled?: boolean;
  texts: string[];
  /** Number of rows, for a table, cards, a repeat, or a field with rows. */
  rows?: number;
  press?: () => Promise<unknown>;
  /** For a table with selectable rows. */
  choose?: (rows: readonly (string | number)[]) => void;
  /** For a form. */
  form?: FormStore;
  /** For a block in steps. */
  walk?: WalkOutline;
  /** For a table. */
  pages?: PagesOutline;
  failed?: boolean;
  reads?: readonly string[];
}

/** Addresses of opened sections, tabs and rows. */
export type Opened = ReadonlySet<string>;

/** Reads a screen as the renderer would: hidden blocks are not read, so their data are not requested. */
export function draw(screen: ScreenStore, opened: Opened): Map<string, Seen> {
  const drawing = new Drawing(screen, opened);
  if (screen.phase !== 'open') return drawing.seen;
  // The title is always shown, above the page and in its tab.
  screen.text(screen.descriptor.title);
  // The home page shows it.
  if (screen.descriptor.summary) screen.text(screen.descriptor.summary);
  unfinishedLinks(screen);
  for (const block of screen.descriptor.content) drawing.block(block, '', undefined, []);
  return drawing.seen;
}

class Drawing {
  readonly seen = new Map<string, Seen>();
  readonly #screen: ScreenStore;
  readonly #opened: Opened;

  constructor(screen: ScreenStore, opened: Opened) {
    this.#screen = screen;
    this.#opened = opened;
  }

  /**
   * @param before prefix of the block's address: the row or card that contains it
   * @param around state of the enclosing blocks
   */
  block(block: Block, before: string, locals: Locals | undefined, around: readonly Seen[]): void {
    const screen = this.#screen;
    const address = before + block.id;
    const { visible } = block;
    const visibly = visible === undefined || screen.value(visible, locals) === true;
    // A condition that cannot be decided is reported in the place of its block.
    const undecided = !visibly && showsFailure(screen, block);
    const overlay = containerTraits(block)?.overlay === true;
    const reads = [...readsOfTree(visible), ...block.reads];
    const seen: Seen = { shown: undecided || (visibly && (!overlay || screen.isOpen(block.id))), texts: [], reads };
    this.seen.set(address, seen);
    if (!seen.shown) return;
    const all = [seen, ...around];
    if (undecided) {
      this.#fail(seen, all, reads);
      return;
    }
    const texts = (text: Text | undefined) => text && screen.text(text, locals);
    write(all, [texts(block.title), texts(block.help)]);
    const status = screen.status(block.reads);
    if (status === 'failed') this.#fail(seen, all, block.reads);
    if (status === 'ready' || traitsOf(block).early) this.#inside(block, address, before, locals, all);
  }

  #fail(seen: Seen, all: readonly Seen[], reads: readonly string[]): void {
    seen.failed = true;
    write(all, [failureOf(this.#screen, reads)?.message]);
  }

  #inside(block: Block, address: string, before: string, locals: Locals | undefined, all: readonly Seen[]): void {
    const screen = this.#screen;
    const { over, ...scope } = blockScope(screen, locals);
    const outline = outlineOf(block, {
      scope,
      opened: (part) => this.#opened.has(part === undefined ? address : `${address}/${part}`),
      form: (form) => screen.forms.get(form, locals),
      run: (steps, own) => screen.run(steps, over(own) ?? {}, address),
      set: (values) => screen.set(values),
      enter: (values) => screen.enter(values),
      back: () => screen.host.back(),
    });
    const { rows, choice, enabled, press, walk, pages } = outline;
    if (isForm(block)) all[0]!.form = screen.forms.get(block, locals);
    Object.assign(all[0]!, {
      ...(rows !== undefined && { rows }),
      ...(enabled !== undefined && { enabled }),
      ...(press && { press }),
      ...(walk && { walk }),
      ...(pages && { pages }),
      ...(choice && { choose: (keys: readonly (string | number)[]) => screen.set({ [choice]: keys }) }),
    });
    this.#content(outline, { address, before, all, over });
  }

  #content({ texts, parts, inside }: Content, at: At): void {
    write(at.all, texts ?? []);
    for (const part of parts ?? []) this.#part(part, at);
    for (const child of inside?.blocks ?? []) this.block(child, at.before, at.over(inside?.locals), at.all);
  }

  #part(part: Part, at: At): void {
    const { name, shown, enabled, rows, press } = part;
    const address = `${at.address}/${name}`;
    const seen: Seen = {
      shown,
      texts: [],
      ...(enabled !== undefined && { enabled }),
      ...(rows !== undefined && { rows }),
      ...(press && { press }),
    };
    this.seen.set(address, seen);
    if (shown) this.#content(part, { ...at, address, before: `${address}/`, all: [seen, ...at.all] });
  }
}

/** Where an outline is written down. */
interface At {
  address: string;
  /** How the addresses of the blocks inside begin. */
  before: string;
  /** What is seen in this place, and in all around it. */
  all: readonly Seen[];
  over(locals?: Locals): Locals | undefined;
}

function write(all: readonly Seen[], texts: readonly (string | undefined)[]): void {
  for (const text of texts) if (text?.trim()) for (const seen of all) seen.texts.push(text);
}
