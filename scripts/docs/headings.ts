/** A heading of a page, and its anchor. */
export interface Heading {
  level: number;
  text: string;
  slug: string;
}

/** Gives each heading of a page its anchor, in the way code hosts do, so that a link works in both. */
export function slugger(): (text: string) => string {
  const seen = new Map<string, number>();
  return (text) => {
    const slug = text
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N}\s_-]/gu, '')
      .trim()
      .replace(/\s/g, '-');
    const times = seen.get(slug) ?? 0;
    seen.set(slug, times + 1);
    return times ? `${slug}-${times}` : slug;
  };
}
