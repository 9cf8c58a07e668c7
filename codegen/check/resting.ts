import type { Problem } from '../../src/lang/errors/problem.ts';
import type { ReportAt } from '../files/openFile.ts';

const UNUSED = new Set([
  'unused',
  'text.unused',
  'fragment.unused',
  'content.unused',
  'screen.unreachable',
  'part.order',
]);

/** Is it a warning that nothing uses something? While a service is switched off, that may be waiting for it. */
export const isResting = ({ code, severity }: Problem): boolean => severity === 'warning' && UNUSED.has(code);

/**
 * While a service is switched off, the cases that name what went with it wait: each has one warning in place of its errors, and does
 * not run.
 */
export function waitingCases(reportAt: ReportAt): ReportAt {
  const waiting = new Set<unknown>();
  return (code, path, message, extra) => {
    const of = path[0] === 'cases' ? path[1] : path[0];
    if (waiting.has(of)) return;
    waiting.add(of);
    reportAt(code, path, `${message} While a service is switched off, this waits.`, { ...extra, warning: true });
  };
}

/** The cases of a file of scenarios that wait; `given` for all. */
export const waitingIn = (problems: readonly Problem[], file: string): ReadonlySet<string> =>
  new Set(
    problems
      .filter((one) => one.file === file && one.severity === 'warning' && one.code.startsWith('scenario.'))
      .map(({ pointer }) => pointer.split('/'))
      .map(([, first = '', index = '']) => (first === 'cases' ? index : first)),
  );
