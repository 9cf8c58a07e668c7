import type { Mistake } from '../mistake.ts';
import type { Spot } from '../spots.ts';
import { withKey, without, withValue } from '../text.ts';

type Pick = (below: number) => number;

export type { Pick };

/** A mistake at a place of a JSON file. */
export const at = (kind: string, spot: Spot, text: string, what: string, names: readonly string[] = []): Mistake => ({
  kind,
  in: spot.in,
  name: spot.name,
  path: spot.path,
  what,
  changes: new Map([[spot.name, text]]),
  names,
  place: spot.place,
});

const shown = (value: unknown): string => {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
};

/** Another value at the place. */
export const valued = (kind: string, spot: Spot, value: unknown, names: readonly string[] = []): Mistake =>
  at(
    kind,
    spot,
    withValue(spot.in.text(spot.name), spot.path, value),
    `${shown(spot.value)} -> ${shown(value)}`,
    names,
  );

/** Another key at the place. */
export function keyed(kind: string, spot: Spot, key: string): Mistake {
  const old = String(spot.path.at(-1));
  const made = at(kind, spot, withKey(spot.in.text(spot.name), spot.path, key), `"${old}" -> "${key}"`, [key]);
  return { ...made, path: [...spot.path.slice(0, -1), key] };
}

export const removed = (kind: string, spot: Spot, names: readonly string[] = []): Mistake =>
  at(kind, spot, without(spot.in.text(spot.name), spot.path), `${shown(spot.value)} is removed`, names);
