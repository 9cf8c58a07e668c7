import { expect, test } from 'vitest';
import { answerWithFile } from '../../server/engine/http/fileAnswer.ts';

const bytes = Buffer.from('a;b\n');

test('a file is sent with its name and type, as a download', () => {
  expect(answerWithFile('dajPlik', { bytes, name: 'uchwała 7/2026.csv', type: 'text/csv' })).toEqual({
    bytes,
    type: 'text/csv',
    disposition: `attachment; filename="uchwala 7_2026.csv"; filename*=UTF-8''uchwa%C5%82a%207_2026.csv`,
  });
});

test('a view on a larger buffer sends only its own bytes', () => {
  const { bytes: sent } = answerWithFile('dajPlik', { bytes: bytes.subarray(0, 1), name: 'a.txt', type: 'text/plain' });
  expect(sent.toString()).toBe('a');
});

test.each([
  null,
  'tekst',
  { bytes: 'tekst', name: 'a.txt', type: 'text/plain' },
  { bytes, type: 'text/plain' },
  { bytes, name: 'a.txt', type: 'text/plain\r\nX-Inny: 1' },
])('%j is no file: the office made a mistake', (given) => {
  expect(() => answerWithFile('dajPlik', given)).toThrow('dajPlik must give { bytes, name, type }');
});
