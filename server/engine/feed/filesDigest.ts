import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { MANIFEST } from './feedFolder.ts';
import { MAPPING } from './mapping.ts';

/**
 * The digest of all files of a feed, which takes a second for a gigabyte. The moment of the extract does not count: it is another one
 * each night.
 *
 * @param mapping a file elsewhere
 * @returns nothing for a folder that cannot be read, or a feed of views: what they show is in no file
 */
export async function filesDigest(
  folder: string,
  mapping?: string,
): Promise<{ source: string; digest: string } | undefined> {
  const whole = createHash('sha256');
  try {
    const { extracted: _, ...manifest } = JSON.parse(readFileSync(join(folder, MANIFEST), 'utf8'));
    whole.update(JSON.stringify(manifest));
    const path = mapping ?? join(folder, MAPPING);
    const written = existsSync(path) ? readFileSync(path, 'utf8') : '';
    if (written !== '' && JSON.parse(written).database !== undefined) return undefined;
    if (mapping !== undefined) whole.update(written);
    for (const { name } of readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name !== MANIFEST)
      .sort((a, b) => (a.name < b.name ? -1 : 1))) {
      whole.update(`\n${name}\n`);
      await pipeline(createReadStream(join(folder, name)), async (pieces) => {
        for await (const piece of pieces) whole.update(piece as Buffer);
      });
    }
    return { source: String(manifest.source), digest: whole.digest('base64url') };
  } catch {
    return undefined;
  }
}
