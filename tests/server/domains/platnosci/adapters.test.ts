import { createHash } from 'node:crypto';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Kanal, ProviderRefusal, type Zlecenie } from '../../../../server/domains/platnosci/kanal.ts';
import { amountOf, hashtransOf, paymentIdOf, warsawTime } from '../../../../server/domains/platnosci/kir/hashtrans.ts';
import { openKir } from '../../../../server/domains/platnosci/kir/kir.ts';
import type { Kir } from '../../../../server/domains/platnosci/kir/settings.ts';
import { openP24, type P24 } from '../../../../server/domains/platnosci/p24/p24.ts';
import { transferRequest } from '../../../../server/domains/platnosci/p24/request.ts';
import { ProviderFailure } from '../../../../server/engine/http/callProvider.ts';

/*
 * Vectors were computed with Python's hashlib and json, from the providers' descriptions and not from this code.
 */

const PORTAL = 'http://localhost:8080';
const NOW = Date.parse('2026-11-21T09:00:00Z');
const ID = '3f0c1f52-6a0e-4f0b-9a51-2d3c4b5a6978';
const zlecenie: Zlecenie = {
  id: 12,
  idPrzelewu: ID,
  kwotaGrosze: 128005,
  numerRachunku: '61109010140000071219812874',
  tytul: 'POD/2026/001203 rata z 15.09.2026',
  odbiorca: {
    nazwa: 'Gmina Żółwin / Łąka',
    adres: 'ul. Rynek 1 "A"',
    miasto: 'Żółwin',
    kodPocztowy: '00-999',
    email: 'podatki@zolwin.example',
    kraj: 'PL',
  },
  email: 'jan.kos@poczta.example',
  jezyk: 'pl',
  zleconoMs: NOW,
  waznyDoMs: NOW + 30 * 60_000,
  idDostawcy: null,
  adresDostawcy: null,
};

/** Answers the next call. */
let answer: RequestListener;
const calls: { method?: string; url?: string; headers: Record<string, unknown>; body: string }[] = [];
let server: Server;
let p24: P24;
let kir: Kir;

beforeAll(async () => {
  server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    calls.push({ method: request.method, url: request.url, headers: request.headers, body });
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const here = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  const keys = { kluczApi: 'klucz', haslo: 'hasło/ąę', crc: 'crc-0123456789' };
  p24 = { ...keys, adres: here, adresStrony: new URL('https://p24.example'), limitMs: 400 };
  kir = {
    nip: '9999990018',
    haslo: 'tajne',
    adresFormularza: new URL('https://kir.example/PayByNet/trans.do'),
    adresStatusu: new URL('status', here),
    przestrzenNazw: 'urn:paybynet',
    przecinek: true,
    czySkrot: true,
    pierwszyNumer: 700_000,
    dalejDo: [new URL('https://bank.example/x')],
    limitMs: 400,
  };
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  calls.length = 0;
});

const json =
  (status: number, body: unknown): RequestListener =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  };
const gateway = () => openP24(p24, PORTAL, () => new Date(NOW));
const interbank = () => openKir(kir, PORTAL);
const about = async (kanal: Kanal, order = zlecenie) => (await kanal.ask([order]))(order);

/** Faults of any provider. */
const HOSTILE: [string, RequestListener, RegExp][] = [
  ['nothing in time', () => {}, /too slow/],
  [
    'a byte now and then',
    (_request, response) => {
      response.writeHead(200);
      const drip = setInterval(() => response.write(' '), 50);
      response.on('close', () => clearInterval(drip));
    },
    /too slow/,
  ],
  ['a broken connection', (request) => request.socket.resetAndDestroy(), /ECONNRESET/],
  [
    'half an answer',
    (request, response) => {
      response.writeHead(200, { 'content-length': '1000' });
      response.write('{"result":');
      setTimeout(() => request.socket.destroy(), 20);
    },
    /./,
  ],
  [
    'an answer without end',
    (_request, response) => {
      response.writeHead(200);
      const flood = () => {
        while (!response.destroyed && response.write('x'.repeat(65_536)));
      };
      response.on('drain', flood);
      flood();
    },
    /too large|too slow/,
  ],
  [
    'a redirect',
    (_request, response) => {
      response.writeHead(302, { location: 'https://zly.example/' });
      response.end();
    },
    /status 302/,
  ],
  ['an HTML page', (_request, response) => response.end('<!doctype html><h1>Przerwa'), /./],
  ['invalid UTF-8', (_request, response) => response.end(Buffer.from([0x7b, 0xff, 0x7d])), /./],
  ['an error', json(500, ''), /status 500/],
  ['a refused login', json(401, ''), /status 401/],
  ['a list', json(200, []), /./],
  ['null', json(200, 'null'), /./],
];

