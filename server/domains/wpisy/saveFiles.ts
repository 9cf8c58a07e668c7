import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { auditOperator } from '../../engine/audit/audit.ts';
import { CommandRefusal } from '../../engine/command.ts';
import type { Db } from '../../engine/db/open.ts';
import type { Files } from '../../engine/files/files.ts';
import { plikiWpisu } from '../../engine/files/plikiQueries.ts';

/**
 * Saves the files of a record under their names; of two with one name the second gets a number. An existing file is never
 * overwritten.
 *
 * @throws CommandRefusal for a record without files, a folder that cannot be written, and a file that was changed in the store
 */
export async function saveFiles(db: Db, { store }: Files, numer: string, folder: string): Promise<string> {
  const rows = await plikiWpisu(db, numer);
  if (rows.length === 0) throw new CommandRefusal(`There is no record ${numer} with files.`);
  await auditOperator({ db, now: new Date() }, { czynnosc: 'WPIS', numer, szczegoly: { pliki: rows.length } });
  mkdirSync(folder, { recursive: true });
  const lines: string[] = [];
  for (const { idPliku, nazwa, skrot, pole } of rows) {
    const bytes = await store.get(idPliku);
    if (createHash('sha256').update(bytes).digest('base64url') !== skrot)
      throw new CommandRefusal(`${nazwa} (${idPliku}) is not what the resident sent: it was changed in the store.`);
    lines.push(`  ${pole}: ${write(folder, nazwa, bytes)}`);
  }
  return [`${numer}:`, ...lines].join('\n');
}

function write(folder: string, name: string, bytes: Buffer): string {
  const end = extname(name);
  for (let count = 1; ; count++) {
    const free = count === 1 ? name : `${name.slice(0, name.length - end.length)} (${count})${end}`;
    try {
      writeFileSync(join(folder, free), bytes, { flag: 'wx' });
      return free;
    } catch (failure) {
      if ((failure as { code?: string }).code === 'EEXIST') continue;
      throw new CommandRefusal(`${join(folder, free)} cannot be written.`);
    }
  }
}
