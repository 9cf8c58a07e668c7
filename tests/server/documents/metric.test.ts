import { expect, test } from 'vitest';
import bloki from '../../../locales/pl/bloki.json' with { type: 'json' };
import { resolveDocument } from '../../../server/engine/documents/resolve.ts';
import { grid, metric } from '../../blocks/samples.ts';
import { requestOf } from './fixtures.ts';

/** The words of the block as the municipality has them, and each label as its key. */
const texts = {
  ...Object.fromEntries(Object.entries(bloki.metryka).map(([name, words]) => [`bloki.metryka.${name}`, words])),
  ...Object.fromEntries(
    ['Wnioski w toku', 'Średni czas odpowiedzi', 'Zapłacone w terminie', 'niż rok temu', 'Stan na 30 września'].map(
      (key) => [key, key],
    ),
  ),
};

test('a metric is a fact on paper, those of a grid are one list, and the difference is in words', async () => {
  const content = grid.content.slice(1, 4).map((block) => ({ ...metric(), ...block, reads: [] }));
  const { parts } = await resolveDocument({ ...requestOf([{ ...grid, content }], {}), texts });
  expect(parts).toEqual([
    {
      kind: 'facts',
      items: [
        { label: 'Wnioski w toku', value: '128 (Stan na 30 września)' },
        { label: 'Średni czas odpowiedzi', value: '14\u00a0dni (o 3\u00a0dni więcej niż rok temu; gorzej)' },
        { label: 'Zapłacone w terminie', value: '91,40% (o 2,4 p.p. więcej niż rok temu; lepiej)' },
      ],
    },
  ]);
});
