import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadContract } from '../../../codegen/contract/load.ts';
import type {
  InformacjaLiczbaWyborcow,
  KartaNaleznosci,
  ListaNaleznosci,
  RatyKarty,
  StatusyMeldunkowe,
  WydatkiBudzetu,
  WykazPojazdow,
  ZameldowaniaWgPlciWieku,
} from '../../../src/generated/models.ts';

/* The example answers describe one consistent world: tests, preview and documentation show them side by side. */
const { contract } = loadContract([join(import.meta.dirname, '../../../schemas/api')]);
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

test('residents by sex and age add up to their statuses', () => {
  const [statuses] = values<StatusyMeldunkowe>('dajStatusyMeldunkoweMieszkancow');
  const [table] = values<ZameldowaniaWgPlciWieku>('dajZameldowaniaWgPlciWieku');
  const all = (counts: object | undefined) => Object.values(counts ?? {}).reduce((total, one) => total + one, 0);
  const [stale, czasowe] = statuses?.value.statusyMieszkancow ?? [];
  expect([all(table?.value.zameldowanieStale), all(table?.value.zameldowanieCzasowe)]).toEqual([
    stale?.liczbaMieszkancow,
    czasowe?.liczbaMieszkancow,
  ]);
});

test('an election day is the same alone and among all, and each has its counts', () => {
  const answers = values<InformacjaLiczbaWyborcow>('informacjaLiczbaWyborcow');
  const all = answers.find(({ args }) => !('data' in args))?.value;
  expect(all?.zestawienieLiczbyWyborcow.map(({ dataWyborow }) => dataWyborow)).toEqual(all?.datyWyborow);
  for (const { args, value } of answers) {
    expect(value.datyWyborow).toEqual(all?.datyWyborow);
    for (const row of value.zestawienieLiczbyWyborcow) {
      expect(all?.zestawienieLiczbyWyborcow).toContainEqual(row);
      expect(row.dataWyborow).toBe(args.data ?? row.dataWyborow);
      expect(row.liczbaWyborcow).toBeLessThan(row.liczbaMieszkancow);
    }
  }
});

test('no more is spent than bound, nor bound than planned, and what is owed is bound and not spent', () => {
  for (const { value } of values<WydatkiBudzetu>('dajWydatkiBudzetu')) {
    for (const row of value.listaWydatkow) {
      expect(row.wydatki + row.zobowiazania).toBeLessThanOrEqual(row.zaangazowanie);
      expect(row.zaangazowanie).toBeLessThanOrEqual(row.planPoZmianach);
    }
  }
});
