import type { Municipality } from '../codegen/municipality.ts';
import type { Site } from '../codegen/site/site.ts';
import type { Config } from './config.ts';
import type { Database } from './db/open.ts';
import type { Log } from './log.ts';
import type { Registry } from './operations.ts';
import type { Kanaly } from './payments/kanal.ts';
import type { Secrets } from './session/secrets.ts';
import type { Wezel } from './wezel/node.ts';

/** Everything the office works with; one of each for a running office, others for a test. */
export interface Office {
  config: Config;
  database: Database;
  secrets: Secrets;
  registry: Registry;
  wezel?: Wezel;
  /** Channels of online payments; absent: none. */
  platnosci?: Kanaly;
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
