import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { poTerminie, rozlicz } from '../../../../server/domains/naleznosci/rozlicz.ts';
import type { KartaRow } from '../../../../server/domains/naleznosci/tables.ts';
import { dajOplatyZaZezwolenia } from '../../../../server/domains/zezwolenia/handlers.ts';
import { oplataDodatkowaGrosze, oplataPodstawowaGrosze } from '../../../../server/domains/zezwolenia/rules.ts';
import { stracone } from '../../../../server/domains/zezwolenia/wygasniecie.ts';
import type { PodmiotRow } from '../../../../server/engine/db/tables.ts';
import type { Context } from '../../../../server/engine/http/context.ts';
import type * as models from '../../../../src/generated/models.ts';
import { sumKwot, toGrosze } from '../../../../src/lang/values/kwota.ts';
import { describePdf, flatTextOf } from '../../documents/poppler.ts';
import { forOneDatabase, TODAY, withOffice } from '../../helpers.ts';
import { wordsIn } from '../../paperWords.ts';

const rata = (id: number, terminPlatnosci: string, niesplaconoGrosze = 0) => ({
  idNaleznosciRatyZbiorczej: id,
  terminPlatnosci,
  kwotaRatyGrosze: 1000,
  niesplaconoGrosze,
});
const wplata = (dataOperacji: string, kwotaGlownaGrosze: number, znane?: [number, number][]) => ({
  dataOperacji,
  kwotaGlownaGrosze,
  znane: znane && new Map(znane),
});

describe('which instalments a payment paid', () => {
  it.each([
    [
      'each its own',
      [0, 0, 0],
      [wplata('2026-01-20', 1000), wplata('2026-05-20', 1000), wplata('2026-09-20', 1000)],
      [[0], [1], [2]],
    ],
    ['the whole year at once', [0, 0, 0], [wplata('2026-01-20', 3000)], [[0, 1, 2]]],
    ['not one that nobody paid', [1000, 0, 1000], [wplata('2026-05-20', 1000)], [[1]]],
    ['a half, and the next', [500, 0, 1000], [wplata('2026-02-02', 500), wplata('2026-05-20', 1000)], [[0], [1]]],
    [
      'what an order says, before what only follows',
      [0, 0, 1000],
      [wplata('2026-05-20', 1000), wplata('2026-06-20', 1000, [[1, 1000]])],
      [[1], [0]],
    ],
  ])('%s', (_what, open, paid, places) => {
    const all = [rata(1, '2026-02-02', open[0]), rata(2, '2026-06-01', open[1]), rata(3, '2026-09-30', open[2])];
    expect(rozlicz(all, paid)).toEqual(places);
  });

  it('a due date is missed by paying after it, or by not having paid when it is over', () => {
    const all = [rata(1, '2026-02-02'), rata(2, '2026-06-01'), rata(3, '2026-09-30', 1000)];
    const paid = [wplata('2026-02-02', 1000), wplata('2026-06-02', 1000)];
    const late = (today: string) => [...poTerminie(all, paid, rozlicz(all, paid), today)];
    expect(late('2026-09-30')).toEqual([1]);
    expect(late('2026-10-01')).toEqual([1, 2]);
  });
});

describe('an instalment is lost', () => {
  const all = [rata(1, '2026-02-02'), rata(2, '2026-06-01'), rata(3, '2026-09-30', 1000)];
  const onTop = (nrRaty: number, dataWplaty: string, czyAnulowana = 0) => ({ nrRaty, dataWplaty, czyAnulowana });
  it.each<[string, string, ReturnType<typeof onTop>[], [number, string][]]>([
    ['when it was not paid within thirty days', '2026-11-21', [onTop(2, '2026-06-10')], [[2, '2026-10-30']]],
    ['not before these days are over', '2026-10-30', [onTop(2, '2026-06-10')], []],
    ['when it was paid in these days without the additional payment', '2026-10-30', [], [[1, '2026-07-01']]],
    ['when that payment was cancelled', '2026-10-30', [onTop(2, '2026-06-10', 1)], [[1, '2026-07-01']]],
    ['when that payment came too late', '2026-10-30', [onTop(2, '2026-07-02')], [[1, '2026-07-01']]],
  ])('%s', (_when, today, doplaty, lost) => {
    const wplaty = [wplata('2026-02-02', 1000), wplata('2026-06-10', 1000)];
    expect([...stracone({ raty: all, wplaty, doplaty }, today)]).toEqual(lost);
  });
});

