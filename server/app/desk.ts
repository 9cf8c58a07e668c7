import { join } from 'node:path';
import type { Municipality } from '../../codegen/artefact/municipality.ts';
import { staticFile } from '../../codegen/site/files.ts';
import { pageHeaders, securityHeaders } from '../../codegen/site/securityHeaders.ts';
import { openSite, type Site } from '../../codegen/site/site.ts';
import type { Ask } from '../../codegen/site/whole/ask.ts';
import * as platforma from '../domains/platforma/handlers.ts';
import * as urzednicy from '../domains/urzednicy/handlers.ts';
import { deskAccounts } from '../domains/urzednicy/sesje.ts';
import type { Biurko } from '../domains/urzednicy/widoczne.ts';
import { StartError } from '../engine/config/startError.ts';
import { checkRoutes } from '../engine/data-sources/routes.ts';
import { inRole } from '../engine/db/roles/inRole.ts';
import { checkingFiles } from '../engine/files/checkWaiting.ts';
import { openFiles } from '../engine/files/files.ts';
import { baseOf, serveApi } from '../engine/http/api.ts';
import { requireHost } from '../engine/http/clientError.ts';
import { contractCode } from '../engine/http/contractCode.ts';
import * as files from '../engine/http/fileOperations.ts';
import type { AnyHandler, Registry } from '../engine/http/registry.ts';
import type { Office } from '../engine/office.ts';
import { inBackground } from '../engine/outbox/background.ts';
import { type Readiness, serveHealth } from '../engine/watching/health.ts';
import { answerFailures, countCalls, logAnswers } from './answers.ts';
import type { App, AppOptions } from './app.ts';
import { openServer } from './openServer.ts';
import { checkRegistry } from './operations.ts';
import { auditRefusals } from './refusedCalls.ts';
import { servePages } from './servePages.ts';
import { serveReading } from './serveReading.ts';
import { traceCalls } from './traceCalls.ts';

/** The desk of clerks beside the office of residents. */
export interface DeskOptions
  extends Pick<AppOptions, 'config' | 'database' | 'secrets' | 'portal' | 'log' | 'metrics' | 'compress' | 'now'> {
  /** The desk's own folder, compiled. */
  municipality: Municipality;
  residents: Pick<App, 'municipality' | 'wake'>;
}

/** A built desk: it handles requests, but listens on no port. */
export type Desk = Pick<App, 'server' | 'replaceMunicipality' | 'leave'>;

/** What the portal asks of any office, and what only the desk answers. */
const { dajKonfiguracje, dajMenuBoczne, dajStanPrzerwyTechnicznej } = platforma;
const { repeatable: fileRepeatable, ...fileHandlers } = files;
const { repeatable, ...deskHandlers } = urzednicy;

const handlers = new Map<string, AnyHandler>(
  Object.entries({ dajKonfiguracje, dajMenuBoczne, dajStanPrzerwyTechnicznej, ...fileHandlers, ...deskHandlers }),
);

/** Nothing of the desk is for search engines. */
const headers = { ...securityHeaders, 'x-robots-tag': 'noindex, nofollow' };

/**
 * Builds the desk: a server of its own with its own sessions, cookie and policy. It serves no operation of residents.
 *
 * @throws StartError when the contract of the desk and the handlers differ, or there is no address for it
 */
