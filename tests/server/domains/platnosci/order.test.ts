import { beforeEach, describe, expect, it } from 'vitest';
import { type Client, forEachDatabase, openOffice, sqliteDatabase, TODAY } from '../../helpers.ts';
import {
  DAY,
  isFree,
  payable,
  ratyOf,
  Scripted,
  type Shown,
  sumOf,
  traces,
  type World,
  withWorld,
  worldOf,
} from './world.ts';

const codes = (answers: { status: number; json(): { kod?: string } }[]) =>
  answers.map((answer) => (answer.status === 200 ? 'ok' : `${answer.status} ${answer.json().kod}`)).sort();

forEachDatabase((make) => {
  const world = withWorld(make);
  let anna: Client;
  let free: Shown[];
  let w: World;

  beforeEach(async () => {
    w = world();
    anna = await w.office.login('anna.wisniewska');
    free = await payable(anna);
  });

  /** Some instalments of one card. */
  const together = (least: number): Shown[] => {
    const ofOne = [...Map.groupBy(free, (rata) => rata.idKartyNaleznosci).values()].find(
      (raty) => raty.length >= least,
    );
    return ofOne!.slice(0, least);
  };

  it('freezes the sum, components, account, payee and title of the card', async () => {
    const [rata] = free as [Shown];
    const idPrzelewu = await w.paid(anna, [rata]);
    const row = await w.row(idPrzelewu);
    const karta = (await anna.get(`/api/naleznosci/karty/${rata.idKartyNaleznosci}`)).json();
    expect(row).toMatchObject({
      kanal: 'P24',
      stan: 'ZLECONA',
      kwotaGrosze: Math.round(rata.kwotaRazem * 100),
      numerRachunku: karta.numerKontaBankowego,
      tytul: `${karta.symbolKarty} rata z ${rata.terminPlatnosci.split('-').reverse().join('.')}`,
      idDostawcy: `P24-${row.id}`,
      adresOk: 'http://localhost:8080/platnosc-wynik?result=ok',
    });
    expect(JSON.parse(row.odbiorca)).toMatchObject({ nazwa: 'Gmina Lipowa Dolina', kraj: 'PL' });
    expect(JSON.parse(row.odbiorca)).not.toHaveProperty('nip');
    const [now] = (await ratyOf(anna, rata.idKartyNaleznosci)).filter(
      (one) => one.idNaleznosciRatyZbiorczej === rata.idNaleznosciRatyZbiorczej,
    );
    expect(now).toEqual({ ...rata, zleconoPlatnoscZP24: true });
    const shown = (await anna.get(`/api/platnosci/transakcje/${idPrzelewu}`)).json();
    const { platnosci, wybranyRok, lata } = (await anna.get('/api/platnosci/historia')).json();
    expect(platnosci[0]).toEqual(shown);
    const earlier = (await anna.get('/api/platnosci/historia?rok=2025')).json();
    expect(earlier.platnosci).not.toContainEqual(shown);
    expect(earlier.rozpoczete).toContainEqual(shown);
    expect([wybranyRok, lata]).toEqual([2026, [2026, 2025, 2024]]);
    expect(shown).toMatchObject({ kwota: rata.kwotaRazem, symbolKarty: karta.symbolKarty });
    expect(shown.opisPlatnosci).toMatchObject({
      typPlatnosci: 'P24',
      opisStatusu: 'Czeka na potwierdzenie banku',
      transakcjaKIR: null,
      transakcjaP24: { iban: `PL${karta.numerKontaBankowego}`, urlTransakcji: `https://bank.example/${idPrzelewu}` },
    });
    const parts = shown.raty.flatMap((part: Record<string, number>) => [
      part.kwotaGlowna!,
      part.kosztUpomnien!,
      part.oplataProlongacyjna!,
      part.kwotaOdsetek!,
    ]);
    expect(parts.reduce((sum: number, amount: number) => sum + Math.round(amount * 100), 0)).toBe(row.kwotaGrosze);
    expect(await w.ksiegi()).toEqual([]);
  });

  it('two tabs and two channels at the same time make one order', async () => {
    const [rata] = free as [Shown];
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, tab) => w.pay(anna, [rata], { channel: tab % 2 ? 'kir' : 'p24' })),
    );
    expect(codes(answers)).toEqual([...Array(7).fill('422 4002'), 'ok']);
    const taken = await w.office.database.query
      .selectFrom('zajeteRaty')
      .selectAll()
      .where('idNaleznosciRatyZbiorczej', '=', rata.idNaleznosciRatyZbiorczej)
      .execute();
    expect(taken.length).toBe(1);
  });

  it('simultaneous overlapping orders: each instalment is in one order', async () => {
    const [one, two] = together(2) as [Shown, Shown];
    const answers = await Promise.all([[one, two], [two], [one], [two, one]].map((raty) => w.pay(anna, raty)));
    expect(codes(answers).filter((code) => code !== 'ok' && code !== '422 4002')).toEqual([]);
    const rows = await w.office.database.query
      .selectFrom('zleceniaRaty')
      .innerJoin('zlecenia', 'zlecenia.id', 'zleceniaRaty.zlecenieId')
      .select(['zlecenieId', 'idNaleznosciRatyZbiorczej'])
      .distinct()
      .where('stan', 'in', ['NOWA', 'ZLECONA'])
      .where('idNaleznosciRatyZbiorczej', 'in', [one.idNaleznosciRatyZbiorczej, two.idNaleznosciRatyZbiorczej])
      .execute();
    expect(rows.length).toBe(2);
    await w.settle();
    expect(await w.ksiegi()).toEqual([]);
  });

  it('a click that is repeated with its idempotency key gets the same response and one order', async () => {
    const [rata] = free as [Shown];
    const before = (await traces(w.office)) as { zlecenia: number };
    const klucz = 'klucz-jednego-klikniecia';
    const answers = await Promise.all(Array.from({ length: 4 }, () => w.pay(anna, [rata], { klucz })));
    expect(new Set(answers.map((answer) => `${answer.status} ${answer.text}`)).size).toBe(1);
    expect(answers[0]!.status).toBe(200);
    expect(await traces(w.office)).toMatchObject({ zlecenia: before.zlecenia + 1 });
  });

  describe('a refusal stores nothing:', () => {
    const refused = async (expected: string, run: () => Promise<{ status: number; json(): { kod?: string } }>) => {
      await w.settle();
      const before = await traces(w.office);
      expect(codes([await run()])).toEqual([expected]);
      await w.settle();
      expect(await traces(w.office)).toEqual(before);
    };

    it('4001, nothing chosen', () =>
      refused('422 4001', () => w.pay(anna, [free[0]!], { idNaleznosciRatyZbiorczej: [] })));

    it('4003, the sum differs from the one that was shown', async () => {
      await refused('422 4003', () => w.pay(anna, [free[0]!], { kwota: sumOf([free[0]!]) + 0.01 }));
      const bears = free.find((rata) => rata.jestUpomnienie && rata.odsetki > 0)!;
      w.office.clock.ms += 60 * DAY;
      const later = await w.office.login('anna.wisniewska');
      await refused('422 4003', () => w.pay(later, [bears]));
      w.office.clock.ms -= 60 * DAY;
    });

    it('4004, paid or under an enforcement title', async () => {
      const { karty } = (await anna.get('/api/naleznosci/lista?rok=2025')).json();
      const all = (await Promise.all(karty.map((k: Shown) => ratyOf(anna, k.idKartyNaleznosci)))).flat() as Shown[];
      const [done, title] = [all.find((rata) => rata.czySplacona)!, all.find((rata) => rata.jestTytulWykonawczy)!];
      await refused('422 4004', () => w.pay(anna, [done]));
      await refused('422 4004', () => w.pay(anna, [title]));
    });

    it('404, an instalment of another card of hers', async () => {
      const other = free.find((rata) => rata.idKartyNaleznosci !== free[0]!.idKartyNaleznosci)!;
      const idNaleznosciRatyZbiorczej = [free[0]!.idNaleznosciRatyZbiorczej, other.idNaleznosciRatyZbiorczej];
      await refused('404 NIE_ZNALEZIONO', () => w.pay(anna, [free[0]!], { idNaleznosciRatyZbiorczej }));
    });

    it("404, somebody else's card", async () => {
      const jan = await w.office.login('jan.nowak');
      await refused('404 NIE_ZNALEZIONO', () => w.pay(jan, [free[0]!]));
    });

    it('404, a card of another kind of payer', async () => {
      const { query } = w.office.database;
      const flag = (czyInstytucja: number) =>
        query
          .updateTable('karty')
          .set({ czyInstytucja })
          .where('idKartyNaleznosci', '=', free[0]!.idKartyNaleznosci)
          .execute();
      await flag(1);
      await refused('404 NIE_ZNALEZIONO', () => w.pay(anna, [free[0]!]));
      await flag(0);
    });

    it.each(['https://obca.example/platnosc-wynik', 'https://localhost:8080.obca.example/', 'javascript:alert(1)'])(
      '400, a way back to %s',
      (urlPowrotuOk) => refused('400 BLEDNE_ZADANIE', () => w.pay(anna, [free[0]!], { urlPowrotuOk })),
    );
  });

  it('a company pays only its own cards, under its NIP', async () => {
    const { nip } = await w.office.database.query
      .selectFrom('podmioty')
      .select('nip')
      .where('nazwa', 'like', 'Delikatesy%')
      .executeTakeFirstOrThrow();
    const jan = await w.office.login('jan.nowak');
    const [mine] = (await payable(jan)) as [Shown];
    const [ours] = (await payable(jan, nip!)) as [Shown];
    expect(codes([await w.pay(jan, [ours])])).toEqual(['404 NIE_ZNALEZIONO']);
    expect(codes([await w.pay(jan, [mine], { nip: nip! })])).toEqual(['404 NIE_ZNALEZIONO']);
    const answer = await w.pay(jan, [ours], { nip: nip! });
    expect(codes([answer])).toEqual(['ok']);
    const { idPrzelewu } = answer.json();
    expect((await jan.get(`/api/platnosci/transakcje/${idPrzelewu}`)).status).toBe(404);
    expect((await jan.get(`/api/platnosci/transakcje/${idPrzelewu}?nip=${nip}`)).status).toBe(200);
    expect((await anna.get(`/api/platnosci/transakcje/${idPrzelewu}`)).status).toBe(404);
  });

  it('an order keeps its sum when it is paid the next day', async () => {
    const bears = free.find((rata) => rata.odsetki > 0)!;
    const back = w.office.clock.ms;
    w.office.clock.ms = Date.parse(`${TODAY}T22:45:00Z`);
    const evening = await w.office.login('anna.wisniewska');
    const [rata] = (await ratyOf(evening, bears.idKartyNaleznosci)).filter(
      (one) => one.idNaleznosciRatyZbiorczej === bears.idNaleznosciRatyZbiorczej,
    );
    const idPrzelewu = await w.paid(evening, [rata!]);
    const { kwotaGrosze } = await w.row(idPrzelewu);
    expect(kwotaGrosze).toBe(Math.round(rata!.kwotaRazem * 100));
    // After this it is the next day in Warsaw.
    w.office.clock.ms += 30 * 60_000;
    await w.notify(idPrzelewu, await w.allPaid(idPrzelewu));
    expect(await w.stan(idPrzelewu)).toBe('ZAKSIEGOWANA');
    const { id } = await w.row(idPrzelewu);
    const booked = await w.office.database.query
      .selectFrom('wplaty')
      .selectAll()
      .where('zlecenieId', '=', id)
      .executeTakeFirstOrThrow();
    expect(booked.dataOperacji).toBe('2026-11-22');
    const { kwotaGlownaGrosze, kosztyUpomnienGrosze, odsetkiGrosze, oplataProlongacyjnaGrosze } = booked;
    expect(kwotaGlownaGrosze + kosztyUpomnienGrosze + odsetkiGrosze + oplataProlongacyjnaGrosze).toBe(kwotaGrosze);
    expect(odsetkiGrosze).toBe(Math.round(rata!.odsetki * 100));
    expect(await w.ksiegi()).toEqual([]);
    w.office.clock.ms = back;
  });
});

describe('an office with one channel', () => {
  it('says that the other is not available, and makes no order', async () => {
    const database = await sqliteDatabase();
    const p24 = new Scripted('P24');
    const office = await openOffice(database, {}, { platnosci: { p24 } });
    const w = worldOf(office, new Scripted('KIR'), p24);
    const anna = await office.login('anna.wisniewska');
    const [rata] = (await payable(anna)).filter(isFree) as [Shown];
    const before = await traces(office);
    expect(codes([await w.pay(anna, [rata], { channel: 'kir' })])).toEqual(['422 4005']);
    expect(await traces(office)).toEqual(before);
    expect(codes([await w.pay(anna, [rata])])).toEqual(['ok']);
    await office.close();
    await database.drop();
  });
});
