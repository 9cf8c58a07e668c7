import { deflateSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FileRefusal } from '../../../../server/engine/files/content/fileRefusal.ts';
import { inspectFile } from '../../../../server/engine/files/content/inspectFile.ts';
import { allFileKinds } from '../../../../src/lang/descriptors/fileKinds.ts';
import { times } from '../../../night.ts';
import { box, docx, heic, jpeg, odt, pdf, png, pngChunk, riffChunk, segment, webp, zip } from './samples.ts';

const RUNS = times(100, 20_000);
/** The longest time that one file may take, on a machine where others work too. */
const LONGEST_MS = 5000;

/** It stands in everything that is hidden, and in no file of ours. */
const CANARY = 'kanarek-5f1c8a';
const latin = (text: string): Buffer => Buffer.from(text, 'latin1');

/** The fault of a refused file; of an accepted one what is stored. */
async function outcome(bytes: Buffer): Promise<string | Buffer> {
  const start = performance.now();
  try {
    return (await inspectFile(bytes, allFileKinds)).bytes;
  } catch (failure) {
    if (!(failure instanceof FileRefusal)) throw failure;
    return failure.fault;
  } finally {
    expect(performance.now() - start).toBeLessThan(LONGEST_MS);
  }
}

const filler = fc.uint8Array({ maxLength: 3000 }).map((bytes) => Buffer.from(bytes));
const beginning = fc.constantFrom(
  ...['MZ\x90\0', '\x7fELF\x02', '#!/bin/sh\n', 'Rar!\x1a\x07\x01\0', '7z\xbc\xaf\x27\x1c', '\x1f\x8b\x08', 'BZh9'],
  ...['<!doctype html><script>', '<svg onload=', '<?php ', '{\\rtf1', '\xd0\xcf\x11\xe0', '\xca\xfe\xba\xbe', 'GIF89a'],
);
/** Another file, or anything else. */
const payload = fc.oneof(
  fc.tuple(beginning, filler).map(([start, rest]) => Buffer.concat([latin(start + CANARY), rest])),
  filler.map((rest) => zip([{ name: `${CANARY}.class`, content: rest, stored: true }])),
  filler.map((rest) => Buffer.concat([zip([{ name: CANARY, content: rest }]), latin('behind the archive')])),
  fc.constant(pdf({ head: `${CANARY}\n` })),
  filler.map((rest) => Buffer.concat([latin(CANARY), rest])),
);

const application = fc.constantFrom(0xe1, 0xe2, 0xe3, 0xe4, 0xe9, 0xed, 0xef, 0xfe);
const label = fc.constantFrom('', 'Exif\0\0', 'http://ns.adobe.com/xap/1.0/\0', 'Photoshop 3.0\0', 'MPF\0', 'JFXX\0');
const chunk = fc.constantFrom('tEXt', 'zTXt', 'iTXt', 'eXIf', 'tIME', 'caBX', 'zzZz');
const part = fc.constantFrom('EXIF', 'XMP ', 'ICCX', 'zzzz');
const boxType = fc.constantFrom('free', 'skip', 'mpvd', 'udta', 'uuid', 'moov', 'zzzz');

const pictures: Record<string, fc.Arbitrary<Buffer>> = {
  'a segment of a JPEG': fc
    .tuple(application, label, payload)
    .map(([marker, start, body]) => jpeg({ extra: [segment(marker, Buffer.concat([latin(start), body]))] })),
  'the end of a JPEG': payload.map((body) => Buffer.concat([jpeg(), body])),
  'a chunk of a PNG': fc.tuple(chunk, payload).map(([type, body]) => png({ extra: [pngChunk(type, body)] })),
  'the end of a PNG': payload.map((body) => Buffer.concat([png(), body])),
  'a part of a WebP': fc.tuple(part, payload).map(([type, body]) => webp([riffChunk(type, body)])),
  'the end of a WebP': payload.map((body) => Buffer.concat([webp(), body])),
  'a box of a HEIC': fc.tuple(boxType, payload).map(([type, body]) => heic({ extra: box(type, body) }).bytes),
  'the end of a HEIC': payload.map((body) => Buffer.concat([heic().bytes, body])),
};

