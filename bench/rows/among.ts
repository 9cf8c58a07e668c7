import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { readConfig } from '../../server/app/config.ts';
import { prepareDatabase } from '../../server/app/prepareDatabase.ts';
import { sqliteFile } from '../../server/engine/config/config.ts';
import { type Database, openSqlite } from '../../server/engine/db/open.ts';
import { ms, type Row, times } from '../row.ts';
import { login } from './login.ts';
import { start, stop } from './office.ts';

const ROUNDS = 3;

interface Measured {
  /** Milliseconds of one answer. */
  mean: number;
  p99: number;
}

/** Requests of a resident: the address by the name in the table. */
type Addresses = Readonly<Record<string, string>>;

/**
 * The response for the resident with the most cards among a very large number of others, against the same in a commune of two
 * hundred people.
 *
 * @param fill adds the data of others; returns their amount, in words
 * @param addressesOf requests the addresses from the office
 */
export async function among(
  fill: (database: Database) => Promise<string>,
  addressesOf: (home: string, headers: Record<string, string>) => Promise<Addresses>,
): Promise<Row[]> {
  const small = mkdtempSync(join(tmpdir(), 'okienko-bench-'));
  const large = mkdtempSync(join(tmpdir(), 'okienko-bench-'));
  const config = (folder: string) => readConfig({ OKIENKO_VAR: folder, OKIENKO_RESIDENTS: '200' });
  const smallDatabase = openSqlite(sqliteFile(config(small)));
  await prepareDatabase(smallDatabase, config(small), new Date().toISOString().slice(0, 10));
  await smallDatabase.close();
  cpSync(small, large, { recursive: true });
  const largeDatabase = openSqlite(sqliteFile(config(large)));
  const amount = await fill(largeDatabase);
  await largeDatabase.close();

  const [inSmall, inLarge] = await compare([small, large], addressesOf);
  for (const folder of [small, large]) rmSync(folder, { recursive: true, force: true });
  return [...inLarge].map(([name, { mean, p99 }]) => {
    const yardstick = inSmall.get(name)!;
    const ratio = mean / yardstick.mean;
    return {
      what: `${name} among ${amount}: mean answer, 10 connections`,
      measured: `${times(ratio)} (${ms(mean)}, p99 ${ms(p99)})`,
      budget: '≤ 1.25 ×',
      yardstick: `in a commune of 200 people: ${ms(yardstick.mean)}, p99 ${ms(yardstick.p99)}`,
      met: ratio <= 1.25,
    };
  });
}

type Results = ReadonlyMap<string, Measured>;

/** Both offices run side by side and are asked in turn; the best round of each counts, so that a busy moment affects neither. */
async function compare(
  folders: readonly [string, string],
  addressesOf: Parameters<typeof among>[1],
): Promise<[Results, Results]> {
  const offices: Awaited<ReturnType<typeof open>>[] = [];
  try {
    for (const [index, folder] of folders.entries()) offices.push(await open(folder, 8191 + index, addressesOf));
    const results = offices.map(() => new Map<string, Measured>());
    for (let round = 0; round < ROUNDS; round++) {
      for (const name of Object.keys(offices[0]!.addresses)) {
        for (const [index, { addresses, headers }] of offices.entries()) {
          const { mean, p99 } = await load(addresses[name]!, headers);
          const before = results[index]!.get(name) ?? { mean, p99 };
          results[index]!.set(name, { mean: Math.min(before.mean, mean), p99: Math.min(before.p99, p99) });
        }
      }
    }
    return results as [Map<string, Measured>, Map<string, Measured>];
  } finally {
    for (const { child } of offices) await stop(child);
  }
}

async function open(folder: string, port: number, addressesOf: Parameters<typeof among>[1]) {
  const child = await start('server/main.ts', port, { OKIENKO_VAR: folder, OKIENKO_RESIDENTS: '200' }, '/api/pi/stan');
  const home = `http://127.0.0.1:${port}/api`;
  const headers = await login(home);
  return { child, headers, addresses: await addressesOf(home, headers) };
}

async function load(url: string, headers: Record<string, string>): Promise<Measured> {
  const request = { url, headers, connections: 10 };
  await autocannon({ ...request, duration: 1 });
  const result = await autocannon({ ...request, duration: 3 });
  if (result.non2xx || result.errors) throw new Error(`${url}: ${result.non2xx} refusals, ${result.errors} errors`);
  return { mean: (1000 * request.connections) / result.requests.average, p99: result.latency.p99 };
}
