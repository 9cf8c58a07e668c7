import { beforeAll, describe, expect, it } from 'vitest';
import { randomOf } from '../../../../server/demo/kit/random.ts';
import { limitGrosze } from '../../../../server/domains/akcyza/rules.ts';
import { type Farmer, makeAkcyza } from '../../../../server/domains/akcyza/seed.ts';
import { sumKwot } from '../../../../src/lang/values/kwota.ts';
import { describePdf, flatTextOf } from '../../documents/poppler.ts';
import { type Client, forOneDatabase, type TestOffice, withOffice } from '../../helpers.ts';
import { wordsIn } from '../../paperWords.ts';

describe('the limit of a year', () => {
  it.each([
    // 162.80 zł a hectare, 59.20 zł a large unit, 5.92 zł a pig: as the ministry announced for 2026.
    [2026, { uzytkiRolneAr: 100, liczbaDjpSetne: 0, liczbaSwinSetne: 0 }, 162_80],
    [2026, { uzytkiRolneAr: 0, liczbaDjpSetne: 100, liczbaSwinSetne: 0 }, 59_20],
    [2026, { uzytkiRolneAr: 0, liczbaDjpSetne: 0, liczbaSwinSetne: 100 }, 5_92],
    [2026, { uzytkiRolneAr: 1250, liczbaDjpSetne: 640, liczbaSwinSetne: 0 }, 2413_88],
    // 110 l at 1.46 zł.
    [2025, { uzytkiRolneAr: 100, liczbaDjpSetne: 0, liczbaSwinSetne: 0 }, 160_60],
    [2024, { uzytkiRolneAr: 333, liczbaDjpSetne: 0, liczbaSwinSetne: 0 }, 534_80],
    // No rate of its own yet: the last one known.
    [2031, { uzytkiRolneAr: 100, liczbaDjpSetne: 0, liczbaSwinSetne: 0 }, 162_80],
  ])('of %i for %o is %i gr', (rok, holding, grosze) => expect(limitGrosze(rok, holding)).toBe(grosze));
});

describe('the farmers of a commune', () => {
  const farmers = Array.from({ length: 200 }, (_, index): Farmer => {
    return { podmiotId: index + 1, uzytkiRolneAr: 150 + index * 7 };
  });
  const made = (today: string, years: number[]) => makeAkcyza(randomOf(7), farmers, years, today);

  it.each([
    ['2026-01-01', [2024, 2025, 2026]],
    ['2026-02-28', [2024, 2025, 2026]],
    ['2026-04-15', [2024, 2025, 2026]],
    ['2026-09-10', [2024, 2025, 2026]],
    ['2027-12-31', [2025, 2026, 2027]],
  ])(
    'on %s apply, are decided on and paid by the calendar of the act, and know nothing of later days',
    (today, years) => {
      const { wnioskiAkcyzowe, decyzjeAkcyzowe } = made(today, years);
      expect(wnioskiAkcyzowe.length).toBeGreaterThan(100);
      const byId = new Map(wnioskiAkcyzowe.map((row) => [row.id, row]));
      for (const { dataZlozeniaWniosku } of wnioskiAkcyzowe) {
        expect(dataZlozeniaWniosku <= today).toBe(true);
        // A last day off work moves the end of the term into the next month.
        expect(dataZlozeniaWniosku.slice(5)).toMatch(/^(02-(0[3-9]|[12]\d)|03-0[1-3]|08-(0[3-9]|[123]\d)|09-0[12])$/);
      }
      for (const { wniosekId, dataWydaniaDecyzji, dataWyplaty } of decyzjeAkcyzowe) {
        const { dataZlozeniaWniosku } = byId.get(wniosekId)!;
        const days = (Date.parse(dataWydaniaDecyzji) - Date.parse(dataZlozeniaWniosku)) / 86_400_000;
        expect(days).toBeGreaterThan(0);
        expect(days).toBeLessThanOrEqual(30);
        expect(dataWydaniaDecyzji <= today).toBe(true);
        if (dataWyplaty === null) continue;
        expect(dataWyplaty <= today && dataWyplaty >= dataWydaniaDecyzji).toBe(true);
        expect(dataWyplaty.slice(5, 7)).toBe(dataZlozeniaWniosku.slice(5, 7) < '05' ? '04' : '10');
      }
    },
  );

  it('are the same for the same seed and day, and have unique numbers', () => {
    const { wnioskiAkcyzowe, decyzjeAkcyzowe } = made('2026-11-21', [2024, 2025, 2026]);
    expect(made('2026-11-21', [2024, 2025, 2026])).toEqual({ wnioskiAkcyzowe, decyzjeAkcyzowe });
    expect(new Set(wnioskiAkcyzowe.map((row) => row.sygnaturaWniosku)).size).toBe(wnioskiAkcyzowe.length);
    expect(new Set(decyzjeAkcyzowe.map((row) => row.numerDecyzji)).size).toBe(decyzjeAkcyzowe.length);
  });
});

