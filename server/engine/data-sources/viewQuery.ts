import { columnsFor } from '../../../codegen/artefact/data/lang.ts';
import type { Order, ViewTable, Where } from '../../../codegen/artefact/data/plan.ts';
import { MOST_ANSWERED } from '../../../codegen/artefact/data/plan.ts';
import type { Language } from '../../../src/lang/descriptors/language.ts';
import { given, type Keys, type Whose } from './rows.ts';

export interface Statement {
  sql: string;
  values: readonly (string | number)[];
}

const NAME = /^[A-Za-z_][A-Za-z0-9_]*$/;

/** A quoted name. The check validates names as well; this repeats it, so that no other input can become SQL. */
export function quoted(name: string): string {
  if (!NAME.test(name)) throw new Error('This is no name of a view or a column.');
  return `"${name}"`;
}

const quotedView = (view: string): string => view.split('.').map(quoted).join('.');

/** What a query selects of the rows of a view. */
export interface Selected {
  /** null: the rows are the same for everybody. */
  whose: Whose | null;
  where: readonly Where[];
  args: unknown;
  /** Of the caller; only columns with languages depend on it. */
  language: Language;
  keys?: readonly Keys[];
  /** Of more rows these come first. */
  order?: readonly Order[];
  from?: number;
  most?: number;
}

/** The query on a view: columns by name, values bound, and the condition on the subject first. */
export function viewQuery(view: ViewTable, columns: readonly string[], selected: Selected): Statement {
  const sqlOf = columnSql(view, selected.language);
  return statement(view, columns.length ? columns.map(sqlOf) : ['1'], selected);
}

/** How a column is read in a language. */
const columnSql =
  ({ lang }: ViewTable, language: Language) =>
  (column: string): string => {
    const [own, otherwise] = columnsFor(lang, column, language).map(quoted);
    return otherwise === undefined ? own! : `coalesce(nullif(${own}, ''), ${otherwise})`;
  };

/**
 * The query for groups of rows: the columns that make them, the number of rows, and the sums.
 *
 * @param isSqlite where a text in a summed column would count as 0: the last columns have the number of such texts
 */
export function groupsQuery(
  view: ViewTable,
  columns: readonly string[],
  sums: readonly string[],
  selected: Selected,
  isSqlite: boolean,
): Statement {
  const sqlOf = columnSql(view, selected.language);
  const texts = isSqlite ? sums.map((column) => `sum(typeof(${sqlOf(column)}) = 'text')`) : [];
  const totals = ['count(*)', ...sums.map((column) => `sum(${sqlOf(column)})`), ...texts];
  const groups = columns.map(sqlOf);
  return statement(view, [...groups, ...totals], selected, groups);
}

function statement(
  view: ViewTable,
  selects: readonly string[],
  { whose, where, args, language, keys = [], order = [], from = 0, most = MOST_ANSWERED + 1 }: Selected,
  groups: readonly string[] = [],
): Statement {
  const sqlOf = columnSql(view, language);
  const values: (string | number)[] = [];
  const bind = (value: unknown): string => {
    // Both databases accept 1 and 0 as booleans.
    values.push(typeof value === 'string' ? value : Number(value));
    return `$${values.length}`;
  };
  const conditions = [
    ...(whose ? [`${quoted(whose.column)} = ${bind(whose.value)}`] : []),
    ...given(where, args).map(({ where: one, argument }) => condition(one, sqlOf(one.column), argument, bind)),
    // As texts, whatever the type of the column: the cells of the other table are texts.
    ...keys.map(
      ({ column, values: texts }) => `cast(${sqlOf(column)} as text) in (${[...texts].map(bind).join(', ')})`,
    ),
  ];
  const narrowed = conditions.length ? ` where ${conditions.join(' and ')}` : '';
  const grouped = groups.length ? ` group by ${groups.join(', ')}` : '';
  const by = order.map(({ column, descending }) => `${sqlOf(column)}${descending ? ' desc' : ''} nulls last`);
  const ordered = by.length ? ` order by ${by.join(', ')}` : '';
  const left = from > 0 ? ` offset ${bind(from)}` : '';
  const tail = `${narrowed}${grouped}${ordered} limit ${most}${left}`;
  return { sql: `select ${selects.join(', ')} from ${quotedView(view.view)}${tail}`, values };
}

function condition({ is }: Where, column: string, argument: unknown, bind: (value: unknown) => string): string {
  if (is === 'from') return `${column} >= ${bind(argument)}`;
  if (is === 'to') return `${column} <= ${bind(argument)}`;
  if (is === 'year') return between(column, [`${argument}-01-01`, `${Number(argument) + 1}-01-01`], bind);
  if (is === 'month' && typeof argument === 'number')
    return `substr(cast(${column} as text), 6, 2) = ${bind(String(argument).padStart(2, '0'))}`;
  if (is === 'month') return between(column, [`${argument}-01`, `${nextMonth(String(argument))}-01`], bind);
  const values = Array.isArray(argument) ? argument : [argument];
  return values.length === 0 ? 'false' : `${column} in (${values.map(bind).join(', ')})`;
}

const between = (column: string, [from, before]: readonly [string, string], bind: (value: unknown) => string): string =>
  `(${column} >= ${bind(from)} and ${column} < ${bind(before)})`;

/** `2026-12` -> `2027-01`. */
function nextMonth(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
}