export function buildDesk(given: DeskOptions): Desk {
  const options = { ...given, database: inRole(given.database, { role: 'praca' }) };
  const { residents, log, metrics } = options;
  const readiness: Readiness = { leaving: false };
  const ask: Ask = async (address) => {
    const { statusCode, body } = await server.inject({ method: 'GET', url: `${baseOf(office)}${address}` });
    return { status: statusCode, body };
  };
  const office = openDeskOffice(options, ask);
  const server = openServer(options.config);
  const work = inBackground(checkingFiles(office), (failure) =>
    log({ poziom: 'blad', zdarzenie: 'biurko', blad: String(failure) }),
  );
  server.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers);
    requireHost(request.raw);
    done();
  });
  traceCalls(server);
  answerFailures(server, office);
  logAnswers(server, office);
  auditRefusals(server, office, 'URZEDNIK');
  if (metrics) countCalls(server, metrics);
  // A move may have left a mail, a part of a file a check.
  server.addHook('onResponse', async (request) => {
    if (request.method === 'GET' || request.method === 'HEAD') return;
    work.wake();
    residents.wake();
  });
  server.addHook('onClose', work.stop);
  server.addHook('onClose', () => office.site.close());
  serveHealth(server, options.database, readiness);
  serveApi(server, office);
  serveReading(server, office);
  servePages(server, office, () => {});
  return {
    server,
    replaceMunicipality(next) {
      checkRoutes(servedOnly(options.municipality).contract, servedOnly(next).contract);
      const before = office.site;
      Object.assign(office, openDeskOffice({ ...options, municipality: next }, ask, before));
      void before.close();
    },
    leave() {
      readiness.leaving = true;
    },
  };
}

function openDeskOffice(
  { municipality: compiled, residents, portal, compress, now = () => new Date(), ...rest }: DeskOptions,
  ask: Ask,
  before?: Site,
): Office {
  const { desk } = rest.config;
  if (!desk) throw new StartError('The desk has no port: set OKIENKO_DESK_PORT.');
  // The desk belongs to the office whose applications it handles, also after a reload.
  const office = {
    ...compiled.office,
    get contact() {
      return residents.municipality().office.contact;
    },
  };
  const municipality = { ...servedOnly(compiled), office };
  const biurko: Biurko = { mieszkancy: residents.municipality, adres: rest.config.adres };
  // Settings of the residents' portal that do not concern clerks.
  const config = {
    ...rest.config,
    ...{ adres: desk.adres, stronaStartowa: undefined, przerwaTechnicznaUslugi: [], drugiKrok: true },
    captcha: { ...rest.config.captcha, always: false },
  };
  const services = { files: openFiles(config), biurko };
  const registry: Registry = {
    handlers,
    guards: new Map(),
    prints: new Map(),
    repeatable: new Set([...repeatable, ...fileRepeatable]),
    ofAccounts: new Set(),
    code: contractCode(municipality.own),
  };
  checkRegistry(municipality.contract.operations, registry, municipality.own?.ids);
  const site = openSite(portal, municipality, {
    ...{ before, compress, compressedFolder: join(config.varDir, 'compressed') },
    ...{ api: { ask, origin: desk.adres }, origin: desk.adres },
  });
  return {
    ...{ ...rest, config, now, registry, municipality, site },
    accounts: deskAccounts({ db: rest.database.as({ role: 'urzednik' }), secrets: rest.secrets, config, services }),
    services,
    pageHeaders: { ...pageHeaders(municipality.manifest), 'x-robots-tag': 'noindex, nofollow' },
    openapi: staticFile('application/json', Buffer.from(JSON.stringify(municipality.contract.openapi())), false),
  };
}

/** The desk's folder has the shipped contract beneath its own; only what the desk answers is served and published. */
function servedOnly(municipality: Municipality): Municipality {
  const { contract } = municipality;
  // A clerk acts for no subject, also where the shipped contract has one: with files.
  const operations = new Map(
    [...contract.operations]
      .filter(([id]) => handlers.has(id))
      .map(([id, operation]) => [id, { ...operation, subject: false }]),
  );
  const openapi = () => {
    const whole = contract.openapi() as { paths: Record<string, Record<string, { operationId?: string }>> };
    const paths = Object.entries(whole.paths).flatMap(([path, methods]) => {
      const served = Object.entries(methods).filter(([, { operationId = '' }]) => operations.has(operationId));
      return served.length > 0 ? [[path, Object.fromEntries(served)]] : [];
    });
    return { ...whole, paths: Object.fromEntries(paths) };
  };
  return { ...municipality, contract: { operations, openapi } };
}
