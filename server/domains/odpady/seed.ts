import data from '../../demo/kit/data/commune.json' with { type: 'json' };
import { demoPerson } from '../../demo/kit/demoPerson.ts';
import { type Random, randomOf } from '../../demo/kit/random.ts';
import { ODPADY_OSOBA_GROSZE, ODPADY_POJEMNIK_GROSZE } from '../../demo/kit/stawkiOdpadow.ts';
import type { Database, Db } from '../../engine/db/open.ts';
import { dodajPunkt } from '../naleznosci/punktyOdbioru.ts';
import type { ParametrOdpadowRow } from './tables.ts';

type Row = Omit<ParametrOdpadowRow, 'id' | 'idPunktuOdbioru'>;

/** A point, and the monthly charge of its cards, by year, the first year first. */
export interface OdpadyPayer {
  idPunktuOdbioru: number;
  czyInstytucja: number;
  lata: readonly { rok: number; miesiecznieGrosze: number }[];
}

/** The fee was based on the area of flats, then on water, and since 2022 on persons: later cards are by persons. */
const BY_AREA = { odDnia: '2015-07-01', doDnia: '2019-12-31' };
const BY_WATER = { odDnia: '2020-01-01', doDnia: '2021-12-31' };
const NOW = { odDnia: '2022-01-01', doDnia: null };

/** Parameters of every waste card, also for an older commune without parameters. */
export async function fillOdpady(database: Database, query: Db, seed: number): Promise<void> {
  if (await query.selectFrom('parametryOdpadow').select('id').limit(1).executeTakeFirst()) return;
  const random = randomOf(seed).fork('waste');
  const cards = await query
    .selectFrom('karty')
    .innerJoin('ratyZbiorcze', 'ratyZbiorcze.idKartyNaleznosci', 'karty.idKartyNaleznosci')
    .where('karty.aplikacjaNaleznosci', '=', 'ODPADY')
    .where('karty.idPunktuOdbioru', 'is not', null)
    .select(['karty.idPunktuOdbioru', 'karty.czyInstytucja', 'karty.rok'])
    .select((of) => of.fn.max('ratyZbiorcze.kwotaRatyGrosze').as('miesiecznieGrosze'))
    .groupBy(['karty.idPunktuOdbioru', 'karty.czyInstytucja', 'karty.rok'])
    .orderBy('karty.idPunktuOdbioru')
    .orderBy('karty.rok')
    .execute();
  const rows = [...Map.groupBy(cards, (card) => card.idPunktuOdbioru!)].flatMap(([idPunktuOdbioru, lata]) =>
    makeParametry(random, { idPunktuOdbioru, czyInstytucja: lata[0]!.czyInstytucja, lata }),
  );
  const all = [...rows, ...(await formerFlat(query))];
  await database.insert(
    query,
    'parametryOdpadow',
    all.map((row, index) => ({ id: index + 1, ...row })),
  );
}

/** The basis of the fee on the cards: persons, or containers of an institution; and the earlier ones. */
function makeParametry(random: Random, { idPunktuOdbioru, czyInstytucja, lata }: OdpadyPayer) {
  const own = random.fork(`point/${idPunktuOdbioru}`);
  const rows = czyInstytucja ? containers(lata) : household(own, lata.at(-1)!.miesiecznieGrosze / ODPADY_OSOBA_GROSZE);
  return rows.map((one) => ({ idPunktuOdbioru, ...one }));
}

/** An institution declares each January how many it needs; an unchanged parameter continues. */
function containers(lata: OdpadyPayer['lata']): Row[] {
  const changes = lata.filter(({ miesiecznieGrosze }, at) => miesiecznieGrosze !== lata[at - 1]?.miesiecznieGrosze);
  return changes.map(({ rok, miesiecznieGrosze }, at) => {
    const next = changes[at + 1];
    const when = { odDnia: `${rok}-01-01`, doDnia: next ? `${next.rok - 1}-12-31` : null };
    return row('Pojemniki 1100 l na odpady zmieszane', when, miesiecznieGrosze / ODPADY_POJEMNIK_GROSZE, 'szt.');
  });
}

function household(own: Random, persons: number): Row[] {
  return [
    row('Liczba osób w gospodarstwie', NOW, persons, 'os.'),
    row('Pojemnik na odpady zmieszane', NOW, persons > 3 ? 240 : 120, 'l'),
    row('Zużycie wody w miesiącu', BY_WATER, (own.integer(20, 40) / 10) * persons, 'm3'),
    row('Powierzchnia lokalu', BY_AREA, own.integer(380, 1600) / 10, 'm2'),
  ];
}

/** Where the demo resident lived before: a second point, whose parameters have all ended. */
async function formerFlat(query: Db) {
  const anna = await demoPerson(query, 'anna.wisniewska');
  if (!anna) return [];
  const idPunktuOdbioru = await dodajPunkt(query, anna.podmiotId, `ul. Krótka 5/2, ${data.miejscowosc}`);
  return [
    {
      idPunktuOdbioru,
      ...row('Liczba osób w gospodarstwie', { odDnia: '2022-01-01', doDnia: '2023-08-31' }, 2, 'os.'),
    },
    { idPunktuOdbioru, ...row('Zużycie wody w miesiącu', BY_WATER, 5.4, 'm3') },
    { idPunktuOdbioru, ...row('Powierzchnia lokalu', BY_AREA, 47.6, 'm2') },
  ];
}

const row = (
  parametr: string,
  when: { odDnia: string; doDnia: string | null },
  wartosc: number,
  jednostkaMiary: string,
): Row => ({ parametr, ...when, wartoscSetne: Math.round(wartosc * 100), jednostkaMiary });
