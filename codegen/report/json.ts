import type { Problem } from '../../src/lang/errors/problem.ts';

/** Problems for other programs: `{ errors, warnings, problems }`. */
export function reportJson(problems: readonly Problem[]): string {
  const errors = problems.filter((problem) => problem.severity === 'error').length;
  return JSON.stringify({ errors, warnings: problems.length - errors, problems }, null, 2);
}
