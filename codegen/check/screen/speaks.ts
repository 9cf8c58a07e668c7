import type { ErrorOutcome, Outcome, Step } from '../../../src/lang/descriptors/steps.ts';

/** The steps of a named action. */
export type ActionSteps = (name: string) => readonly Step[];

/** Each of them shows something by itself. To close, clear or reload does not: afterwards the screen may look as before. */
const SPEAKING: readonly Step['do'][] = [
  'actFor',
  'confirm',
  'download',
  'go',
  'leave',
  'notify',
  'open',
  'post',
  'save',
  'set',
  'signIn',
  'signOut',
];

/** Do the steps show the resident something, whichever line is chosen? */
export function speaks(steps: readonly Step[], action: ActionSteps): boolean {
  return steps.some((step) => {
    if (step.do === 'call') return speaks(step.then, action);
    if (step.do === 'run') return speaks(action(step.action), action);
    if (step.do !== 'choose') return SPEAKING.includes(step.do);
    const { lines } = step;
    return lines.at(-1)?.when === undefined && lines.every((line) => speaks(line.do, action));
  });
}

/** A message at a field is shown even without a text: it is the office's. */
export function outcomeSpeaks(outcome: Outcome | ErrorOutcome, action: ActionSteps): boolean {
  return 'field' in outcome || 'show' in outcome || 'notify' in outcome || speaks(outcome.do, action);
}
