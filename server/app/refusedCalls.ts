import type { FastifyInstance, FastifyRequest } from 'fastify';
import { audit } from '../engine/audit/audit.ts';
import type { Strona } from '../engine/audit/kinds.ts';
import type { Office } from '../engine/office.ts';
import { networkOf } from '../engine/session/network.ts';

const HOUR_MS = 3_600_000;
const LOOK_MS = 60_000;
/** Callers of an hour that have lines of their own; the log of the process has all refusals. */
const MOST_CALLERS = 1000;
const MOST_OPERATIONS = 10;

/** Further refused calls of one caller in an hour, after the first. */
interface Further {
  who: Parameters<typeof audit>[1];
  ip: string;
  klucz: string | null;
  operacje: Set<string>;
  razy: number;
}

/**
 * Calls that were refused for want of rights, in the audit log: of an account, of a key of another system, and with a wrong key. The
 * first one of a caller from a network is a line at once, and the others of the hour are one line at its end, so that nobody can
 * flood the log. An office that is killed loses the second line.
 */
export function auditRefusals(server: FastifyInstance, { database, now, log }: Office, side: Strona): void {
  let hour = 0;
  let callers = new Map<string, Further>();

  const write = ({ who, ip, klucz }: Pick<Further, 'who' | 'ip' | 'klucz'>, more: object): Promise<void> =>
    audit({ db: database.query, now: now(), ip }, who, {
      czynnosc: 'ODMOWA_DOSTEPU',
      szczegoly: { ...(klucz !== null && { klucz }), ...more },
    }).catch((failure: unknown) => log({ poziom: 'blad', zdarzenie: 'audyt', blad: String(failure) }));

  /** Ends the hour before. */
  async function turn(to: number): Promise<void> {
    if (to === hour) return;
    const before = [...callers.values()].filter(({ razy }) => razy > 0);
    [hour, callers] = [to, new Map()];
    for (const one of before) await write(one, { operacje: [...one.operacje], razy: one.razy });
  }
  const present = (): number => Math.floor(now().getTime() / HOUR_MS);

  server.addHook('onResponse', async (request, reply) => {
    const { operacja } = request.routeOptions.config;
    if (!operacja || !isRefused(request, operacja, reply.statusCode)) return;
    await turn(present());
    const { ip, kluczWymiany: klucz } = request;
    const isExchange = operacja.startsWith(EXCHANGE);
    const kontoId = request.kontoId;
    const key = JSON.stringify([kontoId, klucz, networkOf(ip)]);
    const known = callers.get(key);
    if (known) {
      known.razy++;
      if (known.operacje.size < MOST_OPERATIONS) known.operacje.add(operacja);
      return;
    }
    if (callers.size >= MOST_CALLERS) return;
    const login = side === 'URZEDNIK' ? (request.loginKonta ?? '') : '';
    const who = isExchange ? { strona: 'URZAD' as const } : { strona: side, kontoId, login };
    callers.set(key, { who, ip, klucz, operacje: new Set(), razy: 0 });
    await write({ who, ip, klucz }, { operacja });
  });
  const looking = setInterval(() => void turn(present()), LOOK_MS).unref();
  server.addHook('onClose', async () => {
    clearInterval(looking);
    await turn(0);
  });
}

const EXCHANGE = 'wymiana';

/** A session that has ended is no attack; a wrong key may be one. */
const isRefused = ({ kontoId, kluczWymiany }: FastifyRequest, operacja: string, status: number): boolean =>
  (status === 403 && (kontoId !== null || kluczWymiany !== null)) || (status === 401 && operacja.startsWith(EXCHANGE));
