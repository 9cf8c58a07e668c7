import { describe, expect, test, vi } from 'vitest';
import { ApiError } from '../../../src/lang/errors/ApiError.ts';
import type { AnswerCheck, DocumentAnswer } from '../../../src/portal/api/Api.ts';
import { fileName } from '../../../src/portal/api/documents.ts';
import { type Caller, fetchApi } from '../../../src/portal/api/fetchApi.ts';
import { call } from '../fixtures/screens.ts';

function office(answer: Response | Error | ((request: Request, signal: AbortSignal) => Promise<Response>)) {
  const requests: Request[] = [];
  const caller = {
    language: () => 'pl' as string | null,
    token: () => 'T' as string | null,
    nip: () => null as string | null,
    onUnauthorised: vi.fn(),
    isBreak: vi.fn(async () => false),
    onBreak: vi.fn(),
    onTime: vi.fn(),
  } satisfies Caller;
  const log = vi.fn();
  const api = fetchApi(caller, {
    base: 'https://portal.example/api',
    timeoutMs: 200,
    log,
    async fetch(input, init) {
      const request = new Request(input as string, init);
      requests.push(request);
      if (answer instanceof Error) throw answer;
      return typeof answer === 'function' ? answer(request, init?.signal as AbortSignal) : answer;
    },
  });
  return { api, caller, log, requests };
}

const json = (body: unknown, init?: ResponseInit) => new Response(JSON.stringify(body), init);
const failureOf = (work: Promise<unknown>): Promise<ApiError> =>
  work.then(
    () => expect.unreachable(),
    (error) => error,
  );

describe('a request', () => {
  test('sends the session cookie, wherever the API is', async () => {
    const { api, requests } = office(json({}));
    await api.call(call('dajKarte', { path: '/karty' }), {});
    expect(requests[0]!.credentials).toBe('include');
  });

  test.each(['.', '..', ''])('never leaves its operation: "%s" as a path parameter is not sent', async (value) => {
    const { api, requests } = office(json({}));
    const operation = call('dajKarte', { path: '/karty/{id}/raty', args: { id: 'path' } });
    const error = await failureOf(api.call(operation, { id: value }));
    expect([error.kind, error.status]).toEqual(['refused', 404]);
    await api.call(operation, { id: '../uzytkownik' });
    expect(requests.map(({ url }) => url.split('?')[0])).toEqual([
      'https://portal.example/api/karty/..%2Fuzytkownik/raty',
    ]);
  });

  test('puts each argument where the operation expects it, and adds language, token and subject', async () => {
    const { api, caller, requests } = office(json({ ok: true }));
    caller.nip = () => '5252248481';
    const raty = call('dajRaty', {
      path: '/karty/{id}/raty',
      access: 'full',
      subject: true,
      args: { id: 'path', rok: 'query', typ: 'query', stany: 'query' },
    });
    expect(await api.call(raty, { id: 'a/b', rok: 2025, typ: null, stany: ['A', 'B'] })).toEqual({ ok: true });
    const [request] = requests;
    expect(request?.url).toBe(
      'https://portal.example/api/karty/a%2Fb/raty?rok=2025&stany=A%2CB&lang=pl&nip=5252248481',
    );
    expect(request?.headers.get('Authorization')).toBe('Bearer T');
    expect(request?.headers.get('Idempotency-Key')).toBeNull();
  });

  test('for a public operation has neither token nor subject', async () => {
    const { api, requests } = office(json({}));
    await api.call(call('dajLata'), {});
    expect(requests[0]?.headers.get('Authorization')).toBeNull();
  });

  test('that writes has a JSON body, null included, and an idempotency key', async () => {
    const { api, requests } = office(json({}));
    const zapisz = call('zapisz', {
      method: 'POST',
      writes: true,
      args: { tresc: 'body', punkt: 'body', uwagi: 'body' },
    });
    await api.call(zapisz, { tresc: 'Ż', punkt: null }, { idempotencyKey: 'k1' });
    expect(await requests[0]?.json()).toEqual({ tresc: 'Ż', punkt: null });
    expect(requests[0]?.headers.get('Content-Type')).toBe('application/json');
    expect(requests[0]?.headers.get('Idempotency-Key')).toBe('k1');
  });

  test('for a protected operation is not sent when nobody is signed in', async () => {
    const { api, caller, requests } = office(json({}));
    caller.token = () => null;
    expect((await failureOf(api.call(call('x', { access: 'full' }), {}))).kind).toBe('unauthorised');
    expect(requests).toHaveLength(0);
  });
});

