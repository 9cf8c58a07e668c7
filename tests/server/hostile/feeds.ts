import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { kinds } from '../../../server/app/feed/kinds.ts';
import type { Random } from '../../../server/demo/kit/random.ts';
import { checkFeed } from '../../../server/engine/feed/checkFeed.ts';
import { FEED, writeFeed } from '../engine/feed/feedFolders.ts';
import { atCells, changeSome } from '../fuzz/texts.ts';
import { hostileNumbers, hostileTexts } from '../fuzz/values.ts';
import { ROOT } from '../municipality.ts';
import { type Input, Violation } from './input.ts';

/** With the mapping of its columns. */
const mapped = join(ROOT, 'docs/examples/finanse');
const MAPPED = Object.fromEntries(readdirSync(mapped).map((name) => [name, readFileSync(join(mapped, name), 'utf8')]));

/** A feed of another system with one file changed: CSV, JSON Lines, its manifest, or its mapping. */
export function drawFeed(random: Random): Input {
  const feed = random.chance(0.5) ? FEED : MAPPED;
  const name = random.pick(Object.keys(feed));
  const text = feed[name]!;
  const cells = atCells(text);
  if (random.chance(0.4))
    cells[random.integer(0, cells.length - 1)] = random.pick([...hostileTexts, ...hostileNumbers]);
  const changed = random.chance(0.6) ? changeSome(cells.join(''), random, atCells) : cells.join('');
  // One that is no text in UTF-8.
  const bytes = random.chance(0.1) ? Buffer.from(changed, random.pick(['latin1', 'utf16le'])) : Buffer.from(changed);
  return {
    kind: `feed ${name}`,
    what: { name, bytes: bytes.toString('base64') },
    async send() {
      const folder = mkdtempSync(join(tmpdir(), 'okienko-feed-'));
      try {
        writeFeed(folder, { [name]: bytes }, feed);
        const { faults, staging } = await checkFeed(folder, { kinds });
        staging.close();
        // Numbers of persons are masked in a report.
        const [number] = /\b44051401359\b/.exec(JSON.stringify(faults.kept)) ?? [];
        if (number) throw new Violation('The report has the number of a person.');
        return faults.count('error') > 0 ? 'faulty' : 'right';
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    },
  };
}
