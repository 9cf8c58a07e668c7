import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { securityHeaders } from '../../codegen/site/securityHeaders.ts';
import { openServer } from '../app/openServer.ts';
import { audit } from '../engine/audit/audit.ts';
import type { EngineConfig } from '../engine/config/config.ts';
import type { Database } from '../engine/db/open.ts';
import { faultEntry, refusalOf } from '../engine/http/failure.ts';
import type { Log } from '../engine/log.ts';
import type { Secrets } from '../engine/session/secrets.ts';
import type { Session } from '../engine/session/sessions.ts';
import { serveHealth } from '../engine/watching/health.ts';
import { words as messages } from '../engine/words/messages.ts';
import { actIn, actOf } from './acts.ts';
import { type Copies, CopyStopped, NoPlace } from './copies.ts';
import { forward } from './forward.ts';
import { guard } from './guard.ts';
import { PAGE_POLICY, PATHS, pageFor, sentencePage } from './login/pages.ts';
import { serveLogin } from './login/routes.ts';
import { LOGIN_WORDS } from './login/words.ts';
import { keepAlive, rolesIn, type StudioSessions, sessionIn } from './sessions.ts';
import type { StudioSettings } from './settings.ts';
import { Streams } from './streams.ts';

export interface StudioOptions {
  config: EngineConfig;
  settings: Pick<StudioSettings, 'adres' | 'sessionMs'>;
  database: Database;
  secrets: Secrets;
  copies: Copies;
  /** Of the commune. */
  name: string;
  log: Log;
  now?: () => Date;
}

const headers = { ...securityHeaders, 'x-robots-tag': 'noindex, nofollow' };
const EVENTS = '/dev/events';

