import { expect, it } from 'vitest';
import type * as models from '../../../../src/generated/models.ts';
import type { MojeSprawy } from '../../../../src/generated/models.ts';
import { type Client, forEachDatabase, TODAY, withOffice } from '../../helpers.ts';

const DAY_MS = 24 * 3600 * 1000;

forEachDatabase((make) => {
  const office = withOffice(make);
  const summary = async (client: Client, query = ''): Promise<MojeSprawy> =>
    (await client.get(`/api/moje-sprawy${query}`)).json();

  it('what is overdue is the same as on the cards of all years', async () => {
    const anna = await office().login('anna.wisniewska');
    const { naleznosci } = await summary(anna);
    const years = new Set<number>();
    for (const row of naleznosci.poTerminie) {
      years.add(row.rok);
      const { ratyZbiorcze } = (await anna.get(`/api/naleznosci/karty/${row.idKartyNaleznosci}/raty`)).json();
      // biome-ignore lint/suspicious/noExplicitAny: the rows of the response
      const overdue = ratyZbiorcze.filter((rata: any) => {
        const ordered = rata.zleconoPlatnoscZKIR || rata.zleconoPlatnoscZP24;
        return !rata.czySplacona && !ordered && rata.terminPlatnosci < TODAY;
      });
      expect(row.liczbaRat).toBe(overdue.length);
      expect(row.terminPlatnosci).toBe(overdue[0].terminPlatnosci);
      // biome-ignore lint/suspicious/noExplicitAny: the rows of the response
      const sum = overdue.reduce((all: number, rata: any) => all + Math.round(rata.kwotaRazem * 100), 0);
      expect(Math.round(row.kwota * 100)).toBe(sum);
      expect(row.idNaleznosciRatyZbiorczej).toEqual(
        // biome-ignore lint/suspicious/noExplicitAny: the rows of the response
        overdue.filter((rata: any) => !rata.jestTytulWykonawczy).map((rata: any) => rata.idNaleznosciRatyZbiorczej),
      );
    }
    expect([...years].sort()).toEqual([2025, 2026]);
    const all = naleznosci.poTerminie.reduce((sum, { kwota }) => sum + Math.round(kwota * 100), 0);
    expect(Math.round(naleznosci.kwotaPoTerminie * 100)).toBe(all);
  });

  it('next due dates are three at most, one for each card, the nearest first', async () => {
    const { najblizsze } = (await summary(await office().login('anna.wisniewska'))).naleznosci;
    expect(najblizsze.length).toBe(3);
    expect(new Set(najblizsze.map((row) => row.idKartyNaleznosci)).size).toBe(3);
    const days = najblizsze.map((row) => row.terminPlatnosci);
    expect(days).toEqual(days.toSorted());
    expect(days[0]! >= TODAY).toBe(true);
  });

  it('an instalment whose payment is under way is with the payments, and not due once more', async () => {
    const anna = await office().login('anna.wisniewska');
    const { platnosci, naleznosci } = await summary(anna);
    expect(platnosci.length).toBe(2);
    const taken = await office().database.query.selectFrom('zajeteRaty').selectAll().execute();
    const due = [...naleznosci.poTerminie, ...naleznosci.najblizsze].flatMap((row) => row.idNaleznosciRatyZbiorczej);
    expect(taken.filter((row) => due.includes(row.idNaleznosciRatyZbiorczej))).toEqual([]);
  });

  it('only the parts that are asked for are in the response', async () => {
    const anna = await office().login('anna.wisniewska');
    const { naleznosci, nieczystosci, platnosci, zgloszenia, liczbaSpraw } = await summary(
      anna,
      '?czesci=NIECZYSTOSCI,PLATNOSCI',
    );
    expect([naleznosci.poTerminie, naleznosci.najblizsze, zgloszenia]).toEqual([[], [], []]);
    expect(liczbaSpraw).toBe(nieczystosci.length + platnosci.length);
    expect((await anna.get('/api/moje-sprawy?czesci=WSZYSTKO')).status).toBe(400);
  });

  it('a request, an order and a decision are new until the login after next', async () => {
    const { query } = office().database;
    const anna = await office().login('anna.wisniewska');
    const [waiting] = (await summary(anna)).zgloszenia;
    const kiedyObsluzono = new Date(office().clock.ms + 1000).toISOString();
    await query
      .updateTable('zgloszenia')
      .set({ kiedyObsluzono })
      .where('zgloszenieId', '=', waiting!.zgloszenieId)
      .execute();
    for (const [index, shown] of [true, false].entries()) {
      office().clock.ms += DAY_MS;
      const { zgloszenia, noweOd } = await summary(await office().login('anna.wisniewska'));
      expect(zgloszenia.some(({ zgloszenieId }) => zgloszenieId === waiting!.zgloszenieId)).toBe(shown);
      expect(Date.parse(noweOd)).toBe(office().clock.ms - DAY_MS);
      expect(index).toBeLessThan(2);
    }
    office().clock.ms -= 2 * DAY_MS;
  });

  it('a request names its place, with the meter where two places have one address', async () => {
    const { query } = office().database;
    const anna = await office().login('anna.wisniewska');
    const { punktyOdbioru } = (await anna.get('/api/zgloszenia/punkty')).json() as models.PunktyOdbioru;
    const [request] = (await summary(anna, '?czesci=ZGLOSZENIA')).zgloszenia;
    const places = new Set<string | null>();
    for (const { idPunktuOdbioru, adresPunktuOdbioru } of punktyOdbioru) {
      await query
        .updateTable('zgloszenia')
        .set({ idPunktuOdbioru })
        .where('zgloszenieId', '=', request!.zgloszenieId)
        .execute();
      const { zgloszenia } = await summary(anna, '?czesci=ZGLOSZENIA');
      const { miejsce } = zgloszenia.find(({ zgloszenieId }) => zgloszenieId === request!.zgloszenieId)!;
      expect(miejsce).toContain(adresPunktuOdbioru);
      places.add(miejsce);
    }
    expect(new Set(punktyOdbioru.map((one) => one.adresPunktuOdbioru)).size).toBeLessThan(punktyOdbioru.length);
    expect(places.size).toBe(punktyOdbioru.length);
  });

  it('a water invoice is new when it was issued since the last visit', async () => {
    const { query } = office().database;
    const anna = await office().login('anna.wisniewska');
    const { faktury, noweOd } = await summary(anna);
    const shown = new Set(faktury.map(({ idFaktury }) => idFaktury));
    const { karty } = (await anna.get('/api/naleznosci/lista')).json();
    const ofWater = (karta: { aplikacjaNaleznosci: string }) => karta.aplikacjaNaleznosci === 'WODA_I_SCIEKI';
    const { idKartyNaleznosci } = karty.find(ofWater);
    const ofCard = query.selectFrom('fakturyWody').selectAll().where('idKartyNaleznosci', '=', idKartyNaleznosci);
    const invoice = (await ofCard.orderBy('dataWystawieniaFaktury', 'asc').execute())[0]!;
    expect(shown.has(invoice.idFaktury)).toBe(false);
    const issue = (dataWystawieniaFaktury: string) =>
      query
        .updateTable('fakturyWody')
        .set({ dataWystawieniaFaktury })
        .where('idFaktury', '=', invoice.idFaktury)
        .execute();
    await issue(noweOd.slice(0, 10));
    const [first] = (await summary(anna, '?czesci=FAKTURY')).faktury.filter(
      (one) => one.idFaktury === invoice.idFaktury,
    );
    expect(first).toMatchObject({ numerFaktury: invoice.numerFaktury, idKartyNaleznosci });
    await issue(invoice.dataWystawieniaFaktury);
  });

  it('a reported state ends the reminder of the next reading, unless it is withdrawn', async () => {
    const { query } = office().database;
    const jan = await office().login('jan.nowak');
    const [reading] = (await summary(jan)).odczyty;
    expect(reading!.terminOdczytu > TODAY).toBe(true);
    const { kontoId } = await query
      .selectFrom('konta')
      .select('kontoId')
      .where('login', '=', 'jan.nowak')
      .executeTakeFirstOrThrow();
    const [{ idLicznika }, stanTysieczne] = [reading!, 999_000];
    await query
      .insertInto('zgloszeniaStanu')
      .values({
        idLicznika,
        kontoId,
        kiedyUtworzono: new Date(office().clock.ms).toISOString(),
        kiedyObsluzono: null,
        stanTysieczne,
        uwagiZgloszone: null,
      })
      .execute();
    expect((await summary(jan)).odczyty).toEqual([]);
    const kiedyWycofano = new Date(office().clock.ms).toISOString();
    await query.updateTable('zgloszeniaStanu').set({ kiedyWycofano }).where('idLicznika', '=', idLicznika).execute();
    expect((await summary(jan)).odczyty).toEqual([reading]);
  });

  it('is about one subject: that of a company has nothing of the person who acts for it', async () => {
    const jan = await office().login('jan.nowak');
    const { podmioty } = (await jan.get('/api/lista-podmiotow')).json();
    const { nip } = podmioty.find((one: { czyInstytucja: boolean }) => one.czyInstytucja);
    const [person, company] = [await summary(jan), await summary(jan, `?nip=${nip}`)];
    const cards = ({ naleznosci }: MojeSprawy) =>
      [...naleznosci.poTerminie, ...naleznosci.najblizsze].map((row) => row.idKartyNaleznosci);
    expect(cards(person).length).toBeGreaterThan(0);
    expect(cards(company).length).toBeGreaterThan(0);
    expect(cards(person).filter((id) => cards(company).includes(id))).toEqual([]);
  });

  it('says that data are being synchronised', async () => {
    const { synchronizacjaWTrakcie, synchronizacjaWTrakcieTekst } = await summary(
      await office().login('ewa.zielinska'),
    );
    expect(synchronizacjaWTrakcie).toBe(true);
    expect(synchronizacjaWTrakcieTekst).toMatch(/aktualizacja danych/);
  });
});
