import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadContract } from '../../codegen/contract/load.ts';
import type { KartaNaleznosci, ListaNaleznosci, RatyKarty, WykazPojazdow } from '../../src/generated/models.ts';

/* The example answers tell of one world: tests, preview and documentation show them side by side. */
const { contract } = loadContract([join(import.meta.dirname, '../../schemas/api')]);
const values = <T>(id: string) =>
  contract.examples(id).map(({ args, value }) => ({ args: args ?? {}, value: value as T }));
const grosze = (kwota: number | null) => Math.round((kwota ?? 0) * 100);
const sum = (amounts: (number | null)[]) => amounts.reduce<number>((total, kwota) => total + grosze(kwota), 0);
const karty = values<KartaNaleznosci>('dajKarteNaleznosci');

test('a card is the same on the list and by its id', () => {
  const listed = values<ListaNaleznosci>('dajListeNaleznosci').flatMap(({ value }) => value.karty);
  for (const { args, value } of karty) {
    expect(value.idKartyNaleznosci).toBe(args.idKartyNaleznosci);
    expect(listed).toContainEqual(value);
  }
});

test('what is still to be paid on a card is the sum of its unpaid instalments', () => {
  for (const { args, value } of values<RatyKarty>('dajRaty')) {
    const karta = karty.find((other) => other.args.idKartyNaleznosci === args.idKartyNaleznosci)?.value;
    const unpaid = value.ratyZbiorcze.filter((rata) => !rata.czySplacona);
    expect(grosze(karta?.suma ?? Number.NaN)).toBe(sum(unpaid.map((rata) => rata.kwotaRazem)));
  }
});

test('an instalment is the sum of its parts, and its total of its amounts', () => {
  for (const { value } of values<RatyKarty>('dajRaty')) {
    for (const rata of value.ratyZbiorcze) {
      for (const key of [
        'kwotaRaty',
        'kwotaGlowna',
        'kosztyEgzekucji',
        'odsetki',
        'oplataProlongacyjna',
        'kwotaRazem',
      ] as const) {
        expect(grosze(rata[key])).toBe(sum(rata.raty.map((part) => part[key])));
      }
      expect(grosze(rata.kwotaRazem)).toBe(
        sum([rata.kwotaGlowna, rata.kosztyEgzekucji, rata.odsetki, rata.oplataProlongacyjna]),
      );
      expect(new Set(rata.raty.map((part) => part.nrRaty)).size).toBe(rata.raty.length);
    }
  }
});

test('vehicles are taxed on a card of vehicles', () => {
  for (const { args } of values<WykazPojazdow>('dajWykazPojazdowPlatnika')) {
    const karta = karty.find((other) => other.args.idKartyNaleznosci === args.idKartyNaleznosci)?.value;
    expect(karta).toMatchObject({ aplikacjaNaleznosci: 'SRODKI_TRANSPORTU', czyInstytucja: true });
  }
});
