import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Municipality } from '../../codegen/artefact/municipality.ts';
import { staticFile } from '../../codegen/site/files.ts';
import { isBesidePortal } from '../../codegen/site/findable/robots.ts';
import { pageHeaders, securityHeaders } from '../../codegen/site/securityHeaders.ts';
import { openSite, type Site } from '../../codegen/site/site.ts';
import type { Ask } from '../../codegen/site/whole/ask.ts';
import type { Bank } from '../demo/bank/bank.ts';
import { serveBank } from '../demo/bank/serveBank.ts';
import { servePoczta } from '../demo/poczta/servePoczta.ts';
import { serveDemo } from '../demo/serveDemo.ts';
import { serveSms } from '../demo/sms/serveSms.ts';
import { type DemoWezel, serveWezel } from '../demo/wezel/serveWezel.ts';
import { checkStartPage } from '../domains/platforma/startPage.ts';
import { visitCounter } from '../domains/platforma/visits.ts';
import type { Kanaly } from '../domains/platnosci/kanal.ts';
import { servePayments } from '../domains/platnosci/pages/servePayments.ts';
import { remind } from '../domains/przypomnienia/remind.ts';
import { serveAcs } from '../domains/wezel/acs.ts';
import { checkWezelHost } from '../domains/wezel/checkWezelHost.ts';
import type { Wezel } from '../domains/wezel/wezel.ts';
import { serveWymiana } from '../domains/zdarzenia/serveWymiana.ts';
import { bindBackends } from '../engine/backends/forward.ts';
import type { Config } from '../engine/config/config.ts';
import { bindData } from '../engine/data-sources/bindings.ts';
import { probeViews } from '../engine/data-sources/probe.ts';
import { checkRoutes } from '../engine/data-sources/routes.ts';
import { Views } from '../engine/data-sources/views.ts';
import type { Database } from '../engine/db/open.ts';
import { inRole } from '../engine/db/roles/inRole.ts';
import { type Files, openFiles } from '../engine/files/files.ts';
import { tidyFiles } from '../engine/files/tidyFiles.ts';
import { baseOf, serveApi } from '../engine/http/api.ts';
import { requireHost } from '../engine/http/clientError.ts';
import { contractCode } from '../engine/http/contractCode.ts';
import type { Log } from '../engine/log.ts';
import type { Office } from '../engine/office.ts';
import { remindCosigners } from '../engine/process/remindCosigners.ts';
import { remindTerms } from '../engine/process/remindTerms.ts';
import { COOKIE } from '../engine/session/cookie.ts';
import type { Secrets } from '../engine/session/secrets.ts';
import { findSession } from '../engine/session/sessions.ts';
import { type Readiness, serveHealth } from '../engine/watching/health.ts';
import type { Metrics } from '../engine/watching/metrics.ts';
import { answerFailures, countCalls, logAnswers } from './answers.ts';
import { openServer } from './openServer.ts';
import { checkRegistry, registry } from './operations.ts';
import { auditRefusals } from './refusedCalls.ts';
import { servePages } from './servePages.ts';
import { serveReading } from './serveReading.ts';
import { traceCalls } from './traceCalls.ts';
import { openWork } from './work.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The name of the route in the log. */
    operacja?: string;
  }
  interface FastifyRequest {
    kontoId: number | null;
    loginKonta: string | null;
  }
}

/** The parts of an office. */
export interface AppOptions {
  config: Config;
  database: Database;
  secrets: Secrets;
  municipality: Municipality;
  /** The national node; absent: there is no login through it. */
  wezel?: Wezel;
  /** Stands in for the node in a demo. */
  demoWezel?: DemoWezel;
  /** Channels of online payments; absent: there are no online payments. */
  platnosci?: Kanaly;
  /** Stands in for both providers in a demo. */
  bank?: Bank;
  /** Folder of the built portal. */
  portal: string;
  /** False: files are sent as they are. */
  compress?: boolean;
  log: Log;
  /** Tasks that calls leave begin at a random moment within this time; absent: at once. */
  tasksWithinMs?: number;
  /** Counts calls; absent: nobody does. */
  metrics?: Metrics;
  now?: () => Date;
}

/** A built office: it handles requests, but listens on no port. */
export interface App {
  server: FastifyInstance;
  /** The municipality in use. */
  municipality(): Municipality;
  /** Replaces the municipality with another checked one, in one step. @throws StartError */
  replaceMunicipality(next: Municipality): void;
  /** Resolves when every file of the site is compressed. */
  compressed(): Promise<void>;
  /** Writes what is still in memory. */
  flush(): Promise<void>;
  /** Errors of the views that operations are bound to, one sentence each. */
  viewMistakes(): Promise<string[]>;
  /** From now on `/ready` sends new calls elsewhere. */
  leave(): void;
  /** Starts the work on waiting tasks and mails; returns before it is done. */
  wake(): void;
  /** Deletes files of residents that were never sent with a request. */
  tidyFiles(): Promise<void>;
  /** Writes the reminders that are due. */
  remind(): Promise<void>;
  /** Resolves when no task is due and no mail can be sent now. */
  settled(): Promise<void>;
}

