import type { Options } from '../../lang/descriptors/blockParts.ts';
import { readsOfTrees, treesOfArg, treesOfCalc } from '../../lang/descriptors/reads.ts';
import type { Arg } from '../../lang/descriptors/steps.ts';
import type { Tree } from '../../lang/expressions/tree.ts';
import type { Screen } from '../screen.ts';
import type { FormBlock } from './block.ts';

/**
 * What an office knows of a form when it has only the request: the fields, parameters and states that the request
 * contains, the data it can read itself, and everything computed from these.
 */
export interface OfficeView {
  /** Where the value of a name is in the request, as an expression over `arg`. */
  fields: Readonly<Record<string, Tree>>;
  params: Readonly<Record<string, Tree>>;
  state: Readonly<Record<string, Tree>>;
  /** Arguments that the form computes: the office computes them again. */
  computed: readonly (readonly [argument: string, from: Arg])[];
  /** Arguments that the form never sends. */
  unsent: readonly string[];
  /** Does the office know everything that these expressions read? */
  knows(...trees: readonly (Tree | undefined)[]): boolean;
  /** The names that an expression reads, directly or not, and the office does not know: `state.rok`. */
  unknown(tree: Tree): readonly string[];
  /** Does it know the values among which a field chooses? */
  knowsOptions(options: Options): boolean;
}

type Origin = 'form' | 'params' | 'state';

/** @param takes the arguments of the form's operation */
export function officeView(form: FormBlock, screen: Screen, takes: readonly string[]): OfficeView {
  const origins: Record<Origin, Record<string, Tree>> = { form: {}, params: {}, state: {} };
  const computed: [string, Arg][] = [];
  const unsent: string[] = [];
  for (const argument of takes) {
    const from = form.send[argument] ?? ownField(form, argument);
    const origin = from && originOf(from);
    if (!from) unsent.push(argument);
    else if (origin && !Object.hasOwn(origins[origin.root], origin.name))
      origins[origin.root][origin.name] = ['.', ['$', 'arg'], argument];
    else computed.push([argument, from]);
  }
  const { form: fields, params, state } = origins;
  const behind = unknownNames(form, screen, origins);
  const knowsName = (read: string) => behind(read).length === 0;
  return {
    fields,
    params,
    state,
    computed,
    unsent,
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

const ownField = ({ fields }: FormBlock, argument: string): Arg | undefined =>
  fields.some(({ field }) => field === argument) ? { value: ['.', ['$', 'form'], argument] } : undefined;

/** The field, parameter or state that an argument is a copy of. */
function originOf(from: Arg): { root: Origin; name: string } | undefined {
  if (!('value' in from) || !Array.isArray(from.value)) return undefined;
  const [operator, object, name] = from.value;
  const root = operator === '.' && Array.isArray(object) && object[0] === '$' ? object[1] : undefined;
  if (root !== 'form' && root !== 'params' && root !== 'state') return undefined;
  return { root, name: name as string };
}

const alwaysKnown = ['user', 'config', 'subject', 'today', 'now', 'lang'];

/** The unknown names behind a name: of `calc.suma` those that its expression reads. */
function unknownNames(form: FormBlock, screen: Screen, origins: Record<Origin, object>) {
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
    return alwaysKnown.includes(root) ? [] : [node];
  }

  return behind;
}
