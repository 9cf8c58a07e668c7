import type { Kind } from '../mistake.ts';
import type { Spot } from '../spots.ts';
import { misspelt } from '../words.ts';
import { keyed, type Pick, valued } from './made.ts';

/** Names that are declared where they stand, for the address or the page alone. */
const DECLARED = /\/(id|anchor|query)$/;
/** Texts that name something although their schema does not say so. */
const NAMING = [
  /^data\.schema\.json <(csv|table|rows|values|first)>\/(csv|subject|table|column|rows|values|first|where\/\*|order\[\]|fields\/\*)$/,
  /^data\.schema\.json <tables>\/operations\/\*\/record$/,
  /^data\.schema\.json <most>\/code$/,
  /^overlay\.schema\.json\/(menu|groups|tiles|services)\/\*\/(before|after|group|icon)$/,
  /^content-edit\.schema\.json\/(pages|folders|files)\/\*\/(in|file|before|after|lead|words)$/,
  /^content\.schema\.json <id>\/file$/,
  /^edit\.schema\.json.*\/at$/,
  /^scenario\.schema\.json <(fill|leave|press|choose|submit|open|close|retry|example|error)>\/(fill|leave|press|choose|submit|open|close|retry|example|error)$/,
  /^scenario\.schema\.json.*\/(visible|hidden|enabled|disabled|dialogs)\[\]$/,
  /^scenario\.schema\.json.*\/answers\/\*(\[\])?$/,
  /^scenario\.schema\.json.*\/(operation)$/,
];
/** Numbers of services. */
const SERVICE = /\/(service|parts\[\])$|overlay\.schema\.json\/services\/\*\/(before|after)$/;

/** Keys that name nothing: example names, fields of another system, codes, and what the mistakes of the contract change. */
const FREE = [
  /^screen\.schema\.json <post>\/fields\/\*$/,
  /^contract\.schema\.json <operationId>\/x-errors\/\*$/,
  /^contract\.schema\.json <schema>\/examples\/\*$/,
  /^contract\.schema\.json <openapi>\/paths\/\*$/,
  /^contract\.schema\.json <operationId>\/responses\/\*$/,
  /^scenario\.schema\.json.*\/subjects\[\]\/\*$/,
  // A new name of an entry, which nothing else names.
  /^data\.schema\.json.*\/moves\/\*$/,
  /^overlay\.schema\.json\/menu\/\*$/,
];

/** Names that are spelt wrongly, as values and as keys. */
export function nameKinds(spots: readonly Spot[], pick: Pick): Kind[] {
  const isName = ({ schema, value, place }: Spot): boolean =>
    typeof value === 'string' &&
    ((schema['x-kind'] === 'name' && !DECLARED.test(place)) || NAMING.some((one) => one.test(place)));
  const isFree = ({ place, path }: Spot): boolean => path.at(-1) === '' || FREE.some((one) => one.test(place));
  return [
    {
      name: 'misspelt name',
      most: 70,
      candidates: spots.filter(isName).map((spot) => ({
        place: spot.place,
        make: () => {
          const wrong = misspelt(String(spot.value), pick);
          return valued('misspelt name', spot, wrong, [wrong]);
        },
      })),
    },
    {
      name: 'misspelt name as a key',
      most: 60,
      candidates: spots
        .filter((spot) => spot.named && !isFree(spot))
        .map((spot) => ({
          place: spot.place,
          make: () => {
            const old = String(spot.path.at(-1));
            const wrong = misspelt(old, pick);
            return { ...keyed('misspelt name as a key', spot, wrong), names: [old, wrong] };
          },
        })),
    },
    {
      name: 'number of no service',
      most: 10,
      candidates: spots
        .filter(({ place, value }) => SERVICE.test(place) && typeof value === 'number')
        .map((spot) => ({ place: spot.place, make: () => valued('number of no service', spot, 987, ['987']) })),
    },
    {
      name: 'misspelt text key',
      most: 24,
      candidates: spots
        .filter(({ schema, value }) => schema['x-kind'] === 'text' && typeof value === 'string')
        .map((spot) => ({
          place: spot.place,
          make: () => {
            const wrong = misspelt(String(spot.value), pick);
            return valued('misspelt text key', spot, wrong, [wrong]);
          },
        })),
    },
  ];
}
