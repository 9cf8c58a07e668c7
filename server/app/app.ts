import { join } from 'node:path';
import { parse } from 'node:querystring';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { Municipality } from '../../codegen/artefact/municipality.ts';
import { pageHeaders, securityHeaders } from '../../codegen/site/securityHeaders.ts';
import { openSite, type Site } from '../../codegen/site/site.ts';
import { WORKER } from '../../codegen/site/worker.ts';
import { PAGE_HEADER } from '../../src/portal/worker/settings.ts';
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
import type { Config } from '../engine/config/config.ts';
import { bindData } from '../engine/data-sources/bindings.ts';
import { probeViews } from '../engine/data-sources/probe.ts';
import { checkRoutes } from '../engine/data-sources/routes.ts';
import { Views } from '../engine/data-sources/views.ts';
import type { Database } from '../engine/db/open.ts';
import { answerFile } from '../engine/http/answerFile.ts';
import { baseOf, languageOf, serveApi } from '../engine/http/api.ts';
import { answerClientError } from '../engine/http/clientError.ts';
import { contractCode } from '../engine/http/contractCode.ts';
import { answerFailure, faultEntry, refusalOf } from '../engine/http/failure.ts';
import { NotFound } from '../engine/http/refusals.ts';
import type { Log } from '../engine/log.ts';
import type { Office } from '../engine/office.ts';
import type { Secrets } from '../engine/session/secrets.ts';
import { checkRegistry, registry } from './operations.ts';
import { openWork } from './work.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The name of the route in the log. */
    operacja?: string;
  }
  interface FastifyRequest {
    kontoId: number | null;
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
  now?: () => Date;
}

/** A built office: it handles requests, but listens on no port. */
export interface App {
  server: FastifyInstance;
  /** Replaces the municipality with another checked one, in one step. @throws StartError */
  replaceMunicipality(next: Municipality): void;
  /** Resolves when every file of the site is compressed. */
  compressed(): Promise<void>;
  /** Writes what is still in memory. */
  flush(): Promise<void>;
  /** Errors of the views that operations are bound to, one sentence each. */
  viewMistakes(): Promise<string[]>;
  /** Starts the work on waiting tasks and mails; returns before it is done. */
  wake(): void;
  /** Writes the reminders that are due. */
  remind(): Promise<void>;
  /** Resolves when no task is due and no mail can be sent now. */
  settled(): Promise<void>;
}

const LARGEST_BODY = 64 * 1024;
const LONGEST_REQUEST_MS = 30_000;

/** @throws StartError when contract and handlers differ */
export function buildApp(options: AppOptions): App {
  const views = new Views(options.config);
  const office = openOffice(options, views);
  const visits = visitCounter(office.database.query);
  const work = openWork(office);
  const server = Fastify({
    bodyLimit: LARGEST_BODY,
    // A client that sends its request too slowly is disconnected.
    requestTimeout: LONGEST_REQUEST_MS,
    trustProxy: (_address, hop) => hop < options.config.trustedProxies,
    forceCloseConnections: 'idle',
    routerOptions: { querystringParser: (text) => parse(text) as Record<string, string>, maxParamLength: 200 },
    clientErrorHandler: answerClientError,
    // A malformed address, which cannot be routed; the types know no reply here.
    frameworkErrors: (error, _request, reply) => void sendFailure(reply as unknown as FastifyReply, error),
  });
  server.decorateRequest('kontoId', null);
  const headers = Object.entries(securityHeaders);
  server.addHook('onSend', (_request, reply, payload, done) => {
    for (const [name, value] of headers) if (!reply.hasHeader(name)) reply.header(name, value);
    done(null, payload);
  });
  answerFailures(server, office);
  logAnswers(server, office);
  // Any write may have left a task or a mail; the response is already sent.
  server.addHook('onResponse', async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') work.wake();
  });
  server.addHook('onClose', work.stop);
  server.addHook('onClose', () => views.close());
  serveApi(server, office);
  serveAcs(server, office);
  servePayments(server, office, work.wake);
  if (options.config.mode === 'demo') {
    serveDemo(server);
    servePoczta(server, office);
    serveSms(server, office);
  }
  if (options.demoWezel) serveWezel(server, office, options.demoWezel);
  if (options.bank) serveBank(server, options.bank);
  servePages(server, office, visits.count);
  return {
    server,
    replaceMunicipality(next) {
      checkRoutes(options.municipality.contract, next.contract);
      Object.assign(office, openOffice({ ...options, municipality: next }, views, office.site));
    },
    viewMistakes: () => probeViews(office.municipality.data, views),
    compressed: () => office.site.compressed,
    flush: visits.flush,
    wake: work.wake,
    remind: () => remindFrom(office),
    settled: work.settled,
  };
}

