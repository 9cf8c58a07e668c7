const OFFERED = [5, 10, 20, 30];

/** A page size: so many rows, or 0 for all of them. */
export type PageSize = number;

/**
 * The page sizes to choose from: the first one, those of 5, 10, 20 and 30 that lie between it and the number of rows,
 * and all.
 *
 * @param count rows altogether
 * @param first rows on a page at first; with no more rows than that there is nothing to choose
 * @returns sizes in rising order, 0 (all) last; empty without paging
 */
export function pageSizes(count: number, first: number): PageSize[] {
  if (count <= first) return [];
  return [first, ...OFFERED.filter((size) => size > first && size < count), 0];
}

/** The offered size that comes nearest to the chosen one: fewer rows may have taken it away. */
export function sizeAmong(sizes: readonly PageSize[], chosen: PageSize): PageSize {
  return sizes.find((size) => size === 0 || (chosen !== 0 && size >= chosen)) ?? sizes.at(-1) ?? 0;
}

/** One page of the rows; a page that no longer exists is replaced by the last one. */
export function pageOf<T>(
  rows: readonly T[],
  page: number,
  size: PageSize,
): { rows: readonly T[]; page: number; pages: number } {
  if (size === 0) return { rows, page: 1, pages: 1 };
  const pages = Math.max(1, Math.ceil(rows.length / size));
  const shown = Math.min(Math.max(page, 1), pages);
  return { rows: rows.slice((shown - 1) * size, shown * size), page: shown, pages };
}
