import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { encodedFile } from '../../../codegen/site/encoding.ts';
import { compressNow, staticFile } from '../../../codegen/site/files.ts';

const text = '<p>Strona urzędu</p>'.repeat(100);
const compressed = () => compressNow({ ...staticFile('text/html', Buffer.from(text), false), name: 'a.html' });

test('a page is sent in the smallest form that the browser accepts', async () => {
  const file = await compressed();
  const [br, gzip, plain] = ['gzip, br', 'gzip, br;q=0', undefined].map((accepted) => encodedFile(file, accepted));
  expect([br!.encoding, gzip!.encoding, plain!.encoding]).toEqual(['br', 'gzip', undefined]);
  expect(brotliDecompressSync(br!.body).toString()).toBe(text);
  expect(gunzipSync(gzip!.body).toString()).toBe(text);
  expect([plain!.body.toString(), file.name]).toEqual([text, 'a.html']);
});

test('gzip is made once, for the first browser without brotli', async () => {
  const file = await compressed();
  const made = encodedFile(file, 'gzip').body;
  expect(encodedFile(file, 'gzip').body).toBe(made);
});
