import { FileRefusal } from '../../../server/engine/files/content/fileRefusal.ts';
import { inspectFile } from '../../../server/engine/files/content/inspectFile.ts';
import type { Picture } from '../api.ts';
import { Refusal } from '../edit.ts';

const MB = 1024 * 1024;
/** Residents load it on a phone. */
const LARGEST = 2 * MB;
const ENDINGS = { png: 'png', jpeg: 'jpg', webp: 'webp' } as const;

/**
 * A picture that was read to its last byte, by the code that reads the files of residents: without position, device and preview.
 *
 * @param bytes undefined: more than a request can have
 * @throws Refusal for any other file
 */
export async function pictureOf(bytes: Buffer | undefined): Promise<Picture> {
  if (!bytes || bytes.length > LARGEST)
    throw new Refusal(
      `A picture has at most ${LARGEST / MB} MB: save it smaller.`,
      `Zdjęcie ma najwyżej ${LARGEST / MB} MB: zapisz je mniejsze.`,
    );
  try {
    const { kind, bytes: kept } = await inspectFile(bytes, ['png', 'jpeg', 'webp']);
    return { base64: kept.toString('base64'), ending: ENDINGS[kind as keyof typeof ENDINGS] };
  } catch (failure) {
    if (!(failure instanceof FileRefusal)) throw failure;
    if (failure.fault === 'kind')
      throw new Refusal(
        'This is no picture of the kinds PNG, JPEG and WebP.',
        'To nie jest zdjęcie w formacie PNG, JPEG ani WebP.',
      );
    throw new Refusal(
      'This picture is damaged, or contains something else: save it again in a picture program.',
      'To zdjęcie jest uszkodzone albo zawiera coś jeszcze: zapisz je ponownie w programie do zdjęć.',
    );
  }
}
