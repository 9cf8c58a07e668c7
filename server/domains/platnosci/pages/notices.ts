import type { FastifyInstance } from 'fastify';
import { TooMany } from '../../../engine/http/refusals.ts';
import type { Office } from '../../../engine/office.ts';
import type { Throttle } from '../../../engine/session/countAttempt.ts';
import { networkOf } from '../../../engine/session/network.ts';
import { blockedFor, countTry } from '../../../engine/session/throttle.ts';
import { takeNotice } from '../takeNotice.ts';
import { NOTICES } from './addresses.ts';

const MINUTE = 60_000;
/** The limit for forged notices; genuine ones are always accepted. */
const falseOnes: Throttle = { failures: 30, windowMs: MINUTE, blockMs: MINUTE, longestBlockMs: 10 * MINUTE };
const LARGEST = 16 * 1024;

/** The addresses for notices of providers. Notices have no session, and are only a reason to query the provider. */
export function serveNotices(app: FastifyInstance, office: Office): void {
  app.register(async (notices) => {
    notices.removeAllContentTypeParsers();
    // Read as raw text: it is hashed, and its signature covers the raw text.
    notices.addContentTypeParser('*', { parseAs: 'string', bodyLimit: LARGEST }, (_request, body, done) =>
      done(null, body),
    );
    for (const [name, address] of Object.entries(NOTICES)) {
      const operacja = `platnosciPowiadomienie${name === 'kir' ? 'Kir' : 'P24'}`;
      notices.post(address, { config: { operacja } }, async (request, reply) => {
        reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8');
        const channel = name as keyof typeof NOTICES;
        const kanal = office.services.platnosci?.[channel];
        if (!kanal) return reply.code(404).send('');
        const raw = typeof request.body === 'string' ? request.body : '';
        const { database, secrets, now } = office;
        const db = database.query;
        const key = secrets.hmac(`powiadomienie:${networkOf(request.ip)}`);
        const blockedMs = await blockedFor(db, key, now().getTime());
        if (blockedMs > 0 && !kanal.readNotice(raw, request.headers)) throw new TooMany(blockedMs / 1000);
        if (await takeNotice(office, channel, raw, request.headers)) return reply.send('OK');
        await countTry(db, key, falseOnes, now().getTime());
        return reply.code(400).send('');
      });
    }
  });
}
