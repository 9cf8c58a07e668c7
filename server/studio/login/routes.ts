import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ustawKluczUrzednika } from '../../domains/urzednicy/logowanie/handlers.ts';
import { firstKey, logOut } from '../../domains/urzednicy/logowanie/wspolne.ts';
import { zaloguj, zalogujTotp } from '../../domains/urzednicy/logowanie/zaloguj.ts';
import { endDeskSession, placeOf } from '../../domains/urzednicy/sesje.ts';
import { audit } from '../../engine/audit/audit.ts';
import { inTransaction } from '../../engine/db/inTransaction.ts';
import { refusalOf } from '../../engine/http/failure.ts';
import type { Refusal } from '../../engine/http/refusals.ts';
import { cookie, readCookie } from '../../engine/session/cookie.ts';
import type { Session } from '../../engine/session/sessions.ts';
import { words as messages } from '../../engine/words/messages.ts';
import { expiredSession, rolesIn, type StudioSessions, sessionCookie, sessionIn } from '../sessions.ts';
import { codePage, keyPage, PAGE_POLICY, PATHS, type Page, pageFor, passwordPage, sentencePage } from './pages.ts';

/** Waits for the code of the second step; no session yet. */
const STEP_COOKIE = '__Host-studio-krok';
const STEP_S = 300;
const STUDIO = '/dev/';
const STYLE = readFileSync(join(import.meta.dirname, 'login.css'));
const ICON = readFileSync(join(import.meta.dirname, '../../../codegen/dev/page/icon.svg'));

export interface LoginOptions {
  sessions: StudioSessions;
  /** Of the commune. */
  name: string;
  now(): Date;
  /** A session has ended. */
  ended(session: Session): void;
}

type Typed = Readonly<Record<string, string>>;

