/** An import graph: file -> files it imports, types included. */
export type Imports = ReadonlyMap<string, readonly string[]>;

/**
 * Groups of files that import each other (strongly connected components of more than one file), by Tarjan's algorithm.
 *
 * @returns each group sorted, the largest first
 */
export function circles(imports: Imports): string[][] {
  const index = new Map<string, number>();
  const low = new Map<string, number>();
  const stack: string[] = [];
  const found: string[][] = [];

  const visit = (file: string): void => {
    index.set(file, index.size);
    low.set(file, index.get(file)!);
    stack.push(file);
    for (const next of imports.get(file) ?? []) {
      if (!index.has(next)) visit(next);
      if (stack.includes(next)) low.set(file, Math.min(low.get(file)!, low.get(next)!));
    }
    if (low.get(file) !== index.get(file)) return;
    const group = stack.splice(stack.indexOf(file));
    if (group.length > 1) found.push(group.sort());
  };

  for (const file of imports.keys()) if (!index.has(file)) visit(file);
  return found.sort((a, b) => b.length - a.length);
}
