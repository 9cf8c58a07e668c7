import { beforeAll, describe, expect, it } from 'vitest';
import type { Tables } from '../../server/db/schema.ts';
import { masked } from '../../server/log.ts';
import { DEMO_PASSWORD } from '../../server/seed/demoAccounts.ts';
import { type Answer, type Client, forEachDatabase, withOffice } from './helpers.ts';
import { addressOf, argsFor, factsOf, wireRequest } from './samples.ts';

/** Where a number that names a person belongs, and nowhere else. */
const PLACES: Readonly<Record<string, readonly string[]>> = {
  pesel: ['mieszkancy.pesel', 'podmioty.pesel', 'konta.pesel'],
  email: ['konta.email'],
};
const TYPED = 'Tajne-Haslo-123!';

forEachDatabase((make) => {
  const office = withOffice(make);
  const secrets: string[] = [];
  const refusals: Answer[] = [];
  const answers: [string, Answer][] = [];
  let pesels: ReadonlySet<string>;
  let emails: ReadonlySet<string>;

  /** A day at the counter: right and wrong logins, every call, refusals of every kind, a failure of ours, a logout. */
  beforeAll(async () => {
    const { query } = office().database;
    pesels = new Set((await query.selectFrom('mieszkancy').select('pesel').execute()).map(({ pesel }) => pesel));
    emails = new Set((await query.selectFrom('konta').select('email').execute()).map(({ email }) => email));
    const anna = await office().login('anna.wisniewska');
    const jan = await office().login('jan.nowak');
    for (const { token, cookie } of [anna, jan]) secrets.push(token!, cookie!.split('=')[1]!);
    secrets.push(TYPED, DEMO_PASSWORD, 'a pepper for tests that is long enough');
    const [pesel = ''] = pesels;
    const facts = await factsOf(anna);
    for (const operation of office().municipality.contract.operations.values()) {
      if ('token' in operation.args || operation.id === 'zaloguj') continue;
      const { body, ...wire } = wireRequest(operation, argsFor(operation, facts));
      answers.push([operation.id, await anna.send(operation.method, addressOf(wire), body)]);
      // Somebody else's number where a name is wrong, where a value is wrong, and without a session.
      refusals.push(await anna.send(operation.method, `${addressOf(wire)}&${pesel}=${pesel}`, body));
      refusals.push(
        await jan.send(
          operation.method,
          `${addressOf(wire)}?lang=${pesel}`,
          body && Object.assign({}, body, { pesel }),
        ),
      );
      if (operation.access !== 'public')
        refusals.push(await office().anonymous.send(operation.method, addressOf(wire), body));
    }
    await login(office().anonymous, 'anna.wisniewska', TYPED);
    // The password typed where the login goes, and a PESEL there.
    await login(office().anonymous, TYPED, 'anna.wisniewska');
    await login(office().anonymous, pesel, TYPED);
    await query.schema.alterTable('podmioty').renameTo('podmiotySchowane').execute();
    refusals.push(await anna.get('/api/lista-podmiotow'));
    await query.schema.alterTable('podmiotySchowane').renameTo('podmioty').execute();
    expect(refusals.at(-1)?.status).toBe(500);
    await jan.post('/api/pi/wylogowanie', { token: jan.token });
  }, 60_000);

  async function login(client: Client, name: string, haslo: string): Promise<void> {
    refusals.push(await client.post('/api/konto/token', { login: name, haslo }));
  }

  it('the log holds no password, no half of a session, no PESEL and no e-mail', () => {
    expect(office().lines.length).toBeGreaterThan(60);
    const all = office().lines.join('');
    expect([...secrets, ...pesels, ...emails].filter((one) => all.includes(one))).toEqual([]);
  });

  it('a refusal says nothing of what a password or a session is, nor of who lives here', () => {
    expect(new Set(refusals.map(({ status }) => status)).size).toBeGreaterThan(3);
    for (const { text, headers } of refusals) {
      const said = `${text} ${JSON.stringify(headers)}`;
      expect([...secrets, ...emails].filter((one) => said.includes(one))).toEqual([]);
      // The unknown name itself comes back, as the name of the field.
      const { pola: _, ...rest } = JSON.parse(text);
      expect([...pesels].filter((one) => JSON.stringify(rest).includes(one))).toEqual([]);
    }
  });

  it('an answer holds the caller’s own PESEL in one place, and nobody else’s', () => {
    expect(answers.every(([, { status }]) => status === 200)).toBe(true);
    for (const [id, { text }] of answers) {
      const found = [...pesels].filter((one) => text.includes(one));
      expect(found, id).toHaveLength(id === 'dajDaneUzytkownika' ? 1 : 0);
      expect(
        secrets.filter((one) => text.includes(one)),
        id,
      ).toEqual([]);
    }
  });

  it('the database holds secrets as hashes, and numbers of persons where they belong', async () => {
    const { query } = office().database;
    const names = (await query.introspection.getTables()).map(({ name }) => name as keyof Tables);
    expect(names.length).toBeGreaterThan(15);
    const found = new Set<string>();
    for (const table of names) {
      for (const row of await query.selectFrom(table).selectAll().execute()) {
        for (const [column, value] of Object.entries(row)) {
          const text = String(value);
          if (secrets.some((one) => text.includes(one))) found.add(`secret in ${table}.${column}`);
          const numbers = text.match(/\d{11,}/g) ?? [];
          if (numbers.some((one) => pesels.has(one))) found.add(`pesel in ${table}.${column}`);
          if (emails.has(text)) found.add(`email in ${table}.${column}`);
        }
      }
    }
    const allowed = Object.entries(PLACES).flatMap(([what, places]) => places.map((place) => `${what} in ${place}`));
    expect([...found].filter((one) => !allowed.includes(one))).toEqual([]);
    expect([...found].sort()).toEqual(allowed.sort());
  });
});

describe('the last resort of the log', () => {
  it.each([
    ['a PESEL', 'duplicate key (pesel)=(44051401359)', '44051401359'],
    ['a PESEL beside letters', 'pesel44051401359x', '44051401359'],
    ['a token', 'Bearer q7lB7Y2v1mXoZl0pZbq2Jr8d3kX5uH9sT1wE4yC6aBc', 'q7lB7Y2v1mXoZl0pZbq2Jr8d3kX5uH9sT1wE4yC6aBc'],
    ['an e-mail', 'Key (email)=(anna.wisniewska@poczta.example) exists', 'anna.wisniewska@poczta.example'],
    ['an account number', 'konto PL61109010140000071219812874', '109010140000071219812874'],
  ])('masks %s', (_what, text, hidden) => {
    expect(masked(text)).not.toContain(hidden);
  });
});
