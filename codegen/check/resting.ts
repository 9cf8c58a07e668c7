import type { Problem } from '../../src/lang/errors/problem.ts';
import type { Path } from '../files/jsonFile.ts';
import type { ReportAt } from '../files/openFile.ts';
import type { Gone } from '../overlay/gone.ts';
import { fitsPath } from './fitsPath.ts';

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
 *
 * @param isOff is what a case names at a path, or by its key there, switched off?
 */
export function waitingCases(reportAt: ReportAt, isOff: (path: Path, key: boolean) => boolean): ReportAt {
  const waiting = new Set<unknown>();
  return (code, path, message, extra) => {
    const of = path[0] === 'cases' ? path[1] : path[0];
    if (waiting.has(of)) return;
    if (!isOff(path, extra?.key === true)) return reportAt(code, path, message, extra);
    waiting.add(of);
    reportAt(code, path, `${message} While a service is switched off, this waits.`, { ...extra, warning: true });
  };
}

/**
 * Is this the address of something that is switched off, or the name of a part that went with it: one that the files of the screen have
 * and the portal has not, or one of a composed block, which has the number of its service?
 *
 * @param written the files of the screen
 */
export function isSwitchedOff(named: unknown, { paths, services }: Gone, written: () => string): boolean {
  if (typeof named !== 'string') return false;
  const [path = ''] = named.split(/[?#]/);
  if (path.startsWith('/')) return [...paths].some((one) => fitsPath(one, path));
  const parts = path.split('/').filter((part) => !/^[0-9]+$/.test(part));
  const text = written();
  const isComposed = (part: string): boolean => part.split('_').some((one) => services.has(Number(one)));
  return parts.every((part) => text.includes(`"${part}"`)) || parts.some(isComposed);
}

/** The cases of a file of scenarios that wait; `given` for all. */
export const waitingIn = (problems: readonly Problem[], file: string): ReadonlySet<string> =>
  new Set(
    problems
      .filter((one) => one.file === file && one.severity === 'warning' && one.code.startsWith('scenario.'))
      .map(({ pointer }) => pointer.split('/'))
      .map(([, first = '', index = '']) => (first === 'cases' ? index : first)),
  );
