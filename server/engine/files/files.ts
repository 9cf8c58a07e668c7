import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import type { Services } from '../services.ts';
import { clamd, type Scanner } from './clamd.ts';
import { type Parts, partsIn } from './parts.ts';
import { s3Store } from './s3Store.ts';
import { type FileStore, folderStore } from './store.ts';
import { Turns } from './turns.ts';

declare module '../services.ts' {
  interface Services {
    readonly files?: Files;
  }
}

/** Files of residents, outside the database. */
export interface Files {
  /** Checked files. */
  store: FileStore;
  /** Files that are not yet checked. */
  parts: Parts;
  /** Absent: files are not scanned. */
  scanner?: Scanner;
  turns: Turns;
}

/** @throws StartError for a store whose description is wrong */
export function openFiles({ varDir, pliki }: Pick<Config, 'varDir' | 'pliki'>): Files {
  return {
    store: pliki.s3 ? s3Store(pliki.s3) : folderStore(join(varDir, 'pliki')),
    parts: partsIn(join(varDir, 'pliki-w-drodze')),
    scanner: pliki.clamd && clamd(pliki.clamd),
    turns: new Turns(),
  };
}

/** @throws Error in a test whose context was made by hand without them */
export function filesOf({ files }: Services): Files {
  if (!files) throw new Error('This office keeps no files.');
  return files;
}
