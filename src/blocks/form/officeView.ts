import type { Options } from '../../lang/descriptors/blockParts.ts';
import { readsOfTrees, treesOfArg, treesOfCalc } from '../../lang/descriptors/reads.ts';
import type { Arg } from '../../lang/descriptors/steps.ts';
import type { Tree } from '../../lang/expressions/tree.ts';
import type { Block, BlockOf } from '../block.ts';
import type { Screen } from '../screen.ts';
import type { FormKeys } from './block.ts';
import type { SentForm } from './sentForms.ts';

/**
 * What an office knows of a form when it has only the request: the fields, parameters and states that the request
 * contains, the data it can read itself, and everything computed from these.
 */
export interface OfficeView extends Known {
  /** Where the value of a name is in the request, as an expression over `arg`. */
  fields: Readonly<Record<string, Tree>>;
  params: Readonly<Record<string, Tree>>;
  state: Readonly<Record<string, Tree>>;
  /** For a form in each row of a list: the row is the one with these values, `idDziecka` for instance. */
  row?: OfficeRow;
  /** Arguments that the form computes: the office computes them again. */
  computed: readonly (readonly [argument: string, from: Arg])[];
  /** Arguments that the form never sends. */
  unsent: readonly string[];
  /** The same over a row of a list of records: its expressions read `item` and `index`, too. */
  inRows: Known;
}

/** What an office knows of expressions in one place of a form. */
export interface Known {
  /** Does the office know everything that these expressions read? */
  knows(...trees: readonly (Tree | undefined)[]): boolean;
  /** The names that an expression reads, directly or not, and the office does not know: `state.rok`. */
  unknown(tree: Tree): readonly string[];
  /** Does it know the values among which a field chooses? */
  knowsOptions(options: Options): boolean;
}

export interface OfficeRow {
  /** Its name in the form's expressions. */
  name: 'item' | 'row';
  list: Tree;
  /** Arguments that are copies of a field of the row. */
  fields: readonly (readonly [argument: string, field: string])[];
}

type Origin = 'form' | 'params' | 'state';

/** @param takes the arguments of the form's operation */
export function officeView({ form, screen, around }: SentForm, takes: readonly string[]): OfficeView {
  const rows = rowsAround(around);
  const ofRow: [string, string][] = [];
  const origins: Record<Origin, Record<string, Tree>> = { form: {}, params: {}, state: {} };
  const computed: [string, Arg][] = [];
  const unsent: string[] = [];
  for (const argument of takes) {
    const from = form.send[argument] ?? ownField(form, argument);
    const origin = from && originOf(from);
    if (!from) unsent.push(argument);
    else if (origin && origin.root === rows?.name) ofRow.push([argument, origin.name]);
    else if (origin && isCopied(origin.root) && !Object.hasOwn(origins[origin.root], origin.name))
      origins[origin.root][origin.name] = ['.', ['$', 'arg'], argument];
    else computed.push([argument, from]);
  }
  const { form: fields, params, state } = origins;
  const outside = unknownNames(form, screen, origins);
  const row = rows && ofRow.length > 0 && readsOfTrees([rows.list]).every((read) => outside(read).length === 0);
  const names = row ? [rows.name] : [];
  return {
    fields,
    params,
    state,
    ...(row && { row: { ...rows, fields: ofRow } }),
    computed,
    unsent,
    ...known(unknownNames(form, screen, origins, names)),
    inRows: known(unknownNames(form, screen, origins, [...names, 'item', 'index'])),
  };
}

/** @param behind the unknown names behind a name */
function known(behind: (read: string) => readonly string[]): Known {
  const knowsName = (read: string) => behind(read).length === 0;
  return {
    knows: (...trees) => readsOfTrees(trees).every(knowsName),
    unknown: (tree) => [...new Set(readsOfTrees([tree]).flatMap(behind))],
    knowsOptions: (options) => readsOfOptions(options).every(knowsName),
  };
}

function readsOfOptions(options: Options): string[] {
  if ('fixed' in options) return [];
  if ('list' in options) return readsOfTrees([options.list]);
  return readsOfTrees([options.rows, options.value]).filter((read) => read !== 'row');
}

const ownField = ({ fields }: FormKeys, argument: string): Arg | undefined =>
  fields.some(({ field }) => field === argument) ? { value: ['.', ['$', 'form'], argument] } : undefined;

/** The field, parameter, state or part of a row that an argument is a copy of. */
function originOf(from: Arg): { root: string; name: string } | undefined {
  if (!('value' in from) || !Array.isArray(from.value)) return undefined;
  const [operator, object, name] = from.value;
  const root = operator === '.' && Array.isArray(object) && object[0] === '$' ? object[1] : undefined;
  return typeof root === 'string' ? { root, name: name as string } : undefined;
}

const isCopied = (root: string): root is Origin => root === 'form' || root === 'params' || root === 'state';

/** The list whose rows contain the form; nothing for lists inside lists. */
function rowsAround(around: readonly Block[]): Pick<OfficeRow, 'name' | 'list'> | undefined {
  const lists = around.flatMap((block): Pick<OfficeRow, 'name' | 'list'>[] => {
    if (block.type === 'repeat') return [{ name: 'item', list: block.items }];
    return block.type === 'table' && isTree(block.rows) ? [{ name: 'row', list: block.rows }] : [];
  });
  return lists.length === 1 ? lists[0] : undefined;
}

const isTree = (rows: BlockOf<'table'>['rows']): rows is Tree => !Array.isArray(rows) || typeof rows[0] === 'string';

const alwaysKnown = ['user', 'config', 'subject', 'today', 'now', 'lang'];

/** The unknown names behind a name: of `calc.suma` those that its expression reads. */
function unknownNames(form: FormKeys, screen: Screen, origins: Record<Origin, object>, rows: readonly string[] = []) {
  const answers = new Map<string, readonly string[]>();
  const inTrees = (trees: readonly (Tree | undefined)[]): string[] => readsOfTrees(trees).flatMap(behind);

  function behind(read: string): readonly string[] {
    const [root = '', name = ''] = read.split('.');
    const node = name === '' ? root : `${root}.${name}`;
    const answer = answers.get(node);
    if (answer) return answer;
    // The check refuses circles; here they would never end.
    answers.set(node, []);
    const found = look(root, name, node);
    answers.set(node, found);
    return found;
  }

  function look(root: string, name: string, node: string): readonly string[] {
    if (root === 'form' || root === 'params' || root === 'state')
      return Object.hasOwn(origins[root], name) ? [] : [node];
    const calc = root === 'calc' ? (form.calc[name] ?? screen.calc[name]) : undefined;
    if (calc) return inTrees(treesOfCalc(calc));
    const source = root === 'data' ? screen.data[name] : undefined;
    if (source) return inTrees([source.when, ...Object.values(source.args).flatMap(treesOfArg)]);
    return alwaysKnown.includes(root) || rows.includes(root) ? [] : [node];
  }

  return behind;
}
