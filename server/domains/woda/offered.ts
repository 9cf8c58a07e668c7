import type { Context } from '../../engine/http/context.ts';
import { NotFound } from '../../engine/http/refusals.ts';
import type { SekcjaWody } from './settings.ts';

type Ctx = Pick<Context, 'config'>;

/** Does the office offer this section of the water summary? */
export const offers = ({ config }: Ctx, section: SekcjaWody): boolean => !config.woda.bez.includes(section);

/** Data of a section that is off are not found by their own address either. */
export function requireOffered(ctx: Ctx, section: SekcjaWody): void {
  if (!offers(ctx, section)) throw new NotFound();
}
