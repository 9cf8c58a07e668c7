import type { Language } from '../../src/lang/descriptors/language.ts';
import type { Tone } from '../../src/lang/descriptors/text.ts';

/** screens/<name>.scenario.json, as schemas/descriptors/scenario.schema.json has it. */
export interface ScenarioFile {
  /** Values for every case, which a case may replace. */
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
  /** The visitor who has opened the screen. */
  as?: 'person' | 'institution' | 'restricted' | 'stranger';
  params?: Readonly<Record<string, unknown>>;
  query?: Readonly<Record<string, string>>;
  config?: Readonly<Record<string, unknown>>;
  user?: Readonly<Record<string, unknown>>;
  subject?: Readonly<Record<string, unknown>>;
  now?: string;
  language?: Language;
  /** By operation; the answers of a list are given in order, the last one repeatedly. */
  answers?: Readonly<Record<string, Answer | readonly Answer[]>>;
}

/** An answer of the office: an example of the contract by its name, or… */
export type Answer =
  | string
  /** … an example with some of it changed, by paths (`raty/0/czySplacona`) */
  | { example: string; change?: Readonly<Record<string, unknown>> }
  | { change: Readonly<Record<string, unknown>> }
  | { value: unknown }
  | { error: string; status?: number; fields?: Readonly<Record<string, string>> }
  /** The answer never comes. */
  | { never: true }
  /** The call fails without a connection. */
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
