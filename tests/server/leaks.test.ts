import { beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '../../server/demo/kit/demoAccounts.ts';
import { fictitiousPesel } from '../../server/demo/kit/identifiers.ts';
import type { Tables } from '../../server/engine/db/tables.ts';
import { masked } from '../../server/engine/log.ts';
import { codeAt, STEP_MS } from '../../server/engine/session/totp.ts';
import { type Answer, type Client, clientOf, forOneDatabase, withOffice } from './helpers.ts';
import { codeIn, latestMail } from './mailbox.ts';
import { expected } from './matrix.ts';
import { addressOf, argsFor, factsOf, wireRequest } from './samples.ts';

/** The only columns that may contain a number of a person. */
const PLACES: Readonly<Record<string, readonly string[]>> = {
  // Events name the person where no number of the office does; they are kept for some days.
  pesel: ['mieszkancy.pesel', 'podmioty.pesel', 'konta.pesel', 'zdarzenia.dane'],
  email: ['konta.email', 'konta.zgodaEmail', 'poczta.adresat'],
};
const TYPED = 'Tajne-Haslo-123!';
/** The input of a person who registers and then loses the password. */
const PASSWORDS = ['Zielony-Tramwaj-7', 'Cichy-Wiatrak-91', 'Stara-Latarnia-3'] as const;

forOneDatabase((make) => {
  const office = withOffice(make);
  const secrets: string[] = [];
  /** The codes of links, which occur in their mails. */
  const codes: string[] = [];
  const refusals: Answer[] = [];
  const answers: [string, Answer][] = [];
  let pesels: ReadonlySet<string>;
  let emails: ReadonlySet<string>;

  /** A typical day: right and wrong logins, every call, refusals of every kind, an internal error, a logout. */
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
    // After this the login is too old to delete the account.
    office().clock.ms += 11 * 60_000;
    for (const operation of office().municipality.contract.operations.values()) {
      if (operation.id === 'zaloguj') continue;
      const { body, ...wire } = wireRequest(operation, argsFor(operation, facts));
      answers.push([operation.id, await anna.send(operation.method, addressOf(wire), body)]);
      // Another person's PESEL as a wrong name, as a wrong value, and without a session.
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
    await openAccount();
    await login(office().anonymous, 'anna.wisniewska', TYPED);
    // A password typed into the login field, and a PESEL.
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

  /** From a registration to two-step login and a new e-mail: every secret occurs once. */
  async function openAccount(): Promise<void> {
    const { query } = office().database;
    const post = async (url: string, body: object, from = office().anonymous) => {
      const answer = await from.post(`/api/konto/${url}`, body);
      expect([url, answer.status, answer.status === 200 || answer.text]).toEqual([url, 200, true]);
      return answer;
    };
    const enter = async (haslo: string) => {
      const answer = await post('token', { login: 'iga.sowa', haslo });
      const cookies = [answer.headers['set-cookie'] ?? []].flat().map((line) => String(line).split(';')[0]!);
      const { token } = answer.json();
      secrets.push(haslo, token, ...cookies.map((cookie) => cookie.split('=')[1]!));
      return clientOf(() => office().app, { token, cookie: cookies.find((cookie) => cookie.startsWith('__Host-es=')) });
    };
    const email = 'iga.sowa@poczta.example';
    const code = async () => {
      codes.push(codeIn(await latestMail(query, email)));
      return codes.at(-1)!;
    };
    const pesel = fictitiousPesel(1980, 5, 5, 4711, true);
    const returnUrl = 'http://localhost:8080/aktywacja-return-url';
    const [first, second, third] = PASSWORDS;
    const agreed = { zgodaPrzetwarzanieDanych: true, zgodaRegulamin: true };
    const named = { imie: 'Iga', nazwisko: 'Sowa', login: 'iga.sowa', email };
    await post('rejestracja', { ...named, ...agreed, haslo: first, pesel, returnUrl });
    await post('aktywacja', { hash: await code() });
    await enter(first);
    await post('reset-haslo', { login: 'iga.sowa', email });
    await post('nowe-haslo', { noweHaslo: second, kodZmianyHasla: await code() });
    // The counter has checked the identity card.
    await query.updateTable('konta').set({ stan: 'AKTYWNE' }).where('login', '=', 'iga.sowa').execute();
    const { podmiotId } = await query.selectFrom('podmioty').select('podmiotId').executeTakeFirstOrThrow();
    const { kontoId } = await query
      .selectFrom('konta')
      .select('kontoId')
      .where('login', '=', 'iga.sowa')
      .executeTakeFirstOrThrow();
    await query
      .insertInto('kontaPodmioty')
      .values({ kontoId, podmiotId })
      .onConflict((c) => c.doNothing())
      .execute();
    const iga = await enter(second);
    await post('email', { nowyEmail: 'nowa.sowa@poczta.example', haslo: second }, iga);
    codes.push(codeIn(await latestMail(query, 'nowa.sowa@poczta.example')));
    const { key, qrCode } = (await iga.get('/api/konto/2fa')).json();
    const totp = codeAt(key, Math.floor(office().clock.ms / STEP_MS));
    const renewed = await post('2fa', { czy2FaAktywne: true, totp }, iga);
    secrets.push(key, qrCode, renewed.json().token);
    await query.updateTable('konta').set({ totpSekret: null }).where('login', '=', 'iga.sowa').execute();
    const again = await enter(second);
    await post('haslo', { stareHaslo: second, noweHaslo: third }, again);
    secrets.push(third);
    pesels = new Set([...pesels, pesel]);
    emails = new Set([...emails, email, 'nowa.sowa@poczta.example']);
    expect(new Set(secrets).size).toBeGreaterThan(18);
    expect(codes.filter((one) => one.length === 43)).toHaveLength(3);
  }

  it('the log has no password, no part of a session, no PESEL and no e-mail', () => {
    expect(office().lines.length).toBeGreaterThan(60);
    const all = office().lines.join('');
    expect([...secrets, ...codes, ...pesels, ...emails].filter((one) => all.includes(one))).toEqual([]);
  });

  it('a mail has no password, no part of a session, no key and no PESEL, and a code only in its link', async () => {
    const mails = await office().database.query.selectFrom('poczta').selectAll().execute();
    expect(mails.length).toBeGreaterThan(5);
    for (const { temat, tekst, html } of mails) {
      const output = `${temat} ${tekst} ${html}`;
      expect([...secrets, ...pesels].filter((one) => output.includes(one))).toEqual([]);
    }
    for (const code of codes) expect(mails.filter(({ tekst }) => tekst.includes(code))).toHaveLength(1);
  });

  it('a refusal reveals no password, no session and no resident', () => {
    expect(new Set(refusals.map(({ status }) => status)).size).toBeGreaterThan(3);
    for (const { text, headers } of refusals) {
      const output = `${text} ${JSON.stringify(headers)}`;
      expect([...secrets, ...emails].filter((one) => output.includes(one))).toEqual([]);
      // The unknown name is returned as the name of the field.
      const { pola: _, ...rest } = JSON.parse(text);
      expect([...pesels].filter((one) => JSON.stringify(rest).includes(one))).toEqual([]);
    }
  });

  it('a response has the caller’s own PESEL in one place, and nobody else’s', () => {
    const { operations } = office().municipality.contract;
    for (const [id, { text, status }] of answers) {
      expect([id, status]).toEqual([id, expected(operations.get(id)!, 'owner')[0]]);
      const found = [...pesels].filter((one) => text.includes(one));
      expect(found, id).toHaveLength(id === 'dajDaneUzytkownika' ? 1 : 0);
      expect(
        secrets.filter((one) => text.includes(one)),
        id,
      ).toEqual([]);
    }
  });

  it('the database stores secrets as hashes, and PESEL numbers only where they belong', async () => {
    const { query } = office().database;
    const names = (await query.introspection.getTables()).map(({ name }) => name as keyof Tables);
    expect(names.length).toBeGreaterThan(15);
    const found = new Set<string>();
    for (const table of names) {
      for (const row of await query.selectFrom(table).selectAll().execute()) {
        for (const [column, value] of Object.entries(row)) {
          const text = String(value);
          if (secrets.some((one) => text.includes(one))) found.add(`secret in ${table}.${column}`);
          const brings = table === 'poczta' && (column === 'tekst' || column === 'html');
          if (!brings && codes.some((one) => text.includes(one))) found.add(`code in ${table}.${column}`);
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

describe('the mask of the log', () => {
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
