import type { Municipality } from '../../codegen/artefact/municipality.ts';
import type { StaticFile } from '../../codegen/site/files.ts';
import type { Site } from '../../codegen/site/site.ts';
import type { Config } from './config/config.ts';
import type { Database } from './db/open.ts';
import type { RoleName } from './db/roles/actor.ts';
import type { Registry } from './http/registry.ts';
import type { Log } from './log.ts';
import type { Services } from './services.ts';
import type { Secrets } from './session/secrets.ts';
import type { Halves, Session } from './session/sessions.ts';

/** Whose sessions a server knows: those of residents, or those of clerks. No session of one is valid at the other. */
export interface Accounts {
  /** The name of the cookie with the second half of a session. */
  cookie: string;
  /** The roles of calls in the database: with a session, and without. */
  role: RoleName;
  visitor: RoleName;
  /** The valid session that both halves identify. */
  find(halves: Partial<Halves>, nowMs: number): Promise<Session | undefined>;
}

/** The parts of an office; a test may replace each. */
export interface Office {
  config: Config;
  database: Database;
  secrets: Secrets;
  registry: Registry;
  accounts: Accounts;
  services: Services;
  log: Log;
  now(): Date;
  /** The last valid municipality: a reload replaces it together with `site` and `openapi`. */
  municipality: Municipality;
  site: Site;
  /** Headers of the pages of the portal: they name the sites that may be framed. */
  pageHeaders: Readonly<Record<string, string>>;
  /** The published contract. */
  openapi: StaticFile;
}
