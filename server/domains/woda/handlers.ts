import type * as models from '../../../src/generated/models.ts';
import type { Context } from '../../engine/http/context.ts';
import { fakturaOf } from './invoice.ts';

export { dajFaktureWody } from './invoice.ts';
export {
  dajProtokolWymianyWodomierza,
  dajProtokolWymianyWodomierzaZeZdjeciami,
  dajWymianeWodomierza,
  dajZdjeciaWymianyWodomierza,
} from './protocol.ts';
export { dajZestawienieWody } from './summary.ts';

/** An invoice that the billing system has issued as a PDF is sent as it is. Somebody else's is refused before anything is drawn. */
export const prints = {
  async dajFakturaWodyPdf(ctx: Context<models.DajFakturaWodyPdfArgs>): Promise<string | null | undefined> {
    return (await fakturaOf(ctx)).plikPdf;
  },
};

export { dajPunktyOdbioru } from './points.ts';
export { dajZgloszeniaStanu, wycofajStanLicznika, zapiszStanLicznika } from './states.ts';
