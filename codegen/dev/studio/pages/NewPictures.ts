import type { SmallEdit } from '../../../studio/edit.ts';

/** A picture that is in a text and not in the municipality yet. */
export interface NewPicture {
  /** As the text names it. */
  src: string;
  /** What adds it. */
  edits: readonly SmallEdit[];
  bytes: Blob;
}

/** Pictures that come into the municipality with the text that shows them. */
export class NewPictures {
  readonly #all = new Map<string, NewPicture & { url: string }>();

  keep(picture: NewPicture): void {
    this.#all.set(picture.src, { ...picture, url: URL.createObjectURL(picture.bytes) });
  }

  has = (src: string): boolean => this.#all.has(src);

  /** Where the browser finds a picture meanwhile. */
  shownAt = (src: string): string => this.#all.get(src)?.url ?? src;

  /** What adds the pictures that one of the texts shows. */
  editsFor(texts: readonly string[]): SmallEdit[] {
    return [...this.#all.values()]
      .filter(({ src }) => texts.some((html) => html.includes(`src="${src}"`)))
      .flatMap(({ edits }) => edits);
  }

  /** They are in the municipality now, or nothing shows them any more. */
  drop(gone: (src: string) => boolean): void {
    for (const [src, { url }] of this.#all)
      if (gone(src)) {
        URL.revokeObjectURL(url);
        this.#all.delete(src);
      }
  }
}
