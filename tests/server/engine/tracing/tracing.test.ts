import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { s3Store } from '../../../../server/engine/files/s3Store.ts';
import { fetchBytes } from '../../../../server/engine/http/callProvider.ts';
import type { LogEntry } from '../../../../server/engine/log.ts';
import { settings } from '../../../../server/engine/tracing/settings.ts';
import { recordWith, type Tracer, traced } from '../../../../server/engine/tracing/trace.ts';
import { openTracer } from '../../../../server/engine/tracing/tracer.ts';
import { forOneDatabase, openOffice, ROOT, type TestDatabase, type TestOffice } from '../../helpers.ts';
import { s3StandIn } from '../files/standIns.ts';

interface Sent {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  attributes: { key: string; value: { stringValue?: string; intValue?: string } }[];
  status?: { code: number };
}

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const CALLER = `00-${TRACE}-00f067aa0ba902b7-01`;

forOneDatabase((make) => {
  /** A collector on this machine: it takes OTLP, and says what other calls carried. */
  let collector: Server;
  let address: string;
  let bodies: string[];
  const seen: (string | undefined)[] = [];
  const entries: LogEntry[] = [];
  let database: TestDatabase;
  let office: TestOffice;
  let tracer: Tracer;

  beforeAll(async () => {
    bodies = [];
    collector = createServer((request, response) => {
      let body = '';
      request.setEncoding('utf8').on('data', (part) => {
        body += part;
      });
      request.on('end', () => {
        if (request.url === '/v1/traces') bodies.push(body);
        else seen.push(String(request.headers.traceparent));
        response.end('{}');
      });
    });
    await new Promise<void>((done) => collector.listen(0, '127.0.0.1', done));
    address = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
    tracer = openTracer({ endpoint: address, service: 'okienko', ratio: 1 }, (entry) => entries.push(entry));
    recordWith(tracer);
    database = await make();
    office = await openOffice(database);
  }, 60_000);
  afterAll(async () => {
    recordWith(undefined);
    await office?.close();
    collector?.close();
    await database?.drop();
  });

  /** What the collector has got; afterwards it forgets. */
  async function spans(): Promise<Sent[]> {
    await tracer.close();
    const all = bodies.splice(0).map((body) => JSON.parse(body));
    return all.flatMap(({ resourceSpans }) => resourceSpans[0].scopeSpans[0].spans);
  }

  /** The same, until one is wanted: the span of a call ends after its response. */
  async function spansUntil(isWanted: (span: Sent) => boolean): Promise<Sent[]> {
    const found: Sent[] = [];
    while (!found.some(isWanted)) found.push(...(await spans()));
    return found;
  }

  test('a call is a span of the trace of its caller, with its queries inside', async () => {
    const anna = await office.login('anna.wisniewska');
    expect((await anna.get('/api/konto/uzytkownik', { traceparent: CALLER })).status).toBe(200);
    const isCall = ({ kind, traceId }: Sent) => kind === 2 && traceId === TRACE;
    const found = (await spansUntil(isCall)).filter(({ traceId }) => traceId === TRACE);
    const call = found.find(isCall)!;
    expect(call).toMatchObject({ traceId: TRACE, parentSpanId: '00f067aa0ba902b7', name: 'GET dajDaneUzytkownika' });
    expect(call.attributes).toContainEqual({ key: 'http.response.status_code', value: { intValue: '200' } });
    const queries = found.filter(({ kind }) => kind === 3);
    expect(queries.map(({ name }) => name)).toContain('select sesje');
    for (const query of queries) expect(query).toMatchObject({ traceId: TRACE, parentSpanId: call.spanId });
    for (const { startTimeUnixNano, endTimeUnixNano } of found)
      expect(BigInt(endTimeUnixNano)).toBeGreaterThanOrEqual(BigInt(startTimeUnixNano));
  });

  test('without a caller a call begins a trace; a page is a span inside of its call', async () => {
    await spans();
    await office.anonymous.get('/', { traceparent: 'x' });
    const found = await spansUntil(({ name }) => name === 'GET /*');
    const page = found.find(({ name }) => name === 'page')!;
    const call = found.find(({ spanId }) => spanId === page.parentSpanId)!;
    expect(call.name).toBe('GET /*');
    expect(call.parentSpanId).toBeUndefined();
    expect(call.traceId).toMatch(/^[\da-f]{32}$/);
  });

  test('reading and writing the store of files are spans, whether they succeed or not', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'okienko-s3-spans-'));
    const store = await s3StandIn(folder);
    try {
      const files = s3Store(store.file);
      await files.put('a-1', Buffer.from('content'));
      await expect(files.get('missing')).rejects.toThrow('404');
      expect(store.refused).toBe(0);
    } finally {
      await store.close();
      rmSync(folder, { recursive: true });
    }
    const found = (await spans()).filter(({ name }) => name.endsWith('127.0.0.1'));
    const statusOf = ({ attributes }: Sent) =>
      attributes.find(({ key }) => key === 'http.response.status_code')?.value.intValue;
    expect(found.map((span) => [span.name, span.kind, statusOf(span), span.status?.code])).toEqual([
      ['PUT 127.0.0.1', 3, '200', undefined],
      ['GET 127.0.0.1', 3, '404', 2],
    ]);
    // The name of a file is in no span.
    expect(JSON.stringify(found)).not.toContain('a-1');
  });

  test('a request to another system carries the trace on, and is a span', async () => {
    await traced('work', 'internal', {}, () =>
      fetchBytes({
        url: new URL(`${address}/else?pesel=84831545206`),
        method: 'GET',
        headers: {},
        limitMs: 5000,
        largest: 1000,
      }),
    );
    const found = await spans();
    const request = found.find(({ name }) => name === 'GET 127.0.0.1')!;
    expect(seen).toEqual([`00-${request.traceId}-${request.spanId}-01`]);
    expect(request.parentSpanId).toBe(found.find(({ name }) => name === 'work')!.spanId);
  });

  test('no span has data of a person, whatever is called', async () => {
    const rows = await office.database.query
      .selectFrom('konta')
      .select(['pesel', 'login', 'nazwisko', 'email'])
      .execute();
    const anna = await office.login('anna.wisniewska');
    for (const url of ['/api/konto/logowania', '/api/naleznosci/lista', '/api/lista-podmiotow']) await anna.get(url);
    await office.anonymous.get(`/szukaj?q=${rows.find(({ pesel }) => pesel)!.pesel}`);
    await office.anonymous.post('/api/konto/token', { login: 'anna.wisniewska', haslo: 'Zle-Haslo-2026' });
    await tracer.close();
    const text = bodies.splice(0).join('\n');
    expect(text.length).toBeGreaterThan(3000);
    expect(text.match(/(?<![\da-f])\d{11}(?![\da-f])/g) ?? []).toEqual([]);
    const personal = rows
      .flatMap(({ pesel, login, email }) => [pesel, login, email])
      .filter((one) => one && one.length > 5);
    expect(personal.filter((one) => text.includes(one!))).toEqual([]);
    for (const secret of [anna.token!, anna.cookie!.split('=')[1]!, 'Zle-Haslo']) expect(text).not.toContain(secret);
  });

  test('a caller that does not record is left in peace', async () => {
    await spans();
    await office.anonymous.get('/api/pi/stan', { traceparent: CALLER.replace(/01$/, '00') });
    expect(await spans()).toEqual([]);
  });

  test('a collector that is away delays no call, and lost spans are counted in the log', async () => {
    const away = openTracer({ endpoint: 'http://127.0.0.1:9', service: 'okienko', ratio: 1 }, (entry) =>
      entries.push(entry),
    );
    away.begin('lost', 'internal', {}).end(true);
    await away.close();
    expect(entries).toEqual([{ poziom: 'ostrzezenie', zdarzenie: 'slady', linie: 1 }]);
  });
});

test('nothing is loaded when no collector is configured', () => {
  const loading = globSync('server/**/*.ts', { cwd: ROOT }).filter((file) =>
    /^import .*tracing\/tracer\.ts'/m.test(readFileSync(join(ROOT, file), 'utf8')),
  );
  expect(loading).toEqual([]);
  expect(settings.read({})).toEqual({ slady: undefined });
});

test.each([
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector' }, 'must be an address'],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://c:4318', OTEL_TRACES_SAMPLER_ARG: '2' }, 'from 0 to 1'],
])('%j stops the start', (env, message) => expect(() => settings.read(env)).toThrow(message));
