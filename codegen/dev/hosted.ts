import { readdirSync, statSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { Refusal } from '../studio/edit.ts';
import type { Author } from '../studio/history/git.ts';
import type { Clerk, Role } from '../studio/rights.ts';

/** The copy of one clerk in a hosted studio: who asks was decided by the process before it, and nobody else reaches the socket. */
export interface Hosted {
  socket: string;
  /** In whose name steps become commits, and versions are published. */
  author: Author;
  /** The branch that all copies have in common. */
  common: string;
  /** What its pictures, files and steps together may take. */
  diskMb: number;
}

/** The roles of the clerk at this call: an operator may take one away at any time. */
export const ROLES_HEADER = 'x-okienko-role';

const ALL: readonly Role[] = ['TEKSTY', 'STRONY', 'EKRANY', 'PUBLIKACJA'];

export function clerkIn({ headers }: IncomingMessage, { author }: Hosted): Clerk {
  const named = String(headers[ROLES_HEADER] ?? '').split(',');
  return { name: author.name, roles: ALL.filter((role) => named.includes(role)) };
}

/** @throws Refusal when a copy has no room for another step */
export function requireRoom(folder: string, { diskMb }: Hosted): void {
  const bytes = ['content', '.okienko'].reduce((sum, part) => sum + sizeOf(join(folder, part)), 0);
  if (bytes < diskMb * 1024 * 1024) return;
  throw new Refusal(
    `Pictures, files and steps of your copy take ${diskMb} MB, which is the most: ask who runs the studio.`,
    `Zdjęcia, pliki i kroki Twojej kopii zajmują już ${diskMb} MB, czyli najwięcej, ile mogą: zapytaj osobę, która prowadzi studio.`,
  );
}

function sizeOf(folder: string): number {
  try {
    const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    return names.reduce((sum, name) => sum + (statSync(join(folder, name), { throwIfNoEntry: false })?.size ?? 0), 0);
  } catch {
    return 0;
  }
}
