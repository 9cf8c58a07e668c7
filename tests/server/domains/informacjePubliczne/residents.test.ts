import { describe, expect, it } from 'vitest';
import { dajNajpopularniejszeImiona } from '../../../../server/domains/informacjePubliczne/handlers.ts';
import { bornBy } from '../../../../server/domains/informacjePubliczne/pelnoletnosc.ts';
import { secretsOf } from '../../../../server/engine/session/secrets.ts';
import type { LiczbyWgPlciWieku, StatusMieszkancow, StatystykaImienia } from '../../../../src/generated/models.ts';
import { BY_HAND, forOneDatabase, TODAY, withOffice } from '../../helpers.ts';

const DAY_MS = 24 * 3_600_000;

describe('the last birthday of an adult', () => {
  it.each([
    ['2026-11-21', '2008-11-21', 'on the birthday itself'],
    ['2026-02-28', '2008-02-29', 'on the 28th, where there is no 29th'],
    ['2028-02-28', '2010-02-29', 'a year without 29 February; nobody was born on that day'],
    ['2028-02-29', '2010-02-29', 'the last day of February in a leap year'],
    ['2026-03-01', '2008-03-01', 'an ordinary day in March'],
  ])('on %s is %s: %s', (day, born) => {
    expect(bornBy(day)).toBe(born);
  });
});

