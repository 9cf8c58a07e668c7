import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { studioSettings } from '../../server/studio/settings.ts';

const DOCS = join(import.meta.dirname, '../../docs');

test.each(['how-to/studio-for-clerks.md', 'pl/how-to/studio-for-clerks.md'])(
  '%s has each setting of the hosted studio',
  (name) => {
    const page = readFileSync(join(DOCS, name), 'utf8');
    const written = new Set(page.match(/OKIENKO_STUDIO_[A-Z_]+/g));
    expect([...written].sort()).toEqual(studioSettings.flatMap(({ names }) => names).sort());
  },
);
