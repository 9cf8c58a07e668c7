import type { FileKind } from '../../../../lang/descriptors/fileKinds.ts';

/** Enough to read a page of text, and a few hundred kilobytes instead of several megabytes. */
const LONGEST_SIDE = 2560;
const QUALITY = 0.85;
/** A smaller file is sent as it is. */
const SMALL = 700_000;
const PHOTO = /^image\/(?:jpeg|heic|heif)$/;

/**
 * A photo as it is sent: drawn anew at most so large, upright, as JPEG. What is no photo, what the browser cannot draw, and
 * what would not become smaller stays as it is.
 */
export async function smaller(file: File, kinds: readonly FileKind[]): Promise<File> {
  if (!PHOTO.test(file.type) || !kinds.includes('jpeg') || file.size < SMALL) return file;
  try {
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(picture.width * scale);
    canvas.height = Math.round(picture.height * scale);
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
    if (!blob || blob.size >= file.size) return file;
    return new File([blob], file.name.replace(/\.[^.]*$/, '.jpg'), { type: blob.type });
  } catch {
    return file;
  }
}
