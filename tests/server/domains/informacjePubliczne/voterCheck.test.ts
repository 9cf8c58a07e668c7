import type { KyselyPlugin } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { fictitiousPesel } from '../../../../server/demo/kit/identifiers.ts';
import { sprawdzWyborce } from '../../../../server/domains/informacjePubliczne/handlers.ts';
import type { MieszkaniecRow } from '../../../../server/domains/informacjePubliczne/tables.ts';
import type { Throttle } from '../../../../server/engine/session/countAttempt.ts';
import { networkOf } from '../../../../server/engine/session/network.ts';
import { secretsOf } from '../../../../server/engine/session/secrets.ts';
import { countTry, voterThrottles } from '../../../../server/engine/session/throttle.ts';
import { BY_HAND, forOneDatabase, TODAY, withOffice } from '../../helpers.ts';

const MINUTE = 60_000;
const secrets = secretsOf('a pepper for tests that is long enough');

/** People for this test: voters, and one person for each reason not to be one. */
const person = (serial: number, own: Partial<MieszkaniecRow> = {}): MieszkaniecRow => ({
  id: 8_000_000 + serial,
  imie: 'Zoe',
  nazwisko: 'Łęcka-Żółć',
  pesel: fictitiousPesel(1970, 5, 5, 4000 + serial, true),
  plec: 'K',
  rokUrodzenia: 1970,
  dataUrodzenia: '1970-05-05',
  czyObywatel: 1,
  adres: 'ul. Lipowa 1, Lipowa Dolina',
  zameldowanie: 'STALE',
  zameldowanyOd: '1990-01-01',
  zameldowanyDo: null,
  koniec: null,
  ...own,
});
const voter = person(0);
const spelled = person(9);
const gone = (koniec: MieszkaniecRow['koniec']) => ({ zameldowanyDo: '2026-11-20', koniec });
const others: Record<string, MieszkaniecRow> = {
  'under 18': person(1, { dataUrodzenia: '2008-11-22', rokUrodzenia: 2008, zameldowanyOd: '2008-11-22' }),
  'no citizen': person(2, { czyObywatel: 0 }),
  'here for a time': person(3, { zameldowanie: 'CZASOWE', zameldowanyDo: '2027-01-01', koniec: 'UPLYW' }),
  'struck off': person(4, gone('WYMELDOWANIE')),
  'moved abroad': person(5, gone('WYJAZD')),
  dead: person(6, gone('ZGON')),
};
const unknown = person(7).pesel;

