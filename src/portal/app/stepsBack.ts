import type { Manifest } from '../../lang/descriptors/manifest.ts';
import type { Place } from '../stores/screen/ScreenHost.ts';
import type { Passed } from './historyState.ts';
import { screenAt } from './places.ts';

/** How many history entries a place is back. @param trail the pages that led here, the nearest first @returns 0: it is none of them */
export const stepsBack = (manifest: Manifest, place: Place, trail: readonly Passed[]): number =>
  1 + trail.findIndex((passed) => isSame(manifest, place, passed));

/** The same screen with the same parameters; choices of the resident that the place does not name may differ. */
function isSame(manifest: Manifest, { path, search, memory }: Place, passed: Passed): boolean {
  const [to, from] = [screenAt(manifest, path), screenAt(manifest, passed.pathname)];
  if (!to || to.name !== from?.name || from.also !== undefined) return false;
  const [wanted, had] = [new URLSearchParams(search), new URLSearchParams(passed.search)];
  const params = Object.entries(to.screen.params).filter(([, where]) => where === 'query');
  const named = new Set([...wanted.keys(), ...params.map(([name]) => name)]);
  return (
    isEqual(to.params, from.params) &&
    isEqual(memory, passed.memory) &&
    [...named].every((name) => wanted.get(name) === had.get(name))
  );
}

function isEqual(a: Readonly<Record<string, unknown>>, b: Readonly<Record<string, unknown>>): boolean {
  const names = Object.keys(a);
  return names.length === Object.keys(b).length && names.every((name) => a[name] === b[name]);
}
