import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Office } from '../../../engine/office.ts';
import { askSoon } from '../askSoon.ts';
import { isPaymentId } from '../paymentId.ts';
import { readZlecenie } from '../readZlecenie.ts';
import { POWROT } from '../returnAddress.ts';
import { withPayment } from './backToPortal.ts';
import { headers, spokenBy, statePage } from './pages.ts';

type Asked = FastifyRequest<{ Params: { id: string } }>;

/**
 * The return address from the provider. The return proves nothing: the provider is queried, and the
 * page of the portal waits for its answer.
 */
export function serveReturn(app: FastifyInstance, office: Office, wake: () => void): void {
  const { database, now } = office;
  for (const blad of [false, true])
    app.get(
      `${POWROT}/:id${blad ? '/blad' : ''}`,
      { config: { operacja: 'platnosciPowrot' } },
      async (request: Asked, reply) => {
        const { id } = request.params;
        const read = isPaymentId(id) ? await readZlecenie(database.query, { idPrzelewu: id }) : undefined;
        if (!read) {
          const page = statePage({ lang: spokenBy(request.headers['accept-language']), office, kind: 'nieznana' });
          return reply.code(404).headers(headers([])).send(page);
        }
        const { wiersz } = read;
        await askSoon(database.query, wiersz.id, now().getTime(), 'return');
        wake();
        reply.header('cache-control', 'no-store');
        return reply.redirect(withPayment(blad ? wiersz.adresBlad : wiersz.adresOk, id), 303);
      },
    );
}
