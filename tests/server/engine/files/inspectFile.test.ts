import { deflateSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FileRefusal } from '../../../../server/engine/files/content/fileRefusal.ts';
import { inspectFile } from '../../../../server/engine/files/content/inspectFile.ts';
import { orientationOnly, readOrientation } from '../../../../server/engine/files/content/orientation.ts';
import { allFileKinds, type FileKind } from '../../../../src/lang/descriptors/fileKinds.ts';
import { times } from '../../../night.ts';
import * as samples from './samples.ts';

const { jpeg, png, webp, heic, pdf, docx, odt, zip, segment, exif, pngChunk, riffChunk, box, tiff } = samples;

const read = (bytes: Buffer, accepted: readonly FileKind[] = allFileKinds) => inspectFile(bytes, accepted);
const faultOf = async (bytes: Buffer, accepted?: readonly FileKind[]) => {
  const failure = await read(bytes, accepted).then(
    ({ kind }) => kind,
    (error: unknown) => error,
  );
  return failure instanceof FileRefusal ? failure.fault : failure;
};

test.each<[FileKind, Buffer]>([
  ['jpeg', jpeg()],
  ['png', png()],
  ['webp', webp()],
  ['pdf', pdf()],
  ['docx', docx()],
  ['odt', odt()],
])('a %s is recognised and stored as it came', async (kind, bytes) => {
  expect(await read(bytes)).toEqual({ kind, bytes });
  expect(
    await faultOf(
      bytes,
      allFileKinds.filter((one) => one !== kind),
    ),
  ).toBe('kind');
});

