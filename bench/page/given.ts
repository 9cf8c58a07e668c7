import type { Screen } from '../../src/blocks/screen.ts';
import type { Manifest } from '../../src/lang/descriptors/manifest.ts';

/** The data that the runner gives the page: two shipped screens as served, and their texts. */
export interface Given {
  manifest: Manifest;
  texts: Readonly<Record<string, string>>;
  budget: Screen;
  request: Screen;
  /** The address of the form's compiled validators. */
  validators: string;
}
