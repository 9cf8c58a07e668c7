import type { Spoken } from '../../studio/names.ts';
import type { Calls } from './calls.ts';

/** What the workbench shows around the studio. */
export interface Shown {
  /** The running screen: `budzet/dochody`; undefined on other pages. */
  screen: string | undefined;
  /** The portal is on its way to a page. */
  isLoading: boolean;
  /** By block: why it is not to be seen. */
  statuses: Readonly<Record<string, string>>;
  languages: readonly string[];
  /** The number of the last check of the files. */
  round: number;
}

export interface Surroundings {
  calls: Calls;
  /** Outlines a block in the portal. */
  outline(block: string | undefined): void;
  /** Shows the portal in colours that are not saved yet; without any in its own. */
  paint(theme: Readonly<Record<string, string>>): void;
  /** The colours of the running portal, with the municipality's and those of the contrast, by their tokens; {} before it runs. */
  portalColours(): Readonly<Record<string, string>>;
  /** Announces a sentence. */
  say(text: string): void;
  language: Spoken;
}
