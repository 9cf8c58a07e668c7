import type { Layers } from '../../overlay/layers.ts';

/** `screens/naleznosci/lista.scenario.json` stands beside the screen `naleznosci/lista`. */
export const ENDING = '.scenario.json';

/** Screens that have scenarios: the overlay's own file stands in the place of the one below. */
export const scenariosIn = ({ files }: Layers): string[] =>
  files
    .list('screens')
    .filter((name) => name.endsWith(ENDING))
    .map((name) => name.slice('screens/'.length, -ENDING.length));
