import { expect, test } from 'vitest';
import { printAudit } from '../../../../server/app/audyt/print.ts';
import { DEMO_PASSWORD } from '../../../../server/demo/kit/demoAccounts.ts';
import { blockKonto } from '../../../../server/domains/konto/kontoDesk.ts';
import { makeKlucz, revokeKlucz } from '../../../../server/domains/zdarzenia/kluczeDesk.ts';
import { readAudit } from '../../../../server/engine/audit/readAudit.ts';
import { secretsOf } from '../../../../server/engine/session/secrets.ts';
import { otherSystem } from '../../domains/zdarzenia/otherSystem.ts';
import { forOneDatabase, PEPPER, withOffice } from '../../helpers.ts';
import { solveCaptcha } from '../../solveCaptcha.ts';

const TOKEN = '/api/konto/token';
const LOGIN = 'anna.wisniewska';

forOneDatabase((make) => {
  const office = withOffice(make);
  const db = () => office().database.query;
  const key = (name: string) => ({ 'idempotency-key': `audyt-${name}-0123456789` });

  /** The kinds and details of lines that a step adds. */
  async function added(step: () => Promise<unknown>) {
    const before = (await readAudit(db(), {}, 1)).at(-1)?.id ?? 0;
    await step();
    const lines = await readAudit(db(), {}, 100);
    return lines.filter(({ id }) => id > before);
  }
  const kinds = async (step: () => Promise<unknown>) =>
    (await added(step)).map(({ czynnosc, szczegoly }) => [czynnosc, JSON.parse(szczegoly)]);

  test('a login, its refusal and its end are lines with account and network, without the last part', async () => {
    const { kontoId } = await db()
      .selectFrom('konta')
      .select('kontoId')
      .where('login', '=', LOGIN)
      .executeTakeFirstOrThrow();
    const lines = await added(async () => {
      const client = await office().login(LOGIN);
      await client.post('/api/pi/wylogowanie', { token: client.token });
      await office().anonymous.post(TOKEN, { login: LOGIN, haslo: 'Zle-Haslo-2026' });
    });
    expect(lines.map(({ czynnosc, szczegoly }) => [czynnosc, szczegoly])).toEqual([
      ['LOGOWANIE', '{"sposob":"HASLO"}'],
      ['WYLOGOWANIE', '{}'],
      ['ODMOWA_LOGOWANIA', '{"krok":"HASLO"}'],
    ]);
    expect(lines.map(({ kiedy }) => kiedy.at(-1))).toEqual(['Z', 'Z', 'Z']);
    for (const line of lines)
      expect(line).toMatchObject({ kontoId, strona: 'MIESZKANIEC', siec: '127.0.0.0/24', login: '' });
  });

  test('a call without rights is a line of the log of the process', async () => {
    const restricted = await office().login('ola.krawczyk');
    const before = office().lines.length;
    const answer = await restricted.get('/api/konto/logowania');
    expect(answer.status).toBe(403);
    const line = JSON.parse(
      office()
        .lines.slice(before)
        .find((one) => one.includes('odmowa'))!,
    );
    expect(line).toMatchObject({
      zdarzenie: 'odmowa',
      operacja: 'dajLogowania',
      status: 403,
      kontoId: expect.any(Number),
    });
  });

  test('refused calls of a caller in an hour are two lines: the first, and how many more there were', async () => {
    const refuse = async (times: number) => {
      const restricted = await office().login('ola.krawczyk');
      for (let n = 0; n < times; n++) expect((await restricted.get('/api/konto/logowania')).status).toBe(403);
    };
    const lines = async (times: number) =>
      (await kinds(() => refuse(times))).filter(([kind]) => kind === 'ODMOWA_DOSTEPU').map(([, details]) => details);
    office().clock.ms += 3_600_000;
    await lines(1);
    office().clock.ms += 3_600_000;
    expect(await lines(3)).toEqual([{ operacja: 'dajLogowania' }]);
    office().clock.ms += 3_600_000;
    expect(await lines(1)).toEqual([{ operacje: ['dajLogowania'], razy: 2 }, { operacja: 'dajLogowania' }]);
  });

  test('a key that may not do what it tries, and a wrong one, are lines with the name of the key', async () => {
    const system = await otherSystem(office(), 'bez-praw', 'paczki');
    const lines = await added(async () => {
      expect((await system.get('/wymiana/zdarzenia')).status).toBe(403);
      const wrong = { authorization: 'Bearer okienko_zly' };
      expect((await office().anonymous.get('/wymiana/zdarzenia', wrong)).status).toBe(401);
    });
    expect(lines.map(({ strona, czynnosc, szczegoly }) => [strona, czynnosc, JSON.parse(szczegoly)])).toEqual(
      expect.arrayContaining([
        ['URZAD', 'ODMOWA_DOSTEPU', { klucz: 'bez-praw', operacja: 'wymianaZdarzenia' }],
        ['URZAD', 'ODMOWA_DOSTEPU', { operacja: 'wymianaZdarzenia' }],
      ]),
    );
  });

  test('a login that nobody has leaves a line without what was typed', async () => {
    const [line] = await added(() =>
      office().anonymous.post(TOKEN, { login: 'Moje-Haslo-Wpisane-Tu', haslo: 'Zle-Haslo-2026' }),
    );
    expect(line).toMatchObject({ czynnosc: 'ODMOWA_LOGOWANIA', kontoId: null, login: '' });
    expect(JSON.stringify(line).toLowerCase()).not.toContain('wpisane');
  });

  test('a block after too many failures is a line', async () => {
    const found = await kinds(async () => {
      for (let n = 0; n < 5; n += 1) {
        const recaptcha = n < 3 ? undefined : await solveCaptcha(office().anonymous);
        await office().anonymous.post(TOKEN, { login: 'jan.nowak', haslo: 'Zle-Haslo-2026', recaptcha });
      }
    });
    expect(found.map(([kind]) => kind)).toEqual([...Array(5).fill('ODMOWA_LOGOWANIA'), 'BLOKADA']);
    expect(found.at(-1)).toEqual(['BLOKADA', { minuty: 15 }]);
  });

  test('changes of the own account are lines, also one that was refused', async () => {
    const client = await office().login('ewa.zielinska');
    await office().login('ewa.zielinska');
    const change = (stareHaslo: string) =>
      client.post('/api/konto/haslo', { stareHaslo, noweHaslo: 'Mokra-Lipa-2026' });
    expect(
      await kinds(async () => {
        await change('Zle-Haslo-2026');
        await client.post('/api/konto/sesje/zakonczenie', {}, key('sesje'));
        await client.post('/api/konto/email', { nowyEmail: 'nowy@example.pl', haslo: DEMO_PASSWORD });
        await change(DEMO_PASSWORD);
      }),
    ).toEqual([
      ['ODMOWA_POTWIERDZENIA', {}],
      ['KONIEC_SESJI', { liczbaZakonczonych: 1 }],
      ['EMAIL', { zmiana: 'ZLECONA' }],
      ['HASLO', { droga: 'PANEL' }],
    ]);
    const again = await office().anonymous.post(TOKEN, { login: 'ewa.zielinska', haslo: 'Mokra-Lipa-2026' });
    const cookie = String(again.headers['set-cookie']).split(';')[0]!;
    const auth = { authorization: `Bearer ${again.json().token}`, cookie };
    expect(
      await kinds(() => office().anonymous.send('DELETE', '/api/konto', undefined, { ...auth, ...key('usun') })),
    ).toEqual([['USUNIECIE_KONTA', {}]]);
  });

  test('keys of other systems and accounts that an operator changes are lines with the name of the operator', async () => {
    const desk = { db: db(), secrets: secretsOf(PEPPER), now: new Date(office().clock.ms) };
    const lines = await added(async () => {
      await makeKlucz(desk, 'ksiegowosc', ['zdarzenia']);
      await revokeKlucz(desk, 'ksiegowosc');
      await blockKonto({ ...desk, config: office().config, municipality: office().municipality }, LOGIN);
    });
    expect(lines.map(({ czynnosc, strona }) => [czynnosc, strona])).toEqual([
      ['KLUCZ_WYMIANY', 'OPERATOR'],
      ['KLUCZ_WYMIANY', 'OPERATOR'],
      ['KONTO', 'OPERATOR'],
    ]);
    for (const { szczegoly } of lines) expect(JSON.parse(szczegoly).operator).toMatch(/./);
  });

  test('a blocked account with the right password is refused with a reason', async () => {
    expect(await kinds(() => office().anonymous.post(TOKEN, { login: LOGIN, haslo: DEMO_PASSWORD }))).toEqual([
      ['ODMOWA_LOGOWANIA', { krok: 'KONTO', kod: '1006' }],
    ]);
  });

  test('lines are found by kind, account, application and time, as text and as JSON', async () => {
    const all = (await printAudit(db(), {})).split('\n');
    const kept = (await printAudit(db(), { czynnosc: 'KONTO' })).split('\n');
    expect(kept).toEqual(all.filter((line) => line.includes('\tKONTO\t')));
    const json = (await printAudit(db(), { czynnosc: 'KONTO' }, true)).split('\n').map((line) => JSON.parse(line));
    expect(json.map(({ szczegoly }) => szczegoly.zmiana)).toEqual(
      kept.map((line) => JSON.parse(line.split('\t')[6]!).zmiana),
    );
    expect(json.at(-1)).toMatchObject({ czynnosc: 'KONTO', strona: 'OPERATOR', szczegoly: { zmiana: 'ZABLOKOWANO' } });
    expect(await printAudit(db(), { numer: 'WN/1/2026' })).toBe('The log has no such line.');
    const first = all[0]!.split('\t')[0]!;
    expect(await printAudit(db(), { przed: first })).toBe('The log has no such line.');
    expect((await printAudit(db(), { od: first })).split('\n')).toEqual(all);
  });
});
