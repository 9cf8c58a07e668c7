import { expect, it, vi } from 'vitest';
import type * as models from '../../src/generated/models.ts';
import { sumKwot } from '../../src/lang/values/kwota.ts';
import { times } from '../night.ts';
import { type Client, forOneDatabase, withOffice } from './helpers.ts';

vi.setConfig({ testTimeout: 60_000 });

const YEARS = [2024, 2025, 2026];
/** Monthly rates of the demo's council: for a person, and for a container of an institution. */
const RATES: Readonly<Record<string, number>> = { 'os.': 32, 'szt.': 51.5 };
/** The ministry's refund for a litre, by year. */
const LITRE: Readonly<Record<number, number>> = { 2024: 1.46, 2025: 1.46, 2026: 1.48 };

/** The demo accounts with cards; `SAMPLE` residents are added. */
const LOGINS = ['anna.wisniewska', 'przewozy', 'gospoda', 'jan.nowak', 'ewa.zielinska'];
const SAMPLE = 4;

interface Card {
  client: Client;
  karta: models.KartaNaleznosci;
  /** The card's parameters in the address of a call. */
  about: string;
  raty: readonly models.RataZbiorcza[];
}

forOneDatabase((make) => {
  const office = withOffice(make, { OKIENKO_RESIDENTS: String(times(200, 400)) });
  const of = async <T>(client: Client, path: string): Promise<T> => {
    const answer = await client.get(`/api/${path}`);
    expect(answer.status, `${path}: ${answer.text}`).toBe(200);
    return answer.json() as T;
  };

  /** Every subject of these logins, with the query that selects it. */
  async function* subjects(): AsyncGenerator<{ client: Client; nip: string }> {
    const residents = await office()
      .database.query.selectFrom('konta')
      .select('login')
      .where('login', 'like', 'mieszkaniec%')
      .orderBy('kontoId')
      .limit(SAMPLE)
      .execute();
    for (const login of [...LOGINS, ...residents.map((one) => one.login)]) {
      const client = await office().login(login);
      const { podmioty } = await of<models.DajListePodmiotowAnswer>(client, 'lista-podmiotow');
      for (const { nip } of podmioty) yield { client, nip: nip ? `&nip=${nip}` : '' };
    }
  }

  async function cards(kinds: readonly string[]): Promise<Card[]> {
    const found: Card[] = [];
    for await (const { client, nip } of subjects()) {
      for (const rok of YEARS) {
        const list = await of<models.DajListeNaleznosciAnswer>(client, `naleznosci/lista?rok=${rok}${nip}`);
        for (const karta of list.karty.filter((one) => kinds.includes(one.aplikacjaNaleznosci))) {
          const id = karta.idKartyNaleznosci;
          const { ratyZbiorcze } = await of<models.DajRatyAnswer>(
            client,
            `naleznosci/karty/${id}/raty?${nip.slice(1)}`,
          );
          found.push({ client, karta, about: `idKartyNaleznosci=${id}${nip}`, raty: byTerm(ratyZbiorcze) });
        }
      }
    }
    return found;
  }

  it('local fees: the gross amount is the sum of the instalments, and of net and VAT', async () => {
    const all = await cards(['OPLATY_LOKALNE', 'EWIDENCJE_NIEPODATKOWE', 'PSY']);
    expect(new Set(all.map(({ karta }) => karta.aplikacjaNaleznosci)).size).toBe(3);
    for (const { client, about, raty, karta } of all) {
      const { umowy, ...sums } = await of<models.DajOplatyLokalneAnswer>(client, `oplaty-lokalne?${about}`);
      expect(sums.kwotaBruttoSuma, karta.symbolKarty).toBe(sumKwot(raty.map((one) => one.kwotaRaty)));
      expect(sums.kwotaBruttoSuma).toBe(sumKwot([sums.kwotaNettoSuma, sums.kwotaVatSuma]));
      for (const [at, { kwotaRaty, terminPlatnosci }] of raty.entries()) {
        const own = umowy.filter((one) => one.nrRaty === at + 1);
        expect(sumKwot(own.map((one) => one.kwotaBrutto))).toBe(kwotaRaty);
        for (const one of own) expect(one.terminPlatnosci).toBe(terminPlatnosci);
      }
    }
  });

  it('permits: instalments I to III of each permit are those of the card, and so is the unpaid rest', async () => {
    const all = await cards(['KONCESJE_NA_ALKOHOL']);
    expect(all.length).toBeGreaterThanOrEqual(3);
    for (const { client, about, raty, karta } of all) {
      const answer = await of<models.DajOplatyZaZezwoleniaAnswer>(client, `oplaty-za-zezwolenia?${about}`);
      const columns = answer.naleznosci.map((one) => [one.kwotaRaty1, one.kwotaRaty2, one.kwotaRaty3]);
      for (const [at, rata] of raty.entries())
        expect(
          columns.map((one) => one[at]),
          karta.symbolKarty,
        ).toEqual(rata.raty.map((part) => part.kwotaRaty));
      expect(columns.map(sumKwot)).toEqual(answer.naleznosci.map((one) => one.kwotaNalezna));
      const left = raty.filter((one) => !one.czySplacona).map((one) => one.kwotaGlowna);
      expect(answer.sumaNiesplaconychNaleznosci).toBe(sumKwot(left));
      const due = answer.wplaty.filter((one) => !one.czyOplataDodatkowa).map((one) => one.kwotaWplaty);
      expect(sumKwot([...due, ...left])).toBe(sumKwot(raty.map((one) => one.kwotaRaty)));
    }
  });

  it('waste: an instalment is the parameter valid on its day times its rate', async () => {
    const all = await cards(['ODPADY']);
    expect(new Set(all.map(({ karta }) => karta.czyInstytucja)).size).toBe(2);
    for (const { client, about, raty, karta } of all) {
      const answer = await of<models.DajParametryOplatZaOdpadyAnswer>(client, `odpady/parametry?${about}`);
      const counted = [...answer.parametryOplatAktualne, ...answer.parametryOplatArchiwalne].filter(
        (one) => one.jednostkaMiary in RATES,
      );
      for (const { kwotaRaty, terminPlatnosci, jestOdroczenieTerminu } of raty) {
        // A deferred due date does not show the month that it is for.
        if (jestOdroczenieTerminu) continue;
        const held = counted.filter(
          ({ odDnia, doDnia }) => odDnia <= terminPlatnosci && (doDnia === null || doDnia >= terminPlatnosci),
        );
        expect(
          held.map((one) => one.wartosc * RATES[one.jednostkaMiary]!),
          `${karta.symbolKarty}, ${terminPlatnosci}`,
        ).toEqual([kwotaRaty]);
      }
    }
  });

  it('excise: the limit is rates times land and animals; the rest is the limit minus the granted refunds', async () => {
    const seen = new Set<number>();
    for await (const { client, nip } of subjects()) {
      for (const rok of YEARS) {
        const { limit, wnioski } = await of<models.DajWnioskiAkcyzoweAnswer>(client, `akcyza/wnioski?rok=${rok}${nip}`);
        if (!limit) continue;
        seen.add(rok);
        const { zwroty } = await of<models.DajZwrotyAkcyzyAnswer>(client, `akcyza/zwroty?rok=${rok}${nip}`);
        const part = (litres: number, of: number) => Math.round(litres * of * LITRE[rok]! * 100) / 100;
        const counted = [
          part(110, limit.powierzchniaUzytkowRolnych),
          part(40, limit.liczbaDjp),
          part(4, limit.liczbaSwin),
        ];
        expect(limit.rocznyLimitZwrotu).toBe(sumKwot(counted));
        for (const one of wnioski) {
          expect(one.rocznyLimitZwrotu).toBe(limit.rocznyLimitZwrotu);
          expect(one.powierzchniaUzytkowRolnych).toBe(limit.powierzchniaUzytkowRolnych);
        }
        let left = limit.rocznyLimitZwrotu;
        const decided = zwroty.filter((one) => one.kwotaZwrotu !== null).reverse();
        for (const one of decided) {
          left = sumKwot([left, -one.kwotaZwrotu!]);
          expect(one.pozostalyLimitZwrotuDoWykorzystania).toBe(left);
        }
        expect(limit.pozostalyLimitZwrotuDoWykorzystania).toBe(left);
      }
    }
    expect([...seen]).toEqual(expect.arrayContaining(YEARS));
  });
});

const byTerm = (raty: readonly models.RataZbiorcza[]) =>
  raty.toSorted((a, b) => (a.terminPlatnosci < b.terminPlatnosci ? -1 : 1));
