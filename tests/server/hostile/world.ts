import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomOf } from '../../../server/demo/kit/random.ts';
import { type DemoWezel, openDemoWezel } from '../../../server/demo/wezel/openDemoWezel.ts';
import { openKir } from '../../../server/domains/platnosci/kir/kir.ts';
import { openP24 } from '../../../server/domains/platnosci/p24/p24.ts';
import type { Wezel } from '../../../server/domains/wezel/wezel.ts';
import { otherSystem } from '../domains/zdarzenia/otherSystem.ts';
import { type Client, openOffice, type TestDatabase, type TestOffice } from '../helpers.ts';
import { type Facts, factsOf, restartSerial } from '../samples.ts';
import { idsOfAll } from './ids.ts';
import { strangersOf } from './strangers.ts';

/** Each with a session; the last is an institution. */
const LOGINS = ['anna.wisniewska', 'jan.nowak', 'przewozy'] as const;
type Login = (typeof LOGINS)[number];

/** How a caller shows who it is: a session, halves of two, or none. */
export const CALLERS = [...LOGINS, 'nobody', 'mixed', 'token alone', 'cookie alone', 'invented'] as const;
export type Caller = (typeof CALLERS)[number];

/** An office that hostile inputs are sent to, and what is needed to make them and to judge its answers. */
export interface World {
  office: TestOffice;
  /** Where it listens. */
  port: number;
  wezel: Wezel;
  demoWezel: DemoWezel;
  facts: Facts;
  /** Ids of everybody, by the argument that takes one. */
  ids: ReadonlyMap<string, readonly (string | number)[]>;
  nips: readonly string[];
  /** Paths of pages. */
  pages: readonly string[];
  /** A key of another system with all rights. */
  klucz: string;
  headersOf(caller: Caller): Record<string, string>;
  /** What must not be in an answer to this caller. */
  strangersOf(caller: Caller): ReadonlySet<string>;
  /** An account is deleted by a fresh login only, and all are needed until the end. */
  ageSessions(): Promise<unknown>;
  /** Logs in again who has no session any more. */
  keepSessions(): Promise<void>;
  close(): Promise<void>;
}

/** A port where nobody listens: the providers and the national node are down. */
const NOBODY_THERE = 1;
const OWN = 'http://localhost:8080';

/** Drawing a page anew takes as long as ten calls, so each world has some of them. */
const PAGES = 12;

/**
 * @param seed which pages it has
 * @param portal the built portal; absent: one page that stands for all
 */
export async function openWorld(database: TestDatabase, seed: string, portal?: string): Promise<World> {
  restartSerial();
  const folder = mkdtempSync(join(tmpdir(), 'okienko-hostile-'));
  const node = openDemoWezel({ varDir: folder, host: '127.0.0.1', port: NOBODY_THERE });
  const platnosci = channels(() => new Date(office.clock.ms));
  const office: TestOffice = await openOffice(
    database,
    {},
    { wezel: node.wezel, platnosci, ...(portal && { portal }) },
  );
  const { port } = new URL(await office.app.server.listen({ host: '127.0.0.1', port: 0 }));
  const clients = new Map<Login, Client>();
  for (const login of LOGINS) clients.set(login, await office.login(login));
  const [anna, jan] = [() => clients.get('anna.wisniewska')!, () => clients.get('jan.nowak')!];
  const strangers = new Map<Caller, ReadonlySet<string>>();
  for (const login of LOGINS) strangers.set(login, await strangersOf(office, login));
  const toAll = await strangersOf(office);
  const { klucz } = await otherSystem(office, 'ezd', 'zdarzenia,odpowiedzi,paczki');
  const podmioty = await office.database.query.selectFrom('podmioty').select('nip').execute();
  const { text } = await office.anonymous.get('/sitemap.xml');
  const pages = [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => new URL(address!).pathname);
  const random = randomOf(0, seed);

  const headers: Record<Exclude<Caller, Login>, () => Record<string, string | undefined>> = {
    nobody: () => ({}),
    mixed: () => ({ authorization: `Bearer ${anna().token}`, cookie: jan().cookie }),
    'token alone': () => ({ authorization: `Bearer ${anna().token}` }),
    'cookie alone': () => ({ cookie: anna().cookie }),
    invented: () => ({ authorization: `Bearer ${'A'.repeat(43)}`, cookie: `__Host-es=${'B'.repeat(43)}` }),
  };
  return {
    ...{ office, port: Number(port), ...node, klucz },
    facts: await factsOf(anna()),
    ids: await idsOfAll(office),
    nips: podmioty.flatMap(({ nip }) => nip ?? []),
    pages: Array.from({ length: PAGES }, () => random.pick(pages)),
    headersOf(caller) {
      const client = clients.get(caller as Login);
      if (!client) return headers[caller as keyof typeof headers]() as Record<string, string>;
      return { authorization: `Bearer ${client.token}`, cookie: client.cookie! };
    },
    strangersOf: (caller) => strangers.get(caller) ?? toAll,
    ageSessions: () => office.database.query.updateTable('sesje').set({ rozpoczetoMs: 0 }).execute(),
    async keepSessions() {
      for (const [login, client] of clients)
        if ((await client.get('/api/konto/uzytkownik')).status === 401) clients.set(login, await office.login(login));
    },
    async close() {
      await office.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function channels(now: () => Date) {
  const here = new URL(`http://127.0.0.1:${NOBODY_THERE}/`);
  const p24 = { kluczApi: 'klucz', haslo: 'haslo', crc: 'crc', adres: here, adresStrony: here, limitMs: 400 };
  const kir = {
    ...{ nip: '9999990018', haslo: 'tajne', adresFormularza: here, adresStatusu: here, limitMs: 400 },
    ...{ przestrzenNazw: 'urn:paybynet', przecinek: true, czySkrot: true, pierwszyNumer: 700_000, dalejDo: [here] },
  };
  return { p24: openP24(p24, OWN, now), kir: openKir(kir, OWN) };
}
