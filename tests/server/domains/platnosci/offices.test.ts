import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildApp } from '../../../../server/app/app.ts';
import { logTo } from '../../../../server/engine/log.ts';
import { secretsOf } from '../../../../server/engine/session/secrets.ts';
import {
  type Client,
  forEachDatabase,
  openOffice,
  PEPPER,
  ROOT,
  type TestDatabase,
  type TestOffice,
} from '../../helpers.ts';
import { MINUTE, payable, Scripted, type World, worldOf } from './world.ts';

/** Several offices on one database; SQLite serves one only. */
forEachDatabase((make) => {
  let database: TestDatabase;
  let office: TestOffice;
  let kir: Scripted;
  let p24: Scripted;
  let w: World;
  let anna: Client;

  beforeAll(async () => {
    database = await make();
    [kir, p24] = [new Scripted('KIR'), new Scripted('P24')];
    office = await openOffice(database, {}, { platnosci: { kir, p24 } });
    w = worldOf(office, kir, p24);
    anna = await office.login('anna.wisniewska');
  }, 60_000);
  afterAll(async () => {
    await office?.close();
    await database?.drop();
  });

  /** A second office with the same settings. */
  async function another() {
    const db = await database.open();
    const app = buildApp({
      config: office.config,
      database: db,
      secrets: secretsOf(PEPPER),
      municipality: office.municipality,
      portal: join(ROOT, 'tests/server/portal'),
      log: logTo((line) => office.lines.push(line)),
      now: () => new Date(office.clock.ms),
      platnosci: { kir, p24 },
    });
    return {
      app,
      async close() {
        await app.server.close();
        await db.close();
      },
    };
  }

  it('each step of an order is done once by one of several offices', async ({ skip }) => {
    if (office.database.kind === 'sqlite') skip();
    const others = await Promise.all([another(), another(), another()]);
    const apps = [office.app, ...others.map(({ app }) => app)];
    const settleAll = async () => {
      for (let round = 0; round < 3; round++) {
        for (const app of apps) app.wake();
        await Promise.all(apps.map((app) => app.settled()));
      }
    };
    const orders: string[] = [];
    for (const rata of await payable(anna)) {
      const answer = await w.pay(anna, [rata], { channel: orders.length % 2 ? 'kir' : 'p24' });
      expect(answer.status).toBe(200);
      orders.push(answer.json().idPrzelewu);
    }
    expect(orders.length).toBeGreaterThan(4);
    await settleAll();
    const once = (ids: readonly string[]) => orders.map((id) => ids.filter((one) => one === id).length);
    expect(once([...kir.registered, ...p24.registered])).toEqual(orders.map(() => 1));
    for (const id of orders) for (const kanal of [kir, p24]) kanal.says.set(id, await w.allPaid(id));
    office.clock.ms += 15 * MINUTE;
    await settleAll();
    expect(once([...kir.asked, ...p24.asked])).toEqual(orders.map(() => 1));
    const booked = await office.database.query
      .selectFrom('wplaty')
      .innerJoin('zlecenia', 'zlecenia.id', 'wplaty.zlecenieId')
      .select(['idPrzelewu', 'wplaty.id'])
      .where('idPrzelewu', 'in', orders)
      .execute();
    expect(booked.map(({ idPrzelewu }) => idPrzelewu).sort()).toEqual([...orders].sort());
    expect(await w.ksiegi()).toEqual([]);
    await Promise.all(others.map((one) => one.close()));
  }, 60_000);

  it('an order claimed by a killed office is continued a minute later, also after a restart', async () => {
    const { query } = office.database;
    const fresh = await office.login('anna.wisniewska');
    // A new order, or one of the two open orders of the demo.
    const [rata] = await payable(fresh);
    const waiting = query.selectFrom('zlecenia').select('idPrzelewu').where('stan', '=', 'ZLECONA');
    const order = rata ? await w.paid(fresh, [rata]) : (await waiting.executeTakeFirstOrThrow()).idPrzelewu;
    const { kanal } = await w.row(order);
    (kanal === 'KIR' ? kir : p24).says.set(order, await w.allPaid(order));
    // As after a claim: due in a minute, with one attempt counted.
    await query
      .updateTable('zlecenia')
      .set({ nastepnaMs: office.clock.ms + MINUTE, proby: 1 })
      .where('idPrzelewu', '=', order)
      .execute();
    await w.settle(MINUTE - 1000);
    expect(await w.stan(order)).toBe('ZLECONA');
    await office.restart();
    await w.settle(2000);
    expect(await w.stan(order)).toBe('ZAKSIEGOWANA');
    expect(await w.ksiegi()).toEqual([]);
  });
});
