import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { access } from '../../../server/app/access.ts';
import { readConfig } from '../../../server/app/config.ts';
import { VERSION } from '../../../server/app/isPrepared.ts';
import { backUp } from '../../../server/app/kopia/backup.ts';
import { restore } from '../../../server/app/kopia/restore.ts';
import type { Config } from '../../../server/engine/config/config.ts';
import type { Database } from '../../../server/engine/db/open.ts';
import { prepareRoles } from '../../../server/engine/db/roles/prepareRoles.ts';
import { forEachDatabase, smallCommune, type TestDatabase } from '../helpers.ts';
import { runProgram } from '../officeProgram.ts';

// Also guards: server/engine

const NOW = new Date('2026-11-21T09:00:00Z');

forEachDatabase((make) => {
  const folder = mkdtempSync(join(tmpdir(), 'okienko-kopia-'));
  const backup = join(folder, 'kopia');
  let from: TestDatabase;
  let config: Config;

  beforeAll(async () => {
    from = await make();
    await smallCommune(from);
    config = readConfig(from.env);
    const files = join(config.varDir, 'pliki', 'ab');
    mkdirSync(files, { recursive: true });
    writeFileSync(join(files, 'abcd'), 'a photo');
    await backUp(config, backup, NOW);
  });
  afterAll(async () => {
    rmSync(folder, { recursive: true, force: true });
    await from.drop();
  });

  /** Restores into a new database, and looks at it. */
  async function restored(of: string, look: (database: Database, config: Config) => Promise<void>): Promise<void> {
    const to = await from.another();
    // It is made, and has no tables.
    if (to.kind === 'postgres') await (await to.open()).close();
    const toConfig = readConfig(to.env);
    try {
      await restore(toConfig, of);
      const database = await to.open();
      await look(database, toConfig).finally(() => database.close());
    } finally {
      await to.drop();
    }
  }

  it('what was restored has every row and every file of the office', async () => {
    const database = await from.open();
    await restored(backup, async (copy, { varDir }) => {
      const names = await tablesOf(database);
      expect(names.length).toBeGreaterThan(40);
      expect(await tablesOf(copy)).toEqual(names);
      for (const name of names) expect(await rowsOf(copy, name), name).toEqual(await rowsOf(database, name));
      expect(readFileSync(join(varDir, 'pliki/ab/abcd'), 'utf8')).toBe('a photo');
      if (copy.kind === 'sqlite') return;
      // Policies name roles of the server that was backed up: the start makes those of this one.
      expect([database.hasRoles(), copy.hasRoles()]).toEqual([true, false]);
      expect((await sql`select 1 from pg_policies`.execute(copy.query)).rows).toEqual([]);
      expect(await prepareRoles(copy, access, VERSION)).toBe(true);
      expect(
        await copy
          .as({ role: 'mieszkaniec', podmioty: [1] })
          .selectFrom('karty')
          .select('podmiotId')
          .distinct()
          .execute(),
      ).toEqual([{ podmiotId: 1 }]);
    });
    await database.close();
  });

  it('only its owner may read a backup, and secrets are not in it', () => {
    expect(statSync(backup).mode & 0o777).toBe(0o700);
    expect(existsSync(join(backup, 'demo-pepper'))).toBe(false);
    const { kiedy, tabele } = JSON.parse(readFileSync(join(backup, 'kopia.json'), 'utf8'));
    expect([kiedy, tabele.konta.wiersze > 5]).toEqual([NOW.toISOString(), true]);
  });

  it('a backup is not written over another one, nor restored over an office', async () => {
    await expect(backUp(config, backup, NOW)).rejects.toThrow(/exists already: name a new folder/);
    await expect(restore(config, backup)).rejects.toThrow(/has files already|exists already|tables already/);
  });

  it('a damaged backup, and one that was interrupted, restore nothing', async () => {
    const other = join(folder, 'inna');
    await backUp(config, other, NOW);
    appendFileSync(join(other, 'pliki/ab/abcd'), '!');
    await expect(restored(other, async () => {})).rejects.toThrow(
      /The backup is damaged: ab\/abcd. Nothing was restored./,
    );
    rmSync(join(other, 'kopia.json'));
    await expect(restored(other, async () => {})).rejects.toThrow(/is no whole backup/);
  });

  it('the command says what it did, and ends with 1 when it is refused', async () => {
    const run = (...args: string[]) => runProgram('server/app/kopia/cli.ts', args, { DATABASE_URL: '', ...from.env });
    const { code, stdout } = await run('zrob', join(folder, 'z polecenia'));
    expect([code, stdout]).toEqual([
      0,
      expect.stringMatching(/^Backed up to .*: \d+ tables with \d+ rows, 1 files\.\n$/),
    ]);
    expect(await run('zrob', backup)).toMatchObject({ code: 1, stderr: expect.stringMatching(/exists already/) });
  });
});

async function tablesOf({ kind, query }: Database): Promise<string[]> {
  const names =
    kind === 'sqlite'
      ? sql`select name from sqlite_schema where type = 'table' and name not like 'sqlite_%'`
      : sql`select tablename as name from pg_tables where schemaname = 'public'`;
  const { rows } = await (names as ReturnType<typeof sql<{ name: string }>>).execute(query);
  return rows.map(({ name }) => name).sort();
}

/** In one order on both sides. */
async function rowsOf({ query }: Database, name: string): Promise<string[]> {
  const { rows } = await sql`select * from ${sql.table(name)}`.execute(query);
  return rows.map((row) => JSON.stringify(row)).sort();
}
