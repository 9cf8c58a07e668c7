import type { Db } from '../../server/engine/db/open.ts';
import type { Tables } from '../../server/engine/db/tables.ts';

/**
 * A database that does something else before each read of a table, as another request may.
 *
 * @param first does nothing when it is called again
 */
export const readLater = (db: Db, table: keyof Tables, first: () => Promise<unknown>): Db =>
  new Proxy(db, {
    get: (target, key) => {
      const own = Reflect.get(target, key);
      if (typeof own !== 'function') return own;
      return (...args: unknown[]) => {
        const made = own.apply(target, args);
        return key === 'selectFrom' && args[0] === table ? delayed(made, first) : made;
      };
    },
  });

const delayed = <T extends object>(builder: T, first: () => Promise<unknown>): T =>
  new Proxy(builder, {
    get: (target, key) => {
      const own = Reflect.get(target, key);
      if (typeof own !== 'function') return own;
      if (!String(key).startsWith('execute')) return (...args: unknown[]) => delayed(own.apply(target, args), first);
      return async (...args: unknown[]) => {
        await first();
        return own.apply(target, args);
      };
    },
  });
