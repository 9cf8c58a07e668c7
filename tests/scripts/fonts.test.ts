import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fontFiles } from '../../scripts/fonts.ts';

test('the font files are what scripts/fonts.ts makes of the installed font', async () => {
  const files = [...(await fontFiles())];
  expect(files).toHaveLength(3);
  for (const [path, content] of files)
    expect(readFileSync(join(import.meta.dirname, '../..', path)).equals(content), path).toBe(true);
});

test('what every page loads fits, with its headers, into the first ten packets of a connection', async () => {
  const files = await fontFiles();
  const basic = files.get('src/portal/ui/fonts/manrope-basic-wght-normal.woff2')!;
  expect(basic.length).toBeLessThanOrEqual(14_600 - 1_000);
});
