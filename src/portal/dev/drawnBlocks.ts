/**
 * Which elements of the page belong to which block. React keeps, on each element it made, the component that drew it: asking it costs
 * the page no attribute and no element. Names and shapes are those of React 19; tests/browser/devStudio.spec.ts would notice others.
 */
interface Fiber {
  return: Fiber | null;
  child: Fiber | null;
  sibling: Fiber | null;
  stateNode: unknown;
  memoizedProps: unknown;
}

/** The id of the block that an element is drawn in; undefined outside all blocks. */
export function blockOf(element: Element): string | undefined {
  for (let fiber = nearestFiber(element); fiber; fiber = fiber.return) {
    const id = idOf(fiber);
    if (id !== undefined) return id;
  }
  return undefined;
}

/** The outermost elements of a block, which may be drawn several times: once for each row. */
export function elementsOf(block: string, root: Element): Element[] {
  const found: Element[] = [];
  const walk = (first: Fiber | null, inside: boolean): void => {
    for (let fiber = first; fiber; fiber = fiber.sibling) {
      const within = inside || idOf(fiber) === block;
      if (within && fiber.stateNode instanceof Element) found.push(fiber.stateNode);
      else walk(fiber.child, within);
    }
  };
  const container = keptOn<Fiber>(root, '__reactContainer$');
  walk((container?.stateNode as { current: Fiber } | undefined)?.current.child ?? null, false);
  return found;
}

/** An element that React did not make, such as one of a chart, is inside one that it made. */
function nearestFiber(element: Element): Fiber | null {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const fiber = keptOn<Fiber>(at, '__reactFiber$');
    if (fiber) return fiber;
  }
  return null;
}

function keptOn<Kept>(element: Element, name: string): Kept | undefined {
  const key = Object.keys(element).find((one) => one.startsWith(name));
  return key === undefined ? undefined : (element as unknown as Record<string, Kept>)[key];
}

function idOf({ memoizedProps: props }: Fiber): string | undefined {
  const block = typeof props === 'object' && props !== null ? (props as { block?: unknown }).block : undefined;
  if (typeof block !== 'object' || block === null) return undefined;
  const { id, type } = block as { id?: unknown; type?: unknown };
  return typeof id === 'string' && typeof type === 'string' ? id : undefined;
}