describe('Ekspres Przelewy24', () => {
  const registered = { result: { transferRequestId: 'EXR-1', transferIds: [5], url: 'https://p24.example/t/abc' } };

  it('gets an order with the fields and the credentials of its documentation', async () => {
    answer = json(201, registered);
    await expect(gateway().register(zlecenie)).resolves.toEqual({
      idDostawcy: 'EXR-1',
      adres: 'https://p24.example/t/abc',
    });
    const [call] = calls;
    expect(call).toMatchObject({ method: 'POST', url: '/express/v1/transfer/request' });
    expect(call!.headers).toMatchObject({
      authorization: `Basic ${Buffer.from('klucz:hasło/ąę').toString('base64')}`,
      'content-type': 'application/json',
    });
    const sent = JSON.parse(call!.body);
    expect(sent).toMatchObject({
      id: ID,
      type: 'p24',
      currency: 'PLN',
      ttl: (NOW + 30 * 60_000) / 1000,
      returnUrl: `${PORTAL}/platnosci/powrot/${ID}`,
      transfer: { iban: 'PL61109010140000071219812874', amountOut: 128005, currencyOut: 'PLN', externalParam: ID },
    });
    expect(sent.transfer.sender.email).toBe('jan.kos@poczta.example');
  });

  it('has the same signature as computed in Python', () => {
    const { sign } = transferRequest(p24, { ...zlecenie, kwotaGrosze: 128000 }, `${PORTAL}/p`) as { sign: string };
    expect(sign).toBe(
      '5c4fce7ec4f3ce122f3fc0ec1b65c97b5d9416cdb5482f4646a784400f1992efec6cea5602bb0c1bc0dae4a776be3811',
    );
  });

  it('takes a return address of 255 characters, and refuses a longer one', () => {
    const address = (length: number) => `${PORTAL}/`.padEnd(length, 'p');
    expect(transferRequest(p24, zlecenie, address(255))).toMatchObject({ returnUrl: address(255) });
    expect(() => transferRequest(p24, zlecenie, address(256))).toThrow(ProviderRefusal);
  });

  it('gives the same answer again for a known order', async () => {
    answer = json(200, registered);
    await expect(gateway().register(zlecenie)).resolves.toMatchObject({ idDostawcy: 'EXR-1' });
  });

  it.each([
    ['https://zly.example/t/abc'],
    ['https://p24.example.zly.example/'],
    ['https://p24.example@zly.example/'],
    ['//zly.example/t'],
    ['http://p24.example/t'],
    ['javascript:alert(1)'],
    ['https:\\\\zly.example'],
    [''],
  ])('is accepted only with a payment page on its own host: "%s"', async (url) => {
    answer = json(201, { result: { ...registered.result, url } });
    const before = gateway().register(zlecenie);
    // An empty address resolves to the root of its own host.
    if (url === '') await expect(before).resolves.toMatchObject({ adres: 'https://p24.example/' });
    else await expect(before).rejects.toThrow(ProviderFailure);
    if (url !== '') expect(() => gateway().passage({ ...zlecenie, adresDostawcy: url })).toThrow(ProviderFailure);
  });

  it('fails temporarily when it is busy or has an error', async () => {
    answer = json(202, {});
    await expect(gateway().register(zlecenie)).rejects.toThrow(ProviderFailure);
    for (const code of [2001, 2007, 9001, 10000, 'x', undefined]) {
      answer = json(400, { error: { code } });
      await expect(gateway().register(zlecenie)).rejects.toThrow(ProviderFailure);
    }
  });

  it.each([1011, 1017, 1019, '2003', 3000])('refuses an order for good with code %s', async (code) => {
    answer = json(400, { error: { code, description: 'x' } });
    await expect(gateway().register(zlecenie)).rejects.toThrow(ProviderRefusal);
  });

  it.each([[{ kwotaGrosze: 0 }], [{ numerRachunku: '12' }]])(
    'does not get an order that it could never accept: %o',
    async (change) => {
      await expect(gateway().register({ ...zlecenie, ...change })).rejects.toThrow(ProviderRefusal);
      expect(calls).toEqual([]);
    },
  );

  const row = (change: object = {}, transfer: object = {}) => ({
    id: ID,
    status: 5,
    transferRequestId: 'EXR-1',
    transfer: {
      iban: 'PL61109010140000071219812874',
      amountOut: 128005,
      currencyOut: 'PLN',
      externalParam: ID,
      ...transfer,
    },
    ...change,
  });
  const ask = (rows: unknown[], order = zlecenie) => {
    answer = json(200, { result: rows });
    return about(gateway(), order);
  };

  it('gives amount, currency and account of a payment', async () => {
    await expect(ask([{ id: 'inne' }, row()])).resolves.toEqual({
      stan: 'zaplacono',
      kwotaGrosze: 128005,
      waluta: 'PLN',
      numerRachunku: 'PL61109010140000071219812874',
    });
    expect(calls[0]).toMatchObject({
      method: 'GET',
      url: '/express/v1/transfer/history?limit=3000&dateFrom=2026-11-21&dateTo=2026-11-21',
    });
  });

  it('reports a different amount, and the office decides', async () => {
    await expect(ask([row({}, { amountOut: 100, currencyOut: 'EUR' })])).resolves.toMatchObject({
      kwotaGrosze: 100,
      waluta: 'EUR',
    });
  });

  it.each<[number, string]>([
    [1, 'czeka'],
    [17, 'czeka'],
    [4, 'zaplacono'],
    [2, 'zaplacono'],
    [5, 'zaplacono'],
    [9, 'zaplacono'],
    [6, 'wygaslo'],
    [8, 'odrzucono'],
    [16, 'odrzucono'],
    ...[3, 7, 10, 11, 12, 13, 14, 15].map((status) => [status, 'zwrocono'] as [number, string]),
  ])('status %i is %s', async (status, stan) => {
    await expect(ask([row({ status })])).resolves.toMatchObject({ stan });
  });

  it('does not know an order that is not in its history', async () => {
    await expect(ask([{ id: 'inne' }])).resolves.toEqual({ stan: 'nieznane' });
  });

  const many = (length: number, ...rows: object[]) => [
    ...Array.from({ length: length - rows.length }, () => ({})),
    ...rows,
  ];

  it('is asked once about all orders of a day, and answers for each', async () => {
    const other = { ...zlecenie, id: 13, idPrzelewu: 'aa0c1f52-6a0e-4f0b-9a51-2d3c4b5a6978' };
    answer = json(200, { result: [row(), row({ id: other.idPrzelewu, status: 1 }, { externalParam: 'inne' })] });
    const answerOf = await gateway().ask([zlecenie, other]);
    expect(calls).toHaveLength(1);
    expect(answerOf(zlecenie)).toMatchObject({ stan: 'zaplacono' });
    // What is wrong about one order says nothing about the others.
    expect(() => answerOf(other)).toThrow('another transfer');
  });

  it('tells more transfers when those it tells are not all and an order is not among them', async () => {
    const day = many(4000, row());
    answer = (request, response) => {
      const limit = Number(new URL(request.url!, 'http://p24').searchParams.get('limit'));
      json(200, { result: day.slice(0, limit) })(request, response);
    };
    await expect(about(gateway())).resolves.toMatchObject({ stan: 'zaplacono' });
    expect(calls.map(({ url }) => /limit=(\d+)/.exec(url!)![1])).toEqual(['3000', '24000']);
  });

  it('is read once on a day with many transfers when the order is among those it tells', async () => {
    await expect(ask(many(3000, row()))).resolves.toMatchObject({ stan: 'zaplacono' });
    expect(calls).toHaveLength(1);
  });

  it('does not lose an order on a day with more transfers than it tells', async () => {
    answer = (request, response) =>
      json(200, { result: many(Number(new URL(request.url!, 'http://p24').searchParams.get('limit'))) })(
        request,
        response,
      );
    await expect(about(gateway())).rejects.toThrow('more transfers than the history tells');
  });

  it('is asked about the days of the order, in Warsaw time', async () => {
    const late = Date.parse('2026-11-20T22:58:00Z');
    await ask([row()], { ...zlecenie, zleconoMs: late, waznyDoMs: late + 3_600_000 });
    expect(calls[0]!.url).toContain('dateFrom=2026-11-20&dateTo=2026-11-21');
  });

  it.each([
    ['two rows with one id', [row(), row()]],
    ['another order with its id', [row({}, { externalParam: 'inne' })]],
    ['an unknown status', [row({ status: 99 })]],
    ['no status', [row({ status: null })]],
    ['an amount as text', [row({}, { amountOut: '128005' })]],
    ['an amount with a fraction of a grosz', [row({}, { amountOut: 1.5 })]],
    ['no transfer', [row({ transfer: null })]],
    ['a row that is no object', [3]],
  ])('fails when its history is invalid: %s', async (_what, rows) => {
    await expect(ask(rows)).rejects.toThrow(ProviderFailure);
  });

  it('is not trusted when its identifier of the order has changed', async () => {
    await expect(ask([row()], { ...zlecenie, idDostawcy: 'EXR-2' })).rejects.toThrow('another transfer');
    await expect(ask([row()], { ...zlecenie, idDostawcy: 'EXR-1' })).resolves.toMatchObject({ stan: 'zaplacono' });
  });

  it.each(HOSTILE)('fails with the reason for %s', async (_what, listener, why) => {
    answer = listener;
    for (const call of ['register', 'ask'] as const) {
      const failure = await (call === 'ask' ? about(gateway()) : gateway().register(zlecenie)).then(
        (reply) => reply,
        (thrown) => thrown,
      );
      expect(failure).toBeInstanceOf(ProviderFailure);
      expect((failure as Error).message).toMatch(why);
    }
  });

  it('is never called without TLS beyond this machine', async () => {
    const open = openP24({ ...p24, adres: new URL('http://p24.example') }, PORTAL, () => new Date(NOW));
    await expect(open.ask([zlecenie])).rejects.toThrow('no TLS');
  });

  describe('a notice', () => {
    const paid = {
      type: 'pay',
      id: 'EXR-00000001',
      status: 4,
      externalParam: ID,
      method: 'p24',
      sign: '61b4db105af12f2d30a05f3f0c5f3539ac81b3725b8bf201135e8788a21aad5d108247c19170c1ba9a064661dba682ac',
    };
    const out = {
      type: 'payout',
      id: 900_001,
      status: 5,
      externalParam: ID,
      sign: 'ee60b6a5aa404d1efca35366c63f316f714d19b589159035b1673ba100505d8f3db2d4c723e13d29d64675b24564e044',
    };
    const read = (notice: unknown) =>
      gateway().readNotice(typeof notice === 'string' ? notice : JSON.stringify(notice), {});

    it('with a valid signature names its order', () => {
      expect(read(paid)).toEqual({ idPrzelewu: ID });
      expect(read(out)).toEqual({ idPrzelewu: ID });
      expect(read({ ...paid, sign: paid.sign.toUpperCase() })).toEqual({ idPrzelewu: ID });
    });

    it.each<[string, unknown]>([
      ['no sign', { ...paid, sign: undefined }],
      ['an empty sign', { ...paid, sign: '' }],
      ['a sign cut short', { ...paid, sign: paid.sign.slice(0, -2) }],
      ['one letter of the sign changed', { ...paid, sign: paid.sign.replace(/.$/, '0') }],
      ['the sign of another notice', { ...paid, sign: out.sign }],
      ['another status', { ...paid, status: 5 }],
      ['a status as text', { ...paid, status: '4' }],
      ['a number as text', { ...out, id: '900001' }],
      ['another type', { ...paid, type: 'payout' }],
      ['an unknown type', { ...paid, type: 'x' }],
      ['no order', { ...paid, externalParam: undefined }],
      ['an invalid order', { ...paid, externalParam: '1 or 1=1' }],
      ['an order in a list', { ...paid, externalParam: [ID] }],
      ['a list', [paid]],
      ['null', 'null'],
      ['invalid JSON', '{'],
      ['no content', ''],
    ])('with %s names no order', (_what, notice) => {
      expect(read(notice)).toBeUndefined();
    });
  });
});