test.each(Object.entries(pictures))('what is hidden in %s is not stored', async (place, hiding) => {
  let stored = 0;
  await fc.assert(
    fc.asyncProperty(hiding, async (bytes) => {
      const found = await outcome(bytes);
      if (typeof found === 'string') expect(['damaged', 'hidden', 'kind', 'dimensions']).toContain(found);
      else {
        stored += 1;
        expect(found.includes(CANARY)).toBe(false);
      }
    }),
    { numRuns: RUNS },
  );
  // Behind a HEIC even a few bytes make a box of a wrong size.
  expect(stored > 0).toBe(place !== 'the end of a HEIC');
});

const documents: Record<string, (body: Buffer) => Buffer> = {
  'behind a PDF': (body) => Buffer.concat([pdf(), body]),
  'behind a DOCX': (body) => Buffer.concat([docx(), body]),
  'between the files of a DOCX': (body) => docx([], { gap: body.toString('latin1') }),
  'behind an ODT': (body) => Buffer.concat([odt(), body]),
  'before a DOCX': (body) => Buffer.concat([body, docx()]),
  'before a PDF': (body) => Buffer.concat([body, pdf()]),
  'before a picture': (body) => Buffer.concat([body, png()]),
};

test.each(Object.entries(documents))('a file %s is refused', async (_, hide) => {
  await fc.assert(
    fc.asyncProperty(payload, async (body) => {
      expect(await outcome(hide(body))).toEqual(expect.any(String));
    }),
    { numRuns: RUNS },
  );
});

const side = fc.integer({ min: 30_001, max: 2_000_000_000 });
const short = fc.integer({ min: 30_001, max: 65_535 });
const MB = 1024 * 1024;

const bombs: Record<string, fc.Arbitrary<Buffer>> = {
  'a JPEG': fc.tuple(short, short).map(([width, height]) => jpeg({ width, height })),
  'a JPEG of many scans': fc.integer({ min: 101, max: 4000 }).map((scans) => jpeg({ scans })),
  'a JPEG of many segments': fc
    .integer({ min: 2001, max: 9000 })
    .map((count) => jpeg({ extra: Array(count).fill(segment(0xfe, 'a')) })),
  'a PNG': fc.tuple(side, side).map(([width, height]) => png({ width, height })),
  'a HEIC': fc.tuple(side, side).map(([width, height]) => heic({ width, height }).bytes),
  'a HEIC of many boxes': fc
    .integer({ min: 10_001, max: 20_000 })
    .map((count) => heic({ extra: Buffer.concat(Array(count).fill(box('free'))) }).bytes),
  'a DOCX of many files': fc
    .integer({ min: 4001, max: 6000 })
    .map((count) => docx(Array.from({ length: count }, (_, index) => ({ name: `word/${index}`, content: '' })))),
  'a DOCX with a file longer than it declares': fc
    .tuple(fc.integer({ min: 1, max: 8 }), fc.integer({ min: 1, max: 1000 }))
    .map(([size, declared]) => docx([{ name: 'word/a.xml', content: Buffer.alloc(size * MB), declared }])),
  'a DOCX that declares more than 150 MB': fc
    .integer({ min: 151 * MB, max: 0xffff_ffff })
    .map((declared) => docx([{ name: 'word/a.xml', content: 'a', declared }])),
};

test.each(Object.entries(bombs))('%s that would fill a memory is refused', async (name, bomb) => {
  await fc.assert(
    fc.asyncProperty(bomb, async (bytes) => {
      expect(await outcome(bytes)).toMatch(/^(dimensions|damaged|hidden)$/);
    }),
    // A DOCX of thousands of files takes half a second to write.
    { numRuns: times(name === 'a DOCX of many files' ? 2 : 5, 300) },
  );
});

test('a PNG keeps no text or profile that unpacks to more than it should', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom('iCCP', 'zTXt', 'iTXt'), fc.integer({ min: 20, max: 60 }), async (type, size) => {
      const packed = deflateSync(Buffer.alloc(size * MB));
      expect(await outcome(png({ extra: [pngChunk(type, Buffer.concat([latin('a\0\0'), packed]))] }))).toEqual(png());
    }),
    { numRuns: times(3, 60) },
  );
});
