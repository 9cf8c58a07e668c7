/** A cache of drawings, limited to a number of characters. The least recently used drawing is removed first. */
export class SvgCache {
  readonly #svgs = new Map<string, string>();
  readonly #most: number;
  #size = 0;

  constructor(most: number) {
    this.#most = most;
  }

  get(key: string, draw: () => string): string {
    const svg = this.#svgs.get(key) ?? draw();
    this.#drop(key);
    this.#svgs.set(key, svg);
    this.#size += key.length + svg.length;
    for (const oldest of this.#svgs.keys()) {
      if (this.#size <= this.#most) break;
      this.#drop(oldest);
    }
    return svg;
  }

  #drop(key: string): void {
    const svg = this.#svgs.get(key);
    if (svg !== undefined) this.#size -= key.length + svg.length;
    this.#svgs.delete(key);
  }
}
