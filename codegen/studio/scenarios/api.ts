import type { ScenarioCaseJson } from '../../generated/descriptors.ts';
import type { Sentence } from '../edit.ts';

/** A case, as the page lists it. */
export interface ListedCase {
  value: ScenarioCaseJson;
  /** Of the last run of exactly this case; absent: it was not run. */
  result?: CaseResult;
}

export interface CaseResult {
  ms: number;
  /** Files have changed since. */
  old?: boolean;
  /** None: it passes. */
  misses: readonly CaseMiss[];
}

/** Something that is not as the case has it. */
export interface CaseMiss {
  /** The position of the step in `when`; absent: it is about the end, or the start. */
  step?: number;
  /** What was expected, as in `texts/raty`; absent: the step itself could not be done. */
  expects?: string;
  message: Sentence;
}

export interface ScreenScenarios {
  screen: string;
  /** The title of the screen in the first language of the municipality. */
  title: string;
  /** Of the municipality itself; otherwise the cases are those of the base. */
  own: boolean;
  cases: readonly ListedCase[];
}

/** A recording that is not saved in the municipality's files. */
export interface Draft {
  screen: string;
  value: ScenarioCaseJson;
  /** Why it was not saved. */
  result?: CaseResult;
}

export interface ScenarioList {
  screens: readonly ScreenScenarios[];
  drafts: readonly Draft[];
  /** The number of screens that are done, while scenarios run. */
  progress?: { done: number; of: number };
  /** Why no scenario could be run: the files have errors. As it is printed. */
  errors?: string;
}

/** What came of saving a recording: without misses it passes and is a step now, otherwise it is kept as a draft. */
export interface SavedCase {
  result: CaseResult;
  list: ScenarioList;
}
