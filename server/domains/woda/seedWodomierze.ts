import { addDays, diffDays } from '../../../src/lang/values/dates.ts';
import type { Random } from '../../demo/kit/random.ts';
import type { OdczytRow, ProtokolWymianyRow, WodomierzRow } from './tables.ts';

/** A meter is legally verified for five years and then replaced. Source: Prawo o miarach, rozporządzenie o legalizacji. */
const PROVED_DAYS = 5 * 365;
const EARLY = [
  'Uszkodzenie przez mróz',
  'Zatrzymane liczydło',
  'Nieczytelne liczydło',
  'Wymiana na wodomierz z odczytem zdalnym',
];
const FITTERS = ['Marek Sadowski', 'Tomasz Lipka', 'Paweł Wrzos', 'Grzegorz Dąb'];

/** The consumption until a day. */
export interface Zuzycie {
  dataOdczytu: string;
  zuzycieTysieczne: number;
}

export interface Miejsce {
  zakresLicznikaCalkowite: number;
  /** Decimals that the office reads; a meter may show more. */
  decimals: number;
  /** The meter is replaced on the day of one of these readings. */
  replaced: boolean;
  /** The day of the first reading, before the first consumption. */
  od: string;
  zuzycia: readonly Zuzycie[];
}

type Wodomierz = Omit<WodomierzRow, 'idLicznika' | 'idPunktu' | 'nrLicznika' | 'miejsce'>;
/** The meters and readings of a place; `meter` is 0 for the first meter, 1 for its replacement. */
export interface Historia {
  wodomierze: Wodomierz[];
  odczyty: (Pick<OdczytRow, 'dataOdczytu' | 'stanTysieczne' | 'zuzycieTysieczne'> & { meter: number })[];
  wymiana: Omit<ProtokolWymianyRow, 'idWyjetego' | 'idZalozonego'> | undefined;
}

/** A history of a place whose readings give exactly the consumption. */
export function makeHistoria(random: Random, { zuzycia, od, ...of }: Miejsce): Historia {
  const each = zuzycia.reduce((sum, one) => sum + one.zuzycieTysieczne, 0) / zuzycia.length;
  const days = diffDays(zuzycia.at(-1)!.dataOdczytu, od)! / zuzycia.length;
  const step = 10 ** (3 - of.decimals);
  const rounded = (tysieczne: number) => Math.round(tysieczne / step) * step;
  const at = of.replaced ? random.integer(Math.floor(zuzycia.length / 3), zuzycia.length - 2) : undefined;
  const dataWyjecia = at === undefined ? null : zuzycia[at]!.dataOdczytu;
  const early = random.chance(0.2) ? random.pick(EARLY) : undefined;
  const dataMontazu = fittedOn(random, { dataWyjecia, od, early, last: zuzycia.at(-1)!.dataOdczytu });
  let stan = rounded((diffDays(od, dataMontazu)! / days) * each * (0.85 + random.next() * 0.3));
  const zakres = { zakresLicznikaCalkowite: of.zakresLicznikaCalkowite };
  const more = of.decimals > 0 ? of.decimals : random.weighted([0, 1, 2, 3], [50, 5, 5, 40]);
  const wodomierze: Wodomierz[] = [{ ...zakres, zakresLicznikaDziesietne: of.decimals, dataMontazu, dataWyjecia }];
  const first = { meter: 0, dataOdczytu: od, stanTysieczne: stan, zuzycieTysieczne: Math.min(stan, rounded(each)) };
  const odczyty: Historia['odczyty'] = [first];
  let wymiana: Historia['wymiana'];
  for (const [index, one] of zuzycia.entries()) {
    stan += one.zuzycieTysieczne;
    odczyty.push({ meter: wodomierze.length - 1, ...one, stanTysieczne: stan });
    if (index !== at) continue;
    wymiana = {
      dataWymiany: one.dataOdczytu,
      monter: random.pick(FITTERS),
      powod: early ?? 'Upływ okresu ważności legalizacji',
      plomba: `LD ${String(random.integer(1, 999_999)).padStart(6, '0')}`,
      stanWyjetegoTysieczne: stan,
      stanZalozonegoTysieczne: 0,
    };
    stan = 0;
    wodomierze.push({
      ...zakres,
      zakresLicznikaDziesietne: more,
      dataMontazu: one.dataOdczytu,
      dataWyjecia: null,
    });
  }
  if (at === undefined) wodomierze[0]!.zakresLicznikaDziesietne = more;
  return { wodomierze, odczyty, wymiana };
}

/** A meter whose verification ended was installed five years before; an installed or a failed one is younger. */
function fittedOn(
  random: Random,
  { dataWyjecia, od, early, last }: { dataWyjecia: string | null; od: string; early: string | undefined; last: string },
): string {
  if (dataWyjecia !== null && early === undefined) return addDays(dataWyjecia, -PROVED_DAYS + random.integer(5, 60))!;
  const longest = PROVED_DAYS - 90 - diffDays(last, od)!;
  return addDays(od, -random.integer(30, Math.max(60, longest)))!;
}
