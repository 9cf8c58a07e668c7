import { pathParams } from '../../../../src/lang/descriptors/paths.ts';
import type { Context } from '../../../engine/http/context.ts';
import { ownPage } from '../../../engine/http/ownAddress.ts';
import { BadRequest } from '../../../engine/http/refusals.ts';

/** The parameter of a link in a mail. */
const CODE = 'hash';

/**
 * The page that the link of a mail opens, without its query and hash.
 *
 * @throws BadRequest for another site, and for a page that takes no code: a link in a mail of the office opens nothing else
 */
export function codePage(ctx: Pick<Context, 'config' | 'municipality'>, field: string, address: string): string {
  const page = ownPage(field, address, ctx.config);
  const { pathname } = new URL(page);
  const screens = Object.values(ctx.municipality.manifest.screens);
  if (screens.some(({ path, hide }) => hide?.includes(CODE) && pathParams(path, pathname))) return page;
  throw new BadRequest({ [field]: { key: 'pole.wartosc' } });
}
