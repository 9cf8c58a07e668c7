import { expect, it } from 'vitest';
import type * as models from '../../../../src/generated/models.ts';
import { forOneDatabase, withOffice } from '../../helpers.ts';

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
});
