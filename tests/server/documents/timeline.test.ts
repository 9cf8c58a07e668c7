import { expect, test } from 'vitest';
import { resolveDocument } from '../../../server/engine/documents/resolve.ts';
import { path } from '../../blocks/samples.ts';
import { requestOf } from './fixtures.ts';

test('a timeline is a table on paper: when, what and its state in words', async () => {
  const { title: _, ...block } = path;
  const known = Object.fromEntries(
    JSON.stringify(block)
      .match(/(?<="key":")[^"]+/g)!
      .map((key) => [key, key]),
  );
  const { parts } = await resolveDocument({ ...requestOf([block], {}), texts: known });
  expect(parts).toEqual([
    {
      kind: 'table',
      caption: '',
      columns: [
        { label: 'bloki.os.kiedy', align: 'start', header: false },
        { label: 'bloki.os.co', align: 'start', header: true },
        { label: 'bloki.os.stan', align: 'start', header: false },
      ],
      rows: [
        { cells: ['02.09.2026', 'Wniosek złożony', 'bloki.os.done'] },
        { cells: ['14.09.2026', 'Sprawdzony w urzędzie', 'bloki.os.done'] },
        {
          cells: ['', 'Czeka na uzupełnienie\nDołącz zaświadczenie o zatrudnieniu do 30 września.', 'bloki.os.current'],
        },
        { cells: ['', 'Decyzja', 'bloki.os.upcoming'] },
      ],
      empty: 'wspolne.brakDanych',
    },
  ]);
});
