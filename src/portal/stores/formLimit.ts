/**
 * The text after an edit, within a limit: the inserted part is cut to what fits, and the text around it
 * stays whole. Deleting is always allowed, also above the limit.
 *
 * @param limit code points
 */
export function keepToLimit(before: string, after: string, limit: number): string {
  const now = [...after];
  if (now.length <= limit) return after;
  const then = [...before];
  if (now.length <= then.length) return after;
  const shorter = Math.min(then.length, now.length);
  let start = 0;
  while (start < shorter && then[start] === now[start]) start += 1;
  let end = 0;
  while (end < shorter - start && then[then.length - 1 - end] === now[now.length - 1 - end]) end += 1;
  const space = Math.max(0, limit - start - end);
  const put = now.slice(start, now.length - end).slice(0, space);
  return [...now.slice(0, start), ...put, ...now.slice(now.length - end)].join('');
}
