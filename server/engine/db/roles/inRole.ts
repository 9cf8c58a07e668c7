import type { Database } from '../open.ts';
import type { Actor } from './actor.ts';

/** A database whose queries run in a role, unless another one is named. */
export const inRole = (database: Database, actor: Actor): Database => ({ ...database, query: database.as(actor) });
