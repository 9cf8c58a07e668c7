import { crc32, deflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import type { PaperPicture, Part } from '../../../server/engine/documents/paper.ts';
import { readPicture } from '../../../server/engine/documents/print/picture.ts';
import { printPaper } from '../../../server/engine/documents/print/print.ts';
import { resolveDocument } from '../../../server/engine/documents/resolve.ts';
import type { PicturesBlock } from '../../../src/blocks/pictures/block.ts';
import { $, requestOf, text } from './fixtures.ts';
import { describePdf, imagesOf, infoOf, misplaced, pagesOf } from './poppler.ts';

/** One grey point, baseline. */
const JPEG =
  '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAgGBgcGBQgHBwcJCQgKDBQNDAsLDBkSEw8UHRofHh0aHBwgJC4nICIsIxwcKDcpLDAxNDQ0Hyc5PTgyPC4zNDL/wAALCAABAAEBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAACf/EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AVN//2Q==';
/** One with arithmetic coding, which readers of PDF do not draw. */
const ARITHMETIC =
  '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAAMCAgICAgMCAgIDAwMDBAYEBAQEBAgGBgUGCQgKCgkICQkKDA8MCgsOCwkJDRENDg8QEBEQCgwSExIQEw8QEBD/yQALCAABAAEBAREA/8wABgAQEAX/2gAIAQEAAD8A0s8g/9k=';

interface Png {
  width?: number;
  height?: number;
  colour?: number;
  depth?: number;
  interlaced?: number;
  data?: Buffer;
  more?: readonly Buffer[];
}

/** A picture with eight bits of grey, unless a test passes other values. */
function png({ width = 30, height = 20, colour = 0, depth = 8, interlaced = 0, data, more = [] }: Png = {}): string {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([depth, colour, 0, 0, interlaced], 8);
  const pixels = data ?? deflateSync(Buffer.alloc((width + 1) * height, 200));
  const chunks = [chunk('IHDR', header), ...more, chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), ...chunks]).toString('base64');
}

function chunk(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), content]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}

const bytes = (base64: string) => Buffer.from(base64, 'base64');

it.each([
  ['a PNG', png()],
  ['a JPEG', JPEG],
])('%s is taken as it is', (_what, picture) => {
  expect(readPicture(picture).toString('base64')).toBe(picture);
});

it.each([
  ['nothing', ''],
  ['words', bytes('zdjęcie').toString('base64')],
  ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64')],
  ['a PNG that is cut', bytes(png()).subarray(0, -20).toString('base64')],
  ['a PNG without an end', bytes(png()).subarray(0, -12).toString('base64')],
  ['a PNG with too few points', png({ data: deflateSync(Buffer.alloc(100)) })],
  ['a PNG that swells', png({ data: deflateSync(Buffer.alloc(50 * 2 ** 20)) })],
  ['a PNG as large as a wall', png({ width: 100_000, height: 100_000, data: deflateSync(Buffer.alloc(10)) })],
  ['a PNG of samples that there are not', png({ depth: 255, data: deflateSync(Buffer.alloc((957 + 1) * 20)) })],
  [
    'a PNG that takes more unpacked than a document may',
    png({ width: 5000, height: 5000, colour: 2, depth: 16, data: deflateSync(Buffer.alloc(30_001 * 5000)) }),
  ],
  ['a PNG of no size', png({ width: 0 })],
  ['a PNG with transparency', png({ colour: 6 })],
  ['a PNG with a transparent colour', png({ more: [chunk('tRNS', Buffer.alloc(2))] })],
  ['an interlaced PNG', png({ interlaced: 1 })],
  ['a JPEG that is cut', bytes(JPEG).subarray(0, -2).toString('base64')],
  ['a JPEG without its points', bytes(JPEG).subarray(0, 100).toString('base64')],
  ['a JPEG that readers do not draw', ARITHMETIC],
])('%s is refused', (_what, picture) => {
  expect(() => readPicture(picture)).toThrow();
});

const paper = (parts: readonly Part[]) =>
  printPaper({
    language: 'pl',
    landscape: false,
    title: 'Zdjęcia',
    issuer: 'Gmina Źdźbłowo',
    about: [],
    printed: '',
    pageOf: '{{strona}}/{{stron}}',
    parts,
  });
const picturesOf = (count: number): PaperPicture[] =>
  Array.from({ length: count }, (_, index) => ({
    picture: index % 2 ? JPEG : png({ height: 10 + 40 * index }),
    label: `Podpis ${index + 1}: wodomierz przed wymianą, z widoczną plombą i numerem, oraz zawór odcinający`,
  }));

describePdf('pictures in print', () => {
  it('fill two columns over as many pages as they need, each with an alternative text', () => {
    const pdf = paper([{ kind: 'pictures', items: picturesOf(9) }]);
    expect(imagesOf(pdf).length).toBe(9);
    expect(pagesOf(pdf).length).toBeGreaterThan(1);
    expect(misplaced(pdf)).toEqual([]);
    const structure = infoOf(pdf, '-struct-text');
    for (const { label } of picturesOf(9)) expect(structure.replace(/\s+/g, ' ')).toContain(label.slice(0, 40));
    expect(structure.match(/Figure/g)).toHaveLength(9);
  });

  it('a heading stays with the picture after it', () => {
    for (let lines = 20; lines < 46; lines += 5) {
      const pdf = paper([
        { kind: 'text', text: Array.from({ length: lines }, (_, index) => `wiersz ${index}`).join('\n') },
        { kind: 'heading', level: 2, text: 'Nagłówek' },
        { kind: 'pictures', items: picturesOf(6).slice(4) },
      ]);
      expect(pagesOf(pdf).find((page) => page.includes('Nagłówek'))).toContain('Podpis 5');
    }
  });

  it('an unprintable picture fails the document', () => {
    expect(() => paper([{ kind: 'pictures', items: [{ picture: 'AAAA', label: 'x' }] }])).toThrow(/can't be printed/);
  });
});

it('the block gives its pictures with their texts, leaves out missing ones, and has an empty text', async () => {
  const block: PicturesBlock = {
    id: 'zdjecia',
    type: 'pictures',
    reads: ['data.raty'],
    items: $('data', 'raty', 'lista'),
    picture: $('item', 'obraz'),
    label: { value: $('item', 'podpis'), format: 'text' },
    empty: text('brakRat'),
  };
  const parts = async (lista: unknown[]) => (await resolveDocument(requestOf([block], { dajRaty: { lista } }))).parts;
  expect(
    await parts([
      { obraz: 'AA', podpis: 'Jeden' },
      { obraz: null, podpis: 'Dwa' },
    ]),
  ).toEqual([{ kind: 'pictures', items: [{ picture: 'AA', label: 'Jeden' }] }]);
  expect(await parts([])).toEqual([{ kind: 'text', text: 'Nie ma rat.', muted: true }]);
});
