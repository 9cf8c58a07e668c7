import { beforeAll, beforeEach, expect, it } from 'vitest';
import { isThorough } from '../../../night.ts';
import { describePdf, flatTextOf, imagesOf, infoOf } from '../../documents/poppler.ts';
import { type Answer, type Client, forOneDatabase, withOffice } from '../../helpers.ts';
import { putMeter } from './testMeters.ts';

// Also guards: server/engine/documents

const PDF = '/api/woda/protokol';
const WITH_PHOTOS = '/api/woda/protokol/zdjecia';
const DATA = '/api/woda/wymiana';
const PHOTOS = '/api/woda/wymiana/zdjecia';

forOneDatabase((make) => {
  const office = withOffice(make);
  const db = () => office().database.query;
  const ask = (client: Client, path: string, number: string) =>
    client.get(`${path}?numerWodomierza=${encodeURIComponent(number)}`);
  const pdfOf = (answer: Answer) => Buffer.from(answer.json().body, 'base64');
  const failures = () =>
    office()
      .lines.map((line) => JSON.parse(line))
      .filter(({ poziom }) => poziom === 'blad');

  let anna: Client;
  let meters: { idLicznika: number; nrLicznika: string; idPunktu: number; podmiotId: number }[];
  /** Her replaced meter. */
  let taken: (typeof meters)[number];
  let put: (typeof meters)[number];
  beforeAll(async () => {
    anna = await office().login('anna.wisniewska');
    const rows = await db()
      .selectFrom('wodomierze')
      .innerJoin('punktyOdbioru', 'punktyOdbioru.idPunktuOdbioru', 'wodomierze.idPunktu')
      .select(['idLicznika', 'nrLicznika', 'idPunktu', 'podmiotId'])
      .execute();
    const { podmiotId } = await db()
      .selectFrom('podmioty')
      .innerJoin('konta', 'konta.pesel', 'podmioty.pesel')
      .where('login', '=', 'anna.wisniewska')
      .select('podmiotId')
      .executeTakeFirstOrThrow();
    meters = rows;
    const protocols = await db().selectFrom('protokolyWymiany').selectAll().execute();
    const own = rows.filter((row) => row.podmiotId === podmiotId);
    const protocol = protocols.find(({ idWyjetego }) => own.some((row) => row.idLicznika === idWyjetego))!;
    const find = (id: number) => rows.find(({ idLicznika }) => idLicznika === id)!;
    [taken, put] = [find(protocol.idWyjetego), find(protocol.idZalozonego)];
  });
  beforeEach(() => {
    office().lines.length = 0;
  });

  it('it is the same under both meter numbers, and agrees with the readings of the meter', async () => {
    const data = (await ask(anna, DATA, taken.nrLicznika)).json();
    expect(data).toMatchObject({ numerWyjetego: taken.nrLicznika, numerZalozonego: put.nrLicznika });
    expect((await ask(anna, DATA, put.nrLicznika)).json()).toEqual(data);
    const last = await db()
      .selectFrom('odczyty')
      .where('idLicznika', '=', taken.idLicznika)
      .orderBy('dataOdczytu', 'desc')
      .select(['stanTysieczne', 'dataOdczytu'])
      .executeTakeFirstOrThrow();
    expect([data.stanWyjetego * 1000, data.dataWymiany]).toEqual([last.stanTysieczne, last.dataOdczytu]);
  });

  describePdf('the file', () => {
    it.each([
      [PDF, 0],
      [WITH_PHOTOS, 2],
    ])('of %s has %i pictures and the texts of the data', async (path, pictures) => {
      const answer = await ask(anna, path, put.nrLicznika);
      expect([answer.status, answer.json().statusCodeValue]).toEqual([200, 200]);
      const pdf = pdfOf(answer);
      expect(imagesOf(pdf)).toEqual(
        Array.from({ length: pictures }, () => ({ width: 288, height: 288, kind: 'image' })),
      );
      const data = (await ask(anna, DATA, put.nrLicznika)).json();
      const flatText = flatTextOf(pdf);
      const state = (stan: number) => `${stan.toLocaleString('pl-PL')} m³`.replaceAll('\u00a0', ' ');
      const { numerWyjetego, numerZalozonego, monter, powod, plomba, adresPunktuOdbioru } = data;
      for (const words of [
        ...[numerWyjetego, numerZalozonego, monter, powod, plomba, adresPunktuOdbioru],
        ...[state(data.stanWyjetego), state(data.stanZalozonego), data.dataWymiany.split('-').reverse().join('.')],
      ])
        expect(flatText).toContain(words);
      const { zdjecia } = (await ask(anna, PHOTOS, put.nrLicznika)).json();
      for (const { podpis } of zdjecia) expect(flatText.includes(podpis.replaceAll('\u00a0', ' '))).toBe(pictures > 0);
      // For screen readers each picture is a figure.
      const structure = infoOf(pdf, '-struct');
      expect(structure.match(/Figure/g)?.length ?? 0).toBe(pictures);
    });
  });

  it('every replacement of the demo has a protocol with two photos', async () => {
    const counts = await db()
      .selectFrom('protokolyWymiany')
      .leftJoin('zdjeciaProtokolow', 'zdjeciaProtokolow.idWyjetego', 'protokolyWymiany.idWyjetego')
      .groupBy('protokolyWymiany.idWyjetego')
      .select((of) => of.fn.count<number>('zdjeciaProtokolow.id').as('photos'))
      .execute();
    expect(counts.length).toBeGreaterThan(3);
    expect(new Set(counts.map(({ photos }) => Number(photos)))).toEqual(new Set([2]));
  });

  it('a meter that was never replaced has no protocol', async () => {
    const meter = await putMeter(db(), { idPunktu: taken.idPunktu });
    for (const path of [PDF, WITH_PHOTOS]) {
      const answer = await ask(anna, path, meter.nrLicznika);
      expect([answer.status, answer.text]).toEqual([200, '{"body":null,"statusCodeValue":404}']);
    }
    expect((await ask(anna, DATA, meter.nrLicznika)).json()).toMatchObject({
      kod: 'NIE_ZNALEZIONO',
      opis: 'Nie ma protokołu wymiany tego wodomierza.',
    });
    expect(failures()).toEqual([]);
  });

  it('a meter that was both installed and removed by a replacement gives the protocol of its removal, so both can be read', async () => {
    const next = await putMeter(db(), { idPunktu: put.idPunktu });
    const { idWyjetego: _first, ...protocol } = await db()
      .selectFrom('protokolyWymiany')
      .selectAll()
      .where('idWyjetego', '=', taken.idLicznika)
      .executeTakeFirstOrThrow();
    const second = { ...protocol, idWyjetego: put.idLicznika, idZalozonego: next.idLicznika, plomba: 'LD 999999' };
    await db().insertInto('protokolyWymiany').values(second).execute();
    const seal = async (number: string) => (await ask(anna, DATA, number)).json().plomba;
    expect(await seal(taken.nrLicznika)).toBe(protocol.plomba);
    expect(await seal(put.nrLicznika)).toBe('LD 999999');
    expect(await seal(next.nrLicznika)).toBe('LD 999999');
    await db().deleteFrom('protokolyWymiany').where('idWyjetego', '=', put.idLicznika).execute();
  });

  it("somebody else's meter and an unknown meter are not found", async () => {
    const foreign = meters.find(({ podmiotId }) => podmiotId !== taken.podmiotId)!;
    for (const path of [PDF, WITH_PHOTOS, DATA, PHOTOS])
      for (const number of [foreign.nrLicznika, '00-000000', "' or 1=1 --"]) {
        const answer = await ask(anna, path, number);
        expect([answer.status, answer.json().kod], `${path} ${number}`).toEqual([404, 'NIE_ZNALEZIONO']);
      }
  });

  describePdf('with photos that cannot be printed', () => {
    const kept: { id: number; dane: string }[] = [];
    beforeEach(async () => {
      const photos = db().selectFrom('zdjeciaProtokolow').where('idWyjetego', '=', taken.idLicznika);
      if (kept.length === 0) kept.push(...(await photos.select(['id', 'dane']).orderBy('id').execute()));
      for (const { id, dane } of kept)
        await db().updateTable('zdjeciaProtokolow').set({ dane }).where('id', '=', id).execute();
      await db()
        .deleteFrom('zdjeciaProtokolow')
        .where('idWyjetego', '=', taken.idLicznika)
        .where('podpis', '=', 'za dużo')
        .execute();
    });
    const cannotBeMade = async () => {
      const answer = await ask(anna, WITH_PHOTOS, taken.nrLicznika);
      expect([answer.status, answer.text]).toEqual([200, '{"body":null,"statusCodeValue":500}']);
      expect(failures()).toMatchObject([
        { zdarzenie: 'awaria', operacja: 'dajProtokolWymianyWodomierzaZeZdjeciami', nrSprawy: expect.any(String) },
      ]);
      // The document without photos still works.
      expect((await ask(anna, PDF, taken.nrLicznika)).json().statusCodeValue).toBe(200);
    };
    const becomes = (dane: string) =>
      db().updateTable('zdjeciaProtokolow').set({ dane }).where('id', '=', kept[1]!.id).execute();

    const BROKEN: [string, (good: Buffer) => Buffer][] = [
      ['a text', () => Buffer.from('to nie jest zdjęcie')],
      ['a PNG cut in half', (good) => good.subarray(0, good.length / 2)],
      ['a PNG with a damaged byte', (good) => Buffer.from(good).fill(0x55, 2000, 2001)],
      ['the beginning of a JPEG', () => Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex')],
      ['an empty file', () => Buffer.alloc(0)],
    ];
    // tests/server/documents/pictures.test.ts has each kind of broken picture.
    it.each(isThorough ? BROKEN : BROKEN.slice(1, 2))(
      '%s: the document with photos fails and is logged; the one without photos works',
      async (_what, broken) => {
        await becomes(broken(Buffer.from(kept[1]!.dane, 'base64')).toString('base64'));
        await cannotBeMade();
      },
    );

    it('too many or too large photos make the document with photos fail', async () => {
      const more = { idWyjetego: taken.idLicznika, podpis: 'za dużo', dane: kept[0]!.dane };
      await db().insertInto('zdjeciaProtokolow').values([more, more, more, more]).execute();
      expect((await ask(anna, WITH_PHOTOS, taken.nrLicznika)).json().statusCodeValue).toBe(200);
      await db().insertInto('zdjeciaProtokolow').values(more).execute();
      await cannotBeMade();
      await db().deleteFrom('zdjeciaProtokolow').where('podpis', '=', 'za dużo').execute();
      office().lines.length = 0;
      await becomes('A'.repeat(9 * 2 ** 20));
      await cannotBeMade();
    });
  });
});
