import type { CheckCache } from '../../check/checkCache.ts';
import type { Path } from '../../files/jsonFile.ts';
import type { Where } from '../../overlay/where.ts';
import type { Offer } from '../api.ts';
import type { Address } from '../edit.ts';
import type { Edited } from '../edited.ts';
import { CONFIG, pathToList } from '../place.ts';
import type { Loose } from '../value.ts';
import { Around } from './around.ts';
import { blockOffers } from './blockOffers.ts';
import { buttonOffers } from './buttonOffers.ts';
import { configOffers } from './configOffers.ts';
import { factOffers } from './factOffers.ts';
import { columnOffers, formFieldOffers } from './fieldOffers.ts';
import { kindOf, type ListKind } from './listKind.ts';
import { Wording } from './wording.ts';

/**
 * What can be added to a list: what exists and is not in it yet.
 *
 * @param edited with the absolute folder as the name of an overlay's files
 * @throws Refusal when there is no such list
 */
export function offersOf(
  edited: Edited,
  where: Where,
  { file, at }: { file: string; at: Address },
  cache: CheckCache,
): readonly Offer[] {
  const around = new Around(edited, where, file, cache);
  if (file === CONFIG) return configOffers(around, at);
  const list = pathToList(around.file, at);
  const kind = kindOf(around.file.value as Loose, list);
  return kind ? KINDS[kind](around, new Wording(around), list, at) : [];
}

type Offers = (around: Around, wording: Wording, list: Path, at: Address) => Offer[];

const KINDS: Readonly<Record<ListKind, Offers>> = {
  content: blockOffers,
  'table/columns': columnOffers,
  'facts/items': factOffers,
  'form/facts': factOffers,
  'cards/facts': factOffers,
  'form/fields': formFieldOffers,
  'wizard/fields': formFieldOffers,
  'actions/items': buttonOffers,
  'table/buttons': buttonOffers,
  'cards/buttons': buttonOffers,
};
