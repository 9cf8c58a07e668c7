import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll } from 'vitest';
import type { Kanal, Kanaly, Pytanie, Zlecenie } from '../../../../server/domains/platnosci/kanal.ts';
import { checkKsiegi } from '../../../../server/domains/platnosci/ksiegi.ts';
import { LIVE } from '../../../../server/domains/platnosci/states.ts';
import { ProviderFailure } from '../../../../server/engine/http/callProvider.ts';
import { type Answer, type Client, openOffice, type TestDatabase, type TestOffice } from '../../helpers.ts';

const OWN = 'http://localhost:8080';
export const MINUTE = 60_000;
export const DAY = 24 * 60 * MINUTE;

/** A provider with answers scripted by a test. */
export class Scripted implements Kanal {
  readonly kod: Kanal['kod'];
  /** Answers by idPrzelewu; any other order is reported as waiting. */
  readonly says = new Map<string, Pytanie>();
  readonly registered: string[] = [];
  readonly asked: string[] = [];
  /** Called before it answers. */
  before: (what: 'register' | 'ask', zlecenie: Zlecenie) => Promise<void> = async () => {};

  constructor(kod: Kanal['kod']) {
    this.kod = kod;
  }

  async register(zlecenie: Zlecenie) {
    this.registered.push(zlecenie.idPrzelewu);
    await this.before('register', zlecenie);
    return { idDostawcy: `${this.kod}-${zlecenie.id}`, adres: `https://bank.example/${zlecenie.idPrzelewu}` };
  }

  passage({ adresDostawcy }: Zlecenie) {
    return { go: adresDostawcy! };
  }

  async ask([zlecenie]: readonly [Zlecenie, ...Zlecenie[]]) {
    this.asked.push(zlecenie.idPrzelewu);
    await this.before('ask', zlecenie);
    const answer = this.says.get(zlecenie.idPrzelewu) ?? { stan: 'czeka' };
    return () => answer;
  }

  /** Accepts `genuine:<idPrzelewu>`; the text after a blank is ignored. */
  readNotice(raw: string) {
    const [, idPrzelewu] = /^genuine:(\S+)/.exec(raw) ?? [];
    return idPrzelewu ? { idPrzelewu } : undefined;
  }

  gone(): void {
    this.before = async () => {
      throw new ProviderFailure('no answer');
    };
  }

  back(): void {
    this.before = async () => {};
  }
}

/** An instalment as the card shows it. */
export interface Shown {
  idKartyNaleznosci: number;
  idNaleznosciRatyZbiorczej: number;
  kwotaRazem: number;
  odsetki: number;
  terminPlatnosci: string;
  czySplacona: boolean;
  jestTytulWykonawczy: boolean;
  jestUpomnienie: boolean;
  zleconoPlatnoscZKIR: boolean;
  zleconoPlatnoscZP24: boolean;
}

export interface World {
  office: TestOffice;
  kir: Scripted;
  p24: Scripted;
  /** Orders instalments of one card. */
  pay(client: Client, raty: readonly Shown[], more?: Partial<Wish>): Promise<Answer>;
  /** The same, until the provider has the order. @returns idPrzelewu */
  paid(client: Client, raty: readonly Shown[], more?: Partial<Wish>): Promise<string>;
  /** Does everything that is due now. */
  settle(laterMs?: number): Promise<void>;
  /** Sets the provider's answer, and sends a notice about it. */
  notify(idPrzelewu: string, says: Pytanie): Promise<void>;
  row(idPrzelewu: string): ReturnType<typeof rowOf>;
  stan(idPrzelewu: string): Promise<string>;
  /** The provider's answer for an order that was paid in full. */
  allPaid(idPrzelewu: string): Promise<Pytanie>;
  alarms(): string[];
  /** Discrepancies in the books. */
  ksiegi(): Promise<string[]>;
}

interface Wish {
  channel: keyof Kanaly;
  kwota: number;
  klucz: string;
  idNaleznosciRatyZbiorczej: number[];
  urlPowrotuOk: string;
  nip: string;
}

const rowOf = (office: TestOffice, idPrzelewu: string) =>
  office.database.query
    .selectFrom('zlecenia')
    .selectAll()
    .where('idPrzelewu', '=', idPrzelewu)
    .executeTakeFirstOrThrow();

