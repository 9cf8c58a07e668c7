/**
 * What pages of a municipality may be written in: element -> its own attributes. The check refuses anything else with its
 * place, and the portal drops it: markup only says what a text is, how it looks and what it does is the portal's affair.
 */
export const MARKUP: Readonly<Record<string, readonly string[]>> = {
  h2: [],
  h3: [],
  h4: [],
  p: [],
  ul: [],
  ol: ['start'],
  li: [],
  dl: [],
  dt: [],
  dd: [],
  table: [],
  caption: [],
  thead: [],
  tbody: [],
  tr: [],
  th: ['colspan', 'rowspan', 'scope'],
  td: ['colspan', 'rowspan'],
  blockquote: [],
  figure: [],
  figcaption: [],
  img: ['src', 'alt', 'width', 'height'],
  a: ['href', 'hreflang'],
  strong: [],
  em: [],
  abbr: ['title'],
  time: ['datetime'],
  address: [],
  small: [],
  sub: [],
  sup: [],
  span: [],
  br: [],
  hr: [],
};

/** Attributes of any element: a word of another language needs them. */
export const EVERYWHERE: readonly string[] = ['lang', 'dir'];
