import { readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../../server/app/config.ts';
import { openWezel } from '../../../server/app/openWezel.ts';
import { drop, small } from '../../codegen/dev/folders.ts';
import { isThorough, LIMIT_MS, times } from '../../night.ts';
import { postgresDatabase, type TestDatabase } from '../databases.ts';
import { smallCommune } from '../helpers.ts';
import { Load } from './load.ts';
import {
  freePort,
  runningProcesses,
  type StartedOffice,
  startOffice,
  startSharedOffice,
  until,
} from './startedOffice.ts';

// Also guards: server/engine

/** Of the clients that call an office whose processes are replaced. */
const PAUSE_MS = times(10, 0);
/** So many of the two are replaced under load. */
const REPLACED = times(1, 2);

it('several processes need PostgreSQL', () => {
  expect(() => readConfig({ OKIENKO_PROCESSES: '2' })).toThrow(/OKIENKO_PROCESSES=2 needs PostgreSQL/);
  const database = { DATABASE_URL: 'postgresql://office@127.0.0.1/office' };
  expect(readConfig({ OKIENKO_PROCESSES: '2', ...database }).processes).toBe(2);
});

it('a demo of several processes has no national node of its own, which would remember visitors in one of them', () => {
  const env = { OKIENKO_PROCESSES: '2', DATABASE_URL: 'postgresql://office@127.0.0.1/office' };
  expect(openWezel(readConfig(env))).toEqual({});
});

const address = process.env.TEST_DATABASE_URL;

describe.runIf(address)('two processes of one office, at one port', () => {
  const calls = 'okienko_call_seconds_count{operation="dajStanPrzerwyTechnicznej",method="GET",status="200"}';
  let database: TestDatabase;
  let municipality: string;
  let metrics: string;
  let office: StartedOffice;
  const settings = () => ({
    ...database.env,
    OKIENKO_CONFIG: municipality,
    OKIENKO_RESIDENTS: '200',
    OKIENKO_PROCESSES: '2',
  });
  beforeAll(async () => {
    database = await postgresDatabase(address!);
    await smallCommune(database);
    municipality = small();
    metrics = `127.0.0.1:${await freePort()}`;
    office = await startSharedOffice({ ...settings(), OKIENKO_METRYKI: metrics, OKIENKO_ODEJSCIE_S: '1' });
    await office.says('Demo accounts');
    // It is compiled, and three processes start.
  }, 2 * LIMIT_MS);
  afterAll(async () => {
    office?.child.kill('SIGKILL');
    drop();
    await database?.drop();
  });

  const figure = async (name: string) => {
    const text = await (await fetch(`http://${metrics}/metrics`)).text();
    return Number(
      text
        .split('\n')
        .find((line) => line.startsWith(`${name} `))
        ?.split(' ')[1],
    );
  };
  // In this order: one that leaves is counted until it has ended.
  const isReplaced = async (pid: number) => !office.pids().includes(pid) && (await figure('okienko_processes')) === 2;

  it('the metrics are those of all, and keep the calls of a killed process, which is replaced', async () => {
    const pids = office.pids();
    expect(pids).toHaveLength(2);
    await Promise.all(Array.from({ length: 20 }, () => fetch(`${office.origin}/api/pi/stan`)));
    expect([await figure('okienko_processes'), await figure(calls)]).toEqual([2, 20]);

    process.kill(pids[0]!, 'SIGKILL');
    await until(() => isReplaced(pids[0]!));
    expect(await figure(calls)).toBe(20);
    const log = readFileSync(join(database.env.OKIENKO_VAR!, 'okienko.log'), 'utf8');
    expect(log).toContain('"zdarzenie":"proces","kod":"SIGKILL"');
  });

  it(
    'one that is stopped under load is replaced, and no call fails',
    async () => {
      const load = new Load(office.origin, PAUSE_MS);
      await load.answered(50);
      for (const pid of office.pids().slice(0, REPLACED)) {
        process.kill(pid, 'SIGTERM');
        await until(() => isReplaced(pid));
        await load.answered(200);
      }
      await load.stop();
      expect(load.failed).toEqual([]);
    },
    3 * LIMIT_MS,
  );

  it('no call waits for one that hangs, nor is lost when it is killed', async () => {
    const [pid] = office.pids();
    process.kill(pid!, 'SIGSTOP');
    const load = new Load(office.origin, PAUSE_MS);
    await load.answered(50);
    process.kill(pid!, 'SIGKILL');
    await until(() => isReplaced(pid!));
    await load.stop();
    expect(load.failed).toEqual([]);
  });

  // One process that finds its port in use is in the test of the start.
  it.runIf(isThorough)('a port in use is told once', async () => {
    const second = await startOffice({ ...settings(), PORT: new URL(office.origin).port });
    expect(await second.ended).toBe(1);
    expect(second.output().match(/Port \d+ is taken/g)).toHaveLength(1);
  });

  it(
    'after SIGHUP all serve the new municipality, which was compiled once; one with errors replaces nothing in any',
    async () => {
      const file = join(municipality, 'services.config.json');
      const good = readFileSync(file, 'utf8');
      const isServed = async (name: string) => {
        const pages = Array.from({ length: 8 }, async () => {
          const page = await fetch(`${office.origin}/api/pi/kontakt`, { headers: { connection: 'close' } });
          return (await page.text()).includes(name);
        });
        return [...new Set(await Promise.all(pages))];
      };
      writeFileSync(file, good.replaceAll('Gmina Próbna', 'Gmina Nowa'));
      office.child.kill('SIGHUP');
      await office.says('The municipality was read again.');
      expect(await isServed('Gmina Nowa')).toEqual([true]);

      writeFileSync(file, '{');
      office.child.kill('SIGHUP');
      await office.says('The last good configuration is still served.');
      expect(await isServed('Gmina Nowa')).toEqual([true]);
      expect(office.output().match(/was read again/g)).toHaveLength(1);
      // At the start.
      expect(office.output().match(/Compiling the municipality/g)).toHaveLength(1);
      writeFileSync(file, good);
    },
    4 * LIMIT_MS,
  );

  it('a stop finishes the calls of all', async () => {
    const answers = await Promise.all(Array.from({ length: 4 }, () => beginCall(office.origin)));
    office.child.kill('SIGTERM');
    for (const { finish } of answers) finish();
    for (const { text } of answers) expect(await text).toMatch(/^HTTP\/1\.1 4\d\d [\s\S]*nrSprawy/);
    expect(await office.ended).toBe(0);
    expect(office.pids()).toEqual([]);
  });

  // The test of the crew does the same with processes that are no office.
  it.runIf(isThorough)('with the first process all end', async () => {
    const other = await startOffice(settings());
    await other.says('Demo accounts');
    const pids = other.pids();
    expect(pids).toHaveLength(2);
    other.child.kill('SIGKILL');
    await until(() => runningProcesses().every(({ pid }) => !pids.includes(pid)));
  });
});

/** A login whose body has not come yet: it is a call that runs. */
async function beginCall(origin: string): Promise<{ finish(): void; text: Promise<string> }> {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  let said = '';
  socket.setEncoding('utf8').on('data', (part) => (said += part));
  const text = new Promise<string>((resolve) => socket.once('close', () => resolve(said)));
  await new Promise<void>((resolve) => socket.once('connect', resolve));
  socket.write(
    'POST /api/konto/token HTTP/1.1\r\nhost: office\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n',
  );
  return { finish: () => socket.write('{}'), text };
}
