import { seed } from '../demo/commune/seed.ts';
import type { Config } from '../engine/config/config.ts';
import { StartError } from '../engine/config/startError.ts';
import { migrate } from '../engine/db/migrations.ts';
import type { Database, Db } from '../engine/db/open.ts';
import { prepareRoles } from '../engine/db/roles/prepareRoles.ts';
import { openSecrets } from '../engine/session/secrets.ts';
import { access } from './access.ts';
import { DEMO, PREPARED, PRODUCTION, VERSION } from './isPrepared.ts';

/**
 * Brings the tables up to date and, in demo mode, makes the commune in an empty database; all or nothing, and one process
 * at a time. A database always stays one of the demo or of production: the passwords of the demo accounts are public.
 *
 * @returns whether a commune was made now
 * @throws StartError when the database belongs to the other mode
 */
export async function prepareDatabase(
  database: Database,
  config: Config,
  today: string,
  secrets = () => openSecrets(config),
): Promise<boolean> {
  const made = await database.alone(async (query) => {
    await migrate(database.kind, query);
    await checkMode(query, config.mode);
    const made = config.mode === 'demo' && (await seed(database, query, config, today, secrets()));
    await query
      .insertInto('notatki')
      .values({ klucz: PREPARED, wartosc: VERSION })
      .onConflict((conflict) => conflict.column('klucz').doUpdateSet({ wartosc: VERSION }))
      .execute();
    return made;
  });
  await prepareRoles(database, access, VERSION);
  return made;
}

async function checkMode(query: Db, mode: Config['mode']): Promise<void> {
  const rows = await query.selectFrom('notatki').select('klucz').where('klucz', 'in', [DEMO, PRODUCTION]).execute();
  const notes = rows.map(({ klucz }) => klucz);
  if (mode === 'demo') {
    if (!notes.includes(PRODUCTION)) return;
    throw new StartError(
      'This database belongs to a production office: set OKIENKO_MODE=production, or give the demo a database of its own.',
    );
  }
  if (notes.includes(DEMO)) {
    throw new StartError(
      'This database holds the demo commune, whose passwords are public: give production a database of its own.',
    );
  }
  if (!notes.includes(PRODUCTION)) {
    await query.insertInto('notatki').values({ klucz: PRODUCTION, wartosc: new Date().toISOString() }).execute();
  }
}
