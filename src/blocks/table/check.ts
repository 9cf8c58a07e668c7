import type { BlockCheck, CompileBlocks } from '../../../codegen/check/screen/blockCheck.ts';
import { withCalc } from '../../../codegen/check/screen/calc.ts';
import { uniqueIds } from '../../../codegen/check/screen/ids.ts';
import { checkKey as checkItemKey } from '../../../codegen/check/screen/items.ts';
import { type Scope, unknownType } from '../../../codegen/check/screen/scope.ts';
import { steps } from '../../../codegen/check/screen/steps.ts';
import { optionalText, shared, text } from '../../../codegen/check/screen/text.ts';
import { toneLines } from '../../../codegen/check/screen/tones.ts';
import type { JsonFile, Path } from '../../../codegen/files/jsonFile.ts';
import { list, mapRecord, own, type Raw, record, scalar, word } from '../../../codegen/files/raw.ts';
import { guess } from '../../../codegen/files/shape.ts';
import type { TableBlockJson } from '../../../codegen/generated/descriptors.ts';
import type { CommonKeys } from '../../lang/descriptors/blockParts.ts';
import { describe } from '../../lang/expressions/check.ts';
import { maybe, unify } from '../../lang/expressions/relations.ts';
import type { Tree } from '../../lang/expressions/tree.ts';
import type { Type, Written } from '../../lang/expressions/types.ts';
import { actionList } from '../actions/check.ts';
import type { BlockOf } from '../block.ts';
import type { Column, Select } from './block.ts';
import { column } from './checkColumn.ts';
import { checkFixedRows } from './checkFixedRows.ts';
import { checkShown, openOf } from './checkOpen.ts';
import { isDrawnByOffice, orderOf, pagingOf } from './checkOrder.ts';
import { serverOf } from './checkPages.ts';
import { checkSums } from './checkSums.ts';

export const table: BlockCheck<'table'> = (scope, raw, path, common, children) => {
  const compiled = tableOf(scope, raw, path, common, children);
  scope.screen.tables.set(common.id, compiled);
  return compiled;
};

/** A table, or the child table under a row (then `parent` is in scope). */
function tableOf(
  scope: Scope,
  raw: Raw<TableBlockJson>,
  path: Path,
  common: CommonKeys,
  children: CompileBlocks,
): BlockOf<'table'> {
  const { rows, row } = rowsOf(scope, raw, path);
  const { scope: inner, calc } = withCalc(scope.with({ row }), raw.calc, [...path, 'calc']);
  const key = raw.key === undefined ? undefined : word(raw.key);
  checkKey(scope, raw, key, row, path);
  uniqueIds(scope, raw.columns, [...path, 'columns'], (one) => word(one.field) || word(one.id));
  const columns = list(raw.columns).map(
    (item, index): Column => column(inner, scope, record(item), row, [...path, 'columns', index]),
  );
  checkSums(scope, raw, row, columns, path);
  checkShown(scope, raw, path);
  const sort = record(raw.sort);
  const { file } = scope.screen;
  const server = serverOf(scope, raw, rows, columns, path);
  const drawn = !server && isDrawnByOffice(scope);
  const order = server ? word(sort.state) : orderOf(scope, sort, columns, common.id, [...path, 'sort']);
  if (sort.by !== undefined)
    scope.screen.noteSymbol({
      kind: 'part',
      path: [...path, 'sort', 'by'],
      names: () => columns.filter((one) => one.value !== undefined).map((one) => one.id),
      written: (name) => columnPlaces(file, raw, row, name, path),
    });
  if (sort.by !== undefined && !columns.some((one) => one.id === sort.by && one.value !== undefined)) {
    const names = columns.filter((one) => one.value !== undefined).map((one) => one.id);
    scope.problem(
      'sort.unknown',
      [...path, 'sort', 'by'],
      `"${word(sort.by)}" is not a sortable column.${guess(word(sort.by), names)}`,
      { help: [`Known: ${names.join(', ')}`] },
    );
  }
  const expand =
    raw.expand === undefined
      ? undefined
      : expandOf(inner, record(raw.expand), row, [...path, 'expand'], common.id, children);
  const select =
    raw.select === undefined
      ? undefined
      : selectOf(inner, record(raw.select), key ? fieldTypeOf(row, key) : undefined, [...path, 'select']);
  return {
    ...common,
    type: 'table',
    rows,
    ...(key && { key }),
    where: list(raw.where).map(
      (item, index) => inner.expression(item, [...path, 'where', index], { what: 'a condition', kinds: ['flag'] }).tree,
    ),
    calc,
    ...(sort.by !== undefined && { sort: { column: word(sort.by), descending: sort.desc === true } }),
    ...(order && { order }),
    ...(server && { server }),
    ...(drawn && { paging: pagingOf(scope, common.id) }),
    page: typeof raw.page === 'number' ? raw.page : 5,
    caption: text(scope, raw.caption, [...path, 'caption']),
    empty: raw.empty === undefined ? shared(scope, 'wspolne.brakDanych') : text(scope, raw.empty, [...path, 'empty']),
    columns,
    tone: toneLines(inner, raw.tone, [...path, 'tone']),
    ...(select && { select }),
    ...(expand && { expand }),
    ...(raw.do !== undefined && { do: openOf(inner, raw, columns, path) }),
    actions: actionList(inner, raw.actions, [...path, 'actions']),
    buttons: actionList(scope.apart(), raw.buttons, [...path, 'buttons']),
    csv: raw.csv === true,
  };
}

