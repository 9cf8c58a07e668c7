import { type Act, audit } from '../../engine/audit/audit.ts';
import type { Context } from '../../engine/http/context.ts';

/** Writes an act of a clerk into the audit log, in the transaction of the act. @param who of a refused login: as it was typed */
export const note = (
  ctx: Pick<Context, 'db' | 'now' | 'ip'>,
  { kontoId, login }: { kontoId: number | null; login: string },
  act: Act,
): Promise<void> => audit(ctx, { strona: 'URZEDNIK', kontoId, login }, act);
