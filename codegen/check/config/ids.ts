import type { Path } from '../../files/jsonFile.ts';
import type { ReportAt } from '../../files/openFile.ts';
import type { Config } from './config.ts';

/** Groups, tiles and languages have each name once (`id.twice`). */
export function checkIds({ groups, tiles, languages }: Config, reportAt: ReportAt): void {
  const once = (what: string, ids: readonly string[], place: (index: number) => Path): void => {
    for (const [index, id] of ids.entries())
      if (id && ids.indexOf(id) < index) reportAt('id.twice', place(index), `Another ${what} is "${id}" already.`);
  };
  once(
    'group',
    groups.map(({ id }) => id),
    (index) => ['groups', index, 'id'],
  );
  once(
    'tile',
    tiles.map(({ id }) => id),
    (index) => ['tiles', index, 'id'],
  );
  once('language', languages, (index) => ['languages', index]);
}
