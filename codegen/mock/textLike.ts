/** `[0-9]{2}`, `\d+`, `-`: one character of a pattern, and how often it is repeated. */
const PIECE = /(\[(?:\\.|[^\]\\])+\]|\\.|[^\\[\](){}|?*+^$])(\{(\d+)(?:,\d*)?\}|[?*+])?/gy;
const SIGNS = [...'0aA1-_. /:@bB', ...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ23456789,;!#'];

/** A text that matches a pattern without groups and alternatives; undefined for any other pattern. */
export function textLike(pattern: string): string | undefined {
  const body = pattern.replace(/^\^/, '').replace(/\$$/, '');
  let made = '';
  let end = 0;
  for (const [piece, sign = '', often = '', count] of body.matchAll(PIECE)) {
    const one = SIGNS.find((letter) => new RegExp(`^${sign}$`, 'u').test(letter)) ?? sign;
    made += one.repeat(count !== undefined ? Number(count) : /[?*]/.test(often) ? 0 : 1);
    end += piece.length;
  }
  return end === body.length && new RegExp(pattern, 'u').test(made) ? made : undefined;
}