describe('the network of an address', () => {
  it.each([
    ['10.1.2.3', '10.1.2.3'],
    ['::ffff:10.1.2.3', '10.1.2.3'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:db8::9', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('%s is counted as %s', (ip, network) => {
    expect(networkOf(ip)).toBe(network);
  });

  it.each([
    ['10.1.2.3', '10.1.2.3'],
    ['2001:db8:1:2::9', '2001:db8:1::/48'],
    ['2001:db8:1:ffff:3:4:5:6', '2001:db8:1::/48'],
  ])('%s belongs to the connection %s', (ip, line) => {
    expect(networkOf(ip, 48)).toBe(line);
  });
});

forOneDatabase((make) => {
  const office = withOffice(make);
  let number = 0;
  /** Asks from a new address, unless one is given. */
  const ask = async (pesel: string, nazwisko: string, ip = `10.2.${number >> 8}.${number++ & 255}`) => {
    const answer = await office().app.server.inject({
      method: 'POST',
      url: '/api/el/sprawdzWyborce',
      payload: { pesel, nazwisko },
      remoteAddress: ip,
    });
    const { date: _, ...headers } = answer.headers;
    return { status: answer.statusCode, text: answer.body, headers };
  };
  const asked: string[] = [];

  beforeAll(async () => {
    const rows = [voter, spelled, ...Object.values(others)];
    await office().database.query.insertInto('mieszkancy').values(rows).execute();
    asked.push(unknown, ...rows.map(({ pesel }) => pesel));
  });

  it('says yes to anyone who knows the number and the surname, in any spelling', async () => {
    for (const surname of ['Łęcka-Żółć', ' łęcka - żółć ', 'LECKA ZOLC', 'Lecka-zolc'])
      expect((await ask(spelled.pesel, surname)).text, surname).toBe('{"czyWSpisie":true}');
  });

  it('gives everybody else the same no, letter for letter', async () => {
    const no = await ask(unknown, voter.nazwisko);
    expect([no.status, no.text]).toEqual([200, '{"czyWSpisie":false}']);
    expect(await ask(voter.pesel, 'Łęcka')).toEqual(no);
    expect(await ask(voter.pesel, '-')).toEqual(no);
    for (const [reason, { pesel, nazwisko }] of Object.entries(others))
      expect(await ask(pesel, nazwisko), reason).toEqual(no);
    expect(no.headers['cache-control']).toContain('no-store');
  });

  it('does the same work for everybody, so that timing reveals nothing', async () => {
    const work = async (pesel: string, nazwisko: string) => {
      const done: string[] = [];
      const plugin: KyselyPlugin = {
        transformQuery: ({ node }) => {
          done.push(node.kind);
          return node;
        },
        transformResult: async ({ result }) => result,
      };
      const { database, config, municipality, clock } = office();
      await sprawdzWyborce({
        args: { pesel, nazwisko },
        db: database.query.withPlugin(plugin),
        ip: `10.3.0.${number++ & 255}`,
        agent: '',
        services: {},
        cookies: undefined,
        now: new Date(clock.ms),
        today: TODAY,
        lang: 'pl',
        headers: {},
        session: undefined,
        podmiot: undefined,
        secrets,
        config,
        municipality,
        ...BY_HAND,
      });
      return done;
    };
    const forVoter = await work(voter.pesel, voter.nazwisko);
    expect(forVoter.filter((kind) => kind === 'SelectQueryNode').length).toBeGreaterThan(1);
    expect(await work(unknown, voter.nazwisko)).toEqual(forVoter);
    expect(await work(voter.pesel, 'Inna')).toEqual(forVoter);
    for (const [reason, { pesel, nazwisko }] of Object.entries(others))
      expect(await work(pesel, nazwisko), reason).toEqual(forVoter);
  });

  it.each([
    ['a digit is wrong', voter.pesel.replace(/.$/, (last) => `${(Number(last) + 1) % 10}`)],
    ['there is no such day', '85023112345'],
  ])('an invalid number is reported at its field and not counted: %s', async (_why, pesel) => {
    for (let times = 0; times < 25; times++) {
      const { status, text } = await ask(pesel, 'Nowak', '10.4.0.1');
      expect([status, JSON.parse(text).kod, Object.keys(JSON.parse(text).pola)]).toEqual([422, '3001', ['pesel']]);
    }
    expect((await ask(person(8).pesel, 'Nowak', '10.4.0.1')).status).toBe(200);
  });

  it('answers five questions an hour about one number, known or not, from all addresses together', async () => {
    for (const pesel of [fictitiousPesel(1971, 1, 1, 1, true), others.dead!.pesel]) {
      await office().database.query.deleteFrom('proby').execute();
      for (let times = 0; times < 5; times++) expect((await ask(pesel, 'Nowak')).status).toBe(200);
      const { status, headers } = await ask(pesel, 'Nowak');
      expect([status, headers['retry-after']]).toEqual([429, '3600']);
    }
  });

  it('keeps blocks over a restart', async () => {
    await office().restart();
    expect((await ask(others.dead!.pesel, 'Nowak')).status).toBe(429);
    office().clock.ms += 60 * MINUTE;
    expect((await ask(others.dead!.pesel, 'Nowak')).status).toBe(200);
    office().clock.ms -= 60 * MINUTE;
  });

  it.each([
    ['an address', () => '10.5.0.1'],
    ['a network of IPv6', (times: number) => `2001:db8:7:7::${times.toString(16)}`],
  ])('a caller with a list of numbers gets twenty answers in fifteen minutes from %s', async (_what, ip) => {
    const people = await office().database.query.selectFrom('mieszkancy').select(['pesel', 'nazwisko']).execute();
    const answers = [];
    for (const [times, { pesel, nazwisko }] of people.slice(0, 40).entries()) {
      asked.push(pesel);
      answers.push((await ask(pesel, nazwisko, ip(times))).status);
    }
    expect(answers).toEqual([...Array(20).fill(200), ...Array(20).fill(429)]);
  });

  it('has a limit of questions for all networks together', async () => {
    await office().database.query.deleteFrom('proby').execute();
    const row = { klucz: secrets.hmac('wyborca:gmina:'), blokady: 0, odMs: office().clock.ms, doMs: 0 };
    const porazki = voterThrottles.gmina.failures - 1;
    await office()
      .database.query.insertInto('proby')
      .values({ ...row, porazki })
      .execute();
    expect((await ask(voter.pesel, voter.nazwisko)).status).toBe(200);
    expect((await ask(unknown, voter.nazwisko)).status).toBe(429);
  });

  const { siec, siecDzien, gmina } = voterThrottles;
  /** How many questions asked at these minutes are answered; callers divide the limits by ten, so that a test is quick. */
  async function answered(rules: readonly Throttle[], minutes: readonly number[]) {
    const { query } = office().database;
    await query.deleteFrom('proby').execute();
    const isAnswered = async (minute: number) => {
      for (const [index, rule] of rules.entries())
        if ((await countTry(query, `rule ${index}`, rule, office().clock.ms + minute * MINUTE)) > 0) return false;
      return true;
    };
    let count = 0;
    for (const minute of minutes) if (await isAnswered(minute)) count += 1;
    return count;
  }
  const tenth = (rule: Throttle): Throttle => ({ ...rule, failures: rule.failures / 10 });

  it.each([
    ['slowly', Array.from({ length: 100 }, (_, n) => n * 14)],
    ['always stopping before it is blocked', Array.from({ length: 8 * 19 }, (_, n) => Math.floor(n / 19) * 15.5)],
  ])('a caller on one connection gets at most 500 answers a day: %s', async (_how, minutes) => {
    expect(siecDzien.failures).toBe(500);
    expect(await answered([siec, tenth(siecDzien)], minutes)).toBe(50);
  });

  it('all networks together get at most 2,000 answers an hour', async () => {
    const everyTenSeconds = Array.from({ length: 360 }, (_, n) => n / 6);
    expect(await answered([tenth(gmina)], everyTenSeconds)).toBeLessThanOrEqual(200);
  });

  it('networks of one connection share its daily limit', async () => {
    await office().database.query.deleteFrom('proby').execute();
    const line = secrets.hmac('wyborca:siecDzien:2001:db8:9::/48');
    const row = { klucz: line, porazki: siecDzien.failures - 1, blokady: 0, odMs: office().clock.ms, doMs: 0 };
    await office().database.query.insertInto('proby').values(row).execute();
    expect((await ask(unknown, 'Nowak', '2001:db8:9:1::1')).status).toBe(200);
    expect((await ask(unknown, 'Nowak', '2001:db8:9:2::1')).status).toBe(429);
    expect((await ask(unknown, 'Nowak', '2001:db8:a:2::1')).status).toBe(200);
  });

  it('leaves no numbers, names or addresses in log and tables', async () => {
    expect(office().lines.length).toBeGreaterThan(50);
    const rows = JSON.stringify(await office().database.query.selectFrom('proby').selectAll().execute());
    const kept = office().lines.join('') + rows;
    expect(asked.filter((pesel) => kept.includes(pesel))).toEqual([]);
    expect(kept).not.toMatch(/Łęcka|Lecka|\b10\.\d+\.\d+\.\d+\b|2001:db8/i);
  });
});
