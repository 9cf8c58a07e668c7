import { type Random, randomOf } from '../../demo/kit/random.ts';
import type { Database, Db } from '../../engine/db/open.ts';
import type { RodzajNaleznosci } from '../naleznosci/rodzajeNaleznosci.ts';
import type { OplataLokalnaRow } from './tables.ts';

const KINDS: readonly RodzajNaleznosci[] = ['OPLATY_LOKALNE', 'EWIDENCJE_NIEPODATKOWE', 'PSY'];
/** Years of perpetual usufruct of the commune's land. */
const USUFRUCT_YEARS = 99;

type Umowa = Pick<OplataLokalnaRow, 'nrDecyzji' | 'dataZawarciaUmowy' | 'dataRozwiazaniaUmowy'>;

/** The payer and the kind of these cards; they follow one another by year. */
interface Payer {
  aplikacjaNaleznosci: string;
  czyInstytucja: number;
  firstYear: number;
  lastYear: number;
}

/** The basis of every card of local fees, also for an older commune without it. */
export async function fillOplaty(database: Database, query: Db, seed: number): Promise<void> {
  if (await query.selectFrom('oplatyLokalne').select('idKartyNaleznosci').limit(1).executeTakeFirst()) return;
  const random = randomOf(seed).fork('fees');
  const cards = await query
    .selectFrom('karty')
    .innerJoin('elementy', 'elementy.idKartyNaleznosci', 'karty.idKartyNaleznosci')
    .where('karty.aplikacjaNaleznosci', 'in', KINDS)
    .select(['karty.idKartyNaleznosci', 'karty.podmiotId', 'rok', 'aplikacjaNaleznosci', 'czyInstytucja'])
    // A card begins with its assessment.
    .select((of) => of.fn.min('elementy.dataOperacji').as('dataPowstaniaNaleznosci'))
    .groupBy(['karty.idKartyNaleznosci', 'karty.podmiotId', 'rok', 'aplikacjaNaleznosci', 'czyInstytucja'])
    .orderBy('karty.idKartyNaleznosci')
    .execute();
  const things = Map.groupBy(cards, (card) => `${card.aplikacjaNaleznosci}/${card.podmiotId}`);
  const rows = [...things].flatMap(([thing, of], index): OplataLokalnaRow[] => {
    const { aplikacjaNaleznosci, czyInstytucja } = of[0]!;
    const years = { firstYear: of[0]!.rok, lastYear: of.at(-1)!.rok };
    const umowa = makeUmowa(random.fork(thing), { aplikacjaNaleznosci, czyInstytucja, ...years }, index + 1);
    return of.map(({ idKartyNaleznosci, dataPowstaniaNaleznosci }) => ({
      idKartyNaleznosci,
      dataPowstaniaNaleznosci,
      ...umowa,
    }));
  });
  await database.insert(query, 'oplatyLokalne', rows);
}

/** A dog fee is due by law. A resident's garden is leased without an end, an institution's land often for some years. */
export function makeUmowa(random: Random, payer: Payer, serial: number): Umowa {
  if (payer.aplikacjaNaleznosci === 'PSY')
    return { nrDecyzji: null, dataZawarciaUmowy: null, dataRozwiazaniaUmowy: null };
  const day = `${two(random.integer(1, 12))}-${two(random.integer(1, 28))}`;
  if (payer.aplikacjaNaleznosci === 'EWIDENCJE_NIEPODATKOWE') {
    const rok = random.integer(1992, 2004);
    return {
      nrDecyzji: `GN.6843.${serial}.${rok}`,
      dataZawarciaUmowy: `${rok}-${day}`,
      dataRozwiazaniaUmowy: `${rok + USUFRUCT_YEARS}-${day}`,
    };
  }
  const rok = payer.firstYear - random.integer(1, 6);
  const ends = payer.czyInstytucja === 1 && random.chance(0.6);
  return {
    nrDecyzji: `GN.6845.${serial}.${rok}`,
    dataZawarciaUmowy: `${rok}-${day}`,
    dataRozwiazaniaUmowy: ends ? `${payer.lastYear + random.integer(1, 4)}-12-31` : null,
  };
}

const two = (value: number): string => String(value).padStart(2, '0');
