import type * as models from '../../../src/generated/models.ts';
import { addDays } from '../../../src/lang/values/dates.ts';
import { fromGrosze } from '../../../src/lang/values/kwota.ts';
import { type Context, podmiotOf } from '../../engine/http/context.ts';
import type { KartaRow } from '../naleznosci/tables.ts';
import { offers } from './offered.ts';
import { chwileZgloszen, dniOdczytow, fakturyOd, punkty, wodomierze } from './queries.ts';
import { zgloszeniaOd } from './stanLicznika.ts';
import { terminOdczytu } from './terminOdczytu.ts';

/** Invoices since a day. */
export async function sprawyFaktur(ctx: Context, odDnia: string): Promise<models.SprawaFaktury[]> {
  if (!offers(ctx, 'faktury')) return [];
  const rows = await fakturyOd(ctx.db, podmiotOf(ctx), odDnia).execute();
  return rows.map(({ kwotaRatyGrosze, ...row }) => ({ ...row, kwotaBrutto: fromGrosze(kwotaRatyGrosze) }));
}

/** Two years of readings tell when a meter is read. */
const BACK_DAYS = 2 * 366;
const AHEAD_DAYS = 60;

/** The next readings of meters whose state nobody has reported. @param karty all cards of the subject, the newest first */
export async function sprawyOdczytow(ctx: Context, karty: readonly KartaRow[]): Promise<models.SprawaOdczytu[]> {
  const ofWater = karty.filter(({ aplikacjaNaleznosci }) => aplikacjaNaleznosci === 'WODA_I_SCIEKI');
  if (!offers(ctx, 'stan') || ofWater.length === 0) return [];
  const { db, today } = ctx;
  const podmiot = podmiotOf(ctx);
  const since = addDays(today, -BACK_DAYS)!;
  const addresses = new Map((await punkty(db, podmiot)).map((one) => [one.idPunktuOdbioru, one.adresPunktuOdbioru]));
  const days = Map.groupBy(await dniOdczytow(db, podmiot, since), placeOf);
  const reports = await chwileZgloszen(db, podmiot, since);
  const installed = (await wodomierze(db, podmiot).execute()).filter(({ dataWyjecia }) => dataWyjecia === null);
  return installed
    .flatMap(({ idLicznika, idPunktu, miejsce, nrLicznika }): models.SprawaOdczytu[] => {
      const dni = (days.get(placeOf({ idPunktu, miejsce })) ?? []).map(({ dataOdczytu }) => dataOdczytu);
      const terminOdczytuLicznika = terminOdczytu(dni, today);
      const from = zgloszeniaOd(dni[0] === undefined ? undefined : { dataOdczytu: dni[0] });
      const reported = reports.some((one) => one.idLicznika === idLicznika && one.kiedyUtworzono >= from);
      if (!terminOdczytuLicznika || terminOdczytuLicznika > addDays(today, AHEAD_DAYS)! || reported) return [];
      const karta = ofWater.find(({ idPunktuOdbioru }) => idPunktuOdbioru === idPunktu) ?? ofWater[0]!;
      return [
        {
          idLicznika,
          idKartyNaleznosci: karta.idKartyNaleznosci,
          nrLicznika,
          adres: addresses.get(idPunktu) ?? '',
          terminOdczytu: terminOdczytuLicznika,
        },
      ];
    })
    .toSorted((a, b) => (a.terminOdczytu < b.terminOdczytu ? -1 : a.terminOdczytu > b.terminOdczytu ? 1 : 0));
}

const placeOf = ({ idPunktu, miejsce }: { idPunktu: number; miejsce: number }): string => `${idPunktu} ${miejsce}`;
