import { makeAutoObservable, observableRef } from 'mobx';
import type { ScenarioCaseJson, ScenarioStepJson } from '../../../generated/descriptors.ts';
import type { CaseMiss, CaseResult } from '../../../studio/scenarios/api.ts';
import { caseOf, type Recorded, recordedOf, withStep } from '../../../studio/scenarios/recorded.ts';

/** A scenario that is being recorded or changed. */
export class Script {
  readonly screen: string;
  /** Its position among the cases of the screen; undefined: a new one. */
  readonly index: number | undefined;
  name: string;
  given: NonNullable<ScenarioCaseJson['given']>;
  steps: readonly Recorded[];
  /** Of the last run that it did not pass. */
  result: CaseResult | undefined;

  constructor(screen: string, value: ScenarioCaseJson, index?: number, result?: CaseResult) {
    this.screen = screen;
    this.index = index;
    this.name = value.name;
    this.given = value.given ?? {};
    this.steps = recordedOf(value);
    this.result = result;
    makeAutoObservable(this, { given: observableRef, steps: observableRef, result: observableRef });
  }

  get value(): ScenarioCaseJson {
    return caseOf(this.name, this.given, this.steps);
  }

  rename(name: string): void {
    this.name = name;
  }

  add(next: Recorded): void {
    this.steps = withStep(this.steps, next);
    this.result = undefined;
  }

  remove(step: number): void {
    this.steps = this.steps.filter((_, index) => index !== step);
    this.result = undefined;
  }

  move(step: number, by: -1 | 1): void {
    const steps = [...this.steps];
    const [moved] = steps.splice(step, 1);
    steps.splice(step + by, 0, moved!);
    this.steps = steps;
    this.result = undefined;
  }

  /** The answers of the office from here on. */
  answer(answers: Readonly<Record<string, unknown>>): void {
    const before = this.steps.map(({ step }) => ('answers' in step ? step.answers : {}));
    const named = Object.assign({}, this.given.answers, ...before) as Readonly<Record<string, unknown>>;
    // An operation without an answer of its own goes back to the example.
    const back = Object.keys(named).filter((id) => !(id in answers));
    const all = { ...Object.fromEntries(back.map((id) => [id, { change: {} }])), ...answers };
    if (Object.keys(all).length > 0) this.add({ step: { answers: all } as ScenarioStepJson });
  }

  /** Why it does not pass, step by step; a miss at the end belongs to the last expectations. */
  missesAt(step: number): readonly CaseMiss[] {
    const last = this.steps.at(-1);
    const end = last && 'then' in last.step ? this.steps.length - 1 : undefined;
    return (
      this.result?.misses.filter((miss) => (miss.step ?? (miss.expects === undefined ? undefined : end)) === step) ?? []
    );
  }
}
