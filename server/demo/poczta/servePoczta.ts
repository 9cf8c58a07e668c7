import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { NotFound } from '../../engine/http/refusals.ts';
import type { Office } from '../../engine/office.ts';
import { isLanguage } from '../../engine/words/messages.ts';
import { framedMail, listPage, mailPage, POCZTA } from './pages.ts';

/** How many of the newest are shown. */
export const SHOWN = 200;

const html = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' };
export const pageHeaders = {
  ...html,
  'content-security-policy':
    "default-src 'none'; style-src 'self'; frame-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'",
};
/** A mail has its styles in attributes, as mail programs require. */
const mailHeaders = {
  ...html,
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'none'; base-uri 'self'; frame-ancestors 'self'; sandbox allow-top-navigation-by-user-activation",
};

/** The mailboxes of a demo: everybody can read every mail, so only a demo has this page. */
export function servePoczta(app: FastifyInstance, { database }: Pick<Office, 'database'>): void {
  const db = database.query;

  app.get(POCZTA, async (request, reply) => {
    const columns = [
      'id',
      'klucz',
      'adresat',
      'temat',
      'jezyk',
      'kiedyMs',
      'proby',
      'nastepnaMs',
      'wyslanoMs',
    ] as const;
    const mails = await db.selectFrom('poczta').select(columns).orderBy('id', 'desc').limit(SHOWN).execute();
    return reply.headers(pageHeaders).send(listPage(languageOf(request), mails));
  });
  app.get(`${POCZTA}/wiadomosc/:id`, async (request, reply) =>
    send(reply, pageHeaders, mailPage(languageOf(request), await mailOf(request))),
  );
  app.get(`${POCZTA}/wiadomosc/:id/html`, async (request, reply) =>
    send(reply, mailHeaders, framedMail(await mailOf(request))),
  );

  async function mailOf(request: FastifyRequest) {
    const { id } = request.params as { id: string };
    const number = /^\d{1,9}$/.test(id) ? Number(id) : 0;
    const mail = await db.selectFrom('poczta').selectAll().where('id', '=', number).executeTakeFirst();
    if (!mail) throw new NotFound();
    return mail;
  }
}

const send = (reply: FastifyReply, headers: Record<string, string>, page: string) => reply.headers(headers).send(page);

/** The requested language, otherwise the browser's. */
export function languageOf(request: FastifyRequest) {
  const { lang } = request.query as Record<string, unknown>;
  if (isLanguage(lang)) return lang;
  const spoken = String(request.headers['accept-language'] ?? '')
    .split(',')
    .map((part) => part.trim().slice(0, 2).toLowerCase());
  return spoken.find(isLanguage) ?? 'pl';
}
