import type { Municipality } from '../../../../codegen/artefact/municipality.ts';
import { type WpisyDesk, wpisyTables } from '../../../../server/domains/wpisy/wpisyDesk.ts';
import type { Written } from '../../../codegen/data/folder.ts';
import { files, WANTED, WORDS } from '../../../codegen/data/processExample.ts';
import type { TestOffice } from '../../helpers.ts';
import { municipalityWith } from '../data-sources/dataOffice.ts';

export const flat = (words: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(words).map(([name, text]) => [`proba.${name}`, text]));

/** A municipality with one kind of application, bound to these files; no screens. */
export function processMunicipality(written: Written = {}, wanted: readonly string[] = WANTED): Municipality {
  const municipality = municipalityWith({ ...files, ...written }, wanted);
  return { ...municipality, texts: { pl: flat(WORDS.pl), en: flat(WORDS.en), de: {}, uk: {} } };
}

/** Work of the office's command, in a transaction of its own. */
export const asOffice = <T>(office: TestOffice, run: (desk: WpisyDesk) => Promise<T>): Promise<T> =>
  office.database.query.transaction().execute((db) =>
    run({
      db,
      now: new Date(office.clock.ms),
      tables: wpisyTables(office.municipality.data),
      config: office.config,
      municipality: office.municipality,
      osoba: 'Ewa Urzędnik',
    }),
  );

export const PDF = { nazwa: 'decyzja.pdf', bytes: Buffer.from('%PDF-1.7\nDecyzja\n%%EOF\n') };

export const key = (klucz: string) => ({ 'idempotency-key': klucz.padEnd(8, '-') });
