import type { DemoLogin } from '../../demo/kit/demoAccounts.ts';
import { type Random, randomOf } from '../../demo/kit/random.ts';
import type { Database, Db } from '../../engine/db/open.ts';
import { type Rata, rozlicz, type Wplata } from '../naleznosci/rozlicz.ts';
import { raty } from '../naleznosci/rozliczenieQueries.ts';
import { wplaty } from '../platnosci/rozliczenie.ts';
import { MOCE, oplataDodatkowaGrosze, oplataPodstawowaGrosze } from './rules.ts';
import type { DoplataZezwolenRow, OplataZezwoleniaRow, ZezwolenieRow } from './tables.ts';

type Doplata = Omit<DoplataZezwolenRow, 'id' | 'idKartyNaleznosci'>;

/** The permits of all cards with permit fees, also for an older demo database. */
export async function fillZezwolenia(database: Database, query: Db, seed: number, today: string): Promise<void> {
  if (await query.selectFrom('zezwolenia').select('id').limit(1).executeTakeFirst()) return;
  const random = randomOf(seed).fork('permits');
  const cards = await query
    .selectFrom('karty')
    .innerJoin('podmioty', 'podmioty.podmiotId', 'karty.podmiotId')
    .where('aplikacjaNaleznosci', '=', 'KONCESJE_NA_ALKOHOL')
    .select(['idKartyNaleznosci', 'rok', 'karty.podmiotId', 'nazwa', 'adres'])
    .orderBy('idKartyNaleznosci')
    .execute();
  const inn = await innOf(query);
  const zezwolenia: ZezwolenieRow[] = [];
  const oplatyZezwolen: OplataZezwoleniaRow[] = [];
  const doplatyZezwolen: DoplataZezwolenRow[] = [];
  for (const [podmiotId, own] of Map.groupBy(cards, (card) => card.podmiotId)) {
    const chance = random.fork(`holder/${podmiotId}`);
    const years = own.map(({ rok }) => rok);
    const isInn = podmiotId === inn;
    const shop = makeZezwolenia(chance, { ...own[0]!, years, naMiejscu: isInn }, zezwolenia.length);
    zezwolenia.push(...shop);
    for (const { idKartyNaleznosci, rok } of own) {
      // The inn was late with its newest statement, so that a demo shows the consequences.
      const late = isInn ? rok === years.at(-1) : chance.chance(0.12);
      const day = chance.integer(9, 26);
      for (const [place, { id }] of shop.entries())
        oplatyZezwolen.push({
          idKartyNaleznosci,
          zezwolenieId: id,
          nrRaty: place + 1,
          czyNieterminoweOswiadczenie: Number(late),
        });
      const onTop = [
        ...(late ? lateStatement(rok, day) : []),
        ...lateInstalments(await raty(query, idKartyNaleznosci), await wplaty(query, idKartyNaleznosci)),
      ].filter(({ dataWplaty }) => dataWplaty <= today);
      for (const one of onTop) doplatyZezwolen.push({ id: doplatyZezwolen.length + 1, idKartyNaleznosci, ...one });
    }
  }
  await database.insert(query, 'zezwolenia', zezwolenia);
  await database.insert(query, 'oplatyZezwolen', oplatyZezwolen);
  await database.insert(query, 'doplatyZezwolen', doplatyZezwolen);
}

async function innOf(query: Db): Promise<number | undefined> {
  const login: DemoLogin = 'gospoda';
  const known = await query
    .selectFrom('konta')
    .innerJoin('kontaPodmioty', 'kontaPodmioty.kontoId', 'konta.kontoId')
    .where('login', '=', login)
    .select('podmiotId')
    .executeTakeFirst();
  return known?.podmiotId;
}

/** One permit of each kind, valid in all years with cards, since their fees are for whole years. */
function makeZezwolenia(
  random: Random,
  holder: { podmiotId: number; nazwa: string; adres: string; years: readonly number[]; naMiejscu: boolean },
  before: number,
): ZezwolenieRow[] {
  const rok = holder.years[0]! - random.integer(1, 2);
  const day = `${two(random.integer(2, 11))}-${two(random.integer(1, 28))}`;
  const serial = before / MOCE.length + 1;
  return MOCE.map((moc, at) => ({
    id: before + at + 1,
    podmiotId: holder.podmiotId,
    pelnyNrZezwolenia: `${moc}/${serial}/${rok}`,
    pelnyNrDokumentuZezwolenia: `GK.7340.${before + at + 1}.${rok}`,
    nazwaPunktuZezwolenia: `${holder.nazwa}, ${holder.adres}`,
    rodzajZezwoleniaOpis: `sprzedaż detaliczna do spożycia ${holder.naMiejscu ? 'w miejscu' : 'poza miejscem'} sprzedaży`,
    moc,
    zezwolenieWazneOd: `${rok}-${day}`,
    zezwolenieWazneDo: `${holder.years.at(-1)! + random.fork('end').integer(1, 4)}-12-31`,
  }));
}

/** The first transfer was for a wrong amount and was sent back. */
function lateStatement(rok: number, day: number): Doplata[] {
  const due = MOCE.reduce((sum, moc) => sum + oplataDodatkowaGrosze(oplataPodstawowaGrosze(rok, moc)), 0);
  const paid = (dataWplaty: string, kwotaWplatyGrosze: number, czyAnulowana: number): Doplata => ({
    dataWplaty,
    nrRaty: null,
    kwotaWplatyGrosze,
    czyNieterminoweOswiadczenie: 1,
    czyPoTerminie: 0,
    czyAnulowana,
  });
  return [paid(`${rok}-02-${two(day - 4)}`, due - 1000, 1), paid(`${rok}-02-${two(day)}`, due, 0)];
}

/** An instalment paid within thirty days after its due date has an additional payment on the same day. */
function lateInstalments(all: readonly Rata[], paid: readonly Wplata[]): Doplata[] {
  const year = all.reduce((sum, rata) => sum + rata.kwotaRatyGrosze, 0);
  const paidBy = rozlicz(all, paid);
  return paid.flatMap(({ dataOperacji }, at) =>
    paidBy[at]!.flatMap((place): Doplata[] => {
      const days = (Date.parse(dataOperacji) - Date.parse(all[place]!.terminPlatnosci)) / 86_400_000;
      if (days <= 0 || days > 30) return [];
      return [
        {
          dataWplaty: dataOperacji,
          nrRaty: place + 1,
          kwotaWplatyGrosze: oplataDodatkowaGrosze(year),
          czyNieterminoweOswiadczenie: 0,
          czyPoTerminie: 1,
          czyAnulowana: 0,
        },
      ];
    }),
  );
}

const two = (value: number): string => String(value).padStart(2, '0');
