import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import type { Fault } from '../../../server/demo/bank/faults.ts';
import { LIMIT_MS, times } from '../../night.ts';
import { APPLICATION } from '../domains/platnosci/killedOffice.ts';
import { openPayingTown, type PayingTown } from '../domains/platnosci/payingTown.ts';
import { type Cable, cableTo } from '../engine/db/cable.ts';
import { feedFolder, later, replaced } from '../engine/feed/feedFolders.ts';
import { ROOT } from '../helpers.ts';
import { type OwnPostgres, withOwnPostgres } from './ownPostgres.ts';

const KILLED_LOAD = join(ROOT, 'tests/server/engine/feed/killedLoad.ts');
/** The usual run has a few of most kinds in other tests. */
const FAULTS = times(0, 500, 30);
const [RESIDENTS, INSTALMENTS] = [times(0, 16, 6), times(0, 1200, 300)];

interface World {
  town: PayingTown;
  postgres: OwnPostgres;
  /** Between the office and PostgreSQL. */
  cable: Cable;
}

/** What happens to a commune while its residents pay. Each takes less than two seconds, and is over then. */
const KINDS: Readonly<Record<string, (world: World) => Promise<void>>> = {
  async 'the office is killed'({ town }) {
    await pause(Math.random() * 300);
    const before = town.acknowledged();
    await town.office.kill();
    await town.mustAgree(before);
    await town.office.start();
  },
  async 'PostgreSQL falls'({ postgres }) {
    await postgres.restart();
  },
  async 'PostgreSQL ends every connection'({ postgres }) {
    for (let round = 0; round < 3; round++) {
      await postgres.ask(END_CONNECTIONS);
      await upTo(200);
    }
  },
  async 'the connection to PostgreSQL breaks'({ cable }) {
    cable.cut();
    await upTo(1500);
    cable.mend();
  },
  async 'PostgreSQL says nothing'({ cable }) {
    cable.freeze();
    await upTo(1500);
    cable.mend();
  },
  async 'a table is locked'({ postgres }) {
    const seconds = Math.random() * 1.5;
    await postgres.ask(`begin; lock table zlecenia in access exclusive mode; select pg_sleep(${seconds}); rollback`);
  },
  async 'the disk of PostgreSQL is full'({ postgres }) {
    const { rows } = await postgres.ask(`select pid ${CONNECTIONS}`);
    // What these connections write fails from now on, as on a full disk; one that is made later has no limit.
    for (const { pid } of rows) await run('prlimit', ['--pid', pid, '--fsize=8192']).catch(() => 'It has ended.');
    await upTo(1000);
    await postgres.ask(END_CONNECTIONS);
  },
  async 'the clock jumps'({ town }) {
    town.setAhead(Math.round((Math.random() - 0.5) * 120_000));
    await upTo(1000);
    town.setAhead(0);
  },
  async 'the providers are slow'({ town }) {
    await faulty(town, () => ({ slowMs: 200 + Math.random() * 1300 }));
  },
  async 'the providers break off'({ town }) {
    await faulty(town, () => 'reset');
  },
  async 'the providers answer nonsense'({ town }) {
    await faulty(town, () => ({ status: Math.random() < 0.5 ? 200 : 500, body: '<html>Przerwa techniczna</html>' }));
  },
  'a feed is killed in the middle of its load': ({ postgres }) => killInLoad(postgres),
};
const NAMES = Object.keys(KINDS);

const run = promisify(execFile);
const upTo = (ms: number) => pause(Math.random() * ms);
const CONNECTIONS = `from pg_stat_activity where application_name = '${APPLICATION}'`;
const END_CONNECTIONS = `select pg_terminate_backend(pid) ${CONNECTIONS}`;

/** For some time each second call between office and bank has a fault. */
async function faulty({ bank }: PayingTown, fault: () => Fault): Promise<void> {
  bank.faults = () => (Math.random() < 0.5 ? fault() : undefined);
  await upTo(2000);
  bank.faults = () => undefined;
}

/** Loads the feed that a later one changes. */
async function loadFeedOnce({ database }: OwnPostgres): Promise<void> {
  const env = { ...process.env, ...database.env };
  await run(process.execPath, [join(ROOT, 'server/app/feed/cli.ts'), 'load', feedFolder()], { env });
}

async function killInLoad({ database }: OwnPostgres): Promise<void> {
  const folder = feedFolder({ 'feed.json': later, 'wspolzobowiazani.csv': replaced('Tomasz', 'Jan') });
  const child = run(process.execPath, [KILLED_LOAD, folder, database.kind, database.place]);
  await expect(child).rejects.toMatchObject({ signal: 'SIGKILL' });
}

it.runIf(FAULTS > 0 && process.env.TEST_DATABASE_URL && process.platform === 'linux')(
  `while residents pay and ${FAULTS} faults happen, nothing acknowledged is lost or doubled, and the books agree`,
  () =>
    withOwnPostgres(async (postgres) => {
      const cable = await cableTo(postgres.database.place);
      const town = await openPayingTown(postgres.database, {
        residents: RESIDENTS,
        instalments: INSTALMENTS,
        databaseUrl: cable.address,
        patient: true,
      });
      try {
        await loadFeedOnce(postgres);
        const paying = town.begin();
        paying.catch(() => {});
        const first = Math.floor(Math.random() * NAMES.length);
        const happened = new Map<string, number>();
        for (let count = 0; count < FAULTS; count++) {
          const name = NAMES[(first + count * 5) % NAMES.length]!;
          const known = town.acknowledged().length;
          await Promise.race([KINDS[name]!({ town, postgres, cable }), paying]);
          happened.set(name, (happened.get(name) ?? 0) + 1);
          // It recovers by itself: residents go on.
          while (town.acknowledged().length === known) await Promise.race([pause(20), paying]);
        }
        town.stop();
        await paying;
        await town.settle();
        const payments = town.acknowledged().length;
        console.info(`${payments} payments, ${[...happened].map(([name, often]) => `${often} × ${name}`).join(', ')}`);
      } finally {
        await town.close();
        await cable.close();
      }
    }),
  6 * LIMIT_MS,
);
