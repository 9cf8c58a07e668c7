/** Wider than the text of a page is on any screen, points. */
const WIDEST = 1600;
/** As the studio accepts it, bytes. */
const LARGEST = 2 * 1024 * 1024;

export interface SizedPicture {
  bytes: Blob;
  width: number;
  height: number;
}

/**
 * A picture as a page needs it: one of a telephone is made smaller here, before it is sent.
 *
 * @returns undefined: the browser cannot read it
 */
export async function smallerPicture(file: File): Promise<SizedPicture | undefined> {
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  if (!bitmap) return undefined;
  const { width, height } = bitmap;
  const ratio = Math.min(1, WIDEST / width);
  if (ratio === 1 && file.size <= LARGEST) return { bytes: file, width, height };
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * ratio);
  canvas.height = Math.round(height * ratio);
  canvas.getContext('2d')!.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  const type = file.type === 'image/png' ? 'image/png' : 'image/jpeg';
  const bytes = await new Promise<Blob | null>((done) => canvas.toBlob(done, type, 0.85));
  return bytes ? { bytes, width: canvas.width, height: canvas.height } : undefined;
}

export const isTooLarge = ({ bytes }: SizedPicture): boolean => bytes.size > LARGEST;
