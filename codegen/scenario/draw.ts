import type { Block, BlockOf } from '../../src/blocks/block.ts';
import type { FormBlock } from '../../src/blocks/form/block.ts';
import type { ActionItem, Fact, Options } from '../../src/lang/descriptors/blockParts.ts';
import type { Step } from '../../src/lang/descriptors/steps.ts';
import type { Text } from '../../src/lang/descriptors/text.ts';
import type { Tree } from '../../src/lang/expressions/tree.ts';
import type { Locals } from '../../src/portal/stores/FormEnvironment.ts';
import type { ScreenStore } from '../../src/portal/stores/ScreenStore.ts';
import { readsOfTree } from '../../src/portal/stores/screen/Evaluator.ts';

/** What a resident has before them under one address: a block, or a part of one. */
export interface Seen {
  shown: boolean;
  /** Of what can be pressed. */
  enabled?: boolean;
  texts: string[];
  /** Of a table, cards or a repeat. */
  rows?: number;
  press?: () => Promise<unknown>;
  /** Of a table whose rows can be chosen. */
  choose?: (rows: readonly (string | number)[]) => void;
  failed?: boolean;
  reads?: readonly string[];
}

/** What has been unfolded: sections, tabs, rows. */
export type Opened = ReadonlySet<string>;