/** Builds the hosted studio: login and sessions of clerks, and behind them the copy of each. It listens on no port yet. */
export function buildStudio(options: StudioOptions): FastifyInstance {
  const { config, settings, database, secrets, copies, name, log, now = () => new Date() } = options;
  const sessions: StudioSessions = {
    ...{ db: database.as({ role: 'urzednik' }), secrets, config },
    services: { studio: { sessionMs: settings.sessionMs } },
  };
  const streams = new Streams((request) => sessionIn(sessions, request, now().getTime()));
  const server = openServer(config);
  // What a copy takes is passed on as it comes; the copy has limits of its own.
  server.addContentTypeParser('*', (_request, _payload, done) => done(null));
  server.removeContentTypeParser(['application/json', 'text/plain']);
  server.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers);
    guard(request.raw, settings.adres);
    done();
  });
  // A stream of events would keep the server open.
  server.addHook('preClose', () => streams.close());
  server.setErrorHandler((error, request, reply) => answerFailure(error, request, reply));
  serveHealth(server, database, { leaving: false });
  serveLogin(server, { sessions, name, now, ended: ({ id }) => streams.end(id) });
  server.all('/*', async (request, reply) => {
    const session = await sessionIn(sessions, request.raw, now().getTime());
    if (!session || session.czyOgraniczona) return turnAway(request, reply, session);
    const roles = rolesIn(session);
    if (roles.length === 0) return say(request, reply, 403, 'noRole');
    const path = request.url.split('?', 1)[0]!;
    // Who types the address wants the studio; the portal's own home page is inside it.
    if (path === '/' && request.headers['sec-fetch-site'] !== 'same-origin') return reply.redirect('/dev/', 303);
    if (path.startsWith('/dev/') && path !== EVENTS) await keepAlive(sessions, session, now().getTime());
    await pass(request, reply, { session, roles, path });
  });

  /** Only one clerk at a time changes what all have in common. */
  let changing = false;

  async function pass(
    request: FastifyRequest,
    reply: FastifyReply,
    { session, roles, path }: { session: Session; roles: readonly string[]; path: string },
  ): Promise<void> {
    const { kontoId, login, imie, nazwisko, email } = session.konto;
    const act = actIn(request.method, path);
    const owner = { kontoId, login, email, name: `${imie} ${nazwisko}` };
    if (act !== undefined && EXCLUSIVE.has(act)) {
      if (changing) return void reply.code(422).type('application/json').send({ why: BUSY });
      changing = true;
    }
    try {
      if (act === 'publish') await note(request, session, { czynnosc: 'PUBLIKACJA', szczegoly: { wynik: 'początek' } });
      const answered = await copies.use(owner, (socket) =>
        forward(socket, request.raw, reply.raw, { roles, whole: act !== undefined }),
      );
      const done = act && actOf(act, answered.status, jsonIn(answered.body));
      if (done) await note(request, session, done);
      if (path === EVENTS) streams.add(session.id, request.raw, reply.raw);
      reply.hijack();
      answered.send();
    } finally {
      if (act !== undefined && EXCLUSIVE.has(act)) changing = false;
    }
  }

  const note = (request: FastifyRequest, session: Session, act: Parameters<typeof audit>[2]): Promise<void> => {
    const { kontoId, login } = session.konto;
    const where = { db: sessions.db, now: now(), ip: request.ip };
    const szczegoly = { ...act.szczegoly, miejsce: 'STUDIO' };
    return audit(where, { strona: 'URZEDNIK', kontoId, login }, { ...act, szczegoly });
  };

  /** Without a session a page leads to the login, and a call of the page says that it is over. */
  function turnAway(request: FastifyRequest, reply: FastifyReply, session: Session | undefined) {
    if (isPage(request)) return reply.redirect(session ? PATHS.key : PATHS.login, 303);
    return reply.code(401).type('application/json').send({ why: ENDED });
  }

  function say(
    request: FastifyRequest,
    reply: FastifyReply,
    status: number,
    key: 'noRole' | 'full' | 'stopped' | 'foreign' | 'failed',
  ) {
    reply.code(status).header('cache-control', 'no-store');
    if (!isPage(request))
      return reply.type('application/json').send({ why: { pl: LOGIN_WORDS.pl[key], en: LOGIN_WORDS.en[key] } });
    const page = pageFor(request.headers, name);
    const again = { to: key === 'noRole' ? PATHS.login : '/dev/', text: page.words.again };
    return reply
      .header('content-security-policy', PAGE_POLICY)
      .type('text/html; charset=utf-8')
      .send(sentencePage(page, page.words[key], again));
  }

  function answerFailure(error: unknown, request: FastifyRequest, reply: FastifyReply) {
    if (reply.raw.headersSent) {
      reply.raw.destroy();
      return reply.hijack();
    }
    if (error instanceof NoPlace) return say(request, reply.header('retry-after', '60'), 429, 'full');
    const refusal = refusalOf(error);
    if (refusal?.status === 403 || refusal?.status === 421) return say(request, reply, refusal.status, 'foreign');
    if (refusal) {
      reply.code(refusal.status).headers({ 'cache-control': 'no-store', ...refusal.headers });
      return reply
        .type('application/json')
        .send({ why: { pl: messages('pl', refusal.kod), en: messages('en', refusal.kod) } });
    }
    log(faultEntry(error, { metoda: request.method, status: 502 }));
    return say(request, reply, 502, error instanceof CopyStopped || isOfSocket(error) ? 'stopped' : 'failed');
  }

  return server;
}

const EXCLUSIVE = new Set(['publish', 'serve', 'share']);
const BUSY = {
  pl: 'Ktoś właśnie publikuje albo oddaje zmiany: poczekaj chwilę.',
  en: 'Somebody is publishing or handing in changes: wait a moment.',
};
const ENDED = {
  pl: 'Sesja się skończyła. Zaloguj się w drugiej karcie i zapisz jeszcze raz: to, co tu wpisano, zostaje.',
  en: 'Your session has ended. Log in in another tab, and save again: what you have typed here stays.',
};

/** Is a page asked for, rather than something that a page needs? */
const isPage = ({ method, headers }: FastifyRequest): boolean =>
  method === 'GET' && (headers.accept ?? '').includes('text/html');

const isOfSocket = (error: unknown): boolean =>
  ['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE'].includes((error as { code?: string }).code ?? '');

function jsonIn(body: Buffer | undefined): unknown {
  try {
    return JSON.parse((body ?? '').toString());
  } catch {
    return undefined;
  }
}
