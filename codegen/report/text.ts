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

/**
 * Errors first: as long as there is an error, warnings are left out. One comma too many in services.config.json
 * leaves five hundred texts unused, and the comma would be lost among them.
 */
export function reportErrorsFirst(problems: readonly Problem[]): string {
  const errors = problems.filter((problem) => problem.severity === 'error');
  if (errors.length === 0 || errors.length === problems.length) return reportText(problems);
  const waiting = problems.length - errors.length;
  return `${reportText(errors)}\n\nWarnings not shown yet: ${waiting}. Many only follow from an error, so they are shown when no error is left.`;
}

/** The number of errors and warnings, in one line. */
export function summary(problems: readonly Problem[]): string {
  const errors = problems.filter((problem) => problem.severity === 'error').length;
  const warnings = problems.length - errors;
  const count = (number: number, word: string): string => `${number} ${word}${number === 1 ? '' : 's'}`;
  return `${count(errors, 'error')}, ${count(warnings, 'warning')}`;
}
