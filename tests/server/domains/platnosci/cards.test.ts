import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { book, type Ledger, type Plan, type Znak } from '../../../../server/demo/kit/ledger.ts';
import {
  presentElement,
  presentKarta,
  presentRataZbiorcza,
  presentWplata,
} from '../../../../server/domains/naleznosci/present.ts';
import { RODZAJE_NALEZNOSCI, type RodzajNaleznosci } from '../../../../server/domains/naleznosci/rodzajeNaleznosci.ts';
import type { KartaRow } from '../../../../server/domains/naleznosci/tables.ts';
import { freeze, sumOf } from '../../../../server/domains/platnosci/freeze.ts';
import { times } from '../../../night.ts';
import { interest, nextDay, prolongation } from './paper.ts';

/*
 * Cards of any kind with any instalments, payments and letters: the sums that are booked, shown and ordered are those of a
 * separate calculation of the same plan (paper.ts), to the grosz.
 */

const numRuns = times(500, 10_000);
const TODAY = '2026-11-21';

const kinds = Object.keys(RODZAJE_NALEZNOSCI) as RodzajNaleznosci[];
const date = fc
  .integer({ min: 18_600, max: 20_800 })
  .map((days) => new Date(days * 86_400_000).toISOString().slice(0, 10));
const plan: fc.Arbitrary<Plan> = fc.record(
  {
    terminPlatnosci: date,
    terminPierwotny: date,
    parts: fc.array(
      fc.record({
        rodzajOplaty: fc.constantFrom('Podatek', 'Opłata'),
        kwotaGrosze: fc.integer({ min: 1, max: 3_000_000_000 }),
      }),
      { minLength: 1, maxLength: 4 },
    ),
    paidAfterDays: fc.integer({ min: -30, max: 400 }),
    paidShare: fc.constantFrom(0, 0.25, 0.5),
    znaki: fc.uniqueArray(fc.constantFrom<Znak>('U', 'W', 'T'), { maxLength: 3 }),
  },
  { requiredKeys: ['terminPlatnosci', 'parts'] },
);

const after = (day: string, days: number): string => {
  let found = day;
  for (let n = 0; n < days; n++) found = nextDay(found);
  return found;
};

interface Paper {
  czySplacona: boolean;
  glowna: bigint;
  koszty: bigint;
  prolongacyjna: bigint;
  odsetki: bigint;
}

/** One instalment by the separate calculation: paid in part on its due date, reminded, deferred, paid or not. */
function onPaper(
  { terminPlatnosci, terminPierwotny, parts, paidAfterDays, paidShare = 0, znaki = [] }: Plan,
  kind: RodzajNaleznosci,
): Paper {
  const { odsetki: rule } = RODZAJE_NALEZNOSCI[kind];
  const whole = parts.reduce((sum, part) => sum + BigInt(part.kwotaGrosze), 0n);
  const early = terminPlatnosci <= TODAY ? (whole * BigInt(paidShare * 100)) / 100n : 0n;
  const left = whole - early;
  const reminded = after(terminPlatnosci, 21);
  const enforced = after(reminded, 28);
  let koszty = 0n;
  if (znaki.includes('U') && reminded <= TODAY) koszty += reminded >= '2021-10-13' ? 1600n : 1160n;
  if (znaki.includes('T') && enforced <= TODAY) koszty += 10_000n;
  const prolongacyjna =
    terminPierwotny && terminPierwotny <= TODAY
      ? prolongation(Number(left), terminPierwotny, terminPlatnosci, terminPierwotny, rule)
      : 0;
  let paidOn: string | undefined;
  if (paidAfterDays !== undefined) {
    const ms = Date.parse(`${terminPlatnosci}T12:00:00Z`) + paidAfterDays * 86_400_000;
    paidOn = new Date(ms).toISOString().slice(0, 10);
  }
  const czySplacona = paidOn !== undefined && paidOn <= TODAY;
  return {
    czySplacona,
    glowna: czySplacona ? whole : left,
    koszty,
    prolongacyjna: BigInt(prolongacyjna),
    odsetki: BigInt(interest(Number(left), terminPlatnosci, czySplacona ? paidOn! : TODAY, rule)),
  };
}

const razem = ({ glowna, koszty, prolongacyjna, odsetki }: Paper) => glowna + koszty + prolongacyjna + odsetki;
/** An amount of JSON in grosze; throws for a fraction of a grosz. */
const grosze = (pln: number | null): bigint => {
  const found = Math.round((pln ?? 0) * 100);
  if (found / 100 !== (pln ?? 0)) throw new Error(`${pln} is not of whole grosze.`);
  return BigInt(found);
};
const sum = <Row>(rows: readonly Row[], of: (row: Row) => bigint): bigint =>
  rows.reduce((all, row) => all + of(row), 0n);

