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
 * The same for who has to mend them: as long as there is an error, warnings wait. One comma too many in services.config.json
 * leaves five hundred texts unused, and nobody finds the comma among them.
 */
export function reportErrorsFirst(problems: readonly Problem[]): string {
  const errors = problems.filter((problem) => problem.severity === 'error');
  if (errors.length === 0 || errors.length === problems.length) return reportText(problems);
  const waiting = problems.length - errors.length;
  return `${reportText(errors)}\n\nWarnings not told yet: ${waiting}. Many are only an echo of an error; they are told when there is none.`;
}

/** One line that says how it ended. */
export function summary(problems: readonly Problem[]): string {
  const errors = problems.filter((problem) => problem.severity === 'error').length;
  const warnings = problems.length - errors;
  const count = (number: number, word: string): string => `${number} ${word}${number === 1 ? '' : 's'}`;
  return `${count(errors, 'error')}, ${count(warnings, 'warning')}`;
}
