import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { saveFiles } from '../../../../server/domains/wpisy/saveFiles.ts';
import { showRecord, wpisyTables } from '../../../../server/domains/wpisy/wpisyDesk.ts';
import { openFiles } from '../../../../server/engine/files/files.ts';
import { folderStore } from '../../../../server/engine/files/store.ts';
import { tidyFiles } from '../../../../server/engine/files/tidyFiles.ts';
import { eventsIn } from '../../domains/zdarzenia/eventSchemas.ts';
import { type Client, forEachDatabase, openOffice, type TestDatabase, type TestOffice } from '../../helpers.ts';
import { begin, filesMunicipality, part, upload, wyslij } from './filesOffice.ts';
import { docx, exif, jpeg, pdf, png, zip } from './samples.ts';

const DAY_MS = 24 * 3600 * 1000;
const MB = 1024 * 1024;

forEachDatabase((make) => {
  let database: TestDatabase;
  let office: TestOffice;
  let anna: Client;
  let jan: Client;

  beforeAll(async () => {
    database = await make();
    office = await openOffice(
      database,
      { ...database.env, OKIENKO_PLIKI_DZIENNIE_MB: '3', OKIENKO_PLIKI_MB: '2' },
      { municipality: filesMunicipality() },
    );
    anna = await office.login('anna.wisniewska');
    jan = await office.login('jan.nowak');
  }, 60_000);
  afterAll(async () => {
    await office?.close();
    await database?.drop();
  });

  const stanOf = async (client: Client, id: string) => (await client.get(`/api/pliki/${id}`)).json();
  const folder = (name: string) => join(office.config.varDir, name);
  const stored = (id: string) => join(folder('pliki'), id.slice(0, 2), id);

  test('a file comes in parts, and is stored without its metadata under a clean name', async () => {
    const bytes = jpeg({ extra: [exif(6)] });
    const begun = (await begin(anna, bytes.length, { nazwa: '../Moje\u202E zdjęcie.JPG' })).json();
    expect(begun).toMatchObject({ stan: 'PRZESYLANY', przyjeto: 0, nazwa: 'Moje zdjęcie.jpg', rodzaj: null });
    const { idPliku } = begun;
    expect((await part(anna, idPliku, 0, bytes.subarray(0, 40))).json()).toMatchObject({
      przyjeto: 40,
      stan: 'PRZESYLANY',
    });
    expect(await stanOf(anna, idPliku)).toMatchObject({ przyjeto: 40, stan: 'PRZESYLANY' });
    const last = await part(anna, idPliku, 40, bytes.subarray(40));
    expect(last.json()).toMatchObject({ przyjeto: bytes.length, stan: 'GOTOWY', rodzaj: 'jpeg', opis: null });
    expect(readFileSync(stored(idPliku)).includes('GPS')).toBe(false);
    expect(statSync(stored(idPliku)).mode & 0o077).toBe(0);
    expect(readdirSync(folder('pliki-w-drodze'))).not.toContain(idPliku);
    // The answer to the last part was lost, and it is sent again.
    expect((await part(anna, idPliku, bytes.length, Buffer.alloc(0))).json()).toEqual(last.json());
  });

  test('its owner gets it back as a download, nobody else knows of it', async () => {
    const { idPliku } = await upload(anna, jpeg(), { nazwa: 'żółw";\r\nx.jpg' });
    const saved = await anna.get(`/api/pliki/${idPliku}/tresc`);
    expect([saved.status, saved.raw]).toEqual([200, jpeg()]);
    expect(saved.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'content-disposition': `attachment; filename="zow_x.jpg"; filename*=UTF-8''%C5%BC%C3%B3%C5%82w_x.jpg`.replace(
        'zow',
        'zolw',
      ),
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    expect(saved.headers['content-security-policy']).toContain('sandbox');
    const nip = (await jan.get('/api/lista-podmiotow'))
      .json()
      .podmioty.find((one: { nip: string | null }) => one.nip)?.nip;
    for (const [client, query] of [
      [jan, ''],
      [jan, `?nip=${nip}`],
    ] as const) {
      expect((await client.get(`/api/pliki/${idPliku}${query}`)).status).toBe(404);
      expect((await client.get(`/api/pliki/${idPliku}/tresc${query}`)).status).toBe(404);
      expect((await client.send('PATCH', `/api/pliki/${idPliku}?od=0${query.replace('?', '&')}`, jpeg())).status).toBe(
        404,
      );
      // The same answer as for one that was removed before; it stays.
      expect((await client.send('DELETE', `/api/pliki/${idPliku}${query}`)).status).toBe(200);
    }
    expect((await office.anonymous.get(`/api/pliki/${idPliku}`)).status).toBe(401);
    expect((await anna.get(`/api/pliki/${idPliku}/tresc`)).status).toBe(200);
    expect((await anna.get(`/api/pliki/${randomUUID()}`)).status).toBe(404);
    expect((await anna.get('/api/pliki/..%2f..%2fokienko.sqlite/tresc')).status).toBe(400);
  });

  test('another subject of the same account is somebody else', async () => {
    const nip = (await jan.get('/api/lista-podmiotow'))
      .json()
      .podmioty.find((one: { nip: string | null }) => one.nip).nip;
    const query = `?nip=${nip}`;
    const { idPliku } = await upload(jan, png(), { query });
    expect((await jan.get(`/api/pliki/${idPliku}`)).status).toBe(404);
    expect((await wyslij(jan, { zdjecia: [idPliku] })).json().pola).toHaveProperty(['zdjecia.0']);
    expect((await wyslij(jan, { zdjecia: [idPliku] }, undefined, query)).status).toBe(200);
  });

  test('a part from another site, or with another content type, changes nothing', async () => {
    const { idPliku } = (await begin(anna, 100)).json();
    const url = `/api/pliki/${idPliku}?od=0`;
    expect((await anna.send('PATCH', url, jpeg(), { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await anna.send('PATCH', url, { a: 1 })).status).toBe(400);
    expect((await anna.send('POST', '/api/pliki', jpeg())).status).toBe(400);
    expect((await anna.send('PATCH', `/api/pliki/${idPliku}`, jpeg())).status).toBe(400);
    expect((await stanOf(anna, idPliku)).przyjeto).toBe(0);
  });

  test('a part that begins elsewhere, or reaches behind the size, is refused and adds nothing', async () => {
    const { idPliku } = (await begin(anna, 100)).json();
    expect((await part(anna, idPliku, 0, Buffer.alloc(60))).status).toBe(200);
    for (const [od, length] of [
      [0, 60],
      [59, 10],
      [61, 10],
      [60, 41],
    ] as const)
      expect((await part(anna, idPliku, od, Buffer.alloc(length))).json().kod, `${length} from ${od}`).toBe('6005');
    expect((await stanOf(anna, idPliku)).przyjeto).toBe(60);
  });

  test.each([
    ['a page with the name of a photo', Buffer.from('<script>alert(1)</script>'), 'zdjecia', 'nie przyjmujemy'],
    ['a PDF in the field of photos', pdf(), 'zdjecia', 'nie przyjmujemy'],
    ['a photo with an archive behind it', jpeg({ tail: zip([{ name: 'a', content: 'a' }]) }), 'zdjecia', 'ukryty'],
    ['half a photo', jpeg().subarray(0, 60), 'zdjecia', 'uszkodzony'],
    ['a bomb', png({ width: 60_000, height: 60_000 }), 'zdjecia', 'zbyt duży'],
    ['a document with macros', docx([{ name: 'word/vbaProject.bin', content: 'a' }]), 'umowa', 'makra'],
  ])('%s is refused, and nothing of it stays', async (_, bytes, pole, opis) => {
    const refused = await upload(anna, bytes, { pole });
    expect(refused).toMatchObject({ stan: 'ODRZUCONY', opis: expect.stringContaining(opis) });
    expect(existsSync(stored(refused.idPliku))).toBe(false);
    expect(existsSync(join(folder('pliki-w-drodze'), refused.idPliku))).toBe(false);
    expect((await anna.get(`/api/pliki/${refused.idPliku}/tresc`)).status).toBe(404);
    // Asked again, it says the same.
    expect(await stanOf(anna, refused.idPliku)).toEqual(refused);
  });

  test('limits: of the field, of the office, of a day and of all files', async () => {
    const kodOf = async (client: Client, rozmiar: number, wanted = {}) => (await begin(client, rozmiar, wanted)).json();
    expect(await kodOf(anna, MB + 1)).toMatchObject({
      kod: '6002',
      pola: { rozmiar: 'Plik może mieć najwyżej 1 MB.' },
    });
    expect((await kodOf(anna, 2 * MB + 1, { pole: 'umowa' })).kod).toBe('6002');
    expect((await kodOf(anna, 10, { pole: 'opis' })).kod).toBe('6001');
    expect((await kodOf(anna, 0)).kod).toBe('BLEDNE_ZADANIE');
    const maria = await office.login('ewa.zielinska');
    for (const size of [2, 0.5]) expect((await begin(maria, size * MB, { pole: 'umowa' })).status).toBe(200);
    expect((await kodOf(maria, MB)).kod).toBe('6003');
    // A removed file counts, too: otherwise there would be no limit.
    office.clock.ms += DAY_MS + 1;
    const again = await office.login('ewa.zielinska');
    expect((await begin(again, MB)).status).toBe(200);
    office.clock.ms -= DAY_MS + 1;
    const { query } = office.database;
    const { razem } = await query
      .selectFrom('pliki')
      .select((eb) => eb.fn.sum<number>('rozmiar').as('razem'))
      .executeTakeFirstOrThrow();
    const before = office.config.pliki.total;
    office.config.pliki.total = Number(razem);
    expect((await kodOf(anna, 100_000)).kod).toBe('6004');
    office.config.pliki.total = before;
  });

  describe('a request names files', () => {
    test('once, in one transaction with its record', async () => {
      const photo = await upload(anna, jpeg());
      const umowa = await upload(anna, pdf(), { pole: 'umowa', nazwa: 'umowa.pdf' });
      const dokument = await upload(anna, pdf(), { pole: 'dokumenty' });
      const body = {
        zdjecia: [photo.idPliku],
        umowa: umowa.idPliku,
        dokumenty: [{ dokument: 'zaswiadczenie', plik: dokument.idPliku }],
      };
      const klucz = randomUUID();
      const sent = await wyslij(anna, body, klucz);
      expect(sent.status).toBe(200);
      expect((await wyslij(anna, body, klucz)).text).toBe(sent.text);
      const rows = await office.database.query
        .selectFrom('pliki')
        .select(['pole', 'numerWpisu', 'uzytoMs', 'skrot'])
        .where('numerWpisu', '=', sent.json().numer)
        .orderBy('pole')
        .execute();
      expect(rows.map(({ pole }) => pole)).toEqual(['dokumenty', 'umowa', 'zdjecia']);
      expect(rows.every(({ uzytoMs }) => uzytoMs === office.clock.ms)).toBe(true);
      expect(rows[1]?.skrot).toBe(createHash('sha256').update(pdf()).digest('base64url'));
      const told = (await eventsIn(office.database.query, 'wniosek.zlozony')).at(-1);
      expect(told!.data.pliki).toContainEqual({
        ...{ idPliku: umowa.idPliku, pole: 'umowa', nazwa: 'umowa.pdf', rozmiar: pdf().length },
        sha256: createHash('sha256').update(pdf()).digest('hex'),
      });
      // Named once, they can be neither named again nor removed.
      const other = await wyslij(anna, body);
      expect([other.status, Object.keys(other.json().pola)]).toEqual([400, ['zdjecia.0', 'umowa', 'dokumenty.0']]);
      expect((await anna.send('DELETE', `/api/pliki/${photo.idPliku}`)).json().kod).toBe('6006');
      expect((await anna.get(`/api/pliki/${photo.idPliku}/tresc`)).status).toBe(200);
    });

    test('only its own, complete, for this field, and each once', async () => {
      const photo = await upload(anna, jpeg());
      const begun = (await begin(anna, 10)).json();
      const refused = await upload(anna, Buffer.from('x'));
      const foreign = await upload(jan, jpeg());
      const umowa = await upload(anna, pdf(), { pole: 'umowa' });
      for (const id of [begun.idPliku, refused.idPliku, foreign.idPliku, umowa.idPliku, randomUUID(), 'x', '']) {
        const sent = await wyslij(anna, { zdjecia: [photo.idPliku, id] });
        expect([sent.status, Object.keys(sent.json().pola)], id).toEqual([400, ['zdjecia.1']]);
      }
      const twice = await wyslij(anna, { zdjecia: [photo.idPliku, photo.idPliku] });
      expect(Object.keys(twice.json().pola)).toEqual(['zdjecia.0', 'zdjecia.1']);
      expect((await wyslij(anna, { zdjecia: Array(4).fill(photo.idPliku) })).status).toBe(400);
      // Refused together, it is still free.
      expect((await wyslij(anna, { zdjecia: [photo.idPliku] })).status).toBe(200);
    });

    test('of two requests at once only one gets the file', async () => {
      const { idPliku } = await upload(anna, png());
      const both = await Promise.all([1, 2].map(() => wyslij(anna, { zdjecia: [idPliku] })));
      expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
    });

    test('a request that is refused for another reason leaves it free', async () => {
      const { idPliku } = await upload(anna, png());
      expect((await wyslij(anna, { opis: 7, zdjecia: [idPliku] })).status).toBe(400);
      expect((await wyslij(anna, { zdjecia: [idPliku] })).status).toBe(200);
    });
  });

  test('the office saves the files of a record under their names', async () => {
    const sent = [await upload(jan, jpeg(), { nazwa: 'a.jpg' }), await upload(jan, png(), { nazwa: 'a.png' })];
    const twice = await upload(jan, jpeg(), { nazwa: '../a.jpg' });
    const zdjecia = [...sent, twice].map(({ idPliku }) => idPliku);
    const { numer } = (await wyslij(jan, { zdjecia })).json();
    const { query } = office.database;
    const files = openFiles(office.config);
    const { municipality, config, clock } = office;
    const desk = {
      db: query,
      config,
      municipality,
      now: new Date(clock.ms),
      tables: wpisyTables(municipality.data),
      osoba: 'Ewa',
    };
    expect(await showRecord(desk, numer)).toContain('file of zdjecia: a.png');
    await saveFiles(query, files, numer, folder('zapisane'));
    expect(readdirSync(folder('zapisane')).sort()).toEqual(['a (2).jpg', 'a.jpg', 'a.png']);
    await expect(saveFiles(query, files, 'PL/999/2026', folder('zapisane'))).rejects.toThrow('no record');
    await files.store.put(zdjecia[0]!, Buffer.from('changed'));
    await expect(saveFiles(query, files, numer, folder('zapisane'))).rejects.toThrow('is not what the resident sent');
  });

  test('a removed file is gone at once, in every state', async () => {
    const done = await upload(anna, jpeg());
    const begun = (await begin(anna, 100)).json();
    await part(anna, begun.idPliku, 0, Buffer.alloc(50));
    for (const { idPliku } of [done, begun]) {
      expect((await anna.send('DELETE', `/api/pliki/${idPliku}`)).json()).toEqual({ czyUsunieto: true });
      expect((await anna.send('DELETE', `/api/pliki/${idPliku}`)).status).toBe(200);
      expect((await anna.get(`/api/pliki/${idPliku}`)).status).toBe(404);
      expect(existsSync(stored(idPliku))).toBe(false);
      expect((await wyslij(anna, { zdjecia: [idPliku] })).status).toBe(400);
    }
  });

  test('what was never sent is deleted after its days; what a request names stays', async () => {
    const unsent = await upload(jan, jpeg());
    const begun = (await begin(jan, 100)).json();
    await part(jan, begun.idPliku, 0, Buffer.alloc(50));
    const named = await upload(jan, jpeg());
    expect((await wyslij(jan, { zdjecia: [named.idPliku] })).status).toBe(200);
    const files = openFiles(office.config);
    const { query } = office.database;
    const { unsentMs } = office.config.pliki;
    await tidyFiles(query, files, office.clock.ms + unsentMs - 1, unsentMs);
    expect((await stanOf(jan, unsent.idPliku)).stan).toBe('GOTOWY');
    await files.parts.append(randomUUID(), 0, 10, (await import('node:stream')).Readable.from([Buffer.alloc(5)]));
    await tidyFiles(query, files, office.clock.ms + unsentMs + 1, unsentMs);
    const left = await query
      .selectFrom('pliki')
      .select(['idPliku', 'uzytoMs'])
      .where('utworzonoMs', '<=', office.clock.ms)
      .execute();
    expect(left.length).toBeGreaterThan(0);
    expect(left.every(({ uzytoMs }) => uzytoMs !== null)).toBe(true);
    expect(existsSync(stored(unsent.idPliku))).toBe(false);
    expect(readdirSync(folder('pliki-w-drodze'))).toEqual([]);
    expect((await jan.get(`/api/pliki/${named.idPliku}/tresc`)).status).toBe(200);
  });

  test('parts that are lost with a machine are asked for again', async () => {
    const { idPliku } = (await begin(jan, jpeg().length)).json();
    await part(jan, idPliku, 0, jpeg().subarray(0, 50));
    await openFiles(office.config).parts.delete(idPliku);
    expect((await stanOf(jan, idPliku)).przyjeto).toBe(0);
    expect((await part(jan, idPliku, 50, jpeg().subarray(50))).json().kod).toBe('6005');
    expect((await part(jan, idPliku, 0, jpeg())).json().stan).toBe('GOTOWY');
  });

  test('a folder has a file completely or not at all', async () => {
    const store = folderStore(folder('proba'));
    const key = randomUUID();
    await store.put(key, Buffer.from('one'));
    await store.put(key, Buffer.from('two'));
    expect((await store.get(key)).toString()).toBe('two');
    await store.delete(key);
    await store.delete(key);
    await expect(store.get(key)).rejects.toThrow();
    expect(readdirSync(join(folder('proba'), key.slice(0, 2)))).toEqual([]);
  });
});