/** An office with two scripted providers, for all tests of a file. */
export function withWorld(make: () => Promise<TestDatabase>): () => World {
  let database: TestDatabase;
  let world: World;
  beforeAll(async () => {
    database = await make();
    const [kir, p24] = [new Scripted('KIR'), new Scripted('P24')];
    world = worldOf(await openOffice(database, {}, { platnosci: { kir, p24 } }), kir, p24);
  }, 60_000);
  afterAll(async () => {
    await world?.office.close();
    await database?.drop();
  });
  return () => world;
}

export function worldOf(office: TestOffice, kir: Scripted, p24: Scripted): World {
  const world: World = {
    office,
    kir,
    p24,
    pay(client, raty, more = {}) {
      const { channel = 'p24', klucz = randomUUID(), nip, ...rest } = more;
      return client.post(
        `/api/platnosci/${channel}/dodajPrzelew${nip ? `?nip=${nip}` : ''}`,
        {
          idKartyNaleznosci: raty[0]?.idKartyNaleznosci,
          idNaleznosciRatyZbiorczej: raty.map((rata) => rata.idNaleznosciRatyZbiorczej),
          idNaleznosciRaty: [],
          kwota: sumOf(raty),
          urlPowrotuOk: `${OWN}/platnosc-wynik?result=ok`,
          urlPowrotuBlad: `${OWN}/platnosc-wynik?result=blad`,
          ...rest,
        },
        { 'idempotency-key': klucz },
      );
    },
    async paid(client, raty, more) {
      const answer = await world.pay(client, raty, more);
      if (answer.status !== 200) throw new Error(answer.text);
      await world.settle();
      return answer.json().idPrzelewu;
    },
    async settle(laterMs = 0) {
      office.clock.ms += laterMs;
      office.app.wake();
      await office.app.settled();
    },
    async notify(idPrzelewu, says) {
      const { kanal } = await world.row(idPrzelewu);
      (kanal === 'KIR' ? kir : p24).says.set(idPrzelewu, says);
      // The minimum time between two queries to the provider.
      office.clock.ms += 3000;
      await office.database.query
        .updateTable('zlecenia')
        .set({ nastepnaMs: office.clock.ms })
        .where('idPrzelewu', '=', idPrzelewu)
        .execute();
      await world.settle();
    },
    row: (idPrzelewu) => rowOf(office, idPrzelewu),
    stan: async (idPrzelewu) => (await world.row(idPrzelewu)).stan,
    async allPaid(idPrzelewu) {
      const { kwotaGrosze, numerRachunku } = await world.row(idPrzelewu);
      return { stan: 'zaplacono', kwotaGrosze, waluta: 'PLN', numerRachunku: `PL${numerRachunku}` };
    },
    alarms: () =>
      office.lines
        .map((line) => JSON.parse(line))
        .filter(({ zdarzenie }) => zdarzenie === 'platnosc-alarm')
        .map(({ kod }) => kod),
    async ksiegi() {
      const wrong = await checkKsiegi(office.database.query, office.clock.ms);
      return wrong.map(({ kod, ids }) => `${kod} ${ids.join(' ')}`);
    },
  };
  return world;
}

