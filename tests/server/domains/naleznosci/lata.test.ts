import { expect, it } from 'vitest';
import { forOneDatabase, withOffice } from '../../helpers.ts';

interface Karta {
  idKartyNaleznosci: number;
  rok: number;
  aplikacjaNaleznosci: string;
  symbolKarty: string;
  uslugiPowiazane: { uslugaId: number }[];
}

forOneDatabase((make) => {
  const office = withOffice(make, { OKIENKO_RESIDENTS: '100' });

  it('the subject matter of a card has a card in each of its years, never that of another', async () => {
    const anna = await office().login('anna.wisniewska');
    const { lata: years, karty } = (await anna.get('/api/naleznosci/lista')).json() as {
      lata: number[];
      karty: Karta[];
    };
    for (const karta of karty) {
      const of = `/api/uslugi/lataDlaNaleznosci?idKartyNaleznosci=${karta.idKartyNaleznosci}`;
      const { lata } = (await anna.get(of)).json() as { lata: Karta[] };
      expect(lata.map(({ rok }) => rok)).toEqual(years);
      for (const { idKartyNaleznosci, rok, symbolKarty } of lata) {
        const one = (await anna.get(`/api/naleznosci/karty/${idKartyNaleznosci}`)).json();
        expect(one).toMatchObject({ rok, symbolKarty, aplikacjaNaleznosci: karta.aplikacjaNaleznosci });
      }
      // The response is the same for the card of any year, and for a single year.
      const [, before] = lata;
      const again = `/api/uslugi/lataDlaNaleznosci?idKartyNaleznosci=${before!.idKartyNaleznosci}`;
      expect((await anna.get(again)).json()).toEqual({ lata });
      expect((await anna.get(`${of}&rok=${before!.rok}`)).json()).toEqual({ lata: [before] });
      expect((await anna.get(`${of}&rok=1999`)).json()).toEqual({ lata: [] });
    }
  });

  it('a card names the services with its details, and none that the municipality does not offer', async () => {
    const anna = await office().login('anna.wisniewska');
    const { karty } = (await anna.get('/api/naleznosci/lista')).json() as { karty: Karta[] };
    const here = office().municipality.manifest.groups.flatMap(({ services }) =>
      services.map(({ uslugaId }) => uslugaId),
    );
    const named = karty.flatMap(({ uslugiPowiazane }) => uslugiPowiazane.map(({ uslugaId }) => uslugaId));
    expect(named.filter((one) => !here.includes(one))).toEqual([]);
    const vehicles = karty.find((one) => one.aplikacjaNaleznosci === 'SRODKI_TRANSPORTU');
    expect(vehicles?.uslugiPowiazane).toEqual([{ uslugaId: 14 }]);
  });
});
