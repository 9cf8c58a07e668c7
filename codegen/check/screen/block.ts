import { actions } from '../../../src/blocks/actions/check.ts';
import type { Block } from '../../../src/blocks/block.ts';
import { breadcrumbs } from '../../../src/blocks/breadcrumbs/check.ts';
import { cards } from '../../../src/blocks/cards/check.ts';
import { catalogue } from '../../../src/blocks/catalogue/check.ts';
import { chart } from '../../../src/blocks/chart/check.ts';
import { dialog } from '../../../src/blocks/dialog/check.ts';
import { facts } from '../../../src/blocks/facts/check.ts';
import { filters } from '../../../src/blocks/filters/check.ts';
import { form } from '../../../src/blocks/form/check.ts';
import { frame } from '../../../src/blocks/frame/check.ts';
import { heading } from '../../../src/blocks/heading/check.ts';
import { html } from '../../../src/blocks/html/check.ts';
import { legend } from '../../../src/blocks/legend/check.ts';
import { notice } from '../../../src/blocks/notice/check.ts';
import { pictures } from '../../../src/blocks/pictures/check.ts';
import { qr } from '../../../src/blocks/qr/check.ts';
import { repeat } from '../../../src/blocks/repeat/check.ts';
import { section } from '../../../src/blocks/section/check.ts';
import { select } from '../../../src/blocks/select/check.ts';
import { table } from '../../../src/blocks/table/check.ts';
import { tabs } from '../../../src/blocks/tabs/check.ts';
import { text } from '../../../src/blocks/text/check.ts';
import { widget } from '../../../src/blocks/widget/check.ts';
import type { Path } from '../../files/jsonFile.ts';
import { list, own, type Raw, record, word } from '../../files/raw.ts';
import { anchorOf } from './anchor.ts';
import type { BlockCheck, CommonKeys } from './blockCheck.ts';
import { include } from './include.ts';
import type { Scope } from './scope.ts';
import { optionalText } from './text.ts';

const checks: Readonly<Record<string, BlockCheck>> = {
  heading,
  text,
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

export function blocks(scope: Scope, value: unknown, path: Path): Block[] {
  return list(value).flatMap((item, index) => block(scope, record(item), [...path, index]));
}

export function block(scope: Scope, raw: Raw, path: Path): readonly Block[] {
  const check = own(checks, word(raw.type));
  if (!check) return [];
  const { screen } = scope;
  const id = screen.idPrefix + word(raw.id);
  if (screen.blocks.has(id))
    scope.problem('id.twice', [...path, 'id'], `Another block of this screen has the id "${id}" already.`);
  else screen.blockPlaces.set(id, { file: screen.file, path: [...path, 'id'] });
  screen.heardId('block', [...path, 'id']);
  const visible = scope.apart().condition(raw.visible, [...path, 'visible'], 'visible');
  const inner = scope.with({}, visible?.ifTrue).apart();
  const title = optionalText(inner, raw.title, [...path, 'title']);
  const help = optionalText(inner, raw.help, [...path, 'help']);
  const common: CommonKeys = {
    id,
    ...(visible && { visible: visible.tree }),
    ...(title && { title }),
    ...(help && { help }),
    ...anchorOf(scope, raw, path),
    // Filled while the block's own keys are compiled; frozen below.
    reads: [],
  };
  const compiled = check(inner, raw, path, common, blocks);
  if (!compiled) return [];
  const all = (Array.isArray(compiled) ? compiled : [compiled]) as Block[];
  const reads = [...inner.reads].sort();
  const finished = all.map((one) => (one.id === id && one.reads.length === 0 ? { ...one, reads } : one));
  for (const one of finished) screen.blocks.set(one.id, one);
  return finished;
}
