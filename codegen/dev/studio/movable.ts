import type { Address, Beside } from '../../studio/edit.ts';

/** Where a part can come to. */
export interface Place {
  to: { list: Address; beside?: Beside };
  /** Of what has that list, or of the neighbour outside. */
  title: string;
  depth: number;
}

/** A row of a list of parts. */
export interface Movable {
  at: Address;
  name: string;
  title: string;
  note?: string | undefined;
  depth: number;
  /** The names in its list, in their order. */
  siblings: readonly string[];
  /** It stays away from residents for now. */
  isPale?: boolean;
  /** It cannot be removed here. */
  isFixed?: boolean;
  /** What its removal does is asked for where it is edited. */
  asksFirst?: boolean;
  /** It can be dropped among others of its kind, which are in other lists. */
  kind?: string;
  list?: Address;
  /** What it stands in; it cannot come into itself. */
  around?: readonly Address[];
  /** Where it comes to beyond the ends of its list. */
  before?: Place;
  after?: Place;
  /** Beside what it stands in, and into its neighbour. */
  out?: Place;
  into?: Place;
  /** Everywhere else that it can come to. */
  places?: readonly Place[];
  /** Items of a kind can be dropped on it. */
  takes?: { list: Address; kind: string };
}

/** Where something lands that is dropped on a row: at its place, or inside of what it shows. */
export type Where = 'before' | 'after' | 'into';

/** Near its edges a row that takes things inside means the place beside it. */
const EDGE = 0.3;

/** Also when the rows were drawn anew since. */
export const areSiblings = (one: Movable, other: Movable): boolean =>
  one.siblings.join('/') === other.siblings.join('/');

/**
 * Where one row would land on another; undefined: it cannot.
 *
 * @param height how far down the row the pointer is, 0 to 1
 */
export function landing(dragged: Movable, on: Movable, height: number): Where | undefined {
  if (dragged.at === on.at || on.around?.includes(dragged.at)) return undefined;
  const isSibling = areSiblings(dragged, on);
  const isAlike = dragged.kind !== undefined && on.kind === dragged.kind;
  const takes = dragged.kind !== undefined && on.takes?.kind === dragged.kind && on.takes.list !== dragged.list;
  const isNear = isSibling || isAlike;
  if (takes && (!isNear || (height >= EDGE && height <= 1 - EDGE))) return 'into';
  if (!isNear) return undefined;
  if (isSibling && !takes)
    // It takes the other's place.
    return on.siblings.indexOf(on.name) < dragged.siblings.indexOf(dragged.name) ? 'before' : 'after';
  return height > 0.5 ? 'after' : 'before';
}
