import { expect, it } from 'vitest';
import { AddedUp } from '../../../../server/engine/watching/addUp.ts';
import { openMetrics } from '../../../../server/engine/watching/metrics.ts';
import { serveMetrics } from '../../../../server/engine/watching/serveMetrics.ts';
import { forEachDatabase, openOffice, type TestDatabase, withOffice } from '../../helpers.ts';

forEachDatabase((make) => {
  const office = withOffice(make);
  const seen = async (path: string) => {
    const { status, text, headers } = await office().anonymous.get(path);
    return [status, text, headers['cache-control']];
  };

  it('a running office is healthy and ready, until it has been asked to stop', async () => {
    expect(await seen('/health')).toEqual([200, 'ok\n', 'no-store']);
    expect(await seen('/ready')).toEqual([200, 'ok\n', 'no-store']);
    office().app.leave();
    expect(await seen('/ready')).toEqual([503, 'no\n', 'no-store']);
    expect(await seen('/health')).toEqual([200, 'ok\n', 'no-store']);
    expect((await office().anonymous.get('/api/pi/stan')).status).toBe(200);
  });
});

forEachDatabase((make) => {
  it('an office whose database is gone is healthy, and not ready', async () => {
    const database: TestDatabase = await make();
    const office = await openOffice(database);
    await office.database.close();
    const statuses = [];
    for (const path of ['/health', '/ready']) statuses.push((await office.anonymous.get(path)).status);
    expect(statuses).toEqual([200, 503]);
    await office.app.server.close();
    await database.drop();
  });

  it('metrics count calls by operation and status, lines of the log, and what waits to be sent', async () => {
    const database = await make();
    const office = await openOffice(database);
    const metrics = openMetrics(office.database);
    metrics.call('dajStanPrzerwyTechnicznej', 'GET', 200, 0.02);
    metrics.logged({ poziom: 'blad', zdarzenie: 'platnosc-alarm' });
    const before = await figure(metrics, 'okienko_waiting{kind="mail"}');
    await office.database.query
      .insertInto('poczta')
      .values({
        ...{ klucz: 'k', adresat: 'a@b.example', temat: '', tekst: '', html: '', jezyk: 'pl' },
        ...{ kiedyMs: Date.now() - 60_000, proby: 0, nastepnaMs: 0, wyslanoMs: null },
      })
      .execute();
    expect(await figure(metrics, 'okienko_waiting{kind="mail"}')).toBe(before + 1);
    expect(await figure(metrics, 'okienko_waiting_oldest_seconds{kind="mail"}')).toBeGreaterThanOrEqual(60);
    const call = '{le="0.025",operation="dajStanPrzerwyTechnicznej",method="GET",status="200"}';
    expect(await figure(metrics, `okienko_call_seconds_bucket${call}`)).toBe(1);
    expect(await figure(metrics, 'okienko_log_lines_total{level="blad",event="platnosc-alarm"}')).toBe(1);
    expect(await figure(metrics, 'okienko_database_up')).toBe(1);
    await office.close();
    expect(await figure(metrics, 'okienko_database_up')).toBe(0);
    await database.drop();
  });

  it('metrics of several processes are one: counts are added up, also of those that have ended', async () => {
    const database = await make();
    const { query, ...office } = await openOffice(database).then((one) => ({ ...one, query: one.database }));
    const [first, second] = [openMetrics(query), openMetrics(query)];
    first.call('dajStanPrzerwyTechnicznej', 'GET', 200, 0.02);
    second.call('dajStanPrzerwyTechnicznej', 'GET', 200, 0.02);
    const all = new AddedUp(2);
    const look = async (...running: number[]) => {
      const text = await all.text(running);
      const figureOf = (name: string) =>
        Number(
          text
            .split('\n')
            .find((line) => line.startsWith(`${name} `))
            ?.split(' ')[1],
        );
      const call = '{operation="dajStanPrzerwyTechnicznej",method="GET",status="200"}';
      return [
        figureOf('okienko_processes'),
        figureOf(`okienko_call_seconds_count${call}`),
        figureOf('okienko_database_up'),
      ];
    };
    all.note(1, await first.values());
    all.note(2, await second.values());
    expect(await look(1, 2)).toEqual([2, 2, 1]);
    // The second hangs: it has counted, and it is no process that answers.
    expect(await look(1)).toEqual([1, 2, 1]);
    await all.gone(2);
    expect(await look(1)).toEqual([1, 2, 1]);
    const third = openMetrics(query);
    third.call('dajStanPrzerwyTechnicznej', 'GET', 200, 0.02);
    all.note(3, await third.values());
    expect(await look(1, 3)).toEqual([2, 3, 1]);
    await office.close();
    await database.drop();
  });

  it('metrics are read over HTTP, and are measured for every call of an office', async () => {
    const database = await make();
    const seen: unknown[] = [];
    const silent = { logged() {}, text: async () => '', values: async () => [] };
    const call = (...args: [string, string, number, number]) => seen.push(args.slice(0, 3));
    const office = await openOffice(database, {}, { metrics: { ...silent, call } });
    await office.anonymous.get('/api/pi/stan');
    await office.anonymous.get('/api/naleznosci/lista');
    await office.anonymous.get('/');
    expect(seen).toEqual([
      ['dajStanPrzerwyTechnicznej', 'GET', 200],
      ['dajListeNaleznosci', 'GET', 401],
    ]);
    const server = await serveMetrics(openMetrics(office.database).text, { host: '127.0.0.1', port: 0 });
    const { port } = server.address() as { port: number };
    const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, expect.stringContaining('text/plain')]);
    expect(await answer.text()).toContain('# TYPE okienko_call_seconds histogram');
    server.close();
    await office.close();
    await database.drop();
  });
});

/** @param series as Prometheus writes it, with its labels */
async function figure({ text }: { text(): Promise<string> }, series: string): Promise<number> {
  const line = (await text()).split('\n').find((one) => one.startsWith(`${series} `));
  return Number(line?.slice(series.length + 1));
}
