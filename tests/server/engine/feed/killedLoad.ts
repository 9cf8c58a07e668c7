import { kinds, protections } from '../../../../server/app/feed/kinds.ts';
import { openPostgres, openSqlite } from '../../../../server/engine/db/open.ts';
import { checkFeed } from '../../../../server/engine/feed/checkFeed.ts';
import type { Hold } from '../../../../server/engine/feed/feedKind.ts';
import { loadFeed } from '../../../../server/engine/feed/loadFeed.ts';

/* Loads a feed and is killed in the middle of its transaction. Arguments: folder, kind of database, its place. */
const [folder = '', kind, place = ''] = process.argv.slice(2);
const database = kind === 'sqlite' ? openSqlite(place) : await openPostgres(place);
const dies: Hold = async (db) => {
  await db.updateTable('wspolzobowiazani').set({ nazwaUdzialowca: 'half' }).execute();
  process.kill(process.pid, 'SIGKILL');
};
const checked = await checkFeed(folder, { kinds });
await database.alone((db) =>
  loadFeed(database, db, checked, {
    ...{ kinds, protections, holds: [dies], limit: 100, accept: true, feedDigest: '', now: new Date() },
  }),
);
