import { random } from '../mutate.ts';
import { harmlessKinds } from './harmless.ts';
import { contractKinds } from './kinds/contract.ts';
import { dataKinds } from './kinds/data.ts';
import { expressionKinds } from './kinds/expressions.ts';
import type { Pick } from './kinds/made.ts';
import { meaningKinds } from './kinds/meaning.ts';
import { nameKinds } from './kinds/names.ts';
import { structureKinds } from './kinds/structure.ts';
import { textKinds } from './kinds/texts.ts';
import { wholeKinds } from './kinds/whole.ts';
import type { Kind, Mistake } from './mistake.ts';
import { brzezno, shipped } from './municipality.ts';
import { spotsOf } from './spots.ts';

const SEED = 17;

/** Both are read, walked and first checked once. */
const municipalities = [shipped(), brzezno()];
const spots = municipalities.flatMap(spotsOf);

/** All kinds of mistakes over the shipped municipality and the example of an overlay. */
export function kindsOfMistakes(): Kind[] {
  const pick = random(SEED);
  const words = new Set(
    spots.flatMap(({ place, value }) =>
      place.startsWith('contract.') && place.endsWith('/enum[]') && typeof value === 'string' ? [value] : [],
    ),
  );
  return [
    ...structureKinds(spots, pick),
    ...nameKinds(spots, pick),
    ...expressionKinds(spots, words, pick),
    ...textKinds(municipalities, pick),
    ...wholeKinds(municipalities, spots, pick),
    ...contractKinds(spots, pick),
    ...dataKinds(municipalities, pick),
    ...meaningKinds(spots, pick),
  ];
}

/** All kinds of changes that leave them right. */
export function kindsOfHarmless(): Kind[] {
  return harmlessKinds(municipalities, spots, random(SEED));
}

/** Some mistakes of one kind: of each place one before a second one of any. */
export function chosenOf({ name, candidates, most }: Kind, count = most): Mistake[] {
  const pick = random(SEED + name.length * 7919 + name.charCodeAt(0));
  const byPlace = new Map<string, Kind['candidates'][number][]>();
  for (const one of candidates) byPlace.set(one.place, [...(byPlace.get(one.place) ?? []), one]);
  const queues = shuffled([...byPlace.values()], pick).map((queue) => shuffled(queue, pick));
  const chosen: Mistake[] = [];
  for (let round = 0; chosen.length < count && queues.some((queue) => queue.length > round); round += 1)
    for (const queue of queues) {
      const made = chosen.length < count ? queue[round]?.make() : undefined;
      if (made) chosen.push(made);
    }
  return chosen;
}

function shuffled<T>(list: T[], pick: Pick): T[] {
  for (let end = list.length - 1; end > 0; end -= 1) {
    const at = pick(end + 1);
    [list[end], list[at]] = [list[at]!, list[end]!];
  }
  return list;
}
