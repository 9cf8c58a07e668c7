import type { Random } from '../../../server/demo/kit/random.ts';
import { FileRefusal } from '../../../server/engine/files/content/fileRefusal.ts';
import { inspectFile } from '../../../server/engine/files/content/inspectFile.ts';
import { allFileKinds } from '../../../src/lang/descriptors/fileKinds.ts';
import { docx, exif, heic, jpeg, odt, pdf, png, webp } from '../engine/files/samples.ts';
import { atBytes, changeSome } from '../fuzz/texts.ts';
import { type Input, Violation } from './input.ts';

const files = {
  docx: docx(),
  heic: heic().bytes,
  jpeg: jpeg({ extra: [exif(6)] }),
  odt: odt(),
  pdf: pdf(),
  png: png(),
};
const all = Object.entries({ ...files, webp: webp() });

/** A file of a kind that residents send, with bytes changed. */
export function drawFile(random: Random): Input {
  const [kind, whole] = random.pick(all);
  const [, other] = random.pick(all);
  const changed = Buffer.from(changeSome(whole.toString('latin1'), random, atBytes), 'latin1');
  return fileInput(kind, random.chance(0.1) ? Buffer.concat([changed, other]) : changed);
}

function fileInput(kind: string, bytes: Buffer): Input {
  return {
    kind: `file ${kind}`,
    what: bytes.toString('base64'),
    async send() {
      try {
        const { bytes: stored } = await inspectFile(bytes, allFileKinds);
        if (stored.length > bytes.length) throw new Violation('More is stored than was sent.');
        return 'accepted';
      } catch (failure) {
        if (!(failure instanceof FileRefusal)) throw failure;
        return failure.fault;
      }
    },
  };
}