describe('a failure', () => {
  const body = { kod: '2003', opis: 'Limit.', pola: { tresc: 'Za długa.' }, nrSprawy: 'S-1' };

  test('reported by the office keeps its code, message, fields and case number', async () => {
    const { api } = office(json(body, { status: 409 }));
    const error = await failureOf(api.call(call('x'), {}));
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ kind: 'refused', status: 409, ...body });
  });

  test.each([
    ['an HTML page of a proxy', new Response('<h1>Bad gateway</h1>', { status: 502 })],
    ['JSON without the error shape', json({ error: 'x' }, { status: 500 })],
    ['a 503 nobody declared', json({}, { status: 503 })],
    ['no connection', new TypeError('Failed to fetch')],
  ])('from elsewhere, %s, is a network failure with a number of the portal', async (_, answer) => {
    const { api, caller } = office(answer);
    const error = await failureOf(api.call(call('x'), {}));
    expect(error.kind).toBe('network');
    expect(error.nrSprawy).toMatch(/^P-/);
    expect(caller.onBreak).not.toHaveBeenCalled();
  });

  test('an undeclared 503 with the error shape is an ordinary refusal', async () => {
    const { api, caller } = office(json(body, { status: 503 }));
    expect((await failureOf(api.call(call('x'), {}))).kind).toBe('refused');
    expect(caller.onBreak).not.toHaveBeenCalled();
  });

  const declared = () => json(body, { status: 503, headers: { 'X-Okienko-Przerwa': '1' } });

  test('with the header of a technical break is a technical break', async () => {
    const { api, caller } = office(declared());
    expect((await failureOf(api.call(call('x'), {}))).kind).toBe('break');
    expect(caller.onBreak).toHaveBeenCalledOnce();
  });

  test('a 503 that says nothing itself is a break when the office says that one is on; its status is not asked about itself', async () => {
    const { api, caller } = office(() => Promise.resolve(json({}, { status: 503 })));
    caller.isBreak.mockResolvedValue(true);
    expect((await failureOf(api.call(call('x'), {}))).kind).toBe('break');
    expect(caller.onBreak).toHaveBeenCalledOnce();
    expect((await failureOf(api.call(call('dajStanPrzerwyTechnicznej'), {}))).kind).toBe('network');
    expect([caller.isBreak, caller.onBreak].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  });

  test('that means a break or a lost session is believed only from the origin of the office', async () => {
    for (const answer of [declared(), json(body, { status: 401 })]) {
      Object.defineProperty(answer, 'url', { value: 'https://elsewhere.example/api/x' });
      const { api, caller } = office(answer);
      expect((await failureOf(api.call(call('x', { access: 'full' }), {}))).kind).toBe('refused');
      expect(caller.onBreak).not.toHaveBeenCalled();
      expect(caller.onUnauthorised).not.toHaveBeenCalled();
    }
  });

  test('401 ends the session of the token it was sent with; a refused login ends none', async () => {
    const answer = () => Promise.resolve(json({ ...body, kod: '1001' }, { status: 401 }));
    const { api, caller } = office(answer);
    expect((await failureOf(api.call(call('x', { access: 'full' }), {}))).kind).toBe('unauthorised');
    expect(caller.onUnauthorised).toHaveBeenCalledExactlyOnceWith('T');
    expect(await failureOf(api.call(call('zaloguj'), {}))).toMatchObject({ kind: 'refused', kod: '1001' });
    expect(caller.onUnauthorised).toHaveBeenCalledOnce();
  });

  test('by timeout is a network failure; a cancelled call is aborted', async () => {
    // Uses the passed signal: a Request of Node refers to its copy weakly, so a garbage collection would lose the abort.
    const silent = (_request: Request, signal: AbortSignal) =>
      new Promise<Response>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    const { api } = office(silent);
    expect((await failureOf(api.call(call('x'), {}))).kind).toBe('network');
    const gone = new AbortController();
    const given = failureOf(api.call(call('x'), {}, { signal: gone.signal }));
    gone.abort();
    expect((await given).kind).toBe('aborted');
  });
});

