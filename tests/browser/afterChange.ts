import { isNight } from '../night.ts';

/**
 * A test that runs at night and when what its file guards has changed (`// Guards: codegen/dev`). Something shorter stands for it
 * in the usual run: another test of the file, or a unit test.
 */
export const afterChange = { tag: '@afterChange' } as const;

/**
 * What Playwright leaves out, by the title of a test, in which its file is.
 *
 * @param guarding files or folders whose tests run in full, separated by commas
 */
export function skippedTests(guarding = process.env.GUARDING ?? ''): RegExp[] {
  if (isNight || guarding === 'tests/browser') return [];
  const names = guarding
    .split(',')
    .filter(Boolean)
    .map((file) => file.replace('tests/browser/', '').replaceAll('.', '\\.'));
  return [new RegExp(`^${names.length > 0 ? `(?!.*\\b(?:${names.join('|')}) )` : ''}.*@afterChange`)];
}
