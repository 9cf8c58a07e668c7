import type { Layers } from '../../overlay/layers.ts';

/** `screens/naleznosci/lista.scenario.json` belongs to the screen `naleznosci/lista`. */
export const ENDING = '.scenario.json';

/** Screens that have scenarios; the overlay's own file replaces that of the base. */
export const scenariosIn = ({ files }: Layers): string[] =>
  files
    .list('screens')
    .filter((name) => name.endsWith(ENDING))
    .map((name) => name.slice('screens/'.length, -ENDING.length));
