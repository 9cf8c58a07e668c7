import { type Context, sessionOf } from '../../engine/http/context.ts';

const FIRST_VISIT_MS = 30 * 24 * 3600 * 1000;

/** The moment after which something is new to the resident: the login before this session. @returns ISO */
export async function noweOd(ctx: Context): Promise<string> {
  const { konto, rozpoczetoMs } = sessionOf(ctx);
  const before = await ctx.db
    .selectFrom('logowania')
    .select('kiedyMs')
    .where('kontoId', '=', konto.kontoId)
    .where('kiedyMs', '<', rozpoczetoMs)
    .where('czyUdane', '=', 1)
    .orderBy('kiedyMs', 'desc')
    .limit(1)
    .executeTakeFirst();
  return new Date(before?.kiedyMs ?? ctx.now.getTime() - FIRST_VISIT_MS).toISOString();
}