/** A column is called as its field, or by its id. */
function columnPlaces(
  file: JsonFile,
  raw: Raw<TableBlockJson>,
  row: Type,
  name: string,
  path: Path,
): readonly Written[] {
  const at = list(raw.columns).findIndex((item) => (word(record(item).field) || record(item).id) === name);
  if (at < 0) return [];
  const byField = word(record(list(raw.columns)[at]).field) !== '';
  if (byField) return (row.kind === 'record' && row.written?.(name)) || [];
  return [{ file, path: [...path, 'columns', at, 'id'] }];
}

function rowsOf(scope: Scope, raw: Raw<TableBlockJson>, path: Path): { rows: BlockOf<'table'>['rows']; row: Type } {
  if (!Array.isArray(raw.rows)) {
    const { tree, type } = scope.expression(scalar(raw.rows), [...path, 'rows'], { what: 'rows', kinds: ['list'] });
    return { rows: tree, row: type.kind === 'list' ? type.of : unknownType };
  }
  const types: Record<string, Type> = {};
  const rows = list(raw.rows).map((item, index) => {
    const one = record(item);
    const at = [...path, 'rows', index];
    const values = mapRecord(one.values, (value, name): Tree => {
      const { tree, type } = scope.expression(value, [...at, 'values', name], { what: `The value ${name}` });
      const before = own(types, name) ?? (index === 0 ? type : { kind: 'nothing' });
      const both = unify(before, type);
      if (!both) {
        const message = `"${name}" is ${describe(type)} here, and ${describe(before)} in the rows above.`;
        scope.problem('expression.type', [...at, 'values', name], message);
      }
      types[name] = both ?? unknownType;
      return tree;
    });
    for (const [name, type] of Object.entries(types)) if (!Object.hasOwn(values, name)) types[name] = maybe(type);
    return { label: text(scope, one.label, [...at, 'label']), values };
  });
  checkFixedRows(scope, raw, path, Object.keys(types));
  const { file } = scope.screen;
  const written = (field: string) =>
    list(raw.rows).flatMap((item, index) =>
      Object.hasOwn(record(record(item).values), field)
        ? [{ file, path: [...path, 'rows', index, 'values', field] }]
        : [],
    );
  rows.forEach((_, index) => {
    scope.screen.noteSymbol({
      kind: 'field',
      path: [...path, 'rows', index, 'values'],
      keys: true,
      names: () => Object.keys(types),
      written,
    });
  });
  return {
    rows,
    row: { kind: 'record', name: 'the row', fields: () => ({ ...types, label: { kind: 'text' } }), written },
  };
}

function checkKey(scope: Scope, raw: Raw<TableBlockJson>, key: string | undefined, row: Type, path: Path): void {
  const user = (['select', 'expand', 'actions'] as const).find((name) => raw[name] !== undefined);
  if (!key) {
    if (user)
      scope.problem('key.missing', path, `A table with "${user}" needs "key": the field that identifies a row.`);
    return;
  }
  checkItemKey(scope, row, key, [...path, 'key']);
}

function fieldTypeOf(row: Type, name: string): Type | undefined {
  return row.kind === 'record' ? own(row.fields(), name) : undefined;
}

function selectOf(
  scope: Scope,
  raw: Raw<NonNullable<TableBlockJson['select']>>,
  key: Type | undefined,
  path: Path,
): Select {
  const { screen } = scope;
  const bind = word(raw.bind);
  screen.noteOwnSymbol('state', [...path, 'bind']);
  const known = screen.known('state', bind, screen.states.keys(), [...path, 'bind'], 'a state');
  screen.used.add(`state.${bind}`);
  scope.reads.add(`state.${bind}`);
  const type = known ? screen.states.get(bind)?.type : undefined;
  if (type && type.kind !== 'list')
    scope.problem(
      'select.type',
      [...path, 'bind'],
      `Picking rows needs a list state, and "${bind}" is ${describe(type)}.`,
    );
  else if (type?.kind === 'list' && key && type.of.kind !== key.kind && key.kind !== 'unknown') {
    scope.problem(
      'select.type',
      [...path, 'bind'],
      `"${bind}" is ${describe(type)}, and the table's key is ${describe(key)}.`,
    );
  }
  const when = scope.condition(raw.when, [...path, 'when'], 'which rows may be picked');
  return {
    bind,
    ...(when && { when: when.tree }),
    label: text(scope, raw.label, [...path, 'label']),
    instead: list(raw.instead).map((item, index) => {
      const one = record(item);
      const at = [...path, 'instead', index];
      const when = scope.expression(one.when, [...at, 'when'], { what: 'the condition', kinds: ['flag'] });
      return {
        when: when.tree,
        icon: word(one.icon),
        text: text(scope, one.text, [...at, 'text']),
        ...(one.do !== undefined && { do: steps(scope.with({}, when.ifTrue), one.do, [...at, 'do']) }),
      };
    }),
  };
}

function expandOf(
  scope: Scope,
  raw: Raw<NonNullable<TableBlockJson['expand']>>,
  row: Type,
  path: Path,
  id: string,
  children: CompileBlocks,
): NonNullable<BlockOf<'table'>['expand']> {
  const label = optionalText(scope, raw.label, [...path, 'label']);
  const one = raw.one === true;
  const head = { one, ...(label && { label }) };
  if (raw.content !== undefined)
    return { ...head, content: children(scope.apart(), raw.content, [...path, 'content']) };
  if (raw.rows === undefined || raw.columns === undefined || raw.caption === undefined) {
    scope.problem(
      'expand.empty',
      path,
      'An expanded row needs "content", or a child table: "rows", "columns" and "caption".',
    );
  }
  const inner = scope.with({ parent: row }).apart();
  return { ...head, table: tableOf(inner, { ...raw, page: 1000 }, path, { id: `${id}Child`, reads: [] }, children) };
}
