import type { Municipality } from '../../codegen/artefact/municipality.ts';
import type { Site } from '../../codegen/site/site.ts';
import type { Config } from './config/config.ts';
import type { Database } from './db/open.ts';
import type { Registry } from './http/registry.ts';
import type { Log } from './log.ts';
import type { Services } from './services.ts';
import type { Secrets } from './session/secrets.ts';

/** Everything the office works with; one of each for a running office, others for a test. */
export interface Office {
  config: Config;
  database: Database;
  secrets: Secrets;
  registry: Registry;
  services: Services;
  log: Log;
  now(): Date;
  /** The last good one: a reload replaces it together with `site` and `openapi`. */
  municipality: Municipality;
  site: Site;
  /** Headers of its pages: they say which sites may stand in a frame. */
  pageHeaders: Readonly<Record<string, string>>;
  /** The published contract as JSON text. */
  openapi: string;
}
