import type { Database } from './open.ts';

/** Whether the database answers a question about a table of the office. */
export async function isUp({ query }: Database): Promise<boolean> {
  try {
    await query.selectFrom('notatki').select('klucz').limit(1).execute();
    return true;
  } catch {
    return false;
  }
}