describe('Paybynet', () => {
  it('gets the form of its documentation', () => {
    const way = interbank().passage(zlecenie);
    if (!('post' in way)) throw new Error('no form');
    expect(way.post).toBe('https://kir.example/PayByNet/trans.do');
    const { hashtrans } = way.fields;
    expect(Buffer.from(hashtrans!, 'base64').toString()).toContain(
      '<hash>4133997e05d3d8940e2eaae8cf0a356c54b94536</hash>',
    );
    expect(createHash('sha256').update(hashtrans!).digest('hex')).toBe(
      'd819b6d6b57c454dd3490747c9de20be610031a62a3c0f835e7f43534cfe0e08',
    );
    expect(interbank().formularze).toEqual(['https://kir.example', 'https://bank.example']);
  });

  it('writes amounts with comma or point, and times of Warsaw', () => {
    expect([1, 10, 100, 128005].map((grosze) => amountOf(grosze, true))).toEqual(['0,01', '0,10', '1,00', '1280,05']);
    expect(amountOf(128005, false)).toBe('1280.05');
    expect(warsawTime(Date.parse('2026-07-01T22:05:09Z'))).toBe('02-07-2026 00:05:09');
    expect(warsawTime(Date.parse('2026-12-31T23:00:00Z'))).toBe('01-01-2027 00:00:00');
  });

  it('escapes tags in a name', () => {
    const odbiorca = { ...zlecenie.odbiorca, nazwa: 'Gmina</accname><account>0 & ^NM^\n' };
    const text = Buffer.from(hashtransOf(kir, { ...zlecenie, odbiorca }, { ok: 'a', blad: 'b' }), 'base64').toString();
    expect(text).toContain('<accname>Gmina /accname account 0 NM^NM^');
    expect(text.match(/<account>/g)).toHaveLength(1);
  });

  it('gets an order only through the browser', async () => {
    await expect(interbank().register(zlecenie)).resolves.toEqual({ idDostawcy: '0000700012', adres: null });
    expect(calls).toEqual([]);
    expect(() => paymentIdOf({ pierwszyNumer: 9_999_999_999 }, { id: 1 })).toThrow(ProviderRefusal);
    await expect(interbank().register({ ...zlecenie, numerRachunku: '1'.repeat(26) })).rejects.toThrow(ProviderRefusal);
  });

  const envelope = (inside: string) =>
    `<?xml version="1.0" encoding="UTF-8"?><soapenv:Envelope xmlns:soapenv="http://schemas.xmlsoap.org/soap/envelope/" xmlns:xsd="http://www.w3.org/2001/XMLSchema" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><soapenv:Body>${inside}</soapenv:Body></soapenv:Envelope>`;
  const status = (code: string) =>
    envelope(
      `<ns1:getStatusByPaymentIDResponse soapenv:encodingStyle="http://schemas.xmlsoap.org/soap/encoding/" xmlns:ns1="urn:x"><getStatusByPaymentIDReturn xsi:type="xsd:string">${code}</getStatusByPaymentIDReturn></ns1:getStatusByPaymentIDResponse>`,
    );
  const reply = (body: string, code = 200): RequestListener => json(code, body);

  it('is asked by number and NIP', async () => {
    answer = reply(status('2101'));
    await about(interbank());
    expect(calls[0]).toMatchObject({ method: 'POST', url: '/status' });
    expect(calls[0]!.headers).toMatchObject({ 'content-type': 'text/xml; charset=utf-8', soapaction: '""' });
    expect(calls[0]!.body).toContain(
      '<p:getStatusByPaymentID xmlns:p="urn:paybynet"><in0>0000700012</in0><in1>9999990018</in1></p:getStatusByPaymentID>',
    );
  });

  it.each([
    ['2203', { stan: 'zaplacono', kwotaGrosze: 128005, waluta: 'PLN' }],
    ['2303', { stan: 'zaplacono', kwotaGrosze: 128005, waluta: 'PLN' }],
    [' 2303\n', { stan: 'zaplacono', kwotaGrosze: 128005, waluta: 'PLN' }],
    ['2202', { stan: 'odrzucono', powod: 'status code 2202' }],
    ['2302', { stan: 'odrzucono', powod: 'status code 2302' }],
    ['1000', { stan: 'odrzucono', powod: 'status code 1000' }],
    ['1012', { stan: 'odrzucono', powod: 'status code 1012' }],
    ['2201', { stan: 'wygaslo', powod: 'status code 2201' }],
    ['2301', { stan: 'wygaslo', powod: 'status code 2301' }],
    ['2101', { stan: 'czeka' }],
    ['2102', { stan: 'czeka' }],
    ['0', { stan: 'nieznane' }],
    ['-1', { stan: 'nieznane' }],
    ['', { stan: 'nieznane' }],
  ])('code "%s"', async (code, wanted) => {
    answer = reply(status(code));
    await expect(about(interbank())).resolves.toEqual(wanted);
  });

  it.each([
    ['an unknown code', status('1013')],
    ['a word', status('zaplacono')],
    ['a payment in an element', status('<a xmlns="urn:x">2203</a>')],
    ['a fault', envelope('<soapenv:Fault><faultcode>x</faultcode></soapenv:Fault>')],
    ['another answer', status('2203').replaceAll('getStatusByPaymentIDReturn', 'innyReturn')],
    ['two answers', status('2203</getStatusByPaymentIDReturn><getStatusByPaymentIDReturn>2203')],
    ['no envelope', '<a xmlns="urn:x">2203</a>'],
    ['an entity of its own', status('2203').replace('?>', '?><!DOCTYPE a [<!ENTITY x "2203">]>')],
    ['an outer entity', status('&x;')],
    ['a comment', status('22<!-- -->03')],
    ['half an answer', status('2203').slice(0, -20)],
  ])('fails when its answer is invalid: %s', async (_what, body) => {
    answer = reply(body);
    await expect(about(interbank())).rejects.toThrow(ProviderFailure);
  });

  it.each(HOSTILE)('fails with the reason for %s', async (_what, listener, why) => {
    answer = listener;
    const failure = await about(interbank()).then(
      (given) => given,
      (thrown) => thrown,
    );
    expect(failure).toBeInstanceOf(ProviderFailure);
    expect((failure as Error).message).toMatch(why);
  });

  describe('a notice', () => {
    const good = {
      newStatus: '2203',
      transAmount: '1280,05',
      paymentId: '0000700012',
      hash: 'a0f4cd48aaf9b8fd9a6ead73a2d3c664d8cf3f46',
    };
    const read = (fields: Record<string, string>, settings = kir) =>
      openKir(settings, PORTAL).readNotice(new URLSearchParams(fields).toString(), {});

    it('names its order, and the amount that its hash signs', () => {
      expect(read(good)).toEqual({ id: 12, kwotaGrosze: 128005 });
    });

    it('without a hash only prompts a query where that is allowed, and is refused where it is not', () => {
      const bare = { paymentId: good.paymentId, newStatus: '2203' };
      expect(read(bare)).toBeUndefined();
      expect(read(bare, { ...kir, czySkrot: false })).toEqual({ id: 12 });
      // An unsigned amount is refused.
      expect(read({ ...bare, transAmount: '1,00' }, { ...kir, czySkrot: false })).toBeUndefined();
    });

    it.each([
      ['another amount', { ...good, transAmount: '1280,06' }],
      ['another order', { ...good, paymentId: '0000700013' }],
      ['another status', { ...good, newStatus: '2202' }],
      ['a wrong hash', { ...good, hash: good.hash.replace(/.$/, '0') }],
      ['an empty hash', { ...good, hash: '' }],
      ['an additional field', { ...good, x: '1' }],
      ['a number too short', { ...good, paymentId: '700012' }],
      ['no number', { newStatus: '2203' }],
      ['no fields', {}],
    ])('with %s names no order', (_what, fields) => {
      expect(read(fields)).toBeUndefined();
      expect(read(fields, { ...kir, czySkrot: false })).toBeUndefined();
    });

    it('with a repeated field names no order', () => {
      const twice = `${new URLSearchParams(good)}&paymentId=0000700013`;
      expect(interbank().readNotice(twice, {})).toBeUndefined();
    });
  });
});