/** Login in two steps, the first login, and logout: forms without scripts. */
export function serveLogin(server: FastifyInstance, { sessions, name, now, ended }: LoginOptions): void {
  server.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 8192 },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  const { cookie: sessionName } = placeOf(sessions);

  const pageOf = ({ headers }: FastifyRequest, refused?: string): Page => pageFor(headers, name, refused);
  const contextOf = <Args>(request: FastifyRequest, args: Args, session?: Session) => ({
    ...{ ...sessions, args, session, now: now(), ip: request.ip },
    headers: {} as Record<string, string | string[]>,
  });
  const show = (reply: FastifyReply, html: string, status = 200) =>
    reply
      .code(status)
      .headers({
        'content-security-policy': PAGE_POLICY,
        'referrer-policy': 'same-origin',
        'cache-control': 'no-store',
      })
      .type('text/html; charset=utf-8')
      .send(html);
  const sentence = (refusal: Refusal, page: Page): string => {
    if (refusal.kod === '1009') return page.words.expired;
    const [field] = Object.values(refusal.pola);
    if (field) return 'text' in field ? field.text : messages(page.lang, field.key, field.values);
    return messages(page.lang, refusal.words);
  };
  /** Tries a step; a refusal is shown on its page. */
  const trying = async (
    request: FastifyRequest,
    reply: FastifyReply,
    draw: (page: Page) => string,
    step: () => Promise<FastifyReply>,
  ): Promise<FastifyReply> => {
    try {
      return await step();
    } catch (failure) {
      const refusal = refusalOf(failure);
      if (!refusal) throw failure;
      const why = sentence(refusal, pageOf(request));
      // After too many wrong codes, or too long, the login begins anew.
      const drawn = refusal.kod === '1012' ? passwordPage : draw;
      return show(reply.headers({ ...refusal.headers }), drawn(pageOf(request, why)), refusal.status);
    }
  };
  /** The session after a step, if the account has a role. */
  const enter = async (
    request: FastifyRequest,
    reply: FastifyReply,
    token: string,
    headers: Record<string, string | string[]>,
  ) => {
    const [, ciasteczko = ''] =
      new RegExp(`${sessionName}=([\\w-]+)`).exec([headers['set-cookie'] ?? ''].flat().join()) ?? [];
    const session = await sessionIn(
      sessions,
      { headers: { cookie: `${sessionName}=${token}.${ciasteczko}` } } as never,
      now().getTime(),
    );
    if (session && !session.czyOgraniczona && rolesIn(session).length === 0) return refuse(request, reply, session);
    reply.header('set-cookie', [sessionCookie(sessions, token, ciasteczko), cookie(STEP_COOKIE, '', 0)]);
    return reply.redirect(session?.czyOgraniczona ? PATHS.key : STUDIO, 303);
  };
  const refuse = async (request: FastifyRequest, reply: FastifyReply, session: Session) => {
    const { kontoId, login } = session.konto;
    await inTransaction(sessions.db, async (db) => {
      await endDeskSession(db, session);
      const act = { czynnosc: 'ODMOWA_DOSTEPU', szczegoly: { operacja: 'studio', miejsce: 'STUDIO' } } as const;
      await audit({ db, now: now(), ip: request.ip }, { strona: 'URZEDNIK', kontoId, login }, act);
    });
    ended(session);
    const page = pageOf(request);
    reply.header('set-cookie', [expiredSession(sessions), cookie(STEP_COOKIE, '', 0)]);
    return show(reply, sentencePage(page, page.words.noRole, { to: PATHS.login, text: page.words.back }), 403);
  };

  server.get(PATHS.style, (_request, reply) => reply.header('cache-control', 'no-cache').type('text/css').send(STYLE));

  server.get(PATHS.icon, (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('image/svg+xml').send(ICON),
  );

  server.get(PATHS.login, async (request, reply) => {
    const session = await sessionIn(sessions, request.raw, now().getTime());
    if (session) return reply.redirect(session.czyOgraniczona ? PATHS.key : STUDIO, 303);
    return show(reply, passwordPage(pageOf(request)));
  });
  server.post(PATHS.login, async (request, reply) =>
    trying(request, reply, passwordPage, async () => {
      const { login = '', haslo = '' } = request.body as Typed;
      const ctx = contextOf(request, { login, haslo });
      const { token, czy2FaAktywne } = await zaloguj(ctx);
      if (!czy2FaAktywne) return enter(request, reply, token, ctx.headers);
      return reply.header('set-cookie', cookie(STEP_COOKIE, token, STEP_S)).redirect(PATHS.code, 303);
    }),
  );

  server.get(PATHS.code, async (request, reply) =>
    readCookie(request.headers.cookie, STEP_COOKIE) === undefined
      ? reply.redirect(PATHS.login, 303)
      : show(reply, codePage(pageOf(request))),
  );
  server.post(PATHS.code, async (request, reply) =>
    trying(request, reply, codePage, async () => {
      const kod = ((request.body as Typed).kod ?? '').replaceAll(' ', '');
      const ctx = contextOf(request, { token: readCookie(request.headers.cookie, STEP_COOKIE) ?? '', kod });
      const { token } = await zalogujTotp(ctx);
      return enter(request, reply, token, ctx.headers);
    }),
  );

  const firstSession = async (request: FastifyRequest): Promise<Session | undefined> => {
    const session = await sessionIn(sessions, request.raw, now().getTime());
    return session?.czyOgraniczona ? session : undefined;
  };
  server.get(PATHS.key, async (request, reply) => {
    const session = await firstSession(request);
    if (!session) return reply.redirect(PATHS.login, 303);
    return show(reply, keyPage(pageOf(request), firstKey(contextOf(request, undefined, session), name)));
  });
  server.post(PATHS.key, async (request, reply) => {
    const session = await firstSession(request);
    if (!session) return reply.redirect(PATHS.login, 303);
    const key = firstKey(contextOf(request, undefined, session), name);
    return trying(
      request,
      reply,
      (page) => keyPage(page, key),
      async () => {
        const { noweHaslo = '', totp = '' } = request.body as Typed;
        const ctx = contextOf(request, { noweHaslo, totp: totp.replaceAll(' ', '') }, session);
        const { token } = await ustawKluczUrzednika(ctx);
        return enter(request, reply, token, ctx.headers);
      },
    );
  });

  server.post(PATHS.logout, async (request, reply) => {
    const session = await sessionIn(sessions, request.raw, now().getTime());
    if (session) {
      await inTransaction(sessions.db, (db) => logOut({ ...contextOf(request, undefined, session), db }));
      ended(session);
    }
    reply.headers({ 'set-cookie': expiredSession(sessions), 'clear-site-data': '"cache"' });
    return reply.code(204).send();
  });
}
