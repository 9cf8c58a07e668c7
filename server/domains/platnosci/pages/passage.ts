import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { staticFile } from '../../../../codegen/site/files.ts';
import { answerFile } from '../../../engine/http/answerFile.ts';
import { ProviderFailure } from '../../../engine/http/callProvider.ts';
import type { Office } from '../../../engine/office.ts';
import type { Kanal, Przejscie } from '../kanal.ts';
import { isPaymentId } from '../paymentId.ts';
import { type Odczyt, readZlecenie } from '../readZlecenie.ts';
import type { Stan } from '../states.ts';
import { PRZELEW } from './addresses.ts';
import { formPage, headers, type Kind, spokenBy, statePage } from './pages.ts';

/** How long the browser waits until the provider has a new order. */
const PATIENCE_MS = 6000;
export const LOOK_MS = 150;

type Asked = FastifyRequest<{ Params: { id: string } }>;

/** The message about an order that cannot be paid now. */
const PAGE_OF: Readonly<Record<Exclude<Stan, 'ZLECONA'>, Kind>> = {
  NOWA: 'przygotowanie',
  OPLACONA: 'zaplacona',
  ZAKSIEGOWANA: 'zaplacona',
  ODRZUCONA: 'zakonczona',
  WYGASLA: 'zakonczona',
  DO_WYJASNIENIA: 'wyjasnienie',
};

/**
 * From the portal to the provider. Anyone with the name of an order may go there: only the resident knows it, and
 * the only possible action is to pay.
 */
export function servePassage(app: FastifyInstance, office: Office, wake: () => void): void {
  for (const [name, type] of Object.entries({ 'platnosci.css': 'text/css', 'dalej.js': 'text/javascript' })) {
    const file = staticFile(type, readFileSync(join(import.meta.dirname, name)), false);
    app.get(`${PRZELEW}/${name}`, (request, reply) => answerFile(request, reply, file));
  }

  app.get(`${PRZELEW}/:id`, { config: { operacja: 'platnosciPrzejscie' } }, async (request: Asked, reply) => {
    reply.header('cache-control', 'no-store');
    // The page at the root shows the error.
    if (office.config.przerwaTechniczna) return reply.redirect('/', 303);
    const { id } = request.params;
    const read = isPaymentId(id) ? await together(id) : undefined;
    if (!read) {
      const lang = spokenBy(request.headers['accept-language']);
      return reply
        .code(404)
        .headers(headers([]))
        .send(statePage({ lang, office, kind: 'nieznana' }));
    }
    const { stan, waznyDoMs } = read.wiersz;
    if (stan !== 'ZLECONA') return say(reply, read, PAGE_OF[stan]);
    if (office.now().getTime() >= waznyDoMs) return say(reply, read, 'zakonczona');
    return lead(reply, read);
  });

  /** A link may be opened a thousand times at once: all requests wait for one query of the order. */
  const waiting = new Map<string, ReturnType<typeof registered>>();
  function together(id: string): ReturnType<typeof registered> {
    const there = waiting.get(id);
    if (there) return there;
    const one = registered(id).finally(() => waiting.delete(id));
    waiting.set(id, one);
    return one;
  }

  /** The order, once the provider has it or the waiting time is over. */
  async function registered(idPrzelewu: string): Promise<Odczyt | undefined> {
    for (let waitedMs = 0; ; waitedMs += LOOK_MS) {
      const read = await readZlecenie(office.database.query, { idPrzelewu });
      if (read?.wiersz.stan !== 'NOWA' || waitedMs >= PATIENCE_MS) return read;
      wake();
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    }
  }

  function lead(reply: FastifyReply, read: Odczyt): FastifyReply {
    const kanal = office.services.platnosci?.[read.wiersz.kanal === 'KIR' ? 'kir' : 'p24'];
    const way = kanal && wayOf(kanal, read);
    if (!way) return say(reply, read, 'niedostepna');
    if ('go' in way) return reply.redirect(way.go, 303);
    return reply.headers(headers(kanal.formularze ?? [])).send(formPage({ ...read, office }, way));
  }

  /** @returns undefined: the channel's address is not an allowed one any more */
  function wayOf(kanal: Kanal, { zlecenie }: Odczyt): Przejscie | undefined {
    try {
      return kanal.passage(zlecenie);
    } catch (failure) {
      if (!(failure instanceof ProviderFailure)) throw failure;
      office.log({ poziom: 'blad', zdarzenie: 'platnosc', kod: `PRZEJSCIE_${kanal.kod}`, blad: failure.message });
      return undefined;
    }
  }

  const say = (reply: FastifyReply, read: Odczyt, kind: Kind): FastifyReply =>
    reply.headers(headers([])).send(statePage({ lang: languageOf(read), office, kind, ...read }));
}

const languageOf = ({ wiersz }: Odczyt) => spokenBy(wiersz.jezyk);
