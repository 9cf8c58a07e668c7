import type { Block } from '../../blocks/block.ts';
import { childrenOf, containerTraits } from '../../blocks/containers.ts';
import { isForm } from '../../blocks/form/isForm.ts';
import { partsOf } from '../../blocks/index.ts';
import { itemsOf } from '../../blocks/items.ts';
import { placeOf } from '../../blocks/place.ts';
import type { Source } from '../../lang/descriptors/declarations.ts';
import type { Tree } from '../../lang/expressions/tree.ts';
import type { Locals } from '../stores/FormEnvironment.ts';
import type { ScreenStore } from '../stores/ScreenStore.ts';
import { blockScope } from '../stores/screen/blockScope.ts';
import { readsOfCalc, readsOfTree } from '../stores/screen/Evaluator.ts';
import type { SourceStore } from '../stores/screen/SourceStore.ts';
import { failingConditions } from './failingConditions.ts';
import type { BlockLook, BlockStatus, LookStatus, Note, PartLook, ScreenLook, ValueLook, Why } from './inspection.ts';

/** The conditions of a list are inspected for this many rows. */
const ROWS = 50;

/**
 * The present state of a screen. It reads only what was requested already: an inspection must not cause a call.
 * Everything is read lazily, so an observer inspects again after each change.
 */
export function lookAt(screen: ScreenStore): ScreenLook {
  const { descriptor } = screen;
  const guards = screen.phase === 'refused' ? descriptor.guard.flatMap(({ must }) => why(screen, must)) : [];
  return {
    name: descriptor.name,
    phase: screen.phase,
    guards,
    values: valuesOf(screen),
    blocks: descriptor.content.flatMap((block) => blocksOf(screen, block, 0, [undefined])),
  };
}

// ---- Values ---------------------------------------------------------------------------------------------------------

function valuesOf(screen: ScreenStore): ValueLook[] {
  const { descriptor, host } = screen;
  const named = (root: 'params' | 'state' | 'calc'): ValueLook[] =>
    Object.keys(descriptor[root]).map((name) => {
      const path = `${root}.${name}`;
      const status = statusOf(screen, path);
      return { path, root, status, value: status === 'ready' ? plain(screen.value(['.', ['$', root], name])) : null };
    });
  const outer = (['subject', 'user', 'config'] as const).map((root): ValueLook => {
    const { status, value } = host[root];
    return { path: root, root, status, value: plain(value) };
  });
  return [
    ...named('params'),
    ...named('state'),
    ...Object.entries(descriptor.data).map(([name, source]) => sourceLook(screen, name, source)),
    ...named('calc'),
    ...formLooks(screen),
    ...outer,
  ];
}

function sourceLook(screen: ScreenStore, name: string, { operation }: Source): ValueLook {
  const store = screen.source(name);
  const about = { path: `data.${name}`, root: 'data', operation } as const;
  if (!store || !isAsked(store)) return { ...about, status: 'unasked', value: null, note: { why: 'unneeded' } };
  const { request, status, error, answer } = store;
  const args = request.status === 'ready' ? plain(request.args) : undefined;
  if (status === 'failed' && error) {
    const { kind, status: http, kod, opis } = error;
    const text = [kind, http, kod, opis].filter(Boolean).join(' · ');
    return { ...about, args, status, value: null, note: { why: 'failure', text } };
  }
  if (status === 'held') return { ...about, status, value: null, note: heldBy(screen, name) };
  const empty = status === 'ready' && isEmpty(answer);
  return { ...about, args, status: empty ? 'empty' : status, value: plain(answer) };
}

/** The arguments or the conditions that a call waits for. */
function heldBy(screen: ScreenStore, name: string): Note {
  const { when, needs, args } = screen.descriptor.data[name]!;
  if (when !== undefined && screen.value(when) !== true)
    return { why: 'condition', conditions: why(screen, when).map(({ expression }) => expression) };
  const names = needs.filter((need) => {
    const arg = args[need];
    return !arg || ('value' in arg && (screen.value(arg.value) ?? null) === null);
  });
  return { why: 'argument', names };
}

function formLooks(screen: ScreenStore): ValueLook[] {
  return [...screen.forms.byKey].map(([key, form]): ValueLook => {
    const [id, row] = key.split('/');
    const typed = Object.fromEntries(
      form.block.fields
        .filter(({ as }) => as !== 'password')
        .map(({ field }) => [field, plain(form.input.get(field)?.storable)]),
    );
    return { path: row ? `form ${id} ${row}` : `form ${id}`, root: 'form', status: 'ready', value: typed };
  });
}

// ---- Blocks ---------------------------------------------------------------------------------------------------------

/** @param places the scopes it is drawn in: one, or one for each row */
function blocksOf(
  screen: ScreenStore,
  block: Block,
  depth: number,
  places: readonly (Locals | undefined)[],
  outer?: BlockStatus,
): BlockLook[] {
  const status = outer ?? statusOfBlock(screen, block, places);
  const hidden = status === 'hidden' ? places.find((locals) => !holds(screen, block.visible, locals)) : undefined;
  const shown = places.filter((locals) => holds(screen, block.visible, locals));
  const look: BlockLook = {
    id: block.id,
    type: block.type,
    depth,
    status,
    why: status === 'hidden' ? why(screen, block.visible, hidden) : [],
    ...(places.length !== 1 && !outer && { rows: { shown: shown.length, of: places.length } }),
    parts: status === 'shown' ? partsLook(screen, block, shown[0]) : [],
  };
  const each = containerTraits(block)?.rows?.(block);
  const below = status !== 'shown' || each === 'opened' ? 'inside' : undefined;
  const inner = each && each !== 'opened' && !below ? shown.flatMap((locals) => rowsOf(screen, each, locals)) : shown;
  return [
    look,
    ...childrenOf(block).flatMap((child) => blocksOf(screen, child, depth + 1, below ? [undefined] : inner, below)),
  ];
}