test.each([
  ['nothing', ''],
  ['a text', 'Ala ma kota'],
  ['a page', '<!doctype html><script>alert(1)</script>'],
  ['a drawing with scripts', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ['a GIF', 'GIF89a\x01\0\x01\0\0\0\0;'],
  ['a program', 'MZ\x90\0'],
  ['an archive', zip([{ name: 'a.txt', content: 'a' }])],
  ['a film', box('ftyp', Buffer.from('isom\0\0\0\0mp41', 'latin1'))],
])('%s is no accepted kind', async (_, content) => {
  expect(await faultOf(Buffer.from(content as string, 'latin1'))).toBe('kind');
});

describe('what is in a photo beside the picture is not stored', () => {
  const secret = Buffer.from('52.2297', 'latin1');

  test('JPEG: position, XMP, IPTC, previews and comments', async () => {
    const extra = [
      exif(1),
      segment(0xe1, 'http://ns.adobe.com/xap/1.0/\0<x>52.2297</x>'),
      segment(0xed, 'Photoshop 3.0\x0052.2297'),
      segment(0xe2, 'MPF\x0052.2297'),
      segment(0xfe, '52.2297'),
    ];
    expect((await read(jpeg({ extra }))).bytes).toEqual(jpeg());
  });
  test('JPEG: the colour profile stays', async () => {
    const bytes = jpeg({ extra: [segment(0xe2, 'ICC_PROFILE\0\x01\x01colours')] });
    expect((await read(bytes)).bytes).toEqual(bytes);
  });
  test.each([
    ['II', 6],
    ['MM', 8],
    ['II', 3],
  ] as const)('JPEG: a photo taken aside (%s, %i) stays upright', async (order, orientation) => {
    const { bytes } = await read(jpeg({ extra: [exif(orientation, order)] }));
    expect(bytes.includes(secret)).toBe(false);
    const at = bytes.indexOf('Exif\0\0', 0, 'latin1');
    expect(readOrientation(bytes.subarray(at + 6))).toBe(orientation);
    // What the office wrote itself it reads again, unchanged.
    expect((await read(bytes)).bytes).toEqual(bytes);
  });
  test('PNG: texts, EXIF and times', async () => {
    const extra = [pngChunk('tEXt', 'GPS\x0052.2297'), pngChunk('eXIf', tiff(6)), pngChunk('tIME', Buffer.alloc(7))];
    expect((await read(png({ extra }))).bytes).toEqual(png());
  });
  test('PNG: a profile that grows without end is left out, another one stays', async () => {
    const profile = (size: number) =>
      pngChunk('iCCP', Buffer.concat([Buffer.from('p\0\0'), deflateSync(Buffer.alloc(size))]));
    expect((await read(png({ extra: [profile(40_000_000)] }))).bytes).toEqual(png());
    expect((await read(png({ extra: [profile(400)] }))).bytes).toEqual(png({ extra: [profile(400)] }));
  });
  test('WebP: EXIF and XMP; the orientation stays', async () => {
    const { bytes } = await read(webp([riffChunk('EXIF', tiff(6)), riffChunk('XMP ', secret)]));
    expect(bytes.includes(secret)).toBe(false);
    expect(readOrientation(bytes.subarray(bytes.indexOf('EXIF') + 8))).toBe(6);
    expect(bytes.readUInt32LE(4)).toBe(bytes.length - 8);
    expect((await read(bytes)).bytes).toEqual(bytes);
    const upright = await read(webp([riffChunk('EXIF', tiff(1))]));
    expect(upright.bytes[20]! & 0x0c).toBe(0);
  });
  test('HEIC: EXIF and films, in their place', async () => {
    const { bytes, exifAt, pictureAt } = heic({ extra: box('mpvd', Buffer.from('52.2297')) });
    const stored = (await read(bytes)).bytes;
    expect(stored.length).toBe(bytes.length);
    expect(stored.includes(secret)).toBe(false);
    expect(stored.subarray(exifAt, exifAt + 40).every((byte) => byte === 0)).toBe(true);
    expect(stored.toString('latin1', pictureAt, pictureAt + 12)).toBe('coded points');
  });
  test('what a camera adds behind the end: a preview, a film', async () => {
    expect((await read(jpeg({ tail: jpeg() }))).bytes).toEqual(jpeg());
    expect((await read(jpeg({ tail: box('ftyp', Buffer.from('mp42')) }))).bytes).toEqual(jpeg());
    expect((await read(png({ tail: '\0\0' }))).bytes).toEqual(png());
  });
});

const archive = zip([{ name: 'a.jar', content: 'program' }]);

test.each<[string, Buffer]>([
  ['a JPEG with an archive behind it', jpeg({ tail: archive })],
  ['a JPEG with an archive far behind it', jpeg({ tail: Buffer.concat([Buffer.alloc(5000, 1), archive]) })],
  ['a JPEG with a page behind it', jpeg({ tail: '\n<html><script>1</script>' })],
  ['a JPEG with a PDF behind it', jpeg({ tail: pdf() })],
  ['a JPEG with a program behind it', jpeg({ tail: 'MZ\x90\0' })],
  ['a PNG with an archive behind it', png({ tail: archive })],
  ['a PNG with a RAR behind it', png({ tail: 'Rar!\x1a\x07\x01\0' })],
  ['a WebP with an archive behind it', webp([], archive.toString('latin1'))],
  ['a HEIC with an archive in its end', heic({ extra: box('mdat', archive) }).bytes],
  ['a PDF with markup in its header', pdf({ head: '<html><script>1</script>\n' })],
  ['a PDF with an archive behind it', Buffer.concat([pdf(), archive])],
  ['a PDF with an archive in a comment at its end', withArchiveInside()],
  ['a PDF with a page behind it', pdf({ tail: '\n<html>' })],
  ['a DOCX with something between its files', docx([], { gap: '<html>' })],
  ['a DOCX with a file twice', docx([{ name: 'WORD/document.xml', content: 'other' }])],
  ['a DOCX with a file of two names', docx([{ name: 'word/a.xml', content: 'a', localName: 'word/b.xml' }])],
  ['a DOCX with a file that leads out', docx([{ name: '../../etc/passwd', content: 'a' }])],
  ['a DOCX with a file of Windows paths', docx([{ name: '..\\a.xml', content: 'a' }])],
])('%s is refused as hiding another file', async (_, bytes) => {
  expect(await faultOf(bytes)).toBe('hidden');
});

function withArchiveInside(): Buffer {
  const [head = '', end = ''] = pdf().toString('latin1').split('startxref');
  return Buffer.concat([Buffer.from(`${head}%`, 'latin1'), archive, Buffer.from(`\nstartxref${end}`, 'latin1')]);
}

test('pictures inside which another file stands lose it', async () => {
  const inComment = segment(0xfe, Buffer.concat([pdf(), archive]));
  expect((await read(jpeg({ extra: [inComment] }))).bytes).toEqual(jpeg());
  expect((await read(png({ extra: [pngChunk('zzZz', archive)] }))).bytes).toEqual(png());
});

test.each<[string, Buffer]>([
  ['a JPEG of 4 thousand million points', jpeg({ width: 65_000, height: 65_000 })],
  ['a PNG of 10 thousand million points', png({ width: 100_000, height: 100_000 })],
  ['a PNG of one very long line', png({ width: 2_000_000_000, height: 1 })],
  ['a HEIC of 10 thousand million points', heic({ width: 100_000, height: 100_000 }).bytes],
  ['a DOCX that unpacks to 200 MB', docx([{ name: 'word/a.xml', content: Buffer.alloc(200 * 1024 * 1024) }])],
  ['a DOCX with a file longer than it says', docx([{ name: 'word/a.xml', content: Buffer.alloc(1e6), declared: 10 }])],
])('%s is refused as a bomb', async (_, bytes) => {
  expect(await faultOf(bytes)).toBe('dimensions');
});

const relation = (type: string, mode = ' TargetMode="External"') => ({
  name: 'word/_rels/settings.xml.rels',
  content: `<Relationships><Relationship Id="r1" Type="http://x/relationships/${type}" Target="https://zly.example/a"${mode}/></Relationships>`,
});

test.each<[string, Buffer, string]>([
  ['macros', docx([{ name: 'word/vbaProject.bin', content: 'a' }]), 'active'],
  ['an embedded program', docx([{ name: 'word/embeddings/oleObject1.bin', content: 'a' }]), 'active'],
  ['a template at another address', docx([relation('attachedTemplate')]), 'active'],
  ['a hidden mode', docx([relation('frame', ' TargetMode="&#69;xternal"')]), 'active'],
  ['a document type in its XML', docx([{ name: 'a.rels', content: '<!DOCTYPE a [<!ENTITY b "c">]><a/>' }]), 'active'],
  ['XML in UTF-16', docx([{ name: 'a.rels', content: Buffer.from('<a/>', 'utf16le') }]), 'damaged'],
  ['a password', docx([{ name: 'word/a.xml', content: 'a', flags: 1 }]), 'locked'],
  ['a macro in an ODT', odt([{ name: 'Basic/Standard/a.xml', content: 'a' }]), 'active'],
  ['a program in an ODT', odt([], '<m media-type="application/vnd.sun.star.oleobject"/>'), 'active'],
  ['a password of an ODT', odt([], '<manifest:encryption-data/>'), 'locked'],
])('a text document with %s is refused', async (_, bytes, fault) => {
  expect(await faultOf(bytes)).toBe(fault);
});

test('links of a DOCX lead anywhere', async () => {
  expect(await faultOf(docx([relation('hyperlink'), { ...relation('image', ''), name: 'word/_rels/b.rels' }]))).toBe(
    'docx',
  );
});

test.each<[string, Buffer]>([
  ['jpeg', jpeg({ extra: [exif(6)] })],
  ['png', png({ extra: [pngChunk('tEXt', 'a\0b')] })],
  ['webp', webp([riffChunk('EXIF', tiff(6))])],
  ['heic', heic().bytes],
  ['pdf', pdf()],
  ['docx', docx()],
])(
  '%s: cut anywhere it is refused, and changed anywhere it is read or refused, never a fault of the office',
  async (_, bytes) => {
    for (let length = 0; length < bytes.length - 1; length++) {
      expect(['damaged', 'kind', 'hidden', 'dimensions'], `${length} bytes`).toContain(
        await faultOf(bytes.subarray(0, length)),
      );
    }
    const changed = fc.tuple(fc.nat({ max: bytes.length - 1 }), fc.integer({ min: 0, max: 255 }));
    const changes = fc.array(changed, { minLength: 1, maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(changes, async (places) => {
        const copy = Buffer.from(bytes);
        for (const [at, byte] of places) copy[at] = byte;
        expect(await faultOf(copy)).toEqual(expect.any(String));
      }),
      { numRuns: times(300, 10_000) },
    );
  },
);

test('an orientation that is none leaves a picture upright', () => {
  expect(readOrientation(orientationOnly(8))).toBe(8);
  for (const wrong of [Buffer.alloc(0), Buffer.from('II*\0\xff\xff\xff\x7f', 'latin1'), tiff(0), tiff(9)])
    expect(readOrientation(wrong)).toBe(1);
});
