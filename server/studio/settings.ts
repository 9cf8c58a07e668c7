import { resolve } from 'node:path';
import { type Env, integer } from '../engine/config/env.ts';
import { readOrigin } from '../engine/config/origin.ts';
import type { Setting } from '../engine/config/settings.ts';
import { StartError } from '../engine/config/startError.ts';

/** How the studio is hosted; times in milliseconds, sizes in MB. */
export interface StudioSettings {
  port: number;
  host: string;
  /** The origin by which clerks reach it. */
  adres: string;
  /** How long a session lasts without activity. */
  sessionMs: number;
  /** The bare git repository with the common state. */
  repository: string;
  /** The municipality's folder in the repository; '' is its root. */
  folder: string;
  /** The folder of all published versions. */
  place: string;
  /** The most copies that run at once. */
  mostCopies: number;
  /** What the process of one copy may take. */
  memoryMb: number;
  /** What pictures, files and steps of one copy may take. */
  diskMb: number;
  /** A copy stops when nobody has used it for so long. */
  idleMs: number;
}

/** What the environment sets beside the settings of the office; docs/how-to/studio-for-clerks.md is made of it. */
export const studioSettings: readonly Setting[] = [
  {
    names: ['OKIENKO_STUDIO_PORT', 'OKIENKO_STUDIO_HOST'],
    default: '`8091` `127.0.0.1`',
    description: 'the port and address it listens on',
  },
  {
    names: ['OKIENKO_STUDIO_ADRES'],
    default: '`http://localhost:` and the port',
    description: 'the address by which clerks reach it, over https and without a path. Required in production',
  },
  {
    names: ['OKIENKO_STUDIO_REPOZYTORIUM'],
    description: 'the bare git repository with the common state. Required',
  },
  {
    names: ['OKIENKO_STUDIO_KATALOG'],
    default: 'its root',
    description: "the municipality's folder in the repository",
  },
  {
    names: ['OKIENKO_STUDIO_WERSJE'],
    description: 'the folder of published versions, as `--to` of `okienko publish`. Required',
  },
  {
    names: ['OKIENKO_STUDIO_CZAS_SESJI_S'],
    default: '`600`',
    description: 'length of a session in seconds without activity; it ends after 8 hours at the latest',
  },
  { names: ['OKIENKO_STUDIO_KOPIE'], default: '`4`', description: 'the most copies that run at once' },
  {
    names: ['OKIENKO_STUDIO_PAMIEC_MB', 'OKIENKO_STUDIO_DYSK_MB'],
    default: '`768` `200`',
    description: 'what one copy may take: the memory of its process; its pictures, files and steps together',
  },
  {
    names: ['OKIENKO_STUDIO_BEZCZYNNOSC_S'],
    default: '`900`',
    description: 'seconds after which a copy that nobody uses stops; nothing is lost by it',
  },
];

const STUDIO = { of: 'the studio', example: 'https://studio.gmina.example', why: 'clerks open it there' };

/** @throws StartError one sentence with what to do */
export function readStudio(env: Env): StudioSettings {
  const port = integer(env, 'OKIENKO_STUDIO_PORT', 8091, 0, 65535);
  return {
    port,
    host: env.OKIENKO_STUDIO_HOST || '127.0.0.1',
    adres: readOrigin(env, 'OKIENKO_STUDIO_ADRES', port, STUDIO),
    sessionMs: integer(env, 'OKIENKO_STUDIO_CZAS_SESJI_S', 600, 60, 3600) * 1000,
    repository: folderIn(env, 'OKIENKO_STUDIO_REPOZYTORIUM', 'the bare git repository of the municipality'),
    folder: readFolder(env.OKIENKO_STUDIO_KATALOG ?? ''),
    place: folderIn(env, 'OKIENKO_STUDIO_WERSJE', 'the folder of published versions'),
    mostCopies: integer(env, 'OKIENKO_STUDIO_KOPIE', 4, 1, 100),
    memoryMb: integer(env, 'OKIENKO_STUDIO_PAMIEC_MB', 768, 256, 16_384),
    diskMb: integer(env, 'OKIENKO_STUDIO_DYSK_MB', 200, 10, 100_000),
    idleMs: integer(env, 'OKIENKO_STUDIO_BEZCZYNNOSC_S', 900, 60, 86_400) * 1000,
  };
}

function folderIn(env: Env, name: string, what: string): string {
  const given = env[name];
  if (!given) throw new StartError(`${name} must name ${what} (docs/how-to/studio-for-clerks.md).`);
  return resolve(given);
}

function readFolder(given: string): string {
  const parts = given.split('/').filter((part) => part !== '' && part !== '.');
  if (given.startsWith('/') || parts.includes('..'))
    throw new StartError(`OKIENKO_STUDIO_KATALOG must be a folder in the repository, but it is "${given}".`);
  return parts.join('/');
}
