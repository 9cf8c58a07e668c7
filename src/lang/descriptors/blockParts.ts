import type { Tree } from '../expressions/tree.ts';
import type { Format } from '../values/formats.ts';
import type { Step } from './steps.ts';
import type { Text, Tone } from './text.ts';

/** The state of a row or a card: a colour, a word, and the tone's own sign or another. */
export interface ToneLine {
  when: Tree;
  tone: Tone;
  icon?: string;
  text: Text;
}

export interface Fact {
  id: string;
  label: Text;
  value: Text;
  /** Shown for nothing; 'hide' drops the row. */
  empty: Text | 'hide';
  copy: boolean;
  /** The words of the link that the value is. */
  link?: Text;
  /** The id of the value in the page. */
  anchor?: string;
  visible?: Tree;
}

/** Choices of a select, a filter or a form field. */
export type Options =
  | { fixed: readonly { value: string | number | boolean; label: Text }[] }
  /** A list of plain values, shown by `format`. */
  | { list: Tree; format: Format }
  /** Rows: `value` and `label` see `row`. */
  | { rows: Tree; value: Tree; label: Text };

export interface Rule {
  when?: Tree;
  must: Tree;
  say: Text;
  live: boolean;
}

export interface ActionItem {
  id: string;
  label: Text;
  icon?: string;
  enabled?: Tree;
  /** What is missing while it is disabled. */
  why?: Text;
  visible?: Tree;
  do: readonly Step[];
  /** The one next step of the screen. */
  primary: boolean;
  /** What it does cannot be undone. */
  irreversible?: true;
}

/** What every block has. */
export interface CommonKeys {
  id: string;
  visible?: Tree;
  title?: Text;
  help?: Text;
  /** Its id in the page. */
  anchor?: string;
  /**
   * What the block's own keys read (`data.raty`, `state.typ`, `calc.doZaplaty`, `config`, …), children and steps not
   * counted: the worst state of these is the state of the block.
   */
  reads: readonly string[];
}