/** Reads a screen as the renderer would: what nobody sees is not read, so its data is not asked for. */
export function draw(screen: ScreenStore, opened: Opened): Map<string, Seen> {
  const drawing = new Drawing(screen, opened);
  if (screen.phase !== 'open') return drawing.seen;
  // It stands over the page and in its tab.
  screen.text(screen.descriptor.title);
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

  /** @param around what is seen of the blocks around it too */
  block(block: Block, before: string, locals: Locals | undefined, around: readonly Seen[]): void {
    const address = before + block.id;
    const screen = this.#screen;
    const { visible } = block;
    const shown = visible === undefined || screen.value(visible, locals) === true;
    // A condition that can not be decided is said in the place of its block.
    const undecided = !shown && screen.tellsWhy(block);
    const reads = [...readsOfTree(visible), ...block.reads];
    const seen: Seen = { shown: shown || undecided, texts: [], reads };
    this.seen.set(address, seen);
    if (!seen.shown) return;
    const pen = new Pen(screen, locals, [seen, ...around]);
    if (undecided) {
      seen.failed = true;
      pen.write(screen.failureOf(reads)?.message ?? '');
      return;
    }
    pen.say(block.title);
    pen.say(block.help);
    const status = screen.status(block.reads);
    if (status === 'failed') {
      seen.failed = true;
      pen.write(screen.failureOf(block.reads)?.message ?? '');
    }
    // Buttons stand from the start; all else waits for its data.
    if (status === 'ready' || block.type === 'actions') this.#inside(block, address, before, pen);
  }

  /** @param before what the addresses of the blocks inside begin with: the row or card that it all stands in */
  #inside(block: Block, address: string, before: string, pen: Pen): void {
    const inner = (content: readonly Block[]) => {
      for (const child of content) this.block(child, before, pen.locals, pen.around);
    };
    switch (block.type) {
      case 'heading':
      case 'text':
        pen.say(block.text);
        return;
      case 'notice':
        if (typeof block.tone !== 'string') pen.firstOf(block.tone.match);
        pen.say(block.text);
        return;
      case 'facts':
        this.#facts(block.items, address, pen);
        return;
      case 'select':
        pen.say(block.label);
        pen.say(block.none);
        if (block.selected !== undefined) pen.value(block.selected);
        pen.options(block.options);
        return;
      case 'filters':
        for (const field of block.fields) {
          const part = this.#part(`${address}/${field.bind}`, true, pen);
          part.say(field.label);
          if (field.options) part.options(field.options);
          const broken = field.rules.find(({ when, must }) => {
            return (when === undefined || pen.value(when) === true) && pen.value(must) !== true;
          });
          part.say(broken?.say);
        }
        return;
      case 'table':
        this.#table(block, address, pen);
        return;
      case 'cards': {
        const items = pen.list(block.items);
        pen.own.rows = items.length;
        if (items.length === 0) pen.say(block.empty);
        for (const [index, item] of items.entries()) {
          const row = this.#row(`${address}/${index + 1}`, block.calc, { item, index }, pen);
          row.say(block.heading);
          row.say(block.text);
          if (block.groupBy) row.say(block.groupBy.label);
          row.tones(block.tone);
          this.#facts(block.facts, `${address}/${index + 1}`, row);
          this.#buttons(block.actions, `${address}/${index + 1}`, row);
          if (block.do) row.own.press = this.#runner(block.do, row.locals, address);
        }
        this.#buttons(block.buttons, address, pen);
        return;
      }
      case 'chart':
        pen.own.rows = pen.list(block.rows).length;
        pen.say(block.caption);
        return;
      case 'actions':
        pen.say(block.text);
        if (block.stay !== undefined) pen.value(block.stay);
        this.#buttons(block.items, address, pen);
        return;
      case 'section':
        if (block.as === 'accordion' && block.title && pen.value(block.open) !== true && !this.#opened.has(address))
          return;
        inner(block.content);
        return;
      case 'tabs': {
        const chosen = block.tabs.find(({ id }) => this.#opened.has(`${address}/${id}`)) ?? block.tabs[0];
        for (const tab of block.tabs) this.#part(`${address}/${tab.id}`, true, pen).say(tab.label);
        inner(chosen?.content ?? []);
        return;
      }
      case 'repeat': {
        const items = pen.list(block.items);
        pen.own.rows = items.length;
        if (items.length === 0) pen.say(block.empty);
        for (const [index, item] of items.entries()) {
          const row = this.#row(`${address}/${index + 1}`, block.calc, { item, index }, pen);
          for (const child of block.content) this.block(child, `${address}/${index + 1}/`, row.locals, row.around);
        }
        return;
      }
      case 'dialog':
        pen.own.shown = this.#screen.isOpen(block.id);
        if (!pen.own.shown) return;
        pen.say(block.title);
        inner(block.content);
        return;
      case 'breadcrumbs':
        for (const [index, item] of pen.list(block.items).entries()) {
          const row = this.#row(`${address}/${index + 1}`, block.calc, { item, index }, pen);
          row.say(block.label);
          row.own.press = this.#runner(block.do, row.locals, address);
        }
        return;
      case 'html':
        pen.write(String(pen.value(block.value) ?? '').replaceAll(/<[^>]*>/g, ' '));
        return;
      case 'form':
        this.#form(block, address, pen);
        return;
      case 'pictures': {
        const items = pen.list(block.items);
        pen.own.rows = items.length;
        if (items.length === 0) pen.say(block.empty);
        return;
      }
      case 'qr':
        pen.value(block.value);
        pen.say(block.label);
        return;
      case 'widget':
        for (const tree of Object.values(block.with)) pen.value(tree);
        return;
    }
  }

  #facts(facts: readonly Fact[], address: string, pen: Pen): void {
    for (const fact of facts) {
      const shown = fact.visible === undefined || pen.value(fact.visible) === true;
      const value = shown ? pen.text(fact.value) : '';
      const empty = value === '' && fact.empty !== 'hide' ? pen.text(fact.empty) : '';
      const part = this.#part(`${address}/${fact.id}`, shown && (value !== '' || fact.empty !== 'hide'), pen);
      if (!part.own.shown) continue;
      part.say(fact.label);
      part.write(value || empty);
    }
  }

  #buttons(items: readonly ActionItem[], address: string, pen: Pen): void {
    for (const item of items) {
      const shown = item.visible === undefined || pen.value(item.visible) === true;
      const part = this.#part(`${address}/${item.id}`, shown, pen);
      if (!shown) continue;
      part.say(item.label);
      part.own.enabled = item.enabled === undefined || pen.value(item.enabled) === true;
      if (!part.own.enabled) part.say(item.why);
      part.own.press = this.#runner(item.do, pen.locals, address);
    }
  }

  #table(block: BlockOf<'table'>, address: string, pen: Pen): void {
    const { rows, select } = block;
    pen.say(block.caption);
    for (const column of block.columns) pen.say(column.label);
    const fixed = Array.isArray(rows) && typeof rows[0] !== 'string' ? (rows as unknown as FixedRows) : undefined;
    const all: readonly unknown[] = fixed ?? pen.list(rows as Tree);
    const parent = pen.value(['$', 'row']);
    const lines = all.map((row, index) => {
      const own = fixed ? fixedRow(fixed, index, pen) : row;
      const locals = pen.with(block.calc, { row: own, ...(parent ? { parent } : {}) });
      return { row: own, pen: new Pen(this.#screen, locals, pen.around) };
    });
    const kept = lines.filter((line) => block.where.every((condition) => line.pen.value(condition) === true));
    pen.own.rows = kept.length;
    if (kept.length === 0) pen.say(block.empty);
    for (const [index, { row, pen: line }] of kept.entries()) {
      const place = `${address}/${index + 1}`;
      const part = this.#part(place, true, line);
      for (const column of block.columns) {
        const said = column.cell ? part.text(column.cell) : '';
        part.write(said || (column.empty && !column.flags ? part.text(column.empty) : ''));
        for (const flag of column.flags ?? []) if (part.value(flag.when) === true) part.write(flag.mark);
      }
      part.tones(block.tone);
      if (select) this.#pick(block, place, row, part);
      this.#buttons(block.actions, place, part);
      if (block.expand && this.#opened.has(place)) {
        if ('content' in block.expand)
          for (const child of block.expand.content) this.block(child, `${place}/`, part.locals, part.around);
        else
          this.#table(
            block.expand.table,
            `${place}/${block.expand.table.id}`,
            this.#part(`${place}/${block.expand.table.id}`, true, part),
          );
      }
    }
    for (const column of block.columns)
      if (column.total !== undefined && column.total !== true) pen.value(column.total);
    if (select) pen.own.choose = (keys) => this.#screen.set({ [select.bind]: keys });
    this.#buttons(block.buttons, address, pen);
  }

  /** The box that chooses a row, or what stands in its place. */
  #pick({ select }: BlockOf<'table'>, place: string, _row: unknown, pen: Pen): void {
    const instead = select!.instead.find(({ when }) => pen.value(when) === true);
    const box = !instead && (select!.when === undefined || pen.value(select!.when) === true);
    if (box) this.#part(`${place}/select`, true, pen).say(select!.label);
    if (!instead) return;
    const part = this.#part(`${place}/instead`, true, pen);
    part.say(instead.text);
    if (instead.do) part.own.press = this.#runner(instead.do, pen.locals, place);
  }

  #form(block: FormBlock, address: string, pen: Pen): void {
    const form = this.#screen.form(block, pen.locals ?? {});
    const inside = new Pen(this.#screen, { ...pen.locals, ...form.locals }, pen.around);
    for (const field of block.fields) {
      const shown = form.visible(field.field);
      const part = this.#part(`${address}/${field.field}`, shown, inside);
      if (!shown) continue;
      part.say(field.label);
      part.say(field.hint);
      if (field.options) part.options(field.options);
      part.write(form.problem(field.field) ?? '');
      if (field.meter && part.value(field.meter.value) !== null) part.say(field.meter.text);
      if (field.button) {
        const button = this.#part(`${address}/${field.field}/button`, true, part);
        button.say(field.button.label);
        button.own.press = this.#runner(field.button.do, inside.locals, address);
      }
    }
    for (const note of form.summary) pen.write(note);
    inside.say(block.submit);
    pen.own.enabled = form.enabled && !form.busy;
    if (!form.enabled) inside.say(block.why);
    pen.own.press = () => form.submit();
  }

  #part(address: string, shown: boolean, pen: Pen): Pen {
    const seen: Seen = { shown, texts: [] };
    this.seen.set(address, seen);
    return new Pen(this.#screen, pen.locals, shown ? [seen, ...pen.around] : [seen]);
  }

  #row(address: string, calc: Parameters<ScreenStore['graph']['scope']['locals']>[0], names: Locals, pen: Pen): Pen {
    const seen: Seen = { shown: true, texts: [] };
    this.seen.set(address, seen);
    return new Pen(this.#screen, pen.with(calc, names), [seen, ...pen.around]);
  }

  #runner(steps: readonly Step[], locals: Locals | undefined, key: string): () => Promise<unknown> {
    return () => this.#screen.run(steps, locals ?? {}, key);
  }
}

