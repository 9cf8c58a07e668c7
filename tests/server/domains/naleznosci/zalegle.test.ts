import { expect, it } from 'vitest';
import type * as models from '../../../../src/generated/models.ts';
import { forOneDatabase, TODAY, withOffice } from '../../helpers.ts';

forOneDatabase((make) => {
  const office = withOffice(make, { OKIENKO_RESIDENTS: '100' });

  it('the list of a year has what earlier years left unpaid, the oldest first', async () => {
    const anna = await office().login('anna.wisniewska');
    const list = async (query: string) =>
      (await anna.get(`/api/naleznosci/lista?${query}`)).json() as models.ListaNaleznosci;
    const before = [...(await list('rok=2024')).karty, ...(await list('rok=2025')).karty];
    const unpaid = before.filter(({ suma }) => suma > 0);
    expect(unpaid.length).toBeGreaterThan(0);
    const { kartyWczesniejsze, karty } = await list('');
    expect(kartyWczesniejsze).toEqual(unpaid);
    expect(new Set(karty.map(({ rok }) => rok))).toEqual(new Set([2026]));
    expect((await list('rok=2024')).kartyWczesniejsze).toEqual([]);
    const { aplikacjaNaleznosci } = unpaid[0]!;
    expect((await list(`rodzajPlatnosci=${aplikacjaNaleznosci}`)).kartyWczesniejsze).toEqual(
      unpaid.filter((one) => one.aplikacjaNaleznosci === aplikacjaNaleznosci),
    );
  });

  it('cards of one kind are told apart by their places', async () => {
    const anna = await office().login('anna.wisniewska');
    const { karty } = (await anna.get('/api/naleznosci/lista?rok=2026')).json() as models.ListaNaleznosci;
    const water = karty.filter(({ aplikacjaNaleznosci }) => aplikacjaNaleznosci === 'WODA_I_SCIEKI');
    expect(water).toHaveLength(3);
    expect(new Set(water.map(({ adresPunktuOdbioru }) => adresPunktuOdbioru)).size).toBe(3);
    expect(water.every(({ adresPunktuOdbioru }) => adresPunktuOdbioru)).toBe(true);
    const dog = karty.find(({ aplikacjaNaleznosci }) => aplikacjaNaleznosci === 'PSY')!;
    expect(dog.adresPunktuOdbioru).toBeNull();
    for (const { idKartyNaleznosci } of water)
      expect((await anna.get(`/api/naleznosci/karty/${idKartyNaleznosci}`)).json()).toEqual(
        water.find((one) => one.idKartyNaleznosci === idKartyNaleznosci),
      );
  });

  it('each card says what is to be paid next: the overdue instalments, else those of the next due date', async () => {
    const anna = await office().login('anna.wisniewska');
    const { karty, kartyWczesniejsze = [] } = (
      await anna.get('/api/naleznosci/lista?rok=2026')
    ).json() as models.ListaNaleznosci;
    const seen = new Set<string>();
    for (const karta of [...karty, ...kartyWczesniejsze]) {
      const { ratyZbiorcze } = (
        await anna.get(`/api/naleznosci/karty/${karta.idKartyNaleznosci}/raty`)
      ).json() as models.RatyKarty;
      const unpaid = ratyZbiorcze.filter(({ czySplacona }) => !czySplacona);
      const enforced = unpaid.some(({ jestTytulWykonawczy }) => jestTytulWykonawczy);
      const payable = unpaid.filter(({ jestTytulWykonawczy }) => !jestTytulWykonawczy);
      const overdue = payable.filter(({ terminPlatnosci }) => terminPlatnosci < TODAY);
      const next =
        overdue.length > 0 ? overdue : payable.filter((one) => one.terminPlatnosci === payable[0]!.terminPlatnosci);
      expect(karta).toMatchObject({
        terminPlatnosci: (payable[0] ?? unpaid[0])?.terminPlatnosci ?? null,
        jestTytulWykonawczy: enforced,
        idNaleznosciRatyZbiorczej: next.map((one) => one.idNaleznosciRatyZbiorczej),
      });
      if (unpaid.length === 0) seen.add('paid');
      else seen.add(enforced ? 'enforced' : overdue.length > 0 ? 'overdue' : 'next');
    }
    expect(seen).toContain('paid');
    expect(seen).toContain('enforced');
    expect(seen).toContain('overdue');
  });

  it('an assessment is told apart from a step to collect the debt', async () => {
    const anna = await office().login('anna.wisniewska');
    const { karty } = (await anna.get('/api/naleznosci/lista?rok=2026')).json() as models.ListaNaleznosci;
    const { elementy } = (
      await anna.get(`/api/naleznosci/karty/${karty[0]!.idKartyNaleznosci}/elementy`)
    ).json() as models.ElementyKarty;
    const types = (wanted: boolean) =>
      new Set(elementy.filter(({ czyNaliczenie }) => czyNaliczenie === wanted).map(({ typ }) => typ));
    expect(types(true)).toEqual(new Set(['Przypis']));
    expect(types(false)).toEqual(new Set(['Upomnienie']));
  });
});
