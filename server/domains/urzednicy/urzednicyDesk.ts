import { auditOperator } from '../../engine/audit/audit.ts';
import { CommandRefusal } from '../../engine/command.ts';
import type { Db } from '../../engine/db/open.ts';
import { hashPassword } from '../../engine/session/password.ts';
import { reserveKonto } from '../konto/reserveKonto.ts';
import { endDeskSessions } from './sesje.ts';
import type { RolaStudia, UrzednikRow } from './tables.ts';
import {
  allUrzednicy,
  insertUrzednik,
  lockUrzednik,
  NO_KINDS,
  nameOf,
  rolesOf,
  type Urzednik,
  updateUrzednik,
  urzednikByLogin,
} from './urzednicyQueries.ts';

/** How long a one-time password is valid. */
const ONE_TIME_DAYS = 7;
const DAY_MS = 24 * 3600 * 1000;

/** The input of the operator's command. */
export interface UrzednicyDesk {
  db: Db;
  now: Date;
  /** Who changes accounts, for the log. */
  operator: string;
  /** The tables of records of data.config.json. */
  kinds: readonly string[];
}

export type NewUrzednik = Pick<UrzednikRow, 'login' | 'imie' | 'nazwisko' | 'email' | 'uprawnienia'> & {
  rodzaje: readonly string[];
  studio?: readonly RolaStudia[] | undefined;
};

/** Makes an account with a one-time password. @throws CommandRefusal */
export async function addUrzednik(desk: UrzednicyDesk, made: NewUrzednik, password: string): Promise<string> {
  const { imie, nazwisko, email, uprawnienia, studio = [] } = made;
  const login = made.login.toLowerCase();
  if (await urzednikByLogin(desk.db, login)) throw new CommandRefusal(`The login ${login} is taken: choose another.`);
  const rodzaje = checkedKinds(desk, made.rodzaje);
  const kontoId = await reserveKonto(desk.db);
  await insertUrzednik(desk.db, {
    ...{ kontoId, login, imie, nazwisko, email, uprawnienia, rodzaje: JSON.stringify(rodzaje) },
    ...{ ...(await oneTime(desk, password)), kiedyUtworzono: desk.now.toISOString() },
    ...{ studio: JSON.stringify(studio), stan: 'CZYNNE' },
  });
  await noteOperator(desk, { kontoId, login }, { zmiana: 'DODANO', uprawnienia, rodzaje, studio });
  return `${login}: one-time password ${password}, valid for ${ONE_TIME_DAYS} days. The second step is set up at the first login.`;
}

/** A new one-time password and a new second step, for a clerk who has lost either; sessions end. @throws CommandRefusal */
export async function renewUrzednik(desk: UrzednicyDesk, login: string, password: string): Promise<string> {
  const { kontoId, ...found } = await locked(desk, login);
  await updateUrzednik(desk.db, kontoId, await oneTime(desk, password));
  await endDeskSessions(desk.db, kontoId);
  await noteOperator(desk, { kontoId, login: found.login }, { zmiana: 'ODNOWIONO' });
  return `${found.login}: one-time password ${password}, valid for ${ONE_TIME_DAYS} days. The second step is set up again.`;
}

/** Other rights, kinds of applications or roles in the studio; they count from the next call of the clerk. @throws CommandRefusal */
export async function changeUrzednik(
  desk: UrzednicyDesk,
  login: string,
  { uprawnienia, rodzaje, studio }: Partial<Pick<NewUrzednik, 'uprawnienia' | 'rodzaje' | 'studio'>>,
): Promise<string> {
  const found = await locked(desk, login);
  const change = {
    ...(uprawnienia && { uprawnienia }),
    ...(rodzaje && { rodzaje: JSON.stringify(checkedKinds(desk, rodzaje)) }),
    ...(studio && { studio: JSON.stringify(studio) }),
  };
  if (Object.keys(change).length === 0)
    throw new CommandRefusal('Name what changes: --uprawnienia, --rodzaje, --studio.');
  await updateUrzednik(desk.db, found.kontoId, change);
  await noteOperator(desk, found, { zmiana: 'ZMIENIONO', ...change, ...(studio && { studio }) });
  return lineOf({ ...found, ...change });
}

/** Closes an account: its sessions end at once, its applications go back to the queue, its entries in the log stay. */
export async function closeUrzednik(desk: UrzednicyDesk, login: string): Promise<string> {
  const { kontoId, ...found } = await locked(desk, login);
  await updateUrzednik(desk.db, kontoId, { stan: 'ZAMKNIETE', totpSekret: null, totpKrok: null });
  await endDeskSessions(desk.db, kontoId);
  const given = await desk.db.deleteFrom('przydzialyWpisow').where('kontoId', '=', kontoId).executeTakeFirst();
  await noteOperator(desk, { kontoId, login: found.login }, { zmiana: 'ZAMKNIETO' });
  return `${found.login} is closed. Applications given back to the queue: ${given.numDeletedRows}.`;
}

/** All accounts, one on a line. */
export async function listUrzednicy({ db }: UrzednicyDesk): Promise<string> {
  const lines = (await allUrzednicy(db)).map(lineOf);
  return lines.length > 0 ? lines.join('\n') : 'No clerk has an account: `npm run urzednicy -- dodaj` makes one.';
}

async function oneTime({ now }: UrzednicyDesk, password: string) {
  const hasloDoMs = now.getTime() + ONE_TIME_DAYS * DAY_MS;
  return { haslo: await hashPassword(password), hasloDoMs, totpSekret: null, totpKrok: null };
}

function checkedKinds({ kinds }: UrzednicyDesk, rodzaje: readonly string[]): readonly string[] {
  const unknown = rodzaje.find((one) => !kinds.includes(one) && !NO_KINDS.includes(one));
  if (unknown === undefined) return rodzaje;
  const known = kinds.length > 0 ? `Known: ${kinds.join(', ')}.` : 'data.config.json has no table of records.';
  throw new CommandRefusal(`"${unknown}" is no kind of application. ${known}`);
}

async function locked({ db }: UrzednicyDesk, login: string): Promise<Urzednik> {
  const found = await urzednikByLogin(db, login);
  const urzednik = found && (await lockUrzednik(db, found.kontoId));
  if (urzednik?.stan === 'CZYNNE') return urzednik;
  throw new CommandRefusal(
    found ? `The account ${found.login} is closed.` : `No clerk has the login ${login}: \`lista\` shows all.`,
  );
}

const noteOperator = (
  { db, now, operator }: UrzednicyDesk,
  { kontoId, login }: Pick<UrzednikRow, 'kontoId' | 'login'>,
  szczegoly: Readonly<Record<string, unknown>>,
) => auditOperator({ db, now }, { czynnosc: 'KONTO', szczegoly }, { kontoId, login }, operator);

function lineOf(urzednik: Urzednik): string {
  const { login, uprawnienia, rodzaje, stan, hasloDoMs } = urzednik;
  const kinds = (JSON.parse(rodzaje) as string[]).join(',') || 'all kinds';
  const roles = rolesOf(urzednik).join(',').toLowerCase();
  const studio = roles && `  studio: ${roles}`;
  const state = stan === 'ZAMKNIETE' ? '  closed' : hasloDoMs === null ? '' : '  waits for the first login';
  return `${login}  ${nameOf(urzednik)}  ${uprawnienia.toLowerCase()}  ${kinds === NO_KINDS.join() ? 'no kinds' : kinds}${studio}${state}`;
}
