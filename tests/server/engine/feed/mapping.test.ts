import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { kinds } from '../../../../server/app/feed/kinds.ts';
import { checkFeed } from '../../../../server/engine/feed/checkFeed.ts';
import { ROOT } from '../../helpers.ts';
import { type Changes, feedFolder, replaced } from './feedFolders.ts';

const folder = join(ROOT, 'docs/examples/finanse');
const EXPORT = Object.fromEntries(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')]));

async function check(changes: Changes = {}) {
  const { faults, staging, totals } = await checkFeed(feedFolder(changes, EXPORT), { kinds });
  const rata = staging.record('ratyZbiorcze', '50002');
  const karta = staging.record('karty', '1301');
  const osoba = staging.record('podmioty', '44051401359');
  staging.close();
  return { faults: faults.kept, counts: Object.fromEntries(totals), rata, karta, osoba };
}

it('the example becomes records: days, commas, codes, spaces in numbers, constants, one file for two kinds', async () => {
  const { faults, counts, rata, karta } = await check();
  expect(faults).toEqual([]);
  expect([counts.podmioty!.count, counts.raty!.count]).toEqual([2, 4]);
  expect(rata).toEqual({
    ...{ idNaleznosciRatyZbiorczej: 50002, idKartyNaleznosci: 1203, terminPlatnosci: '2026-05-15', kwotaRaty: 4.5 },
    ...{ kwotaGlowna: 4.5, kosztyEgzekucji: 16, oplataProlongacyjna: 0, odsetki: 0, czySplacona: false },
    ...{ jestUpomnienie: true, jestWezwanie: false, jestRozlozenieNaRaty: false, jestOdroczenieTerminu: false },
    jestTytulWykonawczy: false,
  });
  expect(karta).toMatchObject({
    identyfikator: '9991002340',
    aplikacjaNaleznosci: 'SRODKI_TRANSPORTU',
    numerKontaBankowego: '81874200090001000000001301',
  });
});

const WINDOWS = { 'mapping.json': replaced('{', '{ "encoding": "windows-1250",') };

it('an export in Windows-1250 is read by its encoding, and amounts may have their currency', async () => {
  const windows = (text: string) => Buffer.from(text.replaceAll('ś', '\x9c').replaceAll('ó', '\xf3'), 'latin1');
  const { faults, rata, osoba } = await check({
    ...WINDOWS,
    'KARTY.csv': windows(EXPORT['KARTY.csv']!),
    'RATY.csv': windows(EXPORT['RATY.csv']!.replace('4,50;4,50', '4,50 z\xb3;4,50 PLN')),
  });
  expect([faults, rata?.kwotaRaty, osoba?.nazwa]).toEqual([[], 4.5, 'Anna Wiśniewska']);
});

it.each<[string, Changes, object]>([
  [
    'a file in another encoding than mapping.json says',
    WINDOWS,
    { code: 'FILE_ENCODING', reason: 'The file is in UTF-8, and mapping.json says windows-1250.' },
  ],
  [
    'a wrong key',
    { 'mapping.json': replaced('"distinct"', '"distinkt"') },
    { code: 'MAPPING_WRONG', file: 'mapping.json', column: 'kinds.podmioty.distinkt' },
  ],
  [
    'a field that the kind does not have',
    { 'mapping.json': replaced('"symbolKarty"', '"symbolKary"') },
    { code: 'MAPPING_WRONG', reason: 'karty has no field "symbolKary". Did you mean symbolKarty?' },
  ],
  [
    'a column that the file does not have',
    { 'mapping.json': replaced('"TERMIN"', '"TERMN"') },
    {
      code: 'MAPPING_COLUMN',
      file: 'RATY.csv',
      line: 1,
      reason: 'The file has no column "TERMN". Did you mean TERMIN?',
    },
  ],
  [
    'a code without a translation',
    { 'KARTY.csv': replaced(';O;', ';X;') },
    { code: 'MAPPING_CODE', file: 'KARTY.csv', line: 3, column: 'TYP', value: 'X' },
  ],
  [
    'a value that is wrong, by the column of the export',
    { 'RATY.csv': replaced('15.05.2026', '31.02.2026') },
    { code: 'FIELD_FORMAT', line: 3, column: 'TERMIN (terminPlatnosci)', value: '2026-02-31' },
  ],
  [
    'a subject with two names',
    { 'KARTY.csv': replaced('Anna Wiśniewska;"', 'Anna Nowak;"') },
    { code: 'KEY_TWICE', file: 'KARTY.csv', line: 3 },
  ],
])('%s is reported', async (_, changes, fault) => {
  const { faults } = await check(changes);
  expect(faults).toEqual(expect.arrayContaining([expect.objectContaining(fault)]));
  expect(faults.filter(({ code }) => code !== (fault as { code: string }).code && code !== 'COLUMN_MISSING')).toEqual(
    [],
  );
});
