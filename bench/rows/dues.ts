import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { readConfig, sqliteFile } from '../../server/config.ts';
import { openSqlite } from '../../server/db/open.ts';
import { prepareDatabase } from '../../server/db/prepare.ts';
import { DEMO_PASSWORD } from '../../server/seed/demoAccounts.ts';
import { manyCards } from '../manyCards.ts';
import { ms, type Row, times } from '../row.ts';
import { start, stop } from './office.ts';

const INSTALMENTS = 1_000_000;
const ROUNDS = 3;

interface Measured {
  /** Milliseconds of one answer. */
  mean: number;
  p99: number;
}
type Subject = 'list' | 'card';

/** A resident's list and card among a million instalments of others, against the same in a commune of two hundred people. */
export async function dues(): Promise<Row[]> {
  const small = mkdtempSync(join(tmpdir(), 'okienko-bench-'));
  const large = mkdtempSync(join(tmpdir(), 'okienko-bench-'));
  const config = (folder: string) => readConfig({ OKIENKO_VAR: folder, OKIENKO_RESIDENTS: '200' });
  const made = openSqlite(sqliteFile(config(small)));
  await prepareDatabase(made, config(small), new Date().toISOString().slice(0, 10));
  await made.close();
  cpSync(small, large, { recursive: true });
  const filled = openSqlite(sqliteFile(config(large)));
  const instalments = await manyCards(filled, INSTALMENTS);
  await filled.close();

  const [alone, among] = await compare([small, large]);
  for (const folder of [small, large]) rmSync(folder, { recursive: true, force: true });
  return (['list', 'card'] as const).map((subject) => {
    const ratio = among[subject].mean / alone[subject].mean;
    const name = subject === 'list' ? 'the dues of a year' : 'a card’s instalments';
    return {
      what: `${name} among ${instalments.toLocaleString('en')} instalments: mean answer, 10 connections`,
      measured: `${times(ratio)} (${ms(among[subject].mean)}, p99 ${ms(among[subject].p99)})`,
      budget: '≤ 1.25 ×',
      yardstick: `in a commune of 200 people: ${ms(alone[subject].mean)}, p99 ${ms(alone[subject].p99)}`,
      met: ratio <= 1.25,
    };
  });
}

type Found = Record<Subject, Measured>;

/** Both offices stand side by side and are asked in turn; of each the best round counts, so that a busy moment hits neither. */
async function compare(folders: readonly [string, string]): Promise<[Found, Found]> {
  const offices: Awaited<ReturnType<typeof open>>[] = [];
  try {
    for (const [index, folder] of folders.entries()) offices.push(await open(folder, 8191 + index));
    const found = offices.map((): Found => ({ list: NEVER, card: NEVER }));
    for (let round = 0; round < ROUNDS; round++) {
      for (const subject of ['list', 'card'] as const) {
        for (const [index, office] of offices.entries()) {
          const { mean, p99 } = await load(office[subject], office.headers);
          const before = found[index]![subject];
          found[index]![subject] = { mean: Math.min(before.mean, mean), p99: Math.min(before.p99, p99) };
        }
      }
    }
    return found as [Found, Found];
  } finally {
    for (const { child } of offices) await stop(child);
  }
}

const NEVER: Measured = { mean: Number.POSITIVE_INFINITY, p99: Number.POSITIVE_INFINITY };

async function open(folder: string, port: number) {
  const child = await start('server/main.ts', port, { OKIENKO_VAR: folder, OKIENKO_RESIDENTS: '200' }, '/api/pi/stan');
  const home = `http://127.0.0.1:${port}`;
  const headers = await login(home);
  const { karty } = await (await fetch(`${home}/api/naleznosci/lista`, { headers })).json();
  const card = `${home}/api/naleznosci/karty/${karty[0].idKartyNaleznosci}/raty`;
  return { child, headers, list: `${home}/api/naleznosci/lista`, card };
}

/** As the resident with the most on her cards. */
async function login(home: string): Promise<Record<string, string>> {
  const answer = await fetch(`${home}/api/konto/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ login: 'anna.wisniewska', haslo: DEMO_PASSWORD }),
  });
  const { token } = await answer.json();
  return { authorization: `Bearer ${token}`, cookie: String(answer.headers.get('set-cookie')).split(';')[0]! };
}

async function load(url: string, headers: Record<string, string>): Promise<Measured> {
  const asked = { url, headers, connections: 10 };
  await autocannon({ ...asked, duration: 1 });
  const result = await autocannon({ ...asked, duration: 3 });
  if (result.non2xx || result.errors) throw new Error(`${url}: ${result.non2xx} refusals, ${result.errors} errors`);
  return { mean: (1000 * asked.connections) / result.requests.average, p99: result.latency.p99 };
}
