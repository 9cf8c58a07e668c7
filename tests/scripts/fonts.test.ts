import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { polishFont } from '../../scripts/fonts.ts';

test('the font file of Polish letters is what scripts/fonts.ts makes of the installed font', async () => {
  const kept = readFileSync(join(import.meta.dirname, '../../src/portal/ui/fonts/manrope-polish-wght-normal.woff2'));
  expect(kept.equals(await polishFont())).toBe(true);
});
