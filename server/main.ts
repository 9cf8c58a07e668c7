import cluster from 'node:cluster';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { announce } from './app/announce.ts';
import { buildApp } from './app/app.ts';
import { readConfig, settings } from './app/config.ts';
import { followLink } from './app/followLink.ts';
import { heedHangups, type OnHangup } from './app/hangups.ts';
import { housekeep } from './app/housekeeping.ts';
import { listen } from './app/listen.ts';
import { noteReload } from './app/noteReload.ts';
import { openDesk } from './app/openDesk.ts';
import { openKanaly } from './app/openKanaly.ts';
import { openLog } from './app/openLog.ts';
import { openPrepared } from './app/openPrepared.ts';
import { openWezel } from './app/openWezel.ts';
import { type Answers, Link } from './app/processes/link.ts';
import { printWarnings, reloads, reportViews } from './app/reload.ts';
import { type Config, prepareVar } from './engine/config/config.ts';
import { StartError } from './engine/config/startError.ts';
import { startHelp } from './engine/config/startHelp.ts';
import { onDuty } from './engine/db/onDuty.ts';
import { inRole } from './engine/db/roles/inRole.ts';
import { closeDocuments } from './engine/documents/draw.ts';
import type { Log } from './engine/log.ts';
import { openMunicipality } from './engine/municipality/openMunicipality.ts';
import { openSecrets } from './engine/session/secrets.ts';
import { recordWith } from './engine/tracing/trace.ts';
import { closeMetrics, serveMetrics } from './engine/watching/serveMetrics.ts';

const ROOT = resolve(import.meta.dirname, '..');
const OLDEST_NODE = [24, 15] as const;
const TIDY_EVERY_MS = 60_000;
/** Reminders are due on a day, so minutes do not matter. */
const REMIND_EVERY_MS = 10 * 60_000;
/** One process is enough for it. */
const REMINDING = { everyMs: REMIND_EVERY_MS - TIDY_EVERY_MS, longestMs: REMIND_EVERY_MS };
/** The maximum delay of mails whose pause is over, and of tasks stored by another process. */
const WAKE_EVERY_MS = 2000;
/** Tasks begin within this time, so that a resident hardly waits for a mail. */
const TASKS_WITHIN_MS = 3000;
/** The interval of the bank's work in a demo. */
const BANK_EVERY_MS = 300;

try {
  if (['-h', '--help'].includes(process.argv[2] ?? '')) console.log(startHelp(settings));
  else await begin();
} catch (failure) {
  if (!(failure instanceof StartError)) throw failure;
  console.error(failure.message);
  process.exit(1);
}

async function begin(): Promise<void> {
  checkNode();
  const onHangup = heedHangups();
  const config = readConfig(process.env, process.argv[2]);
  prepareVar(config);
  if (cluster.isWorker) await start(config, onHangup, new Link());
  else if (config.processes > 1) await (await import('./app/processes/supervise.ts')).supervise(config, onHangup);
  else await start(config, onHangup);
}

/** @param link of one of several processes to the first, which has compiled the municipality and prepared the database */
async function start(config: Config, onHangup: OnHangup, link?: Link): Promise<void> {
  const write = openLog(config);
  const secrets = openSecrets(config);
  const node = openWezel(config);
  const channels = openKanaly(config);
  // Looked at before the folder is read, so that nothing published meanwhile is missed.
  const follow = followLink(config.municipality);
  const municipality = await openMunicipality(config, {
    compiling: () => console.log('Compiling the municipality …'),
    ...(!link && { warn: printWarnings }),
  });
  const tracer = config.slady && (await import('./engine/tracing/tracer.ts')).openTracer(config.slady, write);
  recordWith(tracer);
  const database = inRole(await openPrepared(config, municipality.office.contact), { role: 'praca' });

  const metrics = config.metryki && (await import('./engine/watching/metrics.ts')).openMetrics(database);
  const log: Log = (entry) => {
    write(entry);
    metrics?.logged(entry);
  };
  const portal = join(ROOT, 'dist/portal');
  const app = buildApp({
    ...{ config, database, secrets, municipality, portal, log, metrics, tasksWithinMs: TASKS_WITHIN_MS },
    ...node,
    ...channels,
  });
  const watched = metrics && !link ? await serveMetrics(metrics.text, config.metryki!) : undefined;
  await listen(app.server, { ...config, settings: { port: 'PORT', host: 'HOST' } });
  const desk = await openDesk({ config, database, secrets, portal, log, metrics, residents: app });

  const tidy = setInterval(() => void housekeep(app, { database, config, log, secrets }), TIDY_EVERY_MS);
  app.wake();
  const waking = setInterval(app.wake, WAKE_EVERY_MS);
  const banking = setInterval(() => channels.bank?.wake(), BANK_EVERY_MS);
  let reminded = remindAll();
  const reminding = setInterval(() => {
    reminded = remindAll();
  }, REMIND_EVERY_MS);
  const reloading = link ? undefined : reloads(app, config, desk, noteReload(database, log));
  if (reloading) follow(reloading.request);
  // A terminal that is closed sends it to all processes; the first one passes it on when it has compiled.
  onHangup(() => void reloading?.request());
  let isStopping = false;
  // A terminal and npm both send SIGINT, so a second signal must not interrupt the requests that the first one lets finish.
  const stopOnce = () => {
    if (!isStopping) void stop();
    isStopping = true;
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stopOnce);
  if (link) link.ready(await app.viewMistakes(), answersOf());
  else {
    await reportViews(app);
    // The reader of this line may send a signal at once.
    announce(config, municipality, database);
  }

  function answersOf(): Answers {
    return {
      metrics: async () => (await metrics?.values()) ?? [],
      async reload() {
        app.replaceMunicipality(await openMunicipality(config));
        return app.viewMistakes();
      },
      reloadDesk: async () => desk?.load(),
    };
  }

  async function remindAll(): Promise<void> {
    try {
      await onDuty(database.query, 'przypomnienia', REMINDING, Date.now, app.remind);
      app.wake();
    } catch (failure) {
      log({ poziom: 'blad', zdarzenie: 'przypomnienia', blad: String(failure) });
    }
  }

  /** Finishes running calls, accepts no new ones, and exits. */
  async function stop(): Promise<void> {
    app.leave();
    desk?.leave();
    await setTimeout(config.odejscieMs);
    clearInterval(tidy);
    clearInterval(waking);
    clearInterval(banking);
    clearInterval(reminding);
    await reminded;
    await reloading?.stop();
    // A connection with a running call is closed after its response, not after a minute without another call.
    app.server.server.keepAliveTimeout = 1;
    await app.server.close();
    await desk?.close();
    await app.flush();
    closeDocuments();
    await channels.bank?.close();
    await closeMetrics(watched);
    await database.close();
    await tracer?.close();
    await link?.end((await metrics?.values()) ?? []);
  }
}

function checkNode(): void {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1])) return;
  throw new StartError(
    `Okienko needs Node ${OLDEST_NODE.join('.')} or newer, this is ${process.versions.node}: start it with \`npm start\`, which brings its own.`,
  );
}