type FixedRows = readonly { label: Text; values: Readonly<Record<string, Tree>> }[];

const fixedRow = (rows: FixedRows, index: number, pen: Pen): unknown => ({
  ...Object.fromEntries(Object.entries(rows[index]!.values).map(([name, tree]) => [name, pen.value(tree)])),
  label: pen.text(rows[index]!.label),
});

/** Reads values and words at one place, and writes the words down for it and all around it. */
class Pen {
  readonly #screen: ScreenStore;
  readonly locals: Locals | undefined;
  /** The place itself first. */
  readonly around: readonly Seen[];

  constructor(screen: ScreenStore, locals: Locals | undefined, around: readonly Seen[]) {
    this.#screen = screen;
    this.locals = locals;
    this.around = around;
  }

  get own(): Seen {
    return this.around[0]!;
  }

  value(tree: Tree): unknown {
    return this.#screen.value(tree, this.locals);
  }

  list(tree: Tree): readonly unknown[] {
    return (this.value(tree) as readonly unknown[] | null) ?? [];
  }

  text(text: Text): string {
    return this.#screen.text(text, this.locals);
  }

  with(calc: Parameters<ScreenStore['graph']['scope']['locals']>[0], names: Locals): Locals {
    return this.#screen.graph.scope.locals(calc, { ...this.locals, ...names });
  }

  say(text: Text | undefined): void {
    if (text) this.write(this.text(text));
  }

  write(words: string): void {
    if (words.trim()) for (const { texts } of this.around) texts.push(words);
  }

  firstOf(lines: readonly { when?: Tree }[]): void {
    lines.find(({ when }) => when === undefined || this.value(when) === true);
  }

  tones(lines: readonly { when: Tree; text: Text }[]): void {
    const line = lines.find(({ when }) => this.value(when) === true);
    if (line) this.say(line.text);
  }

  options(options: Options): void {
    if ('fixed' in options) for (const { label } of options.fixed) this.say(label);
    else if ('list' in options)
      for (const one of this.list(options.list)) this.write(this.#screen.host.format(one, options.format));
    else
      for (const row of this.list(options.rows)) this.write(this.#screen.text(options.label, { ...this.locals, row }));
  }
}
