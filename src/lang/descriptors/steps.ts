import type { Tree } from '../expressions/tree.ts';
import type { Text, Tone } from './text.ts';

/**
 * An argument: an expression, a text (in the municipality's language: the office reads it), or an address to come back to;
 * `wanted` names the parameter of that address that says where the resident was heading.
 */
export type Arg = { value: Tree } | { text: Text } | { url: Target; wanted?: string };

export type Step =
  | ({ do: 'call'; operation: string } & CallOutcomes & { args: Readonly<Record<string, Arg>> })
  | ({ do: 'download'; operation: string; name?: Text } & CallOutcomes & { args: Readonly<Record<string, Arg>> })
  /** Saves a file of an answer, in base64; `pdf`: it is one, and its name says so. */
  | { do: 'save'; file: Tree; name: Text; pdf: boolean }
  | { do: 'set'; values: Readonly<Record<string, Tree>> }
  | { do: 'reload'; source: string }
  | { do: 'clear'; what: string }
  /** Another of `subjects`, by its id. */
  | { do: 'actFor'; subject: Tree }
  | { do: 'go'; to: Target }
  | { do: 'leave'; host: string; path: Tree }
  | { do: 'post'; host: string; path: Tree; fields: Readonly<Record<string, Tree>> }
  | { do: 'notify'; text: Text; tone: Tone }
  | { do: 'confirm'; when?: Tree; title: Text; text: Text; yes?: Text; no?: Text; irreversible?: true }
  | { do: 'open'; dialog: string }
  | { do: 'close'; dialog: string }
  | { do: 'choose'; lines: readonly { when?: Tree; do: readonly Step[] }[] }
  | { do: 'run'; action: string; args: Readonly<Record<string, Tree>> }
  /** The answer of a login: the session store takes the token, no screen sees it. */
  | { do: 'signIn'; result: Tree }
  | { do: 'signOut' };

export interface CallOutcomes {
  success?: Tree;
  then: readonly Step[];
  errors: Readonly<Record<string, ErrorOutcome>>;
  otherwise?: Outcome;
}

export type Outcome = { show: Text; do?: readonly Step[] } | { notify: Text; tone: Tone } | { do: readonly Step[] };

/** A field of the form, with the text to show there; without `say` the server's `opis`. Steps beside it come first. */
export type ErrorOutcome = { field: string; say?: Text; do?: readonly Step[] } | Outcome;

export type Target =
  | { screen: string; params: Readonly<Record<string, Tree>> }
  | { service: Tree; params: Readonly<Record<string, Tree>> }
  | { back: true }
  /** Where the resident was heading before the login: by the address that was carried along, if there is one. */
  | { wanted: true; address?: Tree };