describe('a response', () => {
  const onlyNumbers: AnswerCheck = (answer) => {
    const fine = typeof (answer as { kwota: unknown }).kwota === 'number';
    onlyNumbers.errors = fine ? null : [{ instancePath: '/kwota', message: 'must be number' }];
    return fine;
  };

  test('that breaks the contract is reported with operation, field and number, and without its values', async () => {
    const { api, log } = office(json({ kwota: 'tajne' }));
    const error = await failureOf(api.call(call('dajKarte'), {}, { answers: async () => ({ dajKarte: onlyNumbers }) }));
    expect(error.kind).toBe('contract');
    const [line] = log.mock.calls[0] as [string];
    expect(line).toContain('dajKarte');
    expect(line).toContain('/kwota must be number');
    expect(line).toContain(error.nrSprawy);
    expect(line).not.toContain('tajne');
  });

  test('that is not JSON, or not a PDF where one is promised, breaks the contract too', async () => {
    const { api } = office(() => Promise.resolve(new Response('<html>')));
    expect((await failureOf(api.call(call('x'), {}))).kind).toBe('contract');
    expect((await failureOf(api.call(call('x', { document: true }), {}))).kind).toBe('contract');
  });

  test('with a document keeps the file name given by the office', async () => {
    const headers = {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `attachment; filename="x.pdf"; filename*=UTF-8''raty%20za%20%C5%82an.pdf`,
    };
    const { api } = office(new Response('%PDF-1.7', { headers }));
    const { blob, name } = (await api.call(call('pdf', { document: true }), {})) as DocumentAnswer;
    expect(await blob.text()).toBe('%PDF-1.7');
    expect(name).toBe('raty za łan.pdf');
  });

  test('with a file of any type is saved under its own name, and never displayed as a page', async () => {
    const headers = { 'Content-Type': 'text/html', 'Content-Disposition': 'attachment; filename="plan.html"' };
    const { api } = office(new Response('<h1>Plan</h1>', { headers }));
    const { blob, name } = (await api.call(call('plik', { document: 'any' }), {})) as DocumentAnswer;
    expect([await blob.text(), blob.type, name]).toEqual(['<h1>Plan</h1>', 'application/octet-stream', 'plan.html']);
  });

  test('with a page in place of a file is not saved', async () => {
    const { api } = office(() => Promise.resolve(new Response('<html>', { headers: { 'Content-Type': 'text/html' } })));
    expect((await failureOf(api.call(call('plik', { document: 'any' }), {}))).kind).toBe('contract');
  });

  test.each([
    [null, undefined],
    ['attachment', undefined],
    ['attachment; filename="a.pdf"', 'a.pdf'],
    ['attachment; filename="../../a.pdf"', '.._.._a.pdf'],
    [`attachment; filename="a.pdf"; filename*=UTF-8''%E0%A4%A`, 'a.pdf'],
  ])('the header %s gives the file name %s', (disposition, name) => expect(fileName(disposition)).toBe(name));

  test('sets the clock to that of the office', async () => {
    const { api, caller } = office(json({}, { headers: { Date: 'Sat, 21 Nov 2026 09:00:00 GMT' } }));
    await api.call(call('x'), {});
    expect(caller.onTime).toHaveBeenCalledWith(Date.UTC(2026, 10, 21, 9));
  });
});

describe('a cached response', () => {
  const when = '2026-11-21T09:15:00.000Z';
  const kept = () =>
    json({ lista: [] }, { headers: { 'X-Okienko-Kept': when, Date: 'Sat, 21 Nov 2026 09:15:00 GMT' } });
  const operation = call('dajListe');

  test('is returned with its time to a caller that accepts it, and sets no clock', async () => {
    const { api, caller } = office(kept());
    const onCachedAt = vi.fn();
    await expect(api.call(operation, {}, { onCachedAt })).resolves.toEqual({ lista: [] });
    expect(onCachedAt).toHaveBeenCalledExactlyOnceWith(Date.parse(when));
    expect(caller.onTime).not.toHaveBeenCalled();
  });

  test('is a network failure for any other caller', async () => {
    expect((await failureOf(office(kept()).api.call(operation, {}))).kind).toBe('network');
  });

  test('is distinguished from a new one', async () => {
    const onCachedAt = vi.fn();
    await office(json({})).api.call(operation, {}, { onCachedAt });
    expect(onCachedAt).toHaveBeenCalledExactlyOnceWith(null);
  });
});
