import { expect, test } from 'vitest';
import { NewPictures } from '../../../../codegen/dev/studio/pages/NewPictures.ts';
import type { SmallEdit } from '../../../../codegen/studio/edit.ts';

const src = '/api/pi/plik?link=most';
const edits: SmallEdit[] = [{ kind: 'file', file: 'zdjecia/most.png', base64: 'AAAA' }];
const html = `<figure><img src="${src}" alt="Most"></figure>`;

test('a picture comes with the first text that shows it, and with no other', () => {
  const pictures = new NewPictures();
  pictures.keep({ src, edits, bytes: new Blob(['x']) });
  const given = new Set<string>();
  expect(pictures.editsFor('<p>Bez zdjęcia.</p>', given)).toEqual([]);
  expect(pictures.editsFor(html, given)).toEqual(edits);
  expect(pictures.editsFor(html, given)).toEqual([]);
  expect(pictures.shownAt(src)).toMatch(/^blob:/);
});

test('a picture that was dropped is added no more', () => {
  const pictures = new NewPictures();
  pictures.keep({ src, edits, bytes: new Blob(['x']) });
  pictures.drop((one) => one === src);
  expect([pictures.has(src), pictures.editsFor(html, new Set()), pictures.shownAt(src)]).toEqual([false, [], src]);
});
