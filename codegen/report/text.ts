import type { Problem } from '../../src/lang/errors/problem.ts';

/** Problems as an integrator reads them: the place, what is wrong there, and what there is instead. */
export function reportText(problems: readonly Problem[]): string {
  const lines = problems.map((problem) => {
    const place = `${problem.file}:${problem.line}:${problem.column}`;
    const pointer = problem.pointer ? `  #${problem.pointer}` : '';
    const help = (problem.help ?? []).map((line) => `\n  ${line}`).join('');
    return `${place}${pointer}\n  ${problem.severity === 'warning' ? 'warning: ' : ''}${problem.message}${help}  [${problem.code}]`;
  });
  return lines.join('\n\n');
}

/** How often one message is written whole, and how many further places are named. */
const WHOLE = 3;
const NAMED = 8;

/**
 * One cause often has the same message at many places, as a removed state where it is used: from the fourth on only
 * the places are named, below the first one.
 */
export function together(problems: readonly Problem[]): readonly Problem[] {
  const same = Map.groupBy(problems, ({ code, severity, message }) => [code, severity, message].join('\n'));
  return [...same.values()].flatMap((ones) => {
    const [first, ...others] = ones;
    if (ones.length <= WHOLE || !first) return ones;
    const places = others.slice(0, NAMED).map(({ file, line }) => `${file}:${line}`);
    const more = others.length > NAMED ? ` and ${others.length - NAMED} more` : '';
    return [{ ...first, help: [...(first.help ?? []), `Also at ${places.join(', ')}${more}`] }];
  });
}

/**
 * Errors first: as long as there is an error, warnings are left out. One comma too many in services.config.json
 * leaves five hundred texts unused, and the comma would be lost among them.
 */
export function reportErrorsFirst(problems: readonly Problem[]): string {
  const errors = problems.filter((problem) => problem.severity === 'error');
  if (errors.length === 0 || errors.length === problems.length) return reportText(together(problems));
  const waiting = problems.length - errors.length;
  return `${reportText(together(errors))}\n\nWarnings not shown yet: ${waiting}. Many only follow from an error, so they are shown when no error is left.`;
}

/** The number of errors and warnings, in one line. */
export function summary(problems: readonly Problem[]): string {
  const errors = problems.filter((problem) => problem.severity === 'error').length;
  const warnings = problems.length - errors;
  const count = (number: number, word: string): string => `${number} ${word}${number === 1 ? '' : 's'}`;
  return `${count(errors, 'error')}, ${count(warnings, 'warning')}`;
}
