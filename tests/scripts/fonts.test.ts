import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fontFiles } from '../../scripts/fonts.ts';

test('the font files are what scripts/fonts.ts makes of the installed font', async () => {
  const files = [...(await fontFiles())];
  expect(files).toHaveLength(2);
  for (const [path, content] of files)
    expect(readFileSync(join(import.meta.dirname, '../..', path)).equals(content), path).toBe(true);
});