const hiddenPageHeaders = { ...securityHeaders, 'x-robots-tag': 'noindex' };

/** @throws StartError when contract and handlers differ */
export function buildApp(given: AppOptions): App {
  const options = { ...given, database: inRole(given.database, { role: 'praca' }) };
  const readiness: Readiness = { leaving: false };
  const views = new Views(options.config);
  const ask: Ask = async (address) => {
    const { statusCode, body } = await server.inject({ method: 'GET', url: `${baseOf(office)}${address}` });
    return { status: statusCode, body };
  };
  const files = openFiles(options.config);
  const office = openOffice(options, views, files, ask);
  const visits = visitCounter(office.database.query);
  const work = openWork(office, options.tasksWithinMs ?? 0);
  const server = openServer(options.config);
  // First of all, so that whatever answers has them and may replace one.
  server.addHook('onRequest', (request, reply, done) => {
    reply.headers(isBesidePortal(request.url) ? hiddenPageHeaders : securityHeaders);
    requireHost(request.raw);
    done();
  });
  traceCalls(server);
  answerFailures(server, office);
  logAnswers(server, office);
  auditRefusals(server, office, 'MIESZKANIEC');
  const { metrics } = options;
  if (metrics) countCalls(server, metrics);
  // Any write may have left a task or a mail; the response is already sent.
  server.addHook('onResponse', (request, _reply, done) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') work.wake();
    done();
  });
  server.addHook('onClose', work.stop);
  server.addHook('onClose', () => views.close());
  server.addHook('onClose', () => office.site.close());
  serveHealth(server, options.database, readiness);
  serveApi(server, office);
  serveAcs(server, office);
  servePayments(server, office, work.wake);
  serveWymiana(server, office);
  if (options.config.mode === 'demo') {
    serveDemo(server);
    servePoczta(server, office);
    serveSms(server, office);
  }
  if (options.demoWezel) serveWezel(server, office, options.demoWezel);
  if (options.bank) serveBank(server, options.bank);
  serveReading(server, office);
  servePages(server, office, visits.count);
  return {
    server,
    municipality: () => office.municipality,
    replaceMunicipality(next) {
      checkRoutes(options.municipality.contract, next.contract);
      const before = office.site;
      Object.assign(office, openOffice({ ...options, municipality: next }, views, files, ask, before));
      void before.close();
    },
    viewMistakes: () => probeViews(office.municipality.data, views),
    tidyFiles: () => tidyFiles(office.database.query, files, office.now().getTime(), options.config.pliki.unsentMs),
    compressed: () => office.site.compressed,
    flush: visits.flush,
    leave() {
      readiness.leaving = true;
    },
    wake: work.wake,
    remind: () => remindFrom(office),
    settled: work.settled,
  };
}

async function remindFrom({ config, database, municipality, now }: Office): Promise<void> {
  // Without a gateway text messages would wait forever; a demo shows them.
  const czySms = config.sms !== undefined || config.mode === 'demo';
  await remind({ db: database.query, config: { ...config, czySms }, municipality, now: now() });
  await remindTerms({ db: database.query, config, municipality, now: now() }, municipality.data);
  await remindCosigners({ db: database.query, config, municipality, now: now() }, municipality.data);
}

function openOffice(
  { municipality, portal, compress, now = () => new Date(), wezel, platnosci, ...rest }: AppOptions,
  views: Views,
  files: Files,
  ask: Ask,
  before?: Site,
): Office {
  const { operations } = municipality.contract;
  const forwarded = bindBackends(municipality.office.bases, operations.values(), rest.config.zaplecza);
  const all = {
    ...registry,
    handlers: new Map([...registry.handlers, ...bindData(municipality.data, views), ...forwarded]),
    // The other backend stores the response of a write by its key.
    repeatable: new Set([...registry.repeatable, ...forwarded.keys()]),
    code: contractCode(municipality.own),
  };
  checkRegistry(operations, all, municipality.own?.ids);
  if (rest.config.stronaStartowa) checkStartPage(rest.config.stronaStartowa, municipality.manifest);
  if (wezel) checkWezelHost(wezel, municipality.manifest, rest.config.adres);
  const site = openSite(portal, municipality, {
    before,
    compress,
    compressedFolder: join(rest.config.varDir, 'compressed'),
    api: { ask, origin: rest.config.adres },
    origin: rest.config.adres,
  });
  return {
    ...rest,
    accounts: {
      ...{ cookie: COOKIE, role: 'mieszkaniec', visitor: 'gosc' },
      find: (halves, nowMs) =>
        findSession(
          { db: rest.database.as({ role: 'konto' }), secrets: rest.secrets, config: rest.config },
          halves,
          nowMs,
        ),
    },
    services: { wezel, platnosci, files },
    now,
    registry: all,
    municipality,
    site,
    pageHeaders: pageHeaders(municipality.manifest),
    openapi: staticFile('application/json', Buffer.from(JSON.stringify(municipality.contract.openapi())), false),
  };
}
