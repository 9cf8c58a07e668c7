import { expect, test } from 'vitest';
import { NewPictures } from '../../../../codegen/dev/studio/pages/NewPictures.ts';
import type { SmallEdit } from '../../../../codegen/studio/edit.ts';

const src = '/api/pi/plik?link=most';
const edits: SmallEdit[] = [{ kind: 'file', file: 'zdjecia/most.png', base64: 'AAAA' }];
const html = `<figure><img src="${src}" alt="Most"></figure>`;

test('a picture comes once with the texts that show it, and with no other', () => {
  const pictures = new NewPictures();
  pictures.keep({ src, edits, bytes: new Blob(['x']) });
  expect(pictures.editsFor(['<p>Bez zdjęcia.</p>'])).toEqual([]);
  expect(pictures.editsFor([html, '<p>Bez zdjęcia.</p>', html])).toEqual(edits);
  expect(pictures.shownAt(src)).toMatch(/^blob:/);
});

test('a picture that was dropped is added no more', () => {
  const pictures = new NewPictures();
  pictures.keep({ src, edits, bytes: new Blob(['x']) });
  pictures.drop((one) => one === src);
  expect([pictures.has(src), pictures.editsFor([html]), pictures.shownAt(src)]).toEqual([false, [], src]);
});
