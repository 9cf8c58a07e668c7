import type * as models from '../../../src/generated/models.ts';
import { fromGrosze } from '../../../src/lang/values/kwota.ts';
import { type Handler, podmiotOf } from '../../engine/http/context.ts';
import { requireKarta } from '../naleznosci/queries.ts';
import { doZaplaty } from './doZaplaty.ts';
import { kodQr } from './kodQr.ts';
import { payeeOf } from './payee.ts';
import { wolneRaty } from './wolneRaty.ts';

/**
 * Everything payable on the card today, in one ordinary transfer. Instalments with a pending online payment are left out, and those
 * under an enforcement title: they are paid to the enforcement authority.
 */
export const dajDanePrzelewu: Handler<models.DajDanePrzelewuArgs, models.DajDanePrzelewuAnswer> = async (ctx) => {
  const podmiot = podmiotOf(ctx);
  const karta = await requireKarta(ctx.db, podmiot, ctx.args.idKartyNaleznosci);
  const raty = await wolneRaty(ctx.db, podmiot)
    .where('idKartyNaleznosci', '=', karta.idKartyNaleznosci)
    .where('jestTytulWykonawczy', '=', 0)
    .execute();
  const kwotaGrosze = raty.reduce((sum, rata) => sum + doZaplaty(karta, rata, ctx.today), 0);
  const { nazwa, adres, kodPocztowy, miasto, nip } = payeeOf(ctx.municipality);
  const { numerKontaBankowego: numerRachunku, symbolKarty: tytul } = karta;
  return {
    odbiorcaNazwa: nazwa,
    odbiorcaAdres: `${adres}, ${kodPocztowy} ${miasto}`,
    numerRachunku,
    tytul,
    kwota: fromGrosze(kwotaGrosze),
    kodQr: kodQr({ nip: nip ?? '', numerRachunku, kwotaGrosze, odbiorca: nazwa, tytul }),
  };
};
