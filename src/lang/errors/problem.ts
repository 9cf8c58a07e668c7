/** One mistake in a municipality's files, reported to the integrator with its exact position. */
export interface Problem {
  /** Stable, for example `field.unknown`; docs/checks.md explains each. */
  code: string;
  severity: 'error' | 'warning';
  /** From the root of the repository or of the overlay. */
  file: string;
  /** JSON pointer of the position. */
  pointer: string;
  /** Both from 1. */
  line: number;
  column: number;
  /** Characters from there that are meant. */
  length?: number;
  /** One sentence: what is wrong, with the nearest right name. */
  message: string;
  /** The existing alternatives, and their place. */
  help?: readonly string[];
}
