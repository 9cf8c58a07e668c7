import { allBlocks } from '../../../src/blocks/containers.ts';
import type { Screen } from '../../../src/blocks/screen.ts';
import { readsOf } from '../../../src/lang/expressions/deps.ts';
import type { Tree } from '../../../src/lang/expressions/tree.ts';
import type { ScreenContext } from './screenContext.ts';

type Graph = ReadonlyMap<string, { reads: readonly string[] }>;

/** Names that have the same value everywhere on a screen: a source may read them. */
const GLOBAL = /^(params|state|data|calc|config|user|subject|today|now|lang)\b/;

/**
 * The sources of a screen, each held back while a rule is broken of a filter whose state it reads, so that no call is
 * sent that the screen itself calls wrong. A rule that reads the response of a source cannot hold that source back.
 */
export function heldByRules(context: ScreenContext, { content, data }: Screen, graph: Graph): Screen['data'] {
  const rules = allBlocks(content).flatMap((block) =>
    block.type !== 'filters'
      ? []
      : block.fields.flatMap(({ bind, rules }) =>
          rules.map((rule) => ({ bind, kept: kept(bind, rule, block.visible) })),
        ),
  );
  if (rules.length === 0) return data;
  const held = { ...data };
  for (const [name, source] of Object.entries(data)) {
    const reads = behind([`data.${name}`], graph, (read) => !read.startsWith('data.') || read === `data.${name}`);
    for (const { bind, kept } of rules) {
      const own = readsOf(kept);
      if (!reads.has(`state.${bind}`) || !own.every((read) => GLOBAL.test(read))) continue;
      if (behind(own, graph, () => true).has(`data.${name}`)) continue;
      held[name] = { ...source, when: both(context, held[name]?.when, kept) };
    }
  }
  return held;
}

/** Whether a rule is kept, as an expression: it does not run over an empty filter, a hidden block or a false `when`. */
function kept(bind: string, { when, must }: { when?: Tree; must: Tree }, visible: Tree | undefined): Tree {
  const idle: Tree[] = [when, visible].flatMap((tree) => (tree === undefined ? [] : [['!', tree]]));
  const empty: Tree = ['!', ['call', 'present', ['.', ['$', 'state'], bind]]];
  return [empty, ...idle, must].reduceRight<Tree>((rest, one) => ['||', one, rest], false);
}

/** Both conditions; coverage counts them where the first one is written. */
function both(context: ScreenContext, when: Tree | undefined, kept: Tree): Tree {
  if (when === undefined) return kept;
  const tree: Tree = ['&&', when, kept];
  const place = context.places.get(when as object);
  if (place) context.places.set(tree as object, place);
  return tree;
}

/** All names behind these. @param through whether what is behind a name counts too */
function behind(reads: readonly string[], graph: Graph, through: (read: string) => boolean): ReadonlySet<string> {
  const found = new Set(reads);
  for (const read of found) if (through(read)) for (const next of graph.get(read)?.reads ?? []) found.add(next);
  return found;
}
