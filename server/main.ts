import { openSync } from 'node:fs';
import type { Server } from 'node:http';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { dayOf } from '../src/lang/values/dates.ts';
import { announce } from './app/announce.ts';
import { buildApp } from './app/app.ts';
import { readConfig, settings } from './app/config.ts';
import { housekeep } from './app/housekeeping.ts';
import { isPrepared } from './app/isPrepared.ts';
import { listen } from './app/listen.ts';
import { openDesk } from './app/openDesk.ts';
import { openKanaly } from './app/openKanaly.ts';
import { openWezel } from './app/openWezel.ts';
import { prepareAside } from './app/prepareAside.ts';
import { printWarnings, reloads, reportViews } from './app/reload.ts';
import { audit } from './engine/audit/audit.ts';
import { type Config, prepareVar } from './engine/config/config.ts';
import { StartError } from './engine/config/startError.ts';
import { startHelp } from './engine/config/startHelp.ts';
import { openDatabase } from './engine/db/openDatabase.ts';
import { closeDocuments } from './engine/documents/draw.ts';
import { gathered, type Log, logTo } from './engine/log.ts';
import { LogWriter } from './engine/logWriter.ts';
import { openMunicipality } from './engine/municipality/openMunicipality.ts';
import { openSecrets } from './engine/session/secrets.ts';
import type { Metrics } from './engine/watching/metrics.ts';

const ROOT = resolve(import.meta.dirname, '..');
const OLDEST_NODE = [24, 15] as const;
const TIDY_EVERY_MS = 60_000;
/** Reminders are due on a day, so minutes do not matter. */
const REMIND_EVERY_MS = 10 * 60_000;
/** The maximum delay of mails whose pause is over, and of tasks stored by another process. */
const WAKE_EVERY_MS = 2000;
/** Tasks begin within this time, so that a resident hardly waits for a mail. */
const TASKS_WITHIN_MS = 3000;
/** The interval of the bank's work in a demo. */
const BANK_EVERY_MS = 300;

try {
  if (['-h', '--help'].includes(process.argv[2] ?? '')) console.log(startHelp(settings));
  else await start();
} catch (failure) {
  if (!(failure instanceof StartError)) throw failure;
  console.error(failure.message);
  process.exit(1);
}

async function start(): Promise<void> {
  checkNode();
  const config = readConfig(process.env, process.argv[2]);
  prepareVar(config);
  const write = openLog(config);
  const secrets = openSecrets(config);
  const node = openWezel(config);
  const channels = openKanaly(config);
  const municipality = await openMunicipality(config, {
    compiling: () => console.log('Compiling the municipality …'),
    warn: printWarnings,
  });
  const database = await openDatabase(config);
  if (!(await isPrepared(database, config.mode))) await prepare(config, municipality.office.contact);

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
  const watched = await listenForMetrics(metrics, config);
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
  const reloading = reloads(app, config, desk, noteReload);
  process.on('SIGHUP', reloading.request);
  let isStopping = false;
  // A terminal and npm both send SIGINT, so a second signal must not interrupt the requests that the first one lets finish.
  const stopOnce = () => {
    if (!isStopping) void stop();
    isStopping = true;
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stopOnce);
  await reportViews(app);
  // The reader of this line may send a signal at once.
  announce(config, municipality);

  async function noteReload(co: 'municipality' | 'desk', isUsed: boolean): Promise<void> {
    const szczegoly = { co, wynik: isUsed ? 'UZYTE' : 'ODRZUCONE' };
    try {
      const where = { db: database.query, now: new Date() };
      await audit(where, { strona: 'URZAD' }, { czynnosc: 'PRZELADOWANIE', szczegoly });
    } catch (failure) {
      log({ poziom: 'blad', zdarzenie: 'audyt', blad: String(failure) });
    }
  }

  async function remindAll(): Promise<void> {
    try {
      await app.remind();
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
    await reloading.stop();
    // A connection with a running call is closed after its response, not after a minute without another call.
    app.server.server.keepAliveTimeout = 1;
    await app.server.close();
    await desk?.close();
    await app.flush();
    closeDocuments();
    await channels.bank?.close();
    watched?.close();
    await database.close();
  }
}

async function prepare(config: Config, contact: Config['seed']['contact']): Promise<void> {
  const startedMs = Date.now();
  const made = await prepareAside({ ...config, seed: { ...config.seed, contact } }, dayOf(new Date().toISOString())!);
  if (made) console.log(`The demo commune was made in ${((Date.now() - startedMs) / 1000).toFixed(1)} s.`);
}

function checkNode(): void {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1])) return;
  throw new StartError(
    `Okienko needs Node ${OLDEST_NODE.join('.')} or newer, this is ${process.versions.node}: start it with \`npm start\`, which brings its own.`,
  );
}

/** A demo writes no log to the terminal; in production the log is the output of the process. */
function openLog(config: Config): Log {
  const writer = new LogWriter(
    config.mode === 'production' ? process.stdout.fd : openSync(join(config.varDir, 'okienko.log'), 'a'),
  );
  const lines = gathered((text) => writer.add(text));
  process.once('exit', () => {
    lines.flush();
    writer.end();
  });
  return logTo(lines.add);
}

async function listenForMetrics(metrics: Metrics | undefined, { metryki }: Config): Promise<Server | undefined> {
  try {
    return await metrics?.listen(metryki!);
  } catch (failure) {
    throw new StartError(
      `Metrics cannot be read at OKIENKO_METRYKI=${metryki!.host}:${metryki!.port} (${(failure as { code?: string }).code}): use a free port of this machine.`,
    );
  }
}
