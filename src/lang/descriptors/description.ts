import type { Manifest } from './manifest.ts';

/** What a description is made of. A text that is not known is undefined. */
export interface Described {
  /** The screen; '': home. */
  screen: string;
  /** Without the name of the portal; '': home. */
  title: string;
  /** The text of a key. */
  text(key: string | undefined): string | undefined;
  /** Of the own page that the query names. */
  summary?: string | undefined;
  /** The name of the folder that the query names. */
  folder?: string | undefined;
}

/**
 * A sentence or two about a page: the text that its screen begins with, the summary of an own page, otherwise its title,
 * with the folder that it shows, and the greeting of the home page.
 */
export function describe({ screens }: Manifest, { screen, title, text, summary, folder }: Described): string {
  const first = text(screens[screen]?.lead) || summary;
  if (first) return first;
  const name = [title, folder].filter(Boolean).join(': ');
  return [name, text('powloka.powitanieTekst')].filter(Boolean).join('. ');
}
