import type { Language } from '../../src/lang/descriptors/language.ts';
import type { Tone } from '../../src/lang/descriptors/text.ts';

/** screens/<name>.scenario.json, as schemas/descriptors/scenario.schema.json has it. */
export interface ScenarioFile {
  /** What holds in every case unless the case says otherwise. */
  given?: Given;
  cases: readonly ScenarioCase[];
}

export interface ScenarioCase {
  name: string;
  given?: Given;
  when?: readonly ScenarioStep[];
  then?: Then;
}

export interface Given {
  /** Who has opened the screen. */
  as?: 'person' | 'institution' | 'restricted' | 'stranger';
  params?: Readonly<Record<string, unknown>>;
  query?: Readonly<Record<string, string>>;
  config?: Readonly<Record<string, unknown>>;
  user?: Readonly<Record<string, unknown>>;
  subject?: Readonly<Record<string, unknown>>;
  now?: string;
  language?: Language;
  /** By operation; a list is answered one after the other, the last again and again. */
  answers?: Readonly<Record<string, Answer | readonly Answer[]>>;
}

/** What the office says: an example of the contract by its name, or… */
export type Answer =
  | string
  /** … an example with some of it changed, by paths (`raty/0/czySplacona`) */
  | { example: string; change?: Readonly<Record<string, unknown>> }
  | { change: Readonly<Record<string, unknown>> }
  | { value: unknown }
  | { error: string; status?: number; fields?: Readonly<Record<string, string>> }
  /** It does not come. */
  | { never: true }
  /** There is no connection. */
  | { offline: true };

export type ScenarioStep =
  | { set: Readonly<Record<string, unknown>> }
  | { fill: string; with: Readonly<Record<string, unknown>> }
  | { leave: string }
  | { press: string }
  | { choose: string; rows: readonly (string | number)[] }
  | { submit: string }
  | { confirm: 'yes' | 'no' }
  | { open: string }
  | { close: string }
  | { retry: string }
  | { wait: number }
  | { answers: NonNullable<Given['answers']> }
  | { then: Then };

export interface Then {
  phase?: 'open' | 'refused' | 'failed';
  title?: string;
  visible?: readonly string[];
  hidden?: readonly string[];
  enabled?: readonly string[];
  disabled?: readonly string[];
  values?: Readonly<Record<string, unknown>>;
  fields?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  rows?: Readonly<Record<string, number>>;
  texts?: Readonly<Record<string, string | readonly string[]>>;
  absent?: Readonly<Record<string, string | readonly string[]>>;
  messages?: readonly (string | { text: string; tone: Tone })[];
  complaints?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  asks?: string | null;
  sent?: readonly { operation: string; args?: Readonly<Record<string, unknown>> }[];
  calls?: Readonly<Record<string, number>>;
  goes?: string | null;
  saves?: readonly string[];
  dialogs?: readonly string[];
}
