import type { ScenarioCaseJson, ScenarioStepJson, ScenarioThenJson } from '../../generated/descriptors.ts';

/** A step of a recording, with the words that the page had for its button, field or block. */
export interface Recorded {
  step: ScenarioStepJson;
  about?: string;
}

/** The steps with one more: typing on in a form, or choosing again, changes the last one. */
export function withStep(steps: readonly Recorded[], next: Recorded): readonly Recorded[] {
  const last = steps.at(-1);
  const joined = last && joinedSteps(last.step, next.step);
  if (joined === undefined) return [...steps, next];
  return joined === 'neither' ? steps.slice(0, -1) : [...steps.slice(0, -1), { ...last, step: joined }];
}

function joinedSteps(last: ScenarioStepJson, next: ScenarioStepJson): ScenarioStepJson | 'neither' | undefined {
  if ('fill' in last && 'fill' in next && last.fill === next.fill && mayFollow(last.with, next.with))
    return { ...last, with: { ...last.with, ...next.with } };
  if ('set' in last && 'set' in next && String(Object.keys(last.set)) === String(Object.keys(next.set))) return next;
  if ('choose' in last && 'choose' in next && last.choose === next.choose) return next;
  if ('page' in last && 'page' in next && last.page === next.page) return next;
  if ('leave' in last && 'leave' in next && last.leave === next.leave) return last;
  if ('open' in last && 'close' in next && last.open === next.close) return 'neither';
  if ('then' in last && 'then' in next) return { then: joinedThen(last.then, next.then) };
  return undefined;
}

/** A field that is filled in again, after others, may depend on them: that is another step. */
function mayFollow(last: object, next: object): boolean {
  const names = Object.keys(last);
  return Object.keys(next).every((name) => !names.includes(name) || name === names.at(-1));
}

/** Expectations of one moment. A later one about the same thing counts, except that a place may have several texts. */
function joinedThen(last: ScenarioThenJson, next: ScenarioThenJson): ScenarioThenJson {
  const both: Record<string, unknown> = { ...last };
  for (const [key, value] of Object.entries(next)) {
    const before = both[key];
    if (key === 'visible') both[key] = [...new Set([...((before as string[]) ?? []), ...(value as string[])])];
    else if (key === 'texts') both[key] = joinedTexts((before ?? {}) as Texts, value as Texts);
    else both[key] = value;
  }
  return both as ScenarioThenJson;
}

type Texts = NonNullable<ScenarioThenJson['texts']>;

function joinedTexts(last: Texts, next: Texts): Texts {
  const both = { ...last };
  for (const [address, text] of Object.entries(next)) {
    const all = [...new Set([both[address] ?? [], text].flat())];
    both[address] = all.length === 1 ? all[0]! : all;
  }
  return both;
}

/** The case that a recording makes, as an engineer would write it: what is expected last stands at its end. */
export function caseOf(
  name: string,
  given: NonNullable<ScenarioCaseJson['given']>,
  recorded: readonly Recorded[],
): ScenarioCaseJson {
  const steps = recorded.map(({ step }) => step);
  const last = steps.at(-1);
  const end = last && 'then' in last ? last.then : undefined;
  const when = end ? steps.slice(0, -1) : steps;
  return {
    name: name.trim(),
    ...(Object.keys(given).length > 0 && { given }),
    ...(when.length > 0 && { when }),
    ...(end && { then: end }),
  };
}

/** The steps of a case that is written: those of its end are the last. */
export const recordedOf = ({ when = [], then }: ScenarioCaseJson): readonly Recorded[] =>
  [...when, ...(then ? [{ then }] : [])].map((step) => ({ step }));
