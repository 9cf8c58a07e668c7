import type { Path } from '../../files/jsonFile.ts';
import type { ScreenContext } from './screenContext.ts';

/** The circles of a graph, each once, as the names in order with the first one again at the end. */
export function circles(graph: ReadonlyMap<string, { reads: readonly string[] }>): string[][] {
  const found: string[][] = [];
  const done = new Set<string>();
  const walk = (name: string, trail: readonly string[]): void => {
    const at = trail.indexOf(name);
    if (at >= 0) {
      found.push([...trail.slice(at), name]);
      return;
    }
    if (done.has(name)) return;
    for (const read of (graph.get(name)?.reads ?? []).map(asked)) if (graph.has(read)) walk(read, [...trail, name]);
    done.add(name);
  };
  for (const name of graph.keys()) walk(name, []);
  return found;
}

/** Whether a source has failed is known when the source is. */
const asked = (read: string): string => read.replace(/^(failed|gaveUp)\./, 'data.');

/** Reports every circle of a screen's graph at the place of its first name. */
export function refuseCircles(
  context: ScreenContext,
  graph: ReadonlyMap<string, { reads: readonly string[]; path: Path }>,
): void {
  for (const circle of circles(graph)) {
    const path = graph.get(circle[0] ?? '')?.path ?? [];
    context.problem('graph.circle', path, `Circular dependency: ${circle.join(' -> ')}.`, { key: true });
  }
}