it.each([
  ['A', 525_00, 157_50],
  ['B', 525_00, 157_50],
  ['C', 2100_00, 630_00],
] as const)('the basic fee of %s and what is paid on top of it are those of the act', (moc, fee, onTop) => {
  expect(oplataPodstawowaGrosze(2026, moc)).toBe(fee);
  expect(oplataDodatkowaGrosze(fee)).toBe(onTop);
});

forOneDatabase((make) => {
  const office = withOffice(make, { OKIENKO_RESIDENTS: '1000' });
  let podmioty: Map<number, PodmiotRow>;
  let cards: Pick<KartaRow, 'idKartyNaleznosci' | 'podmiotId' | 'rok' | 'aplikacjaNaleznosci'>[];
  beforeAll(async () => {
    const { query } = office().database;
    const rows = await query.selectFrom('podmioty').selectAll().execute();
    podmioty = new Map(rows.map((one) => [one.podmiotId, one]));
    cards = await query.selectFrom('karty').selectAll().where('czyInstytucja', '=', 1).execute();
  });
  const of = ({ idKartyNaleznosci, podmiotId }: { idKartyNaleznosci: number; podmiotId: number }) => {
    const ctx = { db: office().database.query, today: TODAY, podmiot: podmioty.get(podmiotId) };
    return dajOplatyZaZezwolenia({ ...ctx, args: { idKartyNaleznosci } } as Context<{ idKartyNaleznosci: number }>);
  };
  const ofInn = async (rok: number) => {
    const { podmiotId } = [...podmioty.values()].find(({ nazwa }) => nazwa.startsWith('Gospoda Pod Modrzewiem'))!;
    return of(withZezwolenia().find((one) => one.podmiotId === podmiotId && one.rok === rok)!);
  };
  const withZezwolenia = () => cards.filter((one) => one.aplikacjaNaleznosci === 'KONCESJE_NA_ALKOHOL');

  it('for every payer the dues are the instalments of the card, the rest its unpaid principal, the paid sum its payments', async () => {
    const { query } = office().database;
    expect(withZezwolenia().length).toBeGreaterThan(5);
    for (const card of withZezwolenia()) {
      const { naleznosci, wplaty, sumaNiesplaconychNaleznosci, zezwolenia } = await of(card);
      const { idKartyNaleznosci: id } = card;
      const raty = await query
        .selectFrom('ratyZbiorcze')
        .selectAll()
        .where('idKartyNaleznosci', '=', id)
        .orderBy('terminPlatnosci')
        .execute();
      const columns = [1, 2, 3].map((nr) =>
        toGrosze(sumKwot(naleznosci.map((one) => one[`kwotaRaty${nr}` as 'kwotaRaty1']))),
      );
      expect(columns).toEqual(raty.map((one) => one.kwotaRatyGrosze));
      expect(toGrosze(sumKwot(naleznosci.map((one) => one.kwotaNalezna)))).toBe(
        columns[0]! + columns[1]! + columns[2]!,
      );
      const left = raty.filter((one) => !one.czySplacona).reduce((sum, one) => sum + one.kwotaGlownaGrosze, 0);
      expect(toGrosze(sumaNiesplaconychNaleznosci)).toBe(left);
      const booked = await query.selectFrom('wplaty').selectAll().where('idKartyNaleznosci', '=', id).execute();
      const extra = await query.selectFrom('doplatyZezwolen').selectAll().where('idKartyNaleznosci', '=', id).execute();
      expect(wplaty.length).toBe(booked.length + extra.length);
      expect(wplaty.map((one) => one.dataWplaty)).toEqual(wplaty.map((one) => one.dataWplaty).toSorted());
      for (const one of wplaty)
        expect(one.czyRata1 || one.czyRata2 || one.czyRata3 || one.czyNieterminoweOswiadczenie).toBe(true);
      expect(zezwolenia.map((one) => one.pelnyNrZezwolenia)).toEqual(naleznosci.map((one) => one.pelnyNrZezwolenia));
    }
  });

  it('permits are valid in every year whose whole fee is on a card, and only such cards have any', async () => {
    const { rows } = await sql`
      select k."idKartyNaleznosci" from karty k left join "oplatyZezwolen" o using ("idKartyNaleznosci")
        left join zezwolenia z on z.id = o."zezwolenieId"
      where (k."aplikacjaNaleznosci" = 'KONCESJE_NA_ALKOHOL') <> (z.id is not null) or z."podmiotId" <> k."podmiotId"
        or substr(z."zezwolenieWazneOd", 1, 4) >= cast(k.rok as text) or substr(z."zezwolenieWazneDo", 1, 4) <= cast(k.rok as text)
    `.execute(office().database.query);
    expect(rows).toEqual([]);
  });

  it('a late statement adds 30 % of the basic fee, outside the unpaid rest, and a cancelled transfer pays nothing', async () => {
    const { naleznosci, wplaty, sumaNiesplaconychNaleznosci } = await ofInn(2026);
    expect(naleznosci.map((one) => one.dodatkowaOplNieterOsw)).toEqual([157.5, 157.5, 630]);
    const statement = wplaty.filter((one) => one.czyNieterminoweOswiadczenie);
    expect(statement.map((one) => [one.kwotaWplaty, one.czyAnulowana])).toEqual([
      [935, true],
      [945, false],
    ]);
    expect(sumaNiesplaconychNaleznosci).toBe(1050);
  });

  it('the inn of the demo paid one year on time and at once, and this year late, with the added costs, or not at all', async () => {
    const paid = ({ wplaty }: models.OplatyZaZezwolenia) => wplaty.map((one) => [one.kwotaWplaty, ...flagsOf(one)]);
    expect(paid(await ofInn(2024))).toEqual([
      [1050, 'czyRata1'],
      [1050, 'czyRata2'],
      [1050, 'czyRata3'],
    ]);
    expect(paid(await ofInn(2025))).toEqual([[3150, 'czyCalosc', 'czyRata1', 'czyRata2', 'czyRata3']]);
    const now = await ofInn(2026);
    expect(paid(now)).toEqual([
      [1050, 'czyRata1'],
      [935, 'czyNieterminoweOswiadczenie', 'czyOplataDodatkowa', 'czyAnulowana'],
      [945, 'czyNieterminoweOswiadczenie', 'czyOplataDodatkowa'],
      [1050, 'czyRata2', 'czyPoTerminie'],
      [945, 'czyRata2', 'czyOplataDodatkowa', 'czyPoTerminie'],
    ]);
    expect(now.naleznosci.map((one) => [one.dodatkowaOplRata1, one.dodatkowaOplRata2, one.dodatkowaOplRata3])).toEqual([
      [null, 157.5, null],
      [null, 157.5, null],
      [null, 630, null],
    ]);
    for (const { rodzajZezwoleniaOpis } of now.zezwolenia) expect(rodzajZezwoleniaOpis).toMatch(/w miejscu sprzedaży$/);
  });

  it('the permits of the inn have expired thirty days after the missed instalment, on the cards of all years', async () => {
    for (const rok of [2024, 2025, 2026]) {
      const { zezwolenia } = await ofInn(rok);
      expect(zezwolenia.map((one) => one.dataWygasniecia)).toEqual(Array(3).fill('2026-10-30'));
    }
  });

  it('a permit with a fee in a later year had not expired before it', async () => {
    for (const card of withZezwolenia())
      for (const { dataWygasniecia } of (await of(card)).zezwolenia)
        expect(!dataWygasniecia || dataWygasniecia >= `${TODAY.slice(0, 4)}-01-01`).toBe(true);
  });

  it('a card of another kind has no permits; a person finds none', async () => {
    const other = cards.find((one) => one.aplikacjaNaleznosci === 'ODPADY')!;
    expect(await of(other)).toEqual({ zezwolenia: [], naleznosci: [], wplaty: [], sumaNiesplaconychNaleznosci: 0 });
    const anna = await office().login('anna.wisniewska');
    const { karty } = (await anna.get('/api/naleznosci/lista?rok=2026')).json();
    const answer = await anna.get(`/api/oplaty-za-zezwolenia?idKartyNaleznosci=${karty[0].idKartyNaleznosci}`);
    expect([answer.status, answer.json().kod]).toEqual([404, 'NIE_ZNALEZIONO']);
  });

  it('are hidden from persons, other institutions and accounts whose identity is not confirmed', async () => {
    const inn = withZezwolenia().at(-1)!;
    const call = `/api/oplaty-za-zezwolenia?idKartyNaleznosci=${inn.idKartyNaleznosci}`;
    const statusAndCode = async (login: string, more = '') => {
      const { status, json } = await (await office().login(login)).get(`${call}${more}`);
      return [status, json().kod];
    };
    const nipOf = async (login: string) =>
      (await (await office().login(login)).get('/api/lista-podmiotow')).json().podmioty.at(-1).nip as string;
    const own = await nipOf('gospoda');
    expect(podmioty.get(inn.podmiotId)!.nip).toBe(own);
    expect(await statusAndCode('gospoda', `&nip=${own}`)).toEqual([200, undefined]);
    expect(await statusAndCode('przewozy', `&nip=${await nipOf('przewozy')}`)).toEqual([404, 'NIE_ZNALEZIONO']);
    expect(await statusAndCode('jan.nowak', `&nip=${await nipOf('jan.nowak')}`)).toEqual([404, 'NIE_ZNALEZIONO']);
    expect(await statusAndCode('jan.nowak')).toEqual([404, 'NIE_ZNALEZIONO']);
    for (const foreign of ['przewozy', 'ola.krawczyk'])
      expect([401, 403, 404]).toContain((await statusAndCode(foreign, `&nip=${own}`))[0]);
  });

  describePdf('the document', () => {
    it('of the inn has its file name, both notes, and every permit, amount and day of the response', async () => {
      const client = await office().login('gospoda');
      const { nip } = [...podmioty.values()].find(({ nazwa }) => nazwa.startsWith('Gospoda Pod Modrzewiem'))!;
      const about = `nip=${nip}&idKartyNaleznosci`;
      const { karty } = (
        await client.get(`/api/naleznosci/lista?rok=2026&rodzajPlatnosci=KONCESJE_NA_ALKOHOL&nip=${nip}`)
      ).json();
      const answer = await client.get(`/api/oplaty-za-zezwolenia?${about}=${karty[0].idKartyNaleznosci}`);
      expect(answer.json()).toEqual(await ofInn(2026));
      const paper = await client.get(`/api/oplaty-za-zezwolenia/pdf?${about}=${karty[0].idKartyNaleznosci}`);
      expect(paper.status, paper.text).toBe(200);
      expect(paper.headers['content-disposition']).toMatch('filename="oplaty_za_zezwolenia_na_alkohol.pdf"');
      const text = flatTextOf(paper.raw);
      for (const says of wordsIn(answer.json())) expect(text).toContain(says);
      for (const says of ['37 500', '30 dni', 'Anulowana', 'w miejscu']) expect(text).toContain(says);
    });
  });

  it('a commune from before permits existed gets the same ones, once', async () => {
    const rows = async () => {
      const { query } = office().database;
      return [
        await query.selectFrom('zezwolenia').selectAll().orderBy('id').execute(),
        await query.selectFrom('oplatyZezwolen').selectAll().orderBy('idKartyNaleznosci').orderBy('nrRaty').execute(),
        await query.selectFrom('doplatyZezwolen').selectAll().orderBy('id').execute(),
      ];
    };
    const before = await rows();
    for (const table of ['doplatyZezwolen', 'oplatyZezwolen', 'zezwolenia'] as const)
      await office().database.query.deleteFrom(table).execute();
    await office().restart();
    expect(await rows()).toEqual(before);
  });
});

const flagsOf = (one: models.WplataZezwolenia): string[] =>
  Object.entries(one).flatMap(([name, value]) => (value === true ? [name] : []));
