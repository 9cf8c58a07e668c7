import { join } from 'node:path';
import type { Municipality } from '../../../../codegen/artefact/municipality.ts';
import { buildDesk, type Desk, type DeskOptions } from '../../../../server/app/desk.ts';
import {
  addUrzednik,
  type NewUrzednik,
  type UrzednicyDesk,
} from '../../../../server/domains/urzednicy/urzednicyDesk.ts';
import { logTo } from '../../../../server/engine/log.ts';
import { secretsOf } from '../../../../server/engine/session/secrets.ts';
import { config, process, WANTED, WORDS } from '../../../codegen/data/processExample.ts';
import { flat, processMunicipality } from '../../engine/process/processOffice.ts';
import { type Client, clientOf, openOffice, PEPPER, type TestDatabase, type TestOffice } from '../../helpers.ts';
import { compiledMunicipality, ROOT } from '../../municipality.ts';
import { authenticatorCode } from '../../rfc6238.ts';

/** The folder of its screens. */
export const DESK = join(ROOT, 'desk');
const PASSWORD = 'Mokra-Lipa-2026';

/** The office of residents with its desk, on one database. */
export interface DeskOffice {
  office: TestOffice;
  desk: Desk;
  anonymous: Client;
  /** Work of the operator's command, in a transaction of its own. */
  asOperator<T>(run: (desk: UrzednicyDesk) => Promise<T>): Promise<T>;
  /** Makes a clerk and logs them in for the first time. */
  clerk(login: string, about?: Partial<NewUrzednik>): Promise<Clerk>;
  close(): Promise<void>;
}

export interface Clerk extends Client {
  login: string;
  /** The key of the authenticator, base32. */
  key: string;
  /** Logs in again with password and code; the clock moves on by a step, because no code is valid twice. */
  again(): Promise<Client>;
}

/** The process of the tests, with names for clerks and messages. */
export function deskMunicipality(): Municipality {
  const moves = { ...process.moves, rozpatrz: { ...process.moves.rozpatrz, label: 'proba.wydaj' } };
  const own = { ...process, moves, message: { mail: 'proba.wiadomosc' } };
  const table = { records: { ...config.tables.podania.records, process: own } };
  const municipality = processMunicipality(
    {
      'data.config.json': { ...config, tables: { podania: table } },
      'locales/pl/proba.json': {
        ...WORDS.pl,
        wydaj: 'Wydaj decyzję',
        wiadomosc: 'W sprawie {{numer}} jest wiadomość.',
      },
      'locales/en/proba.json': { ...WORDS.en, wydaj: 'Decide', wiadomosc: 'There is a message about {{numer}}.' },
    },
    WANTED,
  );
  const words = { wydaj: 'Wydaj decyzję', wiadomosc: 'W sprawie {{numer}} jest wiadomość.' };
  return { ...municipality, texts: { ...municipality.texts, pl: { ...municipality.texts.pl, ...flat(words) } } };
}

export async function openDeskOffice(
  database: TestDatabase,
  options: Partial<DeskOptions> = {},
  residents = deskMunicipality(),
): Promise<DeskOffice> {
  const env = { OKIENKO_DESK_PORT: '8090', OKIENKO_DESK_CZAS_SESJI_S: '600' };
  const office = await openOffice(database, env, { municipality: residents });
  const desk = buildDesk({
    ...{ config: office.config, database: office.database, secrets: secretsOf(PEPPER), residents: office.app },
    municipality: await compiledMunicipality(DESK),
    ...{ portal: join(ROOT, 'tests/server/portal'), compress: false },
    log: logTo((line) => office.lines.push(line)),
    now: () => new Date(office.clock.ms),
    ...options,
  });
  const { server } = desk;
  const client = (held: { token?: string; cookie?: string }) =>
    clientOf(() => ({ server }) as unknown as TestOffice['app'], held);
  const anonymous = client({});
  const asOperator: DeskOffice['asOperator'] = (run) =>
    office.database.query
      .transaction()
      .execute((db) => run({ db, now: new Date(office.clock.ms), operator: 'root', kinds: ['podania'] }));
  const held = (answer: Awaited<ReturnType<Client['post']>>) => ({
    token: answer.json().token as string,
    cookie: String(answer.headers['set-cookie']).split(';')[0],
  });
  return {
    ...{ office, desk, anonymous, asOperator },
    async clerk(login, about = {}) {
      const name = { imie: 'Ewa', nazwisko: login, email: `${login}@gmina.example` };
      const made = { login, ...name, uprawnienia: 'PROWADZI' as const, rodzaje: [], ...about };
      await asOperator((desk) => addUrzednik(desk, made, 'ABCD-EFGH-JKLM'));
      const first = client(held(await anonymous.post('/api/konto/token', { login, haslo: 'ABCD-EFGH-JKLM' })));
      const { key } = (await first.get('/api/biurko/klucz')).json();
      const totp = authenticatorCode(key, office.clock.ms);
      const set = await first.post('/api/biurko/klucz', { noweHaslo: PASSWORD, totp });
      if (set.status !== 200) throw new Error(set.text);
      const again = async () => {
        office.clock.ms += 30_000;
        const step = (await anonymous.post('/api/konto/token', { login, haslo: PASSWORD })).json();
        const kod = authenticatorCode(key, office.clock.ms);
        return client(held(await anonymous.post('/api/konto/token/totp', { token: step.token, kod })));
      };
      return { ...client(held(set)), login, key, again };
    },
    async close() {
      await server.close();
      await office.close();
    },
  };
}