/** Tests use up the payable instalments: `restore` resets the orders and the books of anna.wisniewska to their present state. */
export async function keepBooks(office: TestOffice): Promise<() => Promise<void>> {
  const ANNA = 1;
  const db = () => office.database.query;
  const orders = await db().selectFrom('zlecenia').selectAll().execute();
  const taken = await db().selectFrom('zajeteRaty').selectAll().execute();
  const instalments = await db().selectFrom('ratyZbiorcze').selectAll().where('podmiotId', '=', ANNA).execute();
  const ids = instalments.map((rata) => rata.idNaleznosciRatyZbiorczej);
  const parts = await db().selectFrom('raty').selectAll().where('idNaleznosciRatyZbiorczej', 'in', ids).execute();
  const elements = await db().selectFrom('elementy').selectAll().execute();
  const ours = elements.filter(({ podmiotId }) => podmiotId === ANNA);
  const lastOrder = Math.max(...orders.map(({ id }) => id));
  const lastElement = Math.max(...elements.map(({ id }) => id));
  return async () => {
    await db()
      .transaction()
      .execute(async (trx) => {
        await trx.deleteFrom('zajeteRaty').execute();
        await trx.deleteFrom('powiadomienia').execute();
        await trx.deleteFrom('wplaty').where('zlecenieId', '>', lastOrder).execute();
        await trx.deleteFrom('elementy').where('id', '>', lastElement).execute();
        await trx.deleteFrom('zleceniaRaty').where('zlecenieId', '>', lastOrder).execute();
        await trx.deleteFrom('zlecenia').where('id', '>', lastOrder).execute();
        for (const { id, ...row } of orders.filter(({ stan }) => stan === 'ZLECONA'))
          await trx.updateTable('zlecenia').set(row).where('id', '=', id).execute();
        const shown = await trx.selectFrom('ratyZbiorcze').selectAll().where('podmiotId', '=', ANNA).execute();
        for (const { idNaleznosciRatyZbiorczej: id, ...row } of without(instalments, shown))
          await trx.updateTable('ratyZbiorcze').set(row).where('idNaleznosciRatyZbiorczej', '=', id).execute();
        const now = await trx.selectFrom('raty').selectAll().where('idNaleznosciRatyZbiorczej', 'in', ids).execute();
        for (const { idNaleznosciRaty: id, ...row } of without(parts, now))
          await trx.updateTable('raty').set(row).where('idNaleznosciRaty', '=', id).execute();
        const left = await trx.selectFrom('elementy').selectAll().where('podmiotId', '=', ANNA).execute();
        for (const { id, ...row } of without(ours, left))
          await trx.updateTable('elementy').set(row).where('id', '=', id).execute();
        await trx.insertInto('zajeteRaty').values(taken).execute();
      });
  };
}

/** The rows that are not among others as they are: a test changes few of hundreds. */
function without<Row extends object>(rows: readonly Row[], others: readonly Row[]): Row[] {
  const same = new Set(others.map((row) => JSON.stringify(row)));
  return rows.filter((row) => !same.has(JSON.stringify(row)));
}

/** The sum to the grosz, as the card adds it. */
export const sumOf = (raty: readonly Shown[]): number =>
  raty.reduce((sum, rata) => sum + Math.round(rata.kwotaRazem * 100), 0) / 100;

/** Instalments of a card as it shows them. */
export async function ratyOf(client: Client, idKartyNaleznosci: number, nip?: string): Promise<Shown[]> {
  const answer = await client.get(`/api/naleznosci/karty/${idKartyNaleznosci}/raty${nip ? `?nip=${nip}` : ''}`);
  return answer.json().ratyZbiorcze.map((rata: Shown) => ({ ...rata, idKartyNaleznosci }));
}

/** Every instalment of a subject that can be paid, in all years. */
export async function payable(client: Client, nip?: string): Promise<Shown[]> {
  const who = nip ? `nip=${nip}` : '';
  const { lata } = (await client.get(`/api/naleznosci/lista?${who}`)).json();
  const found: Shown[] = [];
  for (const rok of lata) {
    const { karty } = (await client.get(`/api/naleznosci/lista?rok=${rok}&${who}`)).json();
    const owing = karty.filter((karta: { suma: number }) => karta.suma > 0);
    for (const { idKartyNaleznosci } of owing) found.push(...(await ratyOf(client, idKartyNaleznosci, nip)));
  }
  return found.filter(isFree);
}

export const isFree = (rata: Shown): boolean =>
  !(rata.czySplacona || rata.jestTytulWykonawczy || rata.zleconoPlatnoscZKIR || rata.zleconoPlatnoscZP24);

/** Everything about orders and books, to see that nothing was stored. */
export async function traces(office: TestOffice): Promise<unknown> {
  const { query } = office.database;
  const count = async (table: 'zlecenia' | 'zleceniaRaty' | 'zajeteRaty' | 'wplaty' | 'elementy') =>
    Number(
      (
        await query
          .selectFrom(table)
          .select((eb) => eb.fn.countAll().as('n'))
          .executeTakeFirstOrThrow()
      ).n,
    );
  const live = await query
    .selectFrom('zlecenia')
    .select('id')
    .where('stan', 'in', [...LIVE])
    .orderBy('id')
    .execute();
  return {
    live,
    zlecenia: await count('zlecenia'),
    czesci: await count('zleceniaRaty'),
    zajete: await count('zajeteRaty'),
    wplaty: await count('wplaty'),
    elementy: await count('elementy'),
  };
}
