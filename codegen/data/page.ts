import { MOST_ANSWERED, type Page, type PageArgument } from '../artefact/data/plan.ts';
import type { Path } from '../files/jsonFile.ts';
import { type Raw, word } from '../files/raw.ts';
import type { DataFillJson } from '../generated/descriptors.ts';
import { cellTypeOf } from './cellType.ts';
import type { FillContext } from './fillContext.ts';
import { argumentOf } from './where.ts';

/** `limit` and `offset` of a fill; undefined without them. */
export function planPage(context: FillContext, raw: Raw<DataFillJson>, path: Path): Page | undefined {
  if (raw.limit === undefined && raw.offset === undefined) return undefined;
  const limit = limitOf(context, raw, [...path, 'limit']);
  const offset =
    raw.offset === undefined ? undefined : pageArgument(context, word(raw.offset), [...path, 'offset'], undefined);
  return { ...(limit !== undefined && { limit }), ...(offset && { offset }) };
}

function limitOf(context: FillContext, { limit }: Raw<DataFillJson>, path: Path): Page['limit'] {
  if (typeof limit === 'number') return limit;
  return typeof limit === 'string' ? pageArgument(context, limit, path, MOST_ANSWERED) : undefined;
}

/** An argument with a number of rows (`data.argument`). @param most its maximum, when it limits the rows */
function pageArgument(
  { world, operation, used }: FillContext,
  argument: string,
  path: Path,
  most: number | undefined,
): PageArgument | undefined {
  const known = argumentOf(world, operation, argument, path);
  if (!known) return undefined;
  used.args.add(argument);
  const schema = world.contract.resolve(known.schema);
  const wrong = (message: string): undefined =>
    void world.reportAt('data.argument', path, `"${argument}" is a number of rows: ${message}.`);
  if (cellTypeOf(world.contract, schema)?.kind !== 'integer') return wrong('it must be an integer in the contract');
  if ((schema.minimum ?? -1) < 0) return wrong('give it a "minimum" of 0 or more in the contract');
  if (most !== undefined && (schema.maximum ?? Number.POSITIVE_INFINITY) > most)
    return wrong(`give it a "maximum" of at most ${most} in the contract`);
  const otherwise = typeof schema.default === 'number' ? schema.default : most === undefined ? 0 : undefined;
  if (otherwise === undefined && !known.required)
    return wrong('make it required, or give it a "default" in the contract');
  return { argument, otherwise: otherwise ?? 0 };
}
