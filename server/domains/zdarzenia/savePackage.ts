import { writeFileSync } from 'node:fs';
import { auditOperator } from '../../engine/audit/audit.ts';
import { CommandRefusal } from '../../engine/command.ts';
import { closeDocuments } from '../../engine/documents/draw.ts';
import { openFiles } from '../../engine/files/files.ts';
import { settings as files } from '../../engine/files/settings.ts';
import type { CommandDesk } from '../../engine/officeCommand.ts';
import { oneLine } from '../../engine/words/oneLine.ts';
import { makePackage } from './paczka.ts';

/**
 * Writes the package of an application into a new file.
 *
 * @throws CommandRefusal without a municipality or an application, and for a file that exists or cannot be written
 */
export async function savePackage(
  { db, config, municipality, now }: CommandDesk,
  numer: string,
  plik: string,
): Promise<string> {
  if (!municipality) throw new CommandRefusal('Name the folder with data.config.json in OKIENKO_CONFIG.');
  const store = openFiles({ ...config, ...files.read(process.env) });
  try {
    const bytes = await makePackage({ db, files: store, municipality, now }, numer);
    if (!bytes) throw new CommandRefusal(`There is no application ${oneLine(numer)}.`);
    await auditOperator({ db, now }, { czynnosc: 'PACZKA', numer });
    writeFileSync(plik, bytes, { flag: 'wx', mode: 0o600 });
    return `${plik}: ${bytes.length} bytes.`;
  } catch (failure) {
    const { code } = failure as { code?: string };
    if (code === undefined || failure instanceof CommandRefusal) throw failure;
    throw new CommandRefusal(`${plik} cannot be written (${code}).`);
  } finally {
    closeDocuments();
  }
}
