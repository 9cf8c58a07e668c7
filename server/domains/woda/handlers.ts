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

/** Somebody else's invoice is refused before its document is drawn. */
export const guards = {
  async dajFakturaWodyPdf(ctx: Context<models.DajFakturaWodyPdfArgs>): Promise<void> {
    await fakturaOf(ctx);
  },
};

export { dajPunktyOdbioru } from './points.ts';
export { dajZgloszeniaStanu, wycofajStanLicznika, zapiszStanLicznika } from './states.ts';
