import { expect, test } from 'vitest';
import { listKlucze, makeKlucz, prawaTyped, revokeKlucz } from '../../../../server/domains/zdarzenia/kluczeDesk.ts';
import { tidyEvents } from '../../../../server/domains/zdarzenia/tidyEvents.ts';
import { numberEvents } from '../../../../server/engine/events/numberEvents.ts';
import { writeEvent } from '../../../../server/engine/events/writeEvent.ts';
import { times } from '../../../night.ts';
import { key } from '../../engine/process/processOffice.ts';
import { forEachDatabase, withOffice } from '../../helpers.ts';
import { pointOf, putMeter } from '../woda/testMeters.ts';
import { eventsIn, type Received } from './eventSchemas.ts';
import { asOperator, otherSystem } from './otherSystem.ts';

const DAY = 24 * 3600 * 1000;
const WRITERS = times(6, 12);
const EVENTS = times(15, 200);

forEachDatabase((make) => {
  const office = withOffice(make);
  const now = () => new Date(office().clock.ms);
  const write = (idZgloszenia: number, db = office().database.query) =>
    writeEvent({ db, now: now() }, 'stanLicznika.wycofany', { idZgloszenia });
  const idsOf = (events: readonly Received[]) => events.map(({ data }) => data.idZgloszenia);

  test('another system reads what a resident has reported, and no session of a resident is valid there', async () => {
    const gospoda = await office().login('gospoda');
    const { idPunktu, nip } = await pointOf(office().database.query, 'gospoda', 1);
    const { idLicznika } = await putMeter(office().database.query, { idPunktu });
    const sent = { idLicznika, nowyStanLicznika: 412.5 };
    const reported = await gospoda.post(`/api/woda/stany?nip=${nip}`, sent, key('stan'));
    expect(reported.json()).toEqual({ czyZapisano: true });
    const { json } = await (await otherSystem(office(), 'woda', 'stanLicznika.zgloszony')).get('/wymiana/zdarzenia');
    expect(json()).toEqual({ zdarzenia: await eventsIn(office().database.query), nastepny: 1, czyWiecej: false });
    expect(json().zdarzenia).toMatchObject([{ data: { idLicznika, stanTysieczne: 412_500 } }]);
    expect(json().zdarzenia[0].data).not.toHaveProperty('pesel');
    for (const client of [gospoda, office().anonymous])
      expect((await client.get('/wymiana/zdarzenia')).status).toBe(401);
    expect((await gospoda.post('/wymiana/zdarzenia')).status).toBe(404);
  });

  test('a key opens neither the API of residents nor types that it was not made for, and is logged by its name', async () => {
    const system = await otherSystem(office(), 'ksiegowosc', 'platnosc.zaksiegowana');
    expect((await system.get('/api/zgloszenia')).status).toBe(401);
    expect((await system.get('/wymiana/zdarzenia?typ=stanLicznika.zgloszony')).status).toBe(403);
    expect((await system.get('/wymiana/zdarzenia')).json()).toEqual({ zdarzenia: [], nastepny: 1, czyWiecej: false });
    const line = office().lines.find((one) => one.includes('wymianaZdarzenia') && one.includes('ksiegowosc'));
    expect(line).toBeDefined();
    expect(office().lines.join('')).not.toContain(system.klucz);
    const stored = await office().database.query.selectFrom('kluczeWymiany').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(system.klucz);
    const refused = asOperator(office(), (desk) => makeKlucz(desk, 'ksiegowosc', prawaTyped('zdarzenia')));
    await expect(refused).rejects.toThrow('There was a key');
    expect(() => prawaTyped('platnosci')).toThrow('Known: zdarzenia (all events), ');
    expect(await asOperator(office(), listKlucze)).toContain(
      'ksiegowosc  used 2026-11-21T09:00:00.000Z, has read up to 0',
    );
    await asOperator(office(), (desk) => revokeKlucz(desk, 'ksiegowosc'));
    expect((await system.get('/wymiana/zdarzenia')).status).toBe(401);
  });

  test.each(['po=-1', 'po=1.5', 'po=x', 'limit=0', 'limit=101', 'typ=nic', 'typ=', 'inne=1', 'po=1&po=2'])(
    'a wrong argument is refused: %s',
    async (query) => {
      const system = await otherSystem(office(), `pytanie-${Buffer.from(query).toString('hex')}`, 'zdarzenia');
      expect((await system.get(`/wymiana/zdarzenia?${query}`)).status).toBe(400);
    },
  );

  test('pages follow each other by their cursor, and a reader of few types also moves on', async () => {
    const system = await otherSystem(office(), 'strony', 'zdarzenia');
    const start = await numberEvents(office().database.query);
    for (const id of [1, 2, 3]) await write(id);
    const first = (await system.get(`/wymiana/zdarzenia?po=${start}&limit=2`)).json();
    expect([idsOf(first.zdarzenia), first.nastepny, first.czyWiecej]).toEqual([[1, 2], start + 2, true]);
    const again = (await system.get(`/wymiana/zdarzenia?po=${start}&limit=2`)).json();
    expect(again).toEqual(first);
    const second = (await system.get(`/wymiana/zdarzenia?po=${first.nastepny}&limit=2`)).json();
    expect([idsOf(second.zdarzenia), second.nastepny, second.czyWiecej]).toEqual([[3], start + 3, false]);
    const other = (await system.get(`/wymiana/zdarzenia?po=${start}&typ=platnosc.zaksiegowana`)).json();
    expect(other).toEqual({ zdarzenia: [], nastepny: start + 3, czyWiecej: false });
  });

  test('an event is read only after its commit, and one that is committed late is not skipped', async () => {
    const { query, kind } = office().database;
    const system = await otherSystem(office(), 'kolejnosc', 'zdarzenia');
    const start = await numberEvents(query);
    const read = async (po: number) => (await system.get(`/wymiana/zdarzenia?po=${po}`)).json();
    const undone = query.transaction().execute(async (db) => {
      await write(10, db);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    // SQLite has one writer at a time: the second would wait for the first.
    if (kind === 'sqlite') await write(11);
    else
      await query.transaction().execute(async (db) => {
        await write(12, db);
        await write(11);
        expect(idsOf((await read(start)).zdarzenia)).toEqual([11]);
      });
    const all = (await read(start)).zdarzenia;
    expect(idsOf(all)).toEqual(kind === 'sqlite' ? [11] : [11, 12]);
    expect((await read(start + 1)).nastepny).toBe(start + all.length);
  });

  test(`${WRITERS} writers at once and two readers: each reads every event once, in the same order`, async () => {
    const { query } = office().database;
    const start = await numberEvents(query);
    const total = WRITERS * EVENTS;
    const writer = async (number: number) => {
      for (let count = 0; count < EVENTS; count++) {
        const id = 1000 + number * EVENTS + count;
        await query.transaction().execute((db) => write(id, db));
        await query
          .transaction()
          .execute((db) => write(0, db).then(() => Promise.reject(new Error('undone'))))
          .catch(() => {});
      }
    };
    const reader = async (name: string) => {
      const system = await otherSystem(office(), name, 'zdarzenia');
      const read: number[] = [];
      for (let po = start; read.length < total; ) {
        const page = (await system.get(`/wymiana/zdarzenia?po=${po}&limit=20`)).json();
        read.push(...idsOf(page.zdarzenia));
        po = page.nastepny;
      }
      return read;
    };
    const writing = Array.from({ length: WRITERS }, (_, number) => writer(number));
    const [one, other] = await Promise.all([reader('pierwszy'), reader('drugi'), ...writing]);
    expect(one).toEqual(other);
    expect([...one!].sort((a, b) => a - b)).toEqual(Array.from({ length: total }, (_, index) => 1000 + index));
  });

  test('events are deleted after their days; a reader behind them is told, and so is one of another database', async () => {
    const { query } = office().database;
    const system = await otherSystem(office(), 'zalegly', 'zdarzenia');
    const last = await numberEvents(query);
    await tidyEvents(query, { dni: 30 }, office().clock.ms + 29 * DAY);
    expect((await system.get('/wymiana/zdarzenia')).json().zdarzenia.length).toBeGreaterThan(0);
    office().clock.ms += 31 * DAY;
    await write(77);
    await write(78);
    await numberEvents(query);
    await tidyEvents(query, { dni: 30 }, office().clock.ms);
    const late = await system.get('/wymiana/zdarzenia?po=1');
    expect([late.status, late.json().kod]).toEqual([410, 'ZDARZENIA_USUNIETE']);
    expect(late.json().opis).toContain(`Continue from ${last}`);
    expect(idsOf((await system.get(`/wymiana/zdarzenia?po=${last}`)).json().zdarzenia)).toEqual([77, 78]);
    expect(idsOf((await system.get('/wymiana/zdarzenia')).json().zdarzenia)).toEqual([77, 78]);
    const ahead = await system.get(`/wymiana/zdarzenia?po=${last + 3}`);
    expect([ahead.status, ahead.json().kod]).toEqual([409, 'OBCY_KURSOR']);
  });
});
