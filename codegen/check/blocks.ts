import type { Block, Text } from '../../src/descriptors/compiled.ts';
import type { Tree } from '../../src/expressions/tree.ts';
import { anchorOf } from './anchor.ts';
import { actions } from './blocks/actions.ts';
import { breadcrumbs } from './blocks/breadcrumbs.ts';
import { cards } from './blocks/cards.ts';
import { catalogue } from './blocks/catalogue.ts';
import { chart } from './blocks/chart.ts';
import { dialog, repeat, section, tabs } from './blocks/containers.ts';
import { facts } from './blocks/facts.ts';
import { filters } from './blocks/filters.ts';
import { form } from './blocks/form.ts';
import { frame } from './blocks/frame.ts';
import { html } from './blocks/html.ts';
import { include } from './blocks/include.ts';
import { legend } from './blocks/legend.ts';
import { pictures } from './blocks/pictures.ts';
import { qr } from './blocks/qr.ts';
import { select } from './blocks/select.ts';
import { table } from './blocks/table.ts';
import { widget } from './blocks/widget.ts';
import { heading, notice, paragraph } from './blocks/words.ts';
import type { Path } from './jsonFile.ts';
import { list, own, type Raw, record, word } from './raw.ts';
import type { Room } from './room.ts';
import { optionalText } from './text.ts';

/** What every block has, compiled. */
export interface CommonKeys {
  id: string;
  visible?: Tree;
  title?: Text;
  help?: Text;
  anchor?: string;
  reads: readonly string[];
}

/** Compiles the keys of one type; `inner` knows what `visible` asked for. Gives several blocks for an include. */
export type BlockCheck = (
  inner: Room,
  raw: Raw,
  path: Path,
  common: CommonKeys,
) => Block | readonly Block[] | undefined;

const checks: Readonly<Record<string, BlockCheck>> = {
  heading,
  text: paragraph,
  notice,
  facts,
  select,
  filters,
  table,
  cards,
  chart,
  actions,
  section,
  tabs,
  repeat,
  dialog,
  legend,
  form,
  html,
  breadcrumbs,
  catalogue,
  frame,
  qr,
  pictures,
  include,
  widget,
};

export function blocks(room: Room, value: unknown, path: Path): Block[] {
  return list(value).flatMap((item, index) => block(room, record(item), [...path, index]));
}

export function block(room: Room, raw: Raw, path: Path): readonly Block[] {
  const check = own(checks, word(raw.type));
  if (!check) return [];
  const { screen } = room;
  const id = screen.idPrefix + word(raw.id);
  if (screen.blocks.has(id))
    room.problem('id.twice', [...path, 'id'], `Another block of this screen has the id "${id}" already.`);
  else screen.blockPlaces.set(id, { file: screen.file, path: [...path, 'id'] });
  screen.heardId('block', [...path, 'id']);
  const visible = room.apart().condition(raw.visible, [...path, 'visible'], 'visible');
  const inner = room.with({}, visible?.ifTrue).apart();
  const title = optionalText(inner, raw.title, [...path, 'title']);
  const help = optionalText(inner, raw.help, [...path, 'help']);
  const common: CommonKeys = {
    id,
    ...(visible && { visible: visible.tree }),
    ...(title && { title }),
    ...(help && { help }),
    ...anchorOf(room, raw, path),
    // Filled while the block's own keys are compiled; frozen below.
    reads: [],
  };
  const compiled = check(inner, raw, path, common);
  if (!compiled) return [];
  const all = (Array.isArray(compiled) ? compiled : [compiled]) as Block[];
  const reads = [...inner.reads].sort();
  const finished = all.map((one) => (one.id === id && one.reads.length === 0 ? { ...one, reads } : one));
  for (const one of finished) screen.blocks.set(one.id, one);
  return finished;
}
