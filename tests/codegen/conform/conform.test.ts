import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { conform } from '../../../codegen/conform/conform.ts';
import { Unreachable } from '../../../codegen/conform/http.ts';
import { mistakesInWords } from '../../../codegen/conform/mistakes.ts';
import { differsAtAll, type OperationReport, type Report, reportText } from '../../../codegen/conform/report.ts';
import { FILES } from '../../../codegen/conform/sampleFile.ts';
import { holder } from '../../../codegen/contract/holdsTo.ts';
import { loadContract } from '../../../codegen/contract/load.ts';
import { operationsAt } from '../../../codegen/contract/operationAt.ts';
import { mockApi } from '../../../codegen/mock/api.ts';
import { isThorough } from '../../night.ts';
import { answering, type Breakage, changed, insteadOf, throughProxy } from './brokenBackend.ts';

// Also guards: codegen/mock, codegen/contract, schemas/api

const { contract } = loadContract([join(import.meta.dirname, '../../../schemas/api')]);
const PORTAL = 'https://portal.example';
const api = mockApi(contract, { base: '/api', settings: () => ({}), origins: [PORTAL] });
const server = createServer((request, response) => void api(request, response)).listen(0, '127.0.0.1');
await once(server, 'listening');
afterAll(() => server.close());
const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`;
const operationAt = operationsAt(contract.operations.values());
const login = { login: 'anna.wisniewska', password: 'x' };
const TOKEN = `Bearer ${(contract.examples('zaloguj')[0]!.value as { token: string }).token}`;
/** In the usual run a third of them: the test of the office has them all. */
const IN_EVERY_RUN = ['zaloguj', 'przedluzSesje', 'wyloguj', 'usunKonto', 'zmienHaslo', 'zapisz2Fa', 'dodajZgloszenie'];
const tried = [...contract.operations.keys()].filter(
  (id, index) => isThorough || index % 3 === 0 || IN_EVERY_RUN.includes(id),
);
const unbroken: Breakage = (call, pass) => pass(call);

const exercise = (breakage: Breakage, only?: readonly string[], more: object = {}): Promise<Report> =>
  conform(contract, { base, login, only, fetch: throughProxy(operationAt, base, breakage), ...more });

test('a backend that follows the contract has no differences, and each untried operation has a reason', async () => {
  const report = await exercise(unbroken, tried, { writes: true, origin: PORTAL });
  expect(report.backend.differences).toEqual([]);
  expect(report.operations.flatMap(({ id, differences }) => differences.map(({ message }) => [id, message]))).toEqual(
    [],
  );
  expect(differsAtAll(report)).toBe(false);
  expect(report.operations.map(({ id }) => id)).toEqual(tried);
  for (const { verdict, notes } of report.operations) expect(verdict !== 'not tried' || notes.join() !== '').toBe(true);
  const untried = report.operations.filter(({ verdict }) => verdict === 'not tried').map(({ id }) => id);
  expect(untried).toEqual(expect.arrayContaining(['usunKonto', 'zmienHaslo', 'zapisz2Fa']));
  // No shipped operation takes files: tests/codegen/conform/uploads.test.ts has one that does.
  const ofFiles = Object.values(FILES);
  expect(untried.filter((id) => !ofFiles.includes(id)).length).toBeLessThan(15);
});

test('without --writes no complete call of a write is sent, except for the session', async () => {
  const sent: string[] = [];
  const watch: Breakage = (call, pass) => {
    const { operation, init, headers } = call;
    const whole = headers.get('Authorization') === TOKEN || (operation?.access === 'public' && init.body !== '{}');
    if (operation?.writes && whole) sent.push(operation.id);
    return pass(call);
  };
  const report = await exercise(watch, tried);
  expect(new Set(sent)).toEqual(new Set(['zaloguj', 'przedluzSesje', 'wyloguj']));
  expect(report.operations.find(({ id }) => id === 'dodajZgloszenie')).toMatchObject({ verdict: 'not tried' });
});

describe.each<[what: string, of: string, breakage: Breakage, rule: string, message: RegExp, more?: object]>([
  [
    'a missing operation',
    'dajKontakt',
    async (call, pass) =>
      call.operation?.id === 'dajKontakt' ? new Response('<h1>Not found</h1>', { status: 404 }) : pass(call),
    'missing',
    /^The backend does not have GET \/pi\/kontakt\.$/,
  ],
  [
    'a failure of a correct request',
    'dajKontakt',
    insteadOf('dajKontakt', 200, { status: 500, body: { kod: 'BLAD_SERWERA', opis: 'Błąd.', nrSprawy: 'A' } }),
    'status',
    /^It answers a correct request with 500\.$/,
  ],
  [
    'an error in another shape',
    'dajDochodyBudzetu',
    insteadOf('dajDochodyBudzetu', 400, { body: { error: 'Bad Request', kod: 'BLEDNE_ZADANIE', opis: 'Nie.' } }),
    'error-shape',
    /^In its refusal with 400: The answer (lacks "nrSprawy"|has "error", which is not in the contract)\.$/,
  ],
  [
    'an undeclared error code',
    'dajKontakt',
    insteadOf('dajKontakt', 200, { status: 422, body: { kod: '7777', opis: 'Nie.', nrSprawy: 'A' } }),
    'error-code',
    /^It refuses with the code 7777, which is neither/,
  ],
  [
    'a field of another type',
    'dajListeNaleznosci',
    answering('dajListeNaleznosci', (answer: { karty: object[] }) => ({
      ...answer,
      karty: answer.karty.map((karta) => ({ ...karta, suma: '12,50' })),
    })),
    'answer',
    /^karty\[\]\.suma must be number( or null)?, but is a text( \(\d+ times\))?\.$/,
  ],
  [
    'a missing field',
    'dajKontakt',
    answering('dajKontakt', ({ email: _, ...rest }: { email: string }) => rest),
    'answer',
    /^The answer lacks "email"\.$/,
  ],
  [
    'an unknown field',
    'dajKontakt',
    answering('dajKontakt', (answer: object) => ({ ...answer, pesel: '84831545206' })),
    'answer',
    /^The answer has "pesel", which is not in the contract\.$/,
  ],
  [
    'an answer that is a page',
    'dajKontakt',
    insteadOf('dajKontakt', 200, { body: '<!doctype html>', headers: { 'content-type': 'text/html' } }),
    'answer',
    /^The answer is not JSON\.$/,
  ],
  [
    'a protected answer without a session',
    'dajListeNaleznosci',
    async (call, pass) => {
      if (call.operation?.access === 'full' && !call.headers.has('Authorization'))
        call.headers.set('Authorization', TOKEN);
      return pass(call);
    },
    'session',
    /^A call without a session is answered with 200; it must be 401 BRAK_SESJI\.$/,
  ],
  [
    'an invalid token that is accepted',
    'dajListeNaleznosci',
    async (call, pass) => {
      if (call.headers.has('Authorization')) call.headers.set('Authorization', TOKEN);
      return pass(call);
    },
    'session',
    /^A call with an invalid token is answered with 200/,
  ],
  [
    "somebody else's subject",
    'dajListeNaleznosci',
    async (call, pass) => {
      if (call.operation?.subject) call.url.searchParams.delete('nip');
      return pass(call);
    },
    'foreign-subject',
    /^A NIP that the session may not act for is answered with 200; it must be 404 NIE_ZNALEZIONO\.$/,
  ],
  [
    'an unknown argument that is accepted',
    'dajKontakt',
    async (call, pass) => {
      call.url.searchParams.delete('okienkoNieznany');
      return pass(call);
    },
    'unknown-argument',
    /^An unknown argument is answered with 200; it must be 400 BLEDNE_ZADANIE\.$/,
  ],
  [
    'a wrong value that is accepted',
    'dajDochodyBudzetu',
    async (call, pass) => {
      if (call.url.searchParams.get('rok') === 'okienko') call.url.searchParams.set('rok', '2026');
      return pass(call);
    },
    'wrong-type',
    /^An invalid value of rok is answered with 200/,
  ],
  [
    'a repeated argument that is accepted',
    'dajKontakt',
    async (call, pass) => {
      if (call.url.searchParams.getAll('lang').length > 1) call.url.searchParams.set('lang', 'pl');
      return pass(call);
    },
    'doubled-argument',
    /^A repeated argument is answered with 200/,
  ],
  [
    'a missing required argument that is accepted',
    'dajDochodyBudzetu',
    async (call, pass) => {
      if (!call.url.searchParams.has('rok')) call.url.searchParams.set('rok', '2026');
      return pass(call);
    },
    'required-argument',
    /^A call without rok is answered with 200/,
  ],
  [
    'a language that is refused',
    'dajKontakt',
    async (call, pass) => {
      if (call.url.searchParams.has('lang')) call.url.searchParams.set('jezyk', 'x');
      return pass(call);
    },
    'lang',
    /^It refuses lang=de; every operation must accept lang\.$/,
  ],
  [
    'a repeated write that is executed twice',
    'zapiszStanLicznika',
    (() => {
      let count = 0;
      const counted = answering('zapiszStanLicznika', (answer: object) => ({ ...answer, idZgloszenia: ++count }));
      return counted;
    })(),
    'idempotency',
    /^The same request with the same Idempotency-Key is answered with another answer/,
    { writes: true },
  ],
  [
    'an idempotency key that is ignored',
    'dodajZgloszenie',
    async (call, pass) => {
      call.headers.delete('Idempotency-Key');
      return pass(call);
    },
    'idempotency',
    /^Another request with the same Idempotency-Key is answered with 200; it must be 409 POWTORZONY_KLUCZ\.$/,
    { writes: true },
  ],
  [
    'a document that is not a PDF',
    'dajDochodyBudzetuPdf',
    insteadOf('dajDochodyBudzetuPdf', 200, { body: 'Dochody' }),
    'document',
    /^The answer does not begin with %PDF-, so it is not a PDF\.$/,
  ],
  [
    'a file that browsers would show',
    'pobierzPlik',
    insteadOf('pobierzPlik', 200, { headers: { 'content-disposition': 'inline' } }),
    'document',
    /^The answer needs Content-Disposition: attachment/,
  ],
  [
    'a personal answer that may be cached',
    'dajListeNaleznosci',
    insteadOf('dajListeNaleznosci', 200, { headers: { 'cache-control': 'max-age=60' } }),
    'cache',
    /^The answer is personal, so it needs Cache-Control: no-store; it has "max-age=60"\.$/,
  ],
  [
    'a connection that breaks',
    'dajKontakt',
    async (call, pass) => {
      if (call.operation?.id === 'dajKontakt') throw new TypeError('fetch failed', { cause: { code: 'ECONNRESET' } });
      return pass(call);
    },
    'unreachable',
    /^The call was not answered \(ECONNRESET\)\.$/,
  ],
  [
    'a session that a logout does not end',
    'wyloguj',
    async (call, pass) =>
      call.operation?.id === 'wyloguj' && call.headers.get('Authorization') === TOKEN
        ? insteadOf('wyloguj', 401, { status: 200, body: { czyWylogowano: true } })(call, pass)
        : pass(call),
    'session',
    /^A call with the token of a session that was logged out is answered with 200/,
  ],
])('%s', (_, id, breakage, rule, message, more) => {
  test(`${id} is reported under the rule ${rule}`, async () => {
    const report = await exercise(breakage, [id], more);
    const [operation] = report.operations;
    expect(operation).toMatchObject({ id, verdict: 'differing' });
    expect(operation!.differences.filter((one) => one.rule === rule).map((one) => one.message)).toContainEqual(
      expect.stringMatching(message),
    );
    expect(differsAtAll(report)).toBe(true);
  });
});

describe('the backend as a whole', () => {
  const whole = async (breakage: Breakage, more: object = {}) =>
    (await exercise(breakage, ['dajKontakt'], more)).backend.differences.map(({ message }) => message);
  const every =
    (change: Parameters<typeof changed>[1]): Breakage =>
    async (call, pass) =>
      changed(await pass(call), change);

  test('has to send the header Date', async () => {
    expect(await whole(every({ headers: { date: null } }))).toEqual(['The answers have no header Date.']);
  });

  test('has to allow named origins only', async () => {
    const open = every({
      headers: { 'access-control-allow-origin': '*', 'access-control-allow-credentials': 'true' },
    });
    expect(await whole(open)).toContainEqual(expect.stringMatching(/^Pages of any site may read the answers/));
    const strange = await whole(unbroken, { origin: 'https://inny.example' });
    expect(strange).toContain(
      'An answer to the portal needs the header Access-Control-Allow-Origin: https://inny.example.',
    );
    expect(strange).toContain(
      'Access-Control-Allow-Headers must name authorization, content-type, idempotency-key, x-okienko-szkic.',
    );
    expect(await whole(unbroken, { origin: PORTAL })).toEqual([]);
  });

  test('has to refuse a write from a page of another site', async () => {
    const trusting: Breakage = (call, pass) => {
      call.headers.delete('Origin');
      return pass(call);
    };
    expect(await whole(trusting)).toContain(
      'A write from a page of another site is answered with 200; it must be 403 BRAK_DOSTEPU.',
    );
  });

  test('has to answer unknown addresses with the JSON of an error', async () => {
    const plain: Breakage = async (call, pass) => {
      const response = await pass(call);
      return call.operation ? response : new Response('Not found', { status: 404 });
    };
    expect(await whole(plain)).toEqual(['It refuses with 404, but the body is not the JSON of an error.']);
  });
});

describe('the login', () => {
  const session = async (breakage: Breakage) => (await exercise(breakage, ['dajKontakt'])).session;

  test.each<[string, Breakage, string]>([
    [
      'a captcha',
      answering('dajKonfiguracje', (answer: object) => ({ ...answer, czyCaptcha: true })),
      'not logged in, because the backend asks for a captcha: turn it off for the test',
    ],
    [
      'a second step',
      answering('zaloguj', (answer: object) => ({ ...answer, czy2FaAktywne: true })),
      'not logged in, because the account has a second step: use another account',
    ],
    [
      'a refusal',
      insteadOf('zaloguj', 200, { status: 422, body: { kod: '1001', opis: 'Nie.', nrSprawy: 'A' } }),
      'not logged in: the login was refused with 422 1001',
    ],
  ])('is given up at %s, and the reason is reported', async (_, breakage, words) => {
    expect(await session(breakage)).toBe(words);
  });
});

test('an unreachable backend is reported at once', async () => {
  const nobody = conform(contract, { base: 'http://127.0.0.1:9/api' });
  await expect(nobody).rejects.toThrow(Unreachable);
});

test('the report names differences and untried operations, and never a value of an answer', async () => {
  const breakage = answering('dajDaneUzytkownika', (answer: object) => ({
    ...answer,
    pesel: 'XYZ-84831545206',
    stan: 'TAJNE',
  }));
  const report = await exercise(breakage, ['dajDaneUzytkownika', 'dodajZgloszenie']);
  const text = reportText(report);
  expect(text).toContain('dajDaneUzytkownika\n  - pesel must match the pattern ^[0-9]{11}$. [answer]');
  expect(text).toContain(
    'stan must be one of NIEPOTWIERDZONE, NIEZWERYFIKOWANE, AKTYWNE, but is a text that is none of them.',
  );
  expect(text).toContain('dodajZgloszenie: It changes data: --writes tests it.');
  expect(text).toMatch(/0 conforming, 1 differing, 1 not tried$/);
  expect(text).not.toMatch(/84831545206|TAJNE/);
  expect(JSON.stringify(report)).not.toMatch(/84831545206|TAJNE/);
});

test('the report has the backend first, then differing, remarked and untried operations, and the sum last', () => {
  const difference = (message: string) => ({ rule: 'answer', message });
  const of = (id: string, verdict: OperationReport['verdict'], more: Partial<OperationReport> = {}) => ({
    id,
    verdict,
    differences: [],
    notes: [],
    ...more,
  });
  const text = reportText({
    base: 'https://urzad.example/api',
    session: 'anna.wisniewska',
    backend: { differences: [difference('It has no CORS.')], notes: ['It is slow.'] },
    operations: [
      of('pierwsza', 'not tried', { notes: ['It needs a session.'] }),
      of('druga', 'conforming', { notes: ['It has no rows.'] }),
      of('trzecia', 'differing', {
        differences: [difference('It lacks "a".'), difference('It has "b".')],
        notes: ['N.'],
      }),
      of('czwarta', 'not tried', { notes: ['It needs a session.'] }),
      of('piata', 'differing', { differences: [difference('It is a page.')] }),
      of('szosta', 'conforming'),
    ],
  });
  expect(text.split('\n')).toEqual([
    'https://urzad.example/api, anna.wisniewska',
    '',
    'The backend',
    '  - It has no CORS. [answer]',
    '',
    'trzecia',
    '  - It lacks "a". [answer]',
    '  - It has "b". [answer]',
    '  - N.',
    '',
    'piata',
    '  - It is a page. [answer]',
    '',
    'Remarks',
    '  - It is slow.',
    '',
    'Conforming, with a remark',
    '  druga: It has no rows.',
    '',
    'Not tried',
    '  pierwsza, czwarta: It needs a session.',
    '',
    '2 conforming, 2 differing, 2 not tried, and the backend itself differs',
  ]);
});

test('a wrong value of a nullable field is reported by its type, not as a value that is not null', () => {
  const hold = holder(contract);
  const schema = { type: 'object', properties: { a: { anyOf: [{ type: 'integer' }, { type: 'null' }] } } };
  expect(mistakesInWords(hold(schema, { a: 'x' }))).toEqual(['a must be integer, but is a text']);
});

test('an unknown field or code is shown only if it looks like a name', async () => {
  const strange = { '84831545206': 1, 'jan@nowak.example': 1, '\u001b[2J': 1, nowePole: 1 };
  const answered = await exercise(
    answering('dajKontakt', (answer: object) => ({ ...answer, ...strange })),
    ['dajKontakt'],
  );
  const refused = await exercise(
    insteadOf('dajKontakt', 200, { status: 422, body: { kod: 'Jan Nowak\u001b', opis: 'Błąd.', nrSprawy: 'A' } }),
    ['dajKontakt'],
  );
  const text = reportText(answered) + reportText(refused);
  expect(text).toContain('has "nowePole", which is not in the contract');
  expect(text).toContain('has "(no name)", which is not in the contract (3 times)');
  expect(text).toContain('the code (no name)');
  for (const value of ['84831545206', 'nowak', 'Nowak', '\u001b']) expect(text).not.toContain(value);
});