function cardOf(kind: RodzajNaleznosci, plans: readonly Plan[]) {
  const karta: KartaRow = {
    idKartyNaleznosci: 1001,
    podmiotId: 1,
    rok: 2026,
    aplikacjaNaleznosci: kind,
    symbolKarty: 'POD/2026/001001',
    numerKontaBankowego: '0'.repeat(26),
    nazwaPlatnika: 'Anna',
    uslugaId: 17,
    czyInstytucja: 0,
    idPunktuOdbioru: null,
  };
  const ledger: Ledger = { karty: [], ratyZbiorcze: [], raty: [], wplaty: [], elementy: [] };
  const { odsetki } = RODZAJE_NALEZNOSCI[kind];
  book(ledger, { karta, opis: 'Nakaz', dataOperacji: '2020-01-10', nrDecyzji: null, odsetki, plan: plans }, TODAY);
  return { karta, ledger };
}

describe('a card', () => {
  const cards = [fc.constantFrom(...kinds), fc.array(plan, { minLength: 1, maxLength: 8 })] as const;

  it(`is booked, shown and ordered with the sums of a separate calculation (${numRuns} cards)`, () => {
    const property = fc.property(...cards, (kind, plans) => {
      const { karta, ledger } = cardOf(kind, plans);
      const paper = plans.map((one) => onPaper(one, kind));
      const unpaid = ledger.ratyZbiorcze.filter((rata) => !rata.czySplacona);
      const partsOf = (id: number) => ledger.raty.filter((part) => part.idNaleznosciRatyZbiorczej === id);

      // Each instalment as it is shown, with its parts.
      const shown = ledger.ratyZbiorcze.map((rata) =>
        presentRataZbiorcza(karta, rata, partsOf(rata.idNaleznosciRatyZbiorczej), undefined, TODAY),
      );
      for (const [index, rata] of shown.entries()) {
        const wanted = paper[index]!;
        expect({
          czySplacona: rata.czySplacona,
          glowna: grosze(rata.kwotaGlowna),
          koszty: grosze(rata.kosztyEgzekucji),
          prolongacyjna: grosze(rata.oplataProlongacyjna),
          odsetki: grosze(rata.odsetki),
        }).toEqual(wanted);
        expect(grosze(rata.kwotaRazem)).toBe(razem(wanted));
        for (const field of [
          'kwotaRaty',
          'kwotaGlowna',
          'kosztyEgzekucji',
          'odsetki',
          'oplataProlongacyjna',
          'kwotaRazem',
        ] as const)
          expect([field, sum(rata.raty, (part) => grosze(part[field]))]).toEqual([field, grosze(rata[field])]);
      }

      // The card's sum is its unpaid rest, and an order of the whole rest has the same sum.
      const left = sum(paper, (one) => (one.czySplacona ? 0n : razem(one)));
      expect(grosze(presentKarta({ ...karta, adresPunktuOdbioru: null }, [], unpaid, [], TODAY).suma)).toBe(left);
      const ids = new Set(unpaid.map((rata) => rata.idNaleznosciRatyZbiorczej));
      const order = freeze(karta, ledger.ratyZbiorcze, ids, ledger.raty, TODAY);
      expect(BigInt(order.kwotaGrosze)).toBe(left);
      expect(sum(order.raty, (part) => BigInt(sumOf(part)))).toBe(left);
      for (const part of order.raty) {
        const { vatProcent } = RODZAJE_NALEZNOSCI[kind];
        if (vatProcent === null) expect(part.kwotaVatGrosze).toBeNull();
        else {
          // Net and tax add up to the principal, and the tax is rounded to the nearest grosz.
          const off =
            BigInt(part.kwotaVatGrosze!) * BigInt(100 + vatProcent) -
            BigInt(part.kwotaGlownaGrosze) * BigInt(vatProcent);
          expect(2n * (off < 0n ? -off : off) <= BigInt(100 + vatProcent)).toBe(true);
        }
      }

      // Assessed minus paid is the unpaid rest, except for interest, which grows every day.
      const assessed = sum(ledger.elementy, (row) => grosze(presentElement(row).suma));
      const paid = sum(ledger.wplaty, (row) => grosze(presentWplata(row).suma));
      const growing = sum(paper, (one) => (one.czySplacona ? 0n : one.odsetki));
      expect(assessed - paid).toBe(left - growing);
      expect(sum(ledger.elementy, (row) => grosze(presentElement(row).pozostaloDoSplaty))).toBe(left - growing);
    });
    fc.assert(property, { numRuns });
  });

  it('ordered in part freezes only the ordered instalments', () => {
    const property = fc.property(...cards, fc.infiniteStream(fc.boolean()), (kind, plans, picks) => {
      const { karta, ledger } = cardOf(kind, plans);
      const chosen = new Set<number>();
      let wanted = 0n;
      for (const [index, rata] of ledger.ratyZbiorcze.entries()) {
        if (rata.czySplacona || !picks.next().value) continue;
        chosen.add(rata.idNaleznosciRatyZbiorczej);
        wanted += razem(onPaper(plans[index]!, kind));
      }
      const order = freeze(karta, ledger.ratyZbiorcze, chosen, ledger.raty.toReversed(), TODAY);
      expect(BigInt(order.kwotaGrosze)).toBe(wanted);
      expect(new Set(order.raty.map((part) => part.idNaleznosciRatyZbiorczej))).toEqual(chosen);
      expect(order.raty.map((part) => part.lp)).toEqual(order.raty.map((_, index) => index + 1));
      expect(order.tytul.length).toBeLessThanOrEqual(140);
    });
    fc.assert(property, { numRuns: numRuns / 5 });
  });
});
