import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { access } from '../../../../server/app/access.ts';
import { readConfig } from '../../../../server/app/config.ts';
import { VERSION } from '../../../../server/app/isPrepared.ts';
import { prepareDatabase } from '../../../../server/app/prepareDatabase.ts';
import { type Database, openPostgres } from '../../../../server/engine/db/open.ts';
import { ROLES } from '../../../../server/engine/db/roles/actor.ts';
import { prepareRoles } from '../../../../server/engine/db/roles/prepareRoles.ts';
import { ROOT, TODAY } from '../../helpers.ts';

const address = process.env.TEST_DATABASE_URL;
const denied = /permission denied/;

describe.runIf(address)('an office whose user owns its database and is no superuser', () => {
  let admin: pg.Client;
  /** The user, and its database. */
  let name: string;
  let place: string;
  beforeEach(async () => {
    admin = new pg.Client({ connectionString: address });
    await admin.connect();
    name = `gmina${randomBytes(5).toString('hex')}`;
    const own = new URL(address!);
    own.username = name;
    own.pathname = `/${name}`;
    place = own.href;
  });
  afterEach(async () => {
    await admin.query(`drop database if exists ${name} with (force)`);
    const roles = Object.keys(ROLES).map((role) => `${name}_${role}`);
    for (const role of [...roles, name]) await admin.query(`drop role if exists ${role}`);
    await admin.end();
  });

  async function make(attributes: string): Promise<void> {
    await admin.query(`create role ${name} login ${attributes}`);
    await admin.query(`create database ${name} owner ${name}`);
  }

  /** With its tables, and without a commune. */
  async function opened(run: (database: Database) => Promise<void>): Promise<void> {
    const database = await openPostgres(place);
    try {
      await prepareDatabase(database, { ...readConfig({}), mode: 'production' }, TODAY);
      await run(database);
    } finally {
      await database.close();
    }
  }

  const whoIs = async (database: Database): Promise<string> => {
    const { rows } = await sql<{ who: string }>`select current_user as who`.execute(
      database.as({ role: 'mieszkaniec' }),
    );
    return rows[0]!.who;
  };

  it('makes its roles when it may', async () => {
    await make('createrole');
    await opened(async (database) => {
      expect(database.hasRoles()).toBe(true);
      expect(await whoIs(database)).toBe(`${name}_mieszkaniec`);
      await expect(sql`select * from sesje`.execute(database.as({ role: 'mieszkaniec' }))).rejects.toThrow(denied);
    });
  });

  it('works without roles, and with those that an administrator makes as the documentation says', async () => {
    await make('nocreaterole');
    await opened(async (database) => {
      expect(database.hasRoles()).toBe(false);
      expect(await whoIs(database)).toBe(name);
    });
    const page = readFileSync(join(ROOT, 'docs/how-to/offices.md'), 'utf8');
    const statements = /```sql\n([^`]+)```/.exec(page)![1]!;
    await admin.query(statements.replaceAll('okienko', name));
    await opened(async (database) => {
      expect(database.hasRoles()).toBe(true);
      expect(await whoIs(database)).toBe(`${name}_mieszkaniec`);
    });
    // As a command opens it.
    const again = await openPostgres(place);
    expect(again.hasRoles()).toBe(true);
    await again.close();
  });

  it('changes rights with its version, and an older one that starts later takes none back', async () => {
    await make('createrole');
    await opened(async (database) => {
      const visitors = () => sql`select * from tematy`.execute(database.as({ role: 'gosc' }));
      await visitors();
      const less = { ...access, tematy: { roles: {} } };
      expect(await prepareRoles(database, less, '0001-commune')).toBe(true);
      await visitors();
      expect(await prepareRoles(database, less, `${VERSION}-next`)).toBe(true);
      await expect(visitors()).rejects.toThrow(denied);
      await prepareRoles(database, access, VERSION);
      await expect(visitors()).rejects.toThrow(denied);
    });
  });

  it('gives a new database its rights again when they were lost', async () => {
    await make('createrole');
    await opened(async () => {});
    const admins = new pg.Client({ connectionString: Object.assign(new URL(address!), { pathname: `/${name}` }).href });
    await admins.connect();
    await admins.query(
      `drop policy mieszkaniec on karty; revoke all on all tables in schema public from ${name}_mieszkaniec`,
    );
    await admins.end();
    await opened(async (database) => {
      expect(
        await database
          .as({ role: 'mieszkaniec', podmioty: [1] })
          .selectFrom('karty')
          .selectAll()
          .execute(),
      ).toEqual([]);
    });
  });
});
