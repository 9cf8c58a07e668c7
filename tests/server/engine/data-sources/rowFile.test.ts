import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as right from '../../../codegen/data/examples.ts';
import { type Client, forOneDatabase, openOffice, type TestDatabase, type TestOffice } from '../../helpers.ts';
import { municipalityWith, numberOf } from './dataOffice.ts';

const NAME = 'decyzja «żółta».pdf';

forOneDatabase((make) => {
  let database: TestDatabase;
  let office: TestOffice;
  let anna: Client;
  let jan: Client;
  const folder = mkdtempSync(join(tmpdir(), 'okienko-pliki-'));
  const municipalityOf = (one: string, other: string) => ({
    ...municipalityWith(
      {
        'data.config.json': {
          tables: {
            ...right.config.tables,
            decyzje: right.decyzje,
            widok: { view: 'dane_decyzje', subject: 'identyfikator' },
          },
          operations: {
            ...right.config.operations,
            dajDokumentDecyzji: right.plik(),
            dajPlikWidoku: right.plik('widok'),
          },
        },
        'data/decyzje.csv': right.DECYZJE([`1;${one};2026/${NAME}`, `2;${one};`, `3;${other};jana.txt`]),
        [`data/files/2026/${NAME}`]: '%PDF-1.7 Anny',
        'data/files/jana.txt': 'Jana',
      },
      [...right.WANTED, 'dajDokumentDecyzji', 'dajPlikWidoku'],
    ),
    folderOf: () => folder,
  });

  beforeAll(async () => {
    mkdirSync(join(folder, 'data/files/2026'), { recursive: true });
    writeFileSync(join(folder, 'data/files/2026', NAME), '%PDF-1.7 Anny');
    writeFileSync(join(folder, 'data/files/jana.txt'), 'Jana');
    writeFileSync(join(folder, 'tajne.txt'), 'tajne');
    database = await make();
    office = await openOffice(database, database.env, { municipality: municipalityOf('84831545206', '9999990018') });
    const [a, j] = [await numberOf(office, 'anna.wisniewska'), await numberOf(office, 'jan.nowak')];
    office.app.replaceMunicipality(municipalityOf(a, j));
    const run = (statement: string) => sql.raw(statement).execute(office.database.query);
    await run('create table "daneDecyzje" (numer integer, kto text, plik text)');
    const cells = [`2026/${NAME}`, '../../tajne.txt', '/etc/hostname', '../files/jana.txt', 'brak.pdf', 'tajne.html'];
    for (const [index, cell] of cells.entries())
      await run(`insert into "daneDecyzje" values (${index + 1}, '${a}', '${cell}')`);
    await run('create view dane_decyzje as select numer, kto as identyfikator, plik from "daneDecyzje"');
    anna = await office.login('anna.wisniewska');
    jan = await office.login('jan.nowak');
  }, 60_000);
  afterAll(async () => {
    await office.close();
    await database.drop();
    rmSync(folder, { recursive: true });
  });

  test.each(['pliki', 'pliki-widoku'])('the file of a row is saved by its subject: %s', async (path) => {
    const answer = await anna.get(`/api/proba/${path}/1`);
    expect([answer.status, answer.text]).toEqual([200, '%PDF-1.7 Anny']);
    expect(answer.headers['content-type']).toBe('application/pdf');
    expect(answer.headers['content-disposition']).toContain('attachment; ');
    expect(answer.headers['content-disposition']).toContain(encodeURIComponent('decyzja «żółta».pdf'));
    expect(answer.headers['cache-control']).toContain('no-store');
  });

  test('a row of somebody else, a row without a file and no row are the same', async () => {
    const strip = ({ nrSprawy: _, ...rest }: Record<string, unknown>) => rest;
    const none = await anna.get('/api/proba/pliki/99');
    expect(none.status).toBe(404);
    for (const numer of [2, 3]) {
      const answer = await anna.get(`/api/proba/pliki/${numer}`);
      expect([answer.status, strip(answer.json())]).toEqual([404, strip(none.json())]);
    }
    expect((await jan.get('/api/proba/pliki/3')).text).toBe('Jana');
    expect((await jan.get('/api/proba/pliki/1')).status).toBe(404);
    expect((await office.anonymous.get('/api/proba/pliki/1')).status).toBe(401);
  });

  test.each([2, 3, 4, 5, 6])(
    'a view that names no file below the folder is an error of the office: %s',
    async (numer) => {
      const answer = await anna.get(`/api/proba/pliki-widoku/${numer}`);
      expect([answer.status, answer.json().kod]).toEqual([500, 'BLAD_SERWERA']);
      expect(answer.text).not.toMatch(/tajne|Jana/);
    },
  );

  test('a file that has become a link since the check is not read', async () => {
    const path = join(folder, 'data/files/jana.txt');
    renameSync(path, join(folder, 'data/files/inny.txt'));
    symlinkSync(join(folder, 'tajne.txt'), path);
    const answer = await jan.get('/api/proba/pliki/3');
    expect(answer.status).toBe(500);
    expect(answer.text).not.toContain('tajne');
  });

  test('no address serves the folder', async () => {
    for (const address of ['/data/files/jana.txt', '/m/data/files/jana.txt', '/api/data/files/jana.txt'])
      expect((await office.anonymous.get(address)).text).not.toContain('Jana');
  });
});
