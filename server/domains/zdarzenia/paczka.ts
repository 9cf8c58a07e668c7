import { createHash } from 'node:crypto';
import { type Zippable, zipSync } from 'fflate';
import type { Selectable } from 'kysely';
import type { Municipality } from '../../../codegen/artefact/municipality.ts';
import { CommandRefusal } from '../../engine/command.ts';
import type { Db } from '../../engine/db/open.ts';
import type { WpisRow } from '../../engine/db/tables.ts';
import { drawPaper } from '../../engine/documents/draw.ts';
import type { Files } from '../../engine/files/files.ts';
import { plikiWpisu } from '../../engine/files/plikiQueries.ts';
import { applicationText } from '../../engine/process/digest.ts';
import { documentOf, historiesOf } from '../../engine/process/history.ts';
import { metadaneOf, type PackedFile } from './metadane.ts';
import { metadaneXml } from './metadaneXml.ts';
import { paperOf } from './wydruk.ts';

/** What a package is made of. */
export interface PackageDesk {
  db: Db;
  files: Files;
  municipality: Municipality;
  now: Date;
}

/** More is fetched file by file, `npm run wpisy -- pliki`: a package is made in memory. */
const LARGEST = 200 * 1024 * 1024;

/**
 * The package of a filed application for the registry (EZD): a ZIP with metadata as JSON and XML, a print of what was sent, the
 * canonical JSON that the digest of the receipt belongs to, the files of the resident and the documents of the office.
 *
 * @param numer of a filed application
 * @returns undefined when there is none
 * @throws CommandRefusal for a package that is too large, and for a file that was changed in the store
 */
export async function makePackage(desk: PackageDesk, numer: string): Promise<Buffer | undefined> {
  const { db, municipality, now } = desk;
  const wpis = await db.selectFrom('wpisy').selectAll().where('numer', '=', numer).executeTakeFirst();
  if (!wpis) return undefined;
  const packed = await bytesOf(desk, wpis);
  const metadane = await metadaneOf(desk, wpis, packed.list);
  const print = await drawPaper(paperOf(municipality, wpis, metadane, now));
  const text = (content: string) => Buffer.from(content, 'utf8');
  const all: Zippable = {
    'metadane.json': text(`${JSON.stringify(metadane, null, 2)}\n`),
    'metadane.xml': text(metadaneXml(metadane)),
    'wniosek.pdf': print,
    'wniosek.json': text(applicationText(wpis)),
    ...packed.bytes,
  };
  // Files of residents are compressed already.
  return Buffer.from(zipSync(all, { level: 0, mtime: new Date(wpis.kiedyUtworzono) }));
}

async function bytesOf({ db, files }: PackageDesk, { wpisId, numer }: Selectable<WpisRow>) {
  const list: PackedFile[] = [];
  const bytes: Record<string, Uint8Array> = {};
  let size = 0;
  const add = (folder: string, nazwa: string, content: Buffer, pole?: string) => {
    size += content.length;
    if (size > LARGEST)
      throw new CommandRefusal(
        `The files of ${numer} have more than ${LARGEST / 1024 / 1024} MB: npm run wpisy -- pliki saves them.`,
      );
    const sciezka = `${folder}/${String(Object.keys(bytes).length + 1).padStart(2, '0')}-${nazwa}`;
    bytes[sciezka] = content;
    const sha256 = createHash('sha256').update(content).digest('hex');
    list.push({ sciezka, nazwa, rozmiar: content.length, sha256, ...(pole !== undefined && { pole }) });
  };
  for (const { idPliku, nazwa, pole, skrot } of await plikiWpisu(db, numer)) {
    const content = Buffer.from(await files.store.get(idPliku));
    if (createHash('sha256').update(content).digest('base64url') !== skrot)
      throw new CommandRefusal(`${nazwa} (${idPliku}) is not what the resident sent: it was changed in the store.`);
    add('pliki', nazwa, content, pole);
  }
  for (const { przebiegId, czyDokument } of (await historiesOf(db, [wpisId])).get(wpisId) ?? []) {
    const document = czyDokument ? await documentOf(db, przebiegId) : undefined;
    if (document) add('dokumenty', document.nazwa, Buffer.from(document.tresc, 'base64'));
  }
  return { list, bytes };
}
