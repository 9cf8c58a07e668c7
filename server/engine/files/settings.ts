import { isAbsolute } from 'node:path';
import { fileOrNone, integer } from '../config/env.ts';
import type { DomainSettings } from '../config/settings.ts';
import { StartError } from '../config/startError.ts';

declare module '../config/config.ts' {
  interface Config {
    pliki: FilesConfig;
  }
}

/** Where files of residents are, and how much is accepted; sizes in bytes. */
export interface FilesConfig {
  /** The file that describes an S3-like store; absent: a folder of `varDir`. */
  s3?: string;
  /** The virus scanner; absent: none is asked. */
  clamd?: { socket: string } | { host: string; port: number };
  largest: number;
  perDay: number;
  total: number;
  /** A file that no request has named is deleted after this time. */
  unsentMs: number;
}

export const MB = 1024 * 1024;
const DAY_MS = 24 * 3600 * 1000;

export const settings: DomainSettings<'pliki'> = {
  described: [
    {
      names: ['OKIENKO_PLIKI_S3'],
      description:
        'JSON file that describes an S3-like store for files of residents, see below; without it they are in `pliki/` of `OKIENKO_VAR`',
    },
    {
      names: ['OKIENKO_CLAMD'],
      description:
        'the virus scanner clamd: `host:3310`, or the path of its socket. A file is accepted only after it has answered; without the setting files are not scanned',
    },
    {
      names: ['OKIENKO_PLIKI_MB'],
      default: '`20`',
      description: 'the largest file that a resident may send, in MB; a field may accept less',
    },
    {
      names: ['OKIENKO_PLIKI_DZIENNIE_MB'],
      default: '`200`',
      description: 'how much one account may send in 24 hours, in MB',
    },
    {
      names: ['OKIENKO_PLIKI_RAZEM_GB'],
      default: '`50`',
      description: 'how much all files together may take, in GB; then no further ones are begun',
    },
    {
      names: ['OKIENKO_PLIKI_DNI'],
      default: '`7`',
      description: 'days after which a file is deleted that was uploaded and never sent with a request',
    },
  ],
  read: (env) => ({
    pliki: {
      s3: fileOrNone(env.OKIENKO_PLIKI_S3) || undefined,
      clamd: readClamd(env.OKIENKO_CLAMD),
      largest: integer(env, 'OKIENKO_PLIKI_MB', 20, 1, 100) * MB,
      perDay: integer(env, 'OKIENKO_PLIKI_DZIENNIE_MB', 200, 1, 10_000) * MB,
      total: integer(env, 'OKIENKO_PLIKI_RAZEM_GB', 50, 1, 100_000) * 1024 * MB,
      unsentMs: integer(env, 'OKIENKO_PLIKI_DNI', 7, 1, 365) * DAY_MS,
    },
  }),
};

function readClamd(text: string | undefined): FilesConfig['clamd'] {
  if (!text || text === '0') return undefined;
  if (isAbsolute(text)) return { socket: text };
  const [, host, port] = /^([\w.-]+|\[[\da-f:]+\]):(\d{1,5})$/i.exec(text) ?? [];
  if (!host || Number(port) < 1 || Number(port) > 65_535) {
    throw new StartError(
      `OKIENKO_CLAMD must be a host with a port, for example 127.0.0.1:3310, or the absolute path of a socket, but it is "${text}".`,
    );
  }
  return { host: host.replace(/^\[|\]$/g, ''), port: Number(port) };
}