function statusOfBlock(screen: ScreenStore, block: Block, places: readonly (Locals | undefined)[]): BlockStatus {
  if (places.length === 0) return 'inside';
  const condition = readsOfTree(block.visible);
  const status = worstOf(condition.map((read) => statusOf(screen, read)));
  if (status !== 'ready') return status === 'held' || status === 'empty' ? 'hidden' : status;
  if (!places.some((locals) => holds(screen, block.visible, locals))) return 'hidden';
  if (containerTraits(block)?.overlay && !screen.isOpen(block.id)) return 'closed';
  const own = worstOf(block.reads.map((read) => statusOf(screen, read)));
  return own === 'pending' || own === 'failed' || own === 'unasked' ? own : 'shown';
}

type Rows = Parameters<typeof itemsOf>[0];

function rowsOf(screen: ScreenStore, each: Rows, locals: Locals | undefined): Locals[] {
  const { over, ...scope } = blockScope(screen, locals);
  const { list, localsOf } = itemsOf(each, scope);
  return list.slice(0, ROWS).map((_, index) => localsOf(index));
}

/** Its buttons, fields and facts that are hidden or disabled. */
function partsLook(screen: ScreenStore, block: Block, locals: Locals | undefined): PartLook[] {
  const form = isForm(block) ? screen.forms.byKey.get(`${block.id}/${placeOf(locals ?? {})}`) : undefined;
  // A form that was not drawn yet has no values to inspect.
  if (isForm(block) && !form) return [];
  const names = form?.locals ?? locals;
  const own = 'enabled' in block ? partOf(screen, 'submit', 'disabled', block.enabled, names) : [];
  const parts = partsOf(block).flatMap(({ id, visible, enabled }) => {
    const hidden = partOf(screen, id, 'hidden', visible, names);
    return hidden.length > 0 ? hidden : partOf(screen, id, 'disabled', enabled, names);
  });
  return [...own, ...parts];
}

function partOf(
  screen: ScreenStore,
  id: string,
  status: PartLook['status'],
  condition: Tree | undefined,
  locals: Locals | undefined,
): PartLook[] {
  return holds(screen, condition, locals) ? [] : [{ id, status, why: why(screen, condition, locals) }];
}

// ---- Reading without being the first to request -----------------------------------------------------------------------

const isAsked = (source: SourceStore): boolean => {
  // Read first: a source that is requested later begins with this flag.
  const { refreshing, answer, error } = source;
  return source.started || refreshing || answer !== null || error !== null;
};

function statusOf(screen: ScreenStore, read: string): LookStatus {
  return sourcesFor(screen, read).every(isAsked) ? screen.graph.statusOf(read) : 'unasked';
}

/** The sources that are requested when this name is read now; the sources that a source waits for are requested already. */
function sourcesFor(screen: ScreenStore, read: string): SourceStore[] {
  const { calc, state, params } = screen.descriptor;
  const [root, name = ''] = read.split('.');
  const through = (reads: readonly string[]) => reads.flatMap((one) => sourcesFor(screen, one));
  if (root === 'data') return [screen.source(name) ?? []].flat();
  if (root === 'calc') return calc[name] ? through(readsOfCalc(calc[name])) : [];
  if (root === 'state' && !screen.graph.states.chosen.has(name)) return through(readsOfTree(state[name]?.initial));
  return root === 'params' ? through(readsOfTree(params[name]?.default)) : [];
}

const holds = (screen: ScreenStore, condition: Tree | undefined, locals: Locals | undefined): boolean =>
  condition === undefined || known(screen, condition, locals) === true;

function known(screen: ScreenStore, tree: Tree, locals: Locals | undefined): unknown {
  const asked = readsOfTree(tree).every((read) => statusOf(screen, read) !== 'unasked');
  return asked ? screen.value(tree, locals) : null;
}

function why(screen: ScreenStore, condition: Tree | undefined, locals?: Locals): Why[] {
  return failingConditions(condition, {
    value: (tree) => plain(known(screen, tree, locals)),
    status: (read) => statusOf(screen, read),
  });
}

const weights: readonly LookStatus[] = ['ready', 'empty', 'held', 'unasked', 'pending', 'failed'];

const worstOf = (all: readonly LookStatus[]): LookStatus =>
  all.reduce((worst, one) => (weights.indexOf(one) > weights.indexOf(worst) ? one : worst), 'ready');

/** No response, or one whose lists are all empty. */
function isEmpty(answer: unknown): boolean {
  if (answer === null || answer === undefined) return true;
  if (Array.isArray(answer)) return answer.length === 0;
  if (typeof answer !== 'object') return false;
  const lists = Object.values(answer).filter((value) => Array.isArray(value));
  return lists.length > 0 && lists.every((value) => value.length === 0);
}

/** The value as it can be sent to another page: files and other non-JSON values are replaced by their name. */
function plain(value: unknown): unknown {
  if (value === undefined) return null;
  return JSON.parse(
    JSON.stringify(value, (_key, inner) => (inner instanceof Blob ? `a file of ${inner.size} bytes` : inner)) ?? 'null',
  );
}