forOneDatabase((make) => {
  const office = withOffice(make);
  let anna: Client;
  let jan: Client;
  beforeAll(async () => {
    [anna, jan] = [await office().login('anna.wisniewska'), await office().login('jan.nowak')];
  });
  const of = async (client: Client, path: string) => (await client.get(`/api/${path}`)).json();

  it('years, applications and refunds of a farmer are listed the newest first', async () => {
    expect(await of(anna, 'akcyza/lata')).toEqual({ lataAkcyzy: [2026, 2025, 2024] });
    for (const rok of [2026, 2025, 2024]) {
      const { limit, wnioski } = await of(anna, `akcyza/wnioski?rok=${rok}`);
      const { limit: again, zwroty } = await of(anna, `akcyza/zwroty?rok=${rok}`);
      expect(again).toEqual(limit);
      expect(wnioski.length).toBe(2);
      expect(wnioski[0].dataZlozeniaWniosku > wnioski[1].dataZlozeniaWniosku).toBe(true);
      expect(zwroty.map(signature)).toEqual(wnioski.map(signature));
      const granted = zwroty.flatMap(({ kwotaZwrotu }: { kwotaZwrotu: number | null }) => kwotaZwrotu ?? []);
      expect(limit.przyznano).toBe(sumKwot(granted));
      expect(sumKwot([limit.przyznano, limit.pozostalyLimitZwrotuDoWykorzystania])).toBe(limit.rocznyLimitZwrotu);
      expect(sumKwot([limit.kwotaZaUzytkiRolne, limit.kwotaZaDjp, limit.kwotaZaSwinie])).toBe(limit.rocznyLimitZwrotu);
    }
  });

  it('an application without a decision has a row without number, day and sum, and uses none of the limit', async () => {
    const { zwroty, limit } = await of(anna, 'akcyza/zwroty?rok=2026');
    const [waits, decided] = zwroty;
    expect(waits).toEqual({
      sygnaturaWniosku: waits.sygnaturaWniosku,
      numerDecyzji: null,
      dataWydaniaDecyzji: null,
      kwotaZwrotu: null,
      pozostalyLimitZwrotuDoWykorzystania: null,
      rocznyLimitZwrotu: 2413.88,
      kwotaWyplacona: false,
    });
    expect(decided.kwotaWyplacona).toBe(true);
    expect(limit.przyznano).toBe(decided.kwotaZwrotu);
  });

  it('a farmer who uses more than the limit gets the limit; the money waits at the cash desk', async () => {
    const { limit, wnioski } = await of(jan, 'akcyza/wnioski?rok=2026');
    expect(limit.pozostalyLimitZwrotuDoWykorzystania).toBe(0);
    const litres = wnioski.reduce((sum: number, one: { iloscOleju: number }) => sum + one.iloscOleju, 0);
    expect(litres * 1.48).toBeGreaterThan(limit.rocznyLimitZwrotu);
    expect(wnioski.map((one: { czyWyplataNaRachunekBankowy: boolean }) => one.czyWyplataNaRachunekBankowy)).toEqual([
      false,
      false,
    ]);
  });

  it('a year without applications has no limit; a person who never applied has no years', async () => {
    expect(await of(anna, 'akcyza/wnioski?rok=1999')).toEqual({ limit: null, wnioski: [] });
    expect(await of(anna, 'akcyza/zwroty?rok=1999')).toEqual({ limit: null, zwroty: [] });
    const przewozy = await office().login('przewozy');
    const { nip } = (await of(przewozy, 'lista-podmiotow')).podmioty[0];
    expect(await of(przewozy, `akcyza/lata?nip=${nip}`)).toEqual({ lataAkcyzy: [] });
  });

  it('a person who also acts for a company sees the farm only when acting as a person', async () => {
    const { podmioty } = await of(jan, 'lista-podmiotow');
    const { nip } = podmioty.find((one: { nip: string | null }) => one.nip);
    expect(await of(jan, `akcyza/wnioski?rok=2026&nip=${nip}`)).toEqual({ limit: null, wnioski: [] });
    expect(await of(jan, `naleznosci/inne-uslugi?rok=2026&nip=${nip}`)).toMatchObject({ wnioski: [], zwroty: [] });
  });

  it('the other services of a year are these and the online payments', async () => {
    const { platnosci, wnioski, zwroty } = await of(anna, 'naleznosci/inne-uslugi?rok=2026');
    expect(wnioski).toEqual((await of(anna, 'akcyza/wnioski?rok=2026')).wnioski);
    expect(zwroty).toEqual((await of(anna, 'akcyza/zwroty?rok=2026')).zwroty);
    expect(platnosci).toEqual((await of(anna, 'platnosci/historia?rok=2026')).platnosci);
  });

  it('a commune from before refunds existed gets the same ones, once', async () => {
    const rows = async () => {
      const { query } = office().database;
      return [
        await query.selectFrom('wnioskiAkcyzowe').selectAll().orderBy('id').execute(),
        await query.selectFrom('decyzjeAkcyzowe').selectAll().orderBy('id').execute(),
      ];
    };
    const before = await rows();
    expect(before[1]!.length).toBeGreaterThan(20);
    await forget(office());
    await office().restart();
    expect(await rows()).toEqual(before);
    await office().restart();
    expect(await rows()).toEqual(before);
  });

  describePdf('the documents', () => {
    it('have their file names, and the data of the screens', async () => {
      const { wnioski, limit } = await of(anna, 'akcyza/wnioski?rok=2026');
      const paper = await anna.get('/api/akcyza/wnioski/pdf?rok=2026');
      expect(paper.headers['content-disposition']).toMatch('filename="wnioski_o_zwrot_akzycy_za_olej.pdf"');
      const text = flatTextOf(paper.raw);
      for (const says of wordsIn(wnioski, APART)) expect(text).toContain(says);
      for (const says of wordsIn([limit.kwotaZaUzytkiRolne, limit.kwotaZaDjp, limit.przyznano]))
        expect(text).toContain(says);
      for (const { powierzchniaUzytkowRolnych, iloscOleju } of wnioski)
        for (const says of [`${powierzchniaUzytkowRolnych.toFixed(4)} ha`, `${iloscOleju.toFixed(2)} l`])
          expect(text).toContain(says.replace('.', ','));
      expect(text).toContain('na rachunek bankowy');

      const refunds = await anna.get('/api/akcyza/zwroty/pdf?rok=2026');
      expect(refunds.headers['content-disposition']).toMatch('filename="zwroty_akcyzy_za_olej.pdf"');
      const { zwroty } = await of(anna, 'akcyza/zwroty?rok=2026');
      const decisions = flatTextOf(refunds.raw);
      for (const says of [...wordsIn(zwroty), ...wordsIn(limit.pozostalyLimitZwrotuDoWykorzystania)])
        expect(decisions).toContain(says);
      expect(decisions).toContain('decyzja jeszcze nie wydana');
    });
  });
});

/** Fields of an application that are no amounts of money. */
const APART = ['powierzchniaUzytkowRolnych', 'iloscOleju'];

const signature = ({ sygnaturaWniosku }: { sygnaturaWniosku: string }) => sygnaturaWniosku;

async function forget({ database: { query } }: TestOffice): Promise<void> {
  await query.deleteFrom('decyzjeAkcyzowe').execute();
  await query.deleteFrom('wnioskiAkcyzowe').execute();
}
