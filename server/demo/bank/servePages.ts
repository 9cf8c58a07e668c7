import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isLanguage } from '../../engine/words/messages.ts';
import type { Bank } from './bank.ts';
import { behavioursOf, type Dostawca } from './behaviours.ts';
import { spoil } from './faults.ts';
import { FORM, takeForm } from './kirApi.ts';
import { BANK, headersFor, pageOf, payPage, unknownPage } from './pages.ts';

type Asked = FastifyRequest<{ Params: { strona: string }; Querystring: { jezyk?: string } }>;

/** The payer's pages: the page of a payment, and the form that sends one to Paybynet. */
export function serveBankPages(app: FastifyInstance, bank: Bank): void {
  app.post(FORM, async (request, reply) => {
    if (await spoil(reply, bank.faults('form', undefined))) return reply;
    const platnosc = takeForm(bank, fieldOf(request, 'hashtrans'));
    if (platnosc) return reply.redirect(pageOf(platnosc), 303);
    return reply
      .code(400)
      .headers(headersFor([]))
      .send(unknownPage(languageOf(request), 'kir'));
  });

  for (const dostawca of ['p24', 'kir'] as const) {
    const address = `${BANK}/${dostawca}/zaplac/:strona`;
    app.get(address, async (request: Asked, reply) => show(request, reply, dostawca));
    app.post(address, async (request: Asked, reply) => {
      const platnosc = find(request, dostawca);
      if (!platnosc) return show(request, reply, dostawca);
      const decyzja = fieldOf(request, 'decyzja');
      if (decyzja === 'zaplac' || decyzja === 'odrzuc') {
        const wanted = fieldOf(request, 'zachowanie');
        const zachowanie = behavioursOf(dostawca).find((one) => one === wanted);
        // Too late, or a second time: the page shows the present state.
        if (!bank.decide(dostawca, platnosc.klucz, decyzja, zachowanie)) return show(request, reply, dostawca);
      }
      return reply.redirect(decyzja === 'zaplac' ? platnosc.powrotOk : platnosc.powrotBlad, 303);
    });
  }

  function find({ params }: Asked, dostawca: Dostawca) {
    bank.store.bringUp(bank.now().getTime());
    return bank.store.byPage(dostawca, params.strona);
  }

  function show(request: Asked, reply: FastifyReply, dostawca: Dostawca): FastifyReply {
    const lang = languageOf(request);
    const platnosc = find(request, dostawca);
    if (!platnosc) return reply.code(404).headers(headersFor([])).send(unknownPage(lang, dostawca));
    return reply.headers(headersFor([platnosc.powrotOk, platnosc.powrotBlad])).send(payPage(lang, platnosc));
  }
}

const fieldOf = ({ body }: FastifyRequest, name: string): string => new URLSearchParams(String(body)).get(name) ?? '';

/** The chosen language, otherwise the browser's. */
function languageOf(request: FastifyRequest) {
  const chosen = (request.query as Record<string, unknown>).jezyk ?? fieldOf(request, 'jezyk');
  if (isLanguage(chosen)) return chosen;
  const spoken = String(request.headers['accept-language'] ?? '')
    .split(',')
    .map((part) => part.trim().slice(0, 2).toLowerCase());
  return spoken.find(isLanguage) ?? 'pl';
}
