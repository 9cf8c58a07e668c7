import { expect, it } from 'vitest';
import { housekeep } from '../../../../server/app/housekeeping.ts';
import { todayAt } from '../../../../server/engine/calendar/today.ts';
import { secretsOf } from '../../../../server/engine/session/secrets.ts';
import { forEachDatabase, PEPPER, type TestOffice, withOffice } from '../../helpers.ts';
import { numberOf } from '../data-sources/dataOffice.ts';
import { upload, wyslij } from '../files/filesOffice.ts';
import { jpeg } from '../files/samples.ts';
import { dane, draftsMunicipality, list, read, save } from './draftsOffice.ts';

const DAY_MS = 24 * 3600 * 1000;

forEachDatabase((make) => {
  const office = withOffice(make, {}, { municipality: draftsMunicipality() });
  const as = (login: string) => office().login(login);
  const rows = (one: TestOffice, table: 'szkice' | 'wpisy' | 'pliki' | 'plikiSzkicow') =>
    one.database.query.selectFrom(table).selectAll().execute();
  const sentWith = (idSzkicu: string, klucz: string = crypto.randomUUID()) => ({
    'idempotency-key': klucz,
    'x-okienko-szkic': idSzkicu,
  });

  it('what was saved is read again with its step, on any device, until its last day', async () => {
    const here = await as('anna.wisniewska');
    expect(await read(here)).toBe(null);
    const { wynik, szkic } = (await save(here, { opis: 'Latarnia' })).json();
    expect([wynik, szkic.wersja, szkic.dane]).toEqual(['ZAPISANY', 1, null]);
    const there = await as('anna.wisniewska');
    const lastDay = todayAt(new Date(office().clock.ms + 30 * DAY_MS));
    expect(await read(there)).toMatchObject({
      ...{ idSzkicu: szkic.idSzkicu, wersja: 1, krok: 'drugi', dane: dane({ opis: 'Latarnia' }), wygasa: lastDay },
    });
    expect(await list(there, '?lang=en')).toEqual([
      {
        ...{ idSzkicu: szkic.idSzkicu, nazwa: 'An application', adres: '/wniosek', wygasa: lastDay },
        kiedyZapisano: new Date(office().clock.ms).toISOString(),
      },
    ]);
    await there.send('DELETE', `/api/szkice/${szkic.idSzkicu}`);
    expect(await list(there)).toEqual([]);
  });

  it('of two tabs the later one is told what the other saved, and may take either', async () => {
    const anna = await as('anna.wisniewska');
    const first = (await save(anna, { opis: 'a' }, { adres: '/dwie' })).json().szkic;
    const known = { adres: '/dwie', idSzkicu: first.idSzkicu };
    const here = await save(anna, { opis: 'z tej karty' }, { ...known, wersja: 1 });
    expect(here.json()).toMatchObject({ wynik: 'ZAPISANY', szkic: { wersja: 2 } });
    const there = (await save(anna, { opis: 'z drugiej' }, { ...known, wersja: 1 })).json();
    expect(there).toMatchObject({ wynik: 'ZMIENIONY', szkic: { wersja: 2, dane: dane({ opis: 'z tej karty' }) } });
    const mine = (await save(anna, { opis: 'z drugiej' }, { ...known, wersja: there.szkic.wersja })).json();
    expect(mine).toMatchObject({ wynik: 'ZAPISANY', szkic: { wersja: 3 } });
    expect((await read(anna, { adres: '/dwie' })).dane).toBe(dane({ opis: 'z drugiej' }));
  });

  it.each([
    ['/api/konto/pierwsze-logowanie', {}],
    ['/api/konto/zgody', { powiadomieniaEmail: false, powiadomieniaSms: false }],
  ])('a draft that is none changes nothing for %s', async (address, body) => {
    const anna = await as('anna.wisniewska');
    for (const id of [crypto.randomUUID(), 'x\u0000'])
      expect((await anna.post(address, body, sentWith(id))).status).toBe(200);
  });

  it('two tabs that begin at once make one draft', async () => {
    const anna = await as('anna.wisniewska');
    const both = ['a', 'b', 'c', 'd'].map((opis) => save(anna, { opis }, { adres: '/naraz' }));
    const said = (await Promise.all(both)).map((answer) => answer.json());
    expect(said.map(({ wynik }) => wynik).sort()).toEqual(['ZAPISANY', 'ZMIENIONY', 'ZMIENIONY', 'ZMIENIONY']);
    expect(new Set(said.map(({ szkic }) => szkic.idSzkicu)).size).toBe(1);
  });

  it('a save whose answer was lost is done once', async () => {
    const anna = await as('anna.wisniewska');
    const again = { adres: '/zgubiona' };
    const one = (await save(anna, { opis: 'a' }, again)).json();
    const two = (await save(anna, { opis: 'a' }, again)).json();
    expect([two.wynik, two.szkic]).toEqual(['ZAPISANY', one.szkic]);
  });

  it('nobody else reads, changes, deletes or sends it: neither another account nor another subject of the same one', async () => {
    const jan = await as('jan.nowak');
    const nip = `?nip=${await numberOf(office(), 'jan.nowak', true)}`;
    const { idSzkicu } = (await save(jan, { opis: 'firma' }, { query: nip })).json().szkic;
    const anna = await as('anna.wisniewska');
    for (const [client, query] of [
      [jan, ''],
      [anna, ''],
    ] as const) {
      expect(await read(client, { query })).toBe(null);
      expect(await list(client, query)).not.toContainEqual(expect.objectContaining({ idSzkicu }));
      await client.send('DELETE', `/api/szkice/${idSzkicu}${query}`);
      const theirs = (await save(client, { opis: 'moje' }, { idSzkicu, wersja: 1, query })).json();
      expect([theirs.wynik, theirs.szkic.wersja, theirs.szkic.idSzkicu === idSzkicu]).toEqual(['ZAPISANY', 1, false]);
    }
    expect((await anna.post('/api/proba/pliki', { opis: 'a' }, sentWith(idSzkicu))).status).toBe(200);
    expect((await read(jan, { query: nip })).dane).toBe(dane({ opis: 'firma' }));
    expect((await office().anonymous.get('/api/szkice')).status).toBe(401);
    expect((await (await as('ola.krawczyk')).get('/api/szkice')).status).toBe(403);
  });

  it('sending the form ends it in the same transaction; the second of two tabs sends nothing and is told', async () => {
    const piotr = await as('przewozy');
    const nip = `?nip=${await numberOf(office(), 'przewozy', true)}`;
    const { idSzkicu } = (await save(piotr, { opis: 'a' }, { query: nip })).json().szkic;
    const before = (await rows(office(), 'wpisy')).length;
    const send = (opis: string, klucz?: string) =>
      piotr.post(`/api/proba/pliki${nip}&lang=en`, { opis }, sentWith(idSzkicu, klucz));
    // A refused request leaves it.
    expect((await piotr.post(`/api/proba/pliki${nip}`, { opis: 7 }, sentWith(idSzkicu))).status).toBe(400);
    expect(await read(piotr, { query: nip })).not.toBe(null);
    const both = await Promise.all([send('a', 'klucz-pierwszy'), send('b', 'klucz-drugi')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = both.find(({ status }) => status === 409)!.json();
    expect([refused.kod, refused.opis]).toEqual(['POWTORZONY_KLUCZ', expect.stringContaining('another tab')]);
    expect((await rows(office(), 'wpisy')).length).toBe(before + 1);
    expect(await read(piotr, { query: nip })).toBe(null);
    // A repetition of the one that was done gets its answer again.
    const [done] = both[0]!.status === 200 ? (['klucz-pierwszy'] as const) : (['klucz-drugi'] as const);
    expect((await send(done === 'klucz-pierwszy' ? 'a' : 'b', done)).status).toBe(200);
    const late = (await save(piotr, { opis: 'c' }, { idSzkicu, wersja: 1, query: nip })).json();
    expect(late).toEqual({ wynik: 'WYSLANY', szkic: null });
    expect((await rows(office(), 'szkice')).find((row) => row.idSzkicu === idSzkicu)?.dane).toBe('');
  });

  it('an answer that the form takes as a failure leaves the draft, and another operation too', async () => {
    const anna = await as('anna.wisniewska');
    const { idSzkicu } = (await save(anna, { opis: 'a' }, { blok: 'liczony' })).json().szkic;
    expect((await anna.post('/api/proba/pliki', { opis: 'a' }, sentWith(idSzkicu))).status).toBe(200);
    expect(await read(anna, { blok: 'liczony' })).toMatchObject({ idSzkicu });
  });

  it('a deleted one is reported to the other tab, which may save its own anew', async () => {
    const anna = await as('anna.wisniewska');
    const known = { adres: '/usuniety' };
    const { idSzkicu } = (await save(anna, { opis: 'a' }, known)).json().szkic;
    for (const _ of [1, 2])
      expect((await anna.send('DELETE', `/api/szkice/${idSzkicu}`)).json()).toEqual({ czyUsunieto: true });
    const late = await save(anna, { opis: 'b' }, { ...known, idSzkicu, wersja: 1 });
    expect(late.json()).toEqual({ wynik: 'USUNIETY', szkic: null });
    expect((await save(anna, { opis: 'b' }, known)).json().wynik).toBe('ZAPISANY');
  });

  it('secrets are not stored, whatever a client sends', async () => {
    const anna = await as('anna.wisniewska');
    await save(anna, { opis: 'a', haslo: 'Tajne-2026!' }, { adres: '/tajne' });
    expect((await read(anna, { adres: '/tajne' })).dane).toBe(dane({ opis: 'a' }));
    expect(JSON.stringify(await rows(office(), 'szkice'))).not.toContain('Tajne-2026!');
  });

  it('what is no draft is refused: an unknown form, one without drafts, other content, and too many', async () => {
    const ewa = await as('ewa.zielinska');
    const codes = async (...answers: ReturnType<typeof save>[]) =>
      (await Promise.all(answers)).map((answer) => answer.json().kod);
    expect(await codes(save(ewa, {}, { blok: 'inny' }), save(ewa, {}, { blok: 'bezSzkicu' }))).toEqual([
      '6101',
      '6101',
    ]);
    const odd = ['[]', '{', '{"pola":[],"kroki":[]}', '{"pola":{"a":1},"kroki":[]}', '{"pola":{}}', 'null'];
    const about = { ekran: 'proba/wniosek', blok: 'wniosek', adres: '/wniosek', krok: null, wersja: 0 };
    expect(await codes(...odd.map((one) => ewa.post('/api/szkice', { ...about, dane: one })))).toEqual(
      odd.map(() => '6103'),
    );
    expect((await ewa.post('/api/szkice', { ...about, dane: 'x'.repeat(60_001) })).status).toBe(400);
    for (const adres of ['https://obcy.example/', '//obcy.example', '/\\obcy.example', '/a b'])
      expect((await save(ewa, {}, { adres })).status).toBe(400);
    for (let index = 0; index < 50; index++)
      expect((await save(ewa, {}, { adres: `/wiele/${index}` })).status).toBe(200);
    expect(await codes(save(ewa, {}, { adres: '/wiele/50' }))).toEqual(['6102']);
  });

  it('its files are kept as long as it lives, and are unsent ones afterwards', async () => {
    const anna = await as('anna.wisniewska');
    const [kept, loose] = [await upload(anna, jpeg()), await upload(anna, jpeg())];
    const file = { id: kept.idPliku, nazwa: 'a.jpg', rozmiar: 9 };
    const foreign = await upload(await as('ewa.zielinska'), jpeg());
    const zdjecia = [file, { ...file, id: foreign.idPliku }];
    const about = { adres: '/pliki' };
    const { idSzkicu } = (await save(anna, { zdjecia }, about)).json().szkic;
    office().clock.ms += 8 * DAY_MS;
    await office().app.tidyFiles();
    const ids = async () => (await rows(office(), 'pliki')).map((row) => (row as { idPliku: string }).idPliku);
    expect(await ids()).toContain(kept.idPliku);
    expect(await ids()).not.toContain(loose.idPliku);
    expect(await ids()).not.toContain(foreign.idPliku);
    const again = await as('anna.wisniewska');
    expect((await wyslij(again, { zdjecia: [kept.idPliku] })).status).toBe(200);
    const other = await upload(again, jpeg());
    await save(again, { zdjecia: [{ ...file, id: other.idPliku }] }, { ...about, idSzkicu, wersja: 1 });
    await again.send('DELETE', `/api/szkice/${idSzkicu}`);
    office().clock.ms += 8 * DAY_MS;
    await office().app.tidyFiles();
    expect(await ids()).not.toContain(other.idPliku);
    expect(await ids()).toContain(kept.idPliku);
  });

  it('it ends after the days of the municipality, and with the account', async () => {
    const anna = await as('anna.wisniewska');
    await save(anna, { opis: 'a' }, { adres: '/koniec' });
    const { clock, database, config } = office();
    clock.ms += 30 * DAY_MS - 1;
    const later = await as('anna.wisniewska');
    expect(await read(later, { adres: '/koniec' })).not.toBe(null);
    clock.ms += 1;
    expect(await read(later, { adres: '/koniec' })).toBe(null);
    expect((await save(later, { opis: 'b' }, { adres: '/koniec' })).json().szkic.wersja).toBe(1);
    const faults: unknown[] = [];
    await database.query.updateTable('szkice').set({ koniecMs: 1 }).where('adres', '=', '/koniec').execute();
    await housekeep(office().app, {
      database,
      config,
      log: (line) => line.poziom === 'blad' && faults.push(line),
      secrets: secretsOf(PEPPER),
    });
    expect(faults).toEqual([]);
    const left = (await rows(office(), 'szkice')) as { adres: string }[];
    expect(left.filter(({ adres }) => adres === '/koniec')).toEqual([]);
  });
});
