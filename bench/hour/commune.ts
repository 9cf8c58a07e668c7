import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { onPostgres } from '../../scripts/postgres.ts';
import { readConfig } from '../../server/app/config.ts';
import { prepareDatabase } from '../../server/app/prepareDatabase.ts';
import { openPostgres } from '../../server/engine/db/open.ts';
import { unbreakable } from '../../server/engine/db/postgresPool.ts';
import { belongingTo, copyTables, referencesOf } from './copyTables.ts';

/** Residents of the demo, which are copied. */
const FIRST_RESIDENTS = 4000;
const DUES = ['karty', 'wspolzobowiazani', 'ratyZbiorcze', 'raty', 'wplaty', 'elementy'];
/** Orders at a provider that knows nothing of copies. */
const ORDERS = ['zlecenia', 'zleceniaRaty', 'zajeteRaty', 'powiadomienia'];
const YEARS_OF_DEMO = 3;

/** Nobody's data are lost when it fails while the commune is made. */
const MAKING = [
  ...['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'autovacuum=off'],
  ...['wal_level=minimal', 'max_wal_senders=0', 'max_wal_size=16GB', 'shared_buffers=2GB'],
];

/** Where the commune is, and the settings of an office on it. */
export interface Place {
  /** For PostgreSQL. */
  data: string;
  env: Record<string, string>;
}

/**
 * Makes a commune in PostgreSQL, once: residents are copies of those of the demo, with accounts and everything that belongs
 * to them; then their dues of earlier years are added, until there are enough instalments.
 *
 * @param folder keeps it for the next time
 */
export async function commune(folder: string, residents: number, instalments: number): Promise<Place> {
  const place = {
    data: join(folder, 'postgres'),
    env: { OKIENKO_VAR: join(folder, 'var'), OKIENKO_RESIDENTS: String(FIRST_RESIDENTS) },
  };
  const made = join(folder, `made-${residents}-${instalments}`);
  if (existsSync(made)) return place;
  mkdirSync(place.data, { recursive: true });
  mkdirSync(place.env.OKIENKO_VAR, { recursive: true });
  await onPostgres(place.data, MAKING, async (address) => {
    const database = await openPostgres(address);
    await prepareDatabase(
      database,
      readConfig({ ...place.env, DATABASE_URL: address }),
      new Date().toISOString().slice(0, 10),
    );
    await database.close();
    const pool = unbreakable(new pg.Pool({ connectionString: address }));
    await pool.query('analyze');
    const references = await referencesOf(pool);
    const ofResidents = belongingTo(['mieszkancy', 'podmioty', 'konta'], references, ORDERS);
    await copyTables(address, { tables: ofResidents, copies: Math.ceil(residents / FIRST_RESIDENTS) - 1 });
    const { rows } = await pool.query('select count(*)::int as n from "ratyZbiorcze"');
    await copyTables(address, {
      tables: new Set(DUES),
      copies: Math.ceil(instalments / rows[0].n) - 1,
      changed: {
        rok: `rok - ${YEARS_OF_DEMO} * $n`,
        terminPlatnosci: earlier('terminPlatnosci'),
        dataOperacji: earlier('dataOperacji'),
        dataDoreczenia: earlier('dataDoreczenia'),
        czySplacona: '1',
        pozostaloDoSplatyGrosze: '0',
      },
    });
    await pool.end();
  });
  // It was written without waiting for the disk.
  execFileSync('sync');
  writeFileSync(made, '');
  return place;
}

const earlier = (column: string): string =>
  `to_char("${column}"::date - interval '${YEARS_OF_DEMO} years' * $n, 'YYYY-MM-DD')`;