forOneDatabase((make) => {
  const office = withOffice(make, { OKIENKO_RESIDENTS: '1000' });
  const get = async (path: string) => (await office().anonymous.get(`/api/el/${path}`)).json();
  const sum = (list: readonly number[]) => list.reduce((total, one) => total + one, 0);
  const all = (counts: LiczbyWgPlciWieku) => sum(Object.values(counts));
  const statuses = async (): Promise<StatusMieszkancow[]> =>
    (await get('dajStatusyMeldunkoweMieszkancow')).statusyMieszkancow;
  const someone = {
    imie: 'Żelisława',
    nazwisko: 'Próbna',
    pesel: '08912112345',
    plec: 'K',
    rokUrodzenia: 2008,
    dataUrodzenia: '2008-11-22',
    czyObywatel: 1,
    adres: 'ul. Lipowa 1, Lipowa Dolina',
    zameldowanie: 'STALE',
    zameldowanyOd: '2008-11-22',
    zameldowanyDo: null,
    koniec: null,
  } as const;

  it('the counts add up to the number of residents, each counted once', async () => {
    const counts = (await statuses()).map(({ liczbaMieszkancow }) => liczbaMieszkancow);
    expect(counts[0]! + counts[1]!).toBe(1000);
    const rows = await office().database.query.selectFrom('mieszkancy').select('id').execute();
    expect(sum(counts)).toBe(rows.length);
    expect(Math.min(...counts)).toBeGreaterThan(5);
  });

  it('the counts by sex and age add up to the first two statuses', async () => {
    const { zameldowanieStale, zameldowanieCzasowe } = await get('dajZameldowaniaWgPlciWieku');
    const [stale, czasowe] = await statuses();
    expect([all(zameldowanieStale), all(zameldowanieCzasowe)]).toEqual([
      stale!.liczbaMieszkancow,
      czasowe!.liczbaMieszkancow,
    ]);
  });

  it('names of all years are added up once for each count of them', async () => {
    const { database, config, municipality, clock } = office();
    const ask = (now: number) =>
      dajNajpopularniejszeImiona({
        args: {},
        db: database.query,
        ip: '10.0.0.1',
        agent: '',
        services: {},
        cookies: undefined,
        now: new Date(now),
        today: TODAY,
        lang: 'pl',
        headers: {},
        session: undefined,
        podmiot: undefined,
        secrets: secretsOf('a pepper for tests that is long enough'),
        config,
        municipality,
        ...BY_HAND,
      });
    const [first, second, later] = [await ask(clock.ms), await ask(clock.ms), await ask(clock.ms + 11 * 60_000)];
    expect(second.listaImion).toBe(first.listaImion);
    expect(later.listaImion).not.toBe(first.listaImion);
    expect(later.listaImion).toEqual(first.listaImion);
    await ask(clock.ms);
  });

  it('published names do not exceed the number of residents, and a year’s names are among all names', async () => {
    const { listaImion } = (await get('dajNajpopularniejszeImiona')) as { listaImion: StatystykaImienia[] };
    const total = sum(listaImion.map(({ liczbaOsob }) => liczbaOsob));
    expect(total).toBeLessThanOrEqual(1000);
    expect(total).toBeGreaterThan(950);
    const byYear = new Map<string, number>();
    for (const rok of (await get('dajLataUrodzen')).lataUrodzen)
      for (const { imie, liczbaOsob } of (await get(`dajNajpopularniejszeImionaWgRoku?rok=${rok}`)).listaImion)
        byYear.set(imie, (byYear.get(imie) ?? 0) + liczbaOsob);
    const whole = new Map(listaImion.map(({ imie, liczbaOsob }) => [imie, liczbaOsob]));
    for (const [imie, liczba] of byYear) expect(whole.get(imie), imie).toBeGreaterThanOrEqual(liczba);
  });

  it('names are listed the most frequent first, ties in Polish alphabetical order, rare ones left out', async () => {
    const { listaImion } = (await get('dajNajpopularniejszeImiona')) as { listaImion: StatystykaImienia[] };
    const collator = new Intl.Collator('pl');
    const sorted = [...listaImion].sort((a, b) => b.liczbaOsob - a.liczbaOsob || collator.compare(a.imie, b.imie));
    expect(listaImion).toEqual(sorted);
    expect(new Set(listaImion.map(({ liczbaOsob }) => liczbaOsob)).size).toBeLessThan(listaImion.length);
    expect(listaImion.every(({ liczbaOsob }) => liczbaOsob >= 2)).toBe(true);
  });

  it('statuses are given in four languages', async () => {
    const descriptions = new Set<string>();
    for (const lang of ['pl', 'en', 'de', 'uk'])
      for (const { opisStatusu } of (await get(`dajStatusyMeldunkoweMieszkancow?lang=${lang}`)).statusyMieszkancow)
        descriptions.add(opisStatusu);
    expect(descriptions.size).toBe(20);
    expect((await statuses())[0]!.opisStatusu).toBe('Zameldowani na pobyt stały');
  });

  it('on an election day all voters are residents, and an election to come counts who will be 18', async () => {
    const { query } = office().database;
    const before = await get('informacjaLiczbaWyborcow');
    expect(before.datyWyborow[0]).toBe('2025-06-01');
    expect(before.zestawienieLiczbyWyborcow.map((row: { dataWyborow: string }) => row.dataWyborow)).toEqual(
      before.datyWyborow,
    );
    for (const { liczbaMieszkancow, liczbaWyborcow } of before.zestawienieLiczbyWyborcow) {
      expect(liczbaWyborcow).toBeLessThan(liczbaMieszkancow);
      expect(liczbaWyborcow).toBeGreaterThan(liczbaMieszkancow / 2);
    }
    const names = { pl: 'Wybory', en: 'Elections', de: 'Wahlen', uk: 'Вибори' };
    for (const dataWyborow of ['2026-11-21', '2026-11-22'])
      await query
        .insertInto('wybory')
        .values({ dataWyborow, ...names })
        .execute();
    const voters = async (day: string) =>
      (await get(`informacjaLiczbaWyborcow?data=${day}&lang=uk`)).zestawienieLiczbyWyborcow;
    await query
      .insertInto('mieszkancy')
      .values({ id: 9_000_001, ...someone })
      .execute();
    const [[today], [tomorrow]] = [await voters('2026-11-21'), await voters('2026-11-22')];
    expect(tomorrow.nazwaWyborow).toBe('Вибори');
    const eighteen = await query
      .selectFrom('mieszkancy')
      .select('id')
      .where('dataUrodzenia', '=', '2008-11-22')
      .execute();
    expect(tomorrow.liczbaWyborcow - today.liczbaWyborcow).toBe(eighteen.length);
    await query.deleteFrom('mieszkancy').where('id', '=', 9_000_001).execute();
    await query.deleteFrom('wybory').where('dataWyborow', '>', '2026-01-01').execute();
  });

  it('today’s voters are the adult permanent residents who are citizens', async () => {
    const { query } = office().database;
    await query
      .insertInto('wybory')
      .values({ dataWyborow: '2026-11-20', pl: 'W', en: 'W', de: 'W', uk: 'W' })
      .execute();
    office().clock.ms -= DAY_MS;
    const { zameldowanieStale } = await get('dajZameldowaniaWgPlciWieku');
    const [row] = (await get('informacjaLiczbaWyborcow?data=2026-11-20')).zestawienieLiczbyWyborcow;
    const strangers = await query
      .selectFrom('mieszkancy')
      .select('id')
      .where('czyObywatel', '=', 0)
      .where('zameldowanie', '=', 'STALE')
      .where('zameldowanyOd', '<=', '2026-11-20')
      .where('dataUrodzenia', '<=', '2008-11-20')
      .where((eb) => eb.or([eb('zameldowanyDo', 'is', null), eb('zameldowanyDo', '>=', '2026-11-20')]))
      .execute();
    const adults = zameldowanieStale.liczbaKobietOd18 + zameldowanieStale.liczbaMezczyznOd18;
    expect(row.liczbaWyborcow).toBe(adults - strangers.length);
    office().clock.ms += DAY_MS;
    await query.deleteFrom('wybory').where('dataWyborow', '=', '2026-11-20').execute();
  });

  it('a day without elections is refused, since two chosen days would reveal one person', async () => {
    const { datyWyborow, zestawienieLiczbyWyborcow } = await get('informacjaLiczbaWyborcow?data=2025-06-02');
    expect(zestawienieLiczbyWyborcow).toEqual([]);
    expect(datyWyborow.length).toBeGreaterThan(5);
  });

  it('the register is counted again after ten minutes, and on another day', async () => {
    const { query } = office().database;
    const children = async () => (await get('dajZameldowaniaWgPlciWieku')).zameldowanieStale.liczbaKobietPonizej18;
    const before = await children();
    await query
      .insertInto('mieszkancy')
      .values({ id: 9_000_002, ...someone })
      .execute();
    expect(await children()).toBe(before);
    office().clock.ms += 10 * 60_000;
    expect(await children()).toBe(before + 1);
    const [stale, czasowe, wymeldowani] = (await statuses()).map(({ liczbaMieszkancow }) => liczbaMieszkancow);
    // Three years later every temporary registration has ended by itself.
    office().clock.ms += 3 * 365 * DAY_MS;
    const later = (await statuses()).map(({ liczbaMieszkancow }) => liczbaMieszkancow);
    expect(later.slice(0, 3)).toEqual([stale, 0, wymeldowani! + czasowe!]);
    office().clock.ms -= 3 * 365 * DAY_MS + 10 * 60_000;
    await query.deleteFrom('mieszkancy').where('id', '=', 9_000_002).execute();
  });

  it('the register is counted again at once after a feed, and after a feed was taken back', async () => {
    const { query } = office().database;
    const children = async () => (await get('dajZameldowaniaWgPlciWieku')).zameldowanieStale.liczbaKobietPonizej18;
    const before = await children();
    await query
      .insertInto('mieszkancy')
      .values({ id: 9_000_002, ...someone })
      .execute();
    expect(await children()).toBe(before);
    const kiedy = '2026-11-21T09:00:00Z';
    const load = { zrodlo: 'ewidencja', kiedy, stanNa: kiedy, skrot: '', liczby: '{}', ostatniPodmiot: 0 };
    await query
      .insertInto('zasilenia')
      .values({ ...load, stan: 'WCZYTANE', kiedySprawdzono: kiedy })
      .execute();
    expect(await children()).toBe(before + 1);
    await query.deleteFrom('mieszkancy').where('id', '=', 9_000_002).execute();
    expect(await children()).toBe(before + 1);
    await query.updateTable('zasilenia').set({ stan: 'COFNIETE' }).execute();
    expect(await children()).toBe(before);
    await query.deleteFrom('zasilenia').execute();
  });
});