async function remindFrom({ config, database, municipality, now }: Office): Promise<void> {
  // Without a gateway text messages would wait forever; a demo shows them.
  const czySms = config.sms !== undefined || config.mode === 'demo';
  await remind({ db: database.query, config: { ...config, czySms }, municipality, now: now() });
}

function openOffice(
  { municipality, portal, compress, now = () => new Date(), wezel, platnosci, ...rest }: AppOptions,
  views: Views,
  before?: Site,
): Office {
  const all = {
    ...registry,
    handlers: new Map([...registry.handlers, ...bindData(municipality.data, views)]),
    code: contractCode(municipality.own),
  };
  checkRegistry(municipality.contract.operations, all, municipality.own?.ids);
  if (rest.config.stronaStartowa) checkStartPage(rest.config.stronaStartowa, municipality.manifest);
  if (wezel) checkWezelHost(wezel, municipality.manifest, rest.config.adres);
  const site = openSite(portal, municipality, {
    before,
    compress,
    compressedFolder: join(rest.config.varDir, 'compressed'),
  });
  return {
    ...rest,
    services: { wezel, platnosci },
    now,
    registry: all,
    municipality,
    site,
    pageHeaders: pageHeaders(municipality.manifest),
    openapi: JSON.stringify(municipality.contract.openapi()),
  };
}

function answerFailures(server: FastifyInstance, office: Office): void {
  server.setErrorHandler((error, request, reply) => {
    const { status, headers, body, kod, nrSprawy } = answerFailure(error, languageOf(request));
    const ours = refusalOf(error) === undefined;
    const about = {
      operacja: request.routeOptions.config.operacja,
      metoda: request.method,
      status,
      kod,
      nrSprawy,
      kontoId: request.kontoId ?? undefined,
    };
    office.log(ours ? faultEntry(error, about) : { poziom: 'info', zdarzenie: 'odmowa', ...about });
    reply.code(status).headers({ 'cache-control': 'no-store', ...headers });
    return reply.type('application/json; charset=utf-8').send(body);
  });
}

function logAnswers(server: FastifyInstance, office: Office): void {
  server.addHook('onResponse', async (request, reply) => {
    const { operacja } = request.routeOptions.config;
    if (!operacja || reply.statusCode >= 400) return;
    office.log({
      poziom: 'info',
      zdarzenie: 'odpowiedz',
      operacja,
      metoda: request.method,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      kontoId: request.kontoId ?? undefined,
    });
  });
}

/** The portal: its files, and its one page at every other address. A missing file is not answered with the page. */
function servePages(server: FastifyInstance, office: Office, countVisit: () => void): void {
  const base = baseOf(office);
  server.route({ method: ['GET', 'HEAD'], url: '/*', handler: servePage });
  server.setNotFoundHandler((_request, reply) => sendFailure(reply, new NotFound()));

  function servePage(request: FastifyRequest, reply: FastifyReply) {
    const address = request.url.split('?', 1)[0]!;
    if (address === base || address.startsWith(`${base}/`)) throw new NotFound();
    const file = office.site.file(address);
    // The worker asks for the page, so it has the page's policy.
    if (file) return answerFile(request, address === WORKER ? reply.headers(office.pageHeaders) : reply, file);
    if (/^\/(assets|m)\//.test(address))
      return reply.code(404).type('text/plain; charset=utf-8').send('Nie znaleziono.');
    const page = office.site.page(address);
    if (!page) {
      return reply.code(404).type('text/plain; charset=utf-8').send('The portal is not built: run `npm run build`.');
    }
    countVisit();
    return answerFile(request, reply.headers(office.pageHeaders).header(PAGE_HEADER, '1'), page);
  }
}

/** The refusal of an address that is no operation: it has no language and is not logged. */
function sendFailure(reply: FastifyReply, error: Error): FastifyReply {
  const { status, body } = answerFailure(error, 'pl');
  const headers = { ...securityHeaders, 'cache-control': 'no-store' };
  return reply.code(status).headers(headers).type('application/json; charset=utf-8').send(body);
}
