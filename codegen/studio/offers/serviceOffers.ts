import { answersData, type Operation } from '../../../src/lang/descriptors/contract.ts';
import { anyRecord } from '../../files/raw.ts';
import { fromIdentifier } from '../../new/fields.ts';
import { capital, slugOf } from '../../new/letters.ts';
import { freeNumber } from '../../new/plan.ts';
import { translated, type Words, wordsIn } from '../../new/words.ts';
import { OVERLAY_CONFIG } from '../../overlay/layers.ts';
import type { Offer } from '../api.ts';
import type { Json } from '../edit.ts';
import type { Around } from './around.ts';
import { freeName } from './freeName.ts';
import { answerScreens, type Proposed, requestScreen } from './serviceScreen.ts';
import { Spelling } from './spelling.ts';
import { labelOf } from './wording.ts';

/** Services that the contract could give: one for each way to show an operation that needs nothing to be asked. */
export function serviceOffers(around: Around): Offer[] {
  const { contract, locales, config } = around.checked;
  const { above, below } = around.edited.layers;
  const spelling = new Spelling(locales);
  const slugs = new Set(config.groups.flatMap(({ services }) => services.map(({ slug }) => slug)));
  const number = freeNumber(config.groups, (above ? above.read(OVERLAY_CONFIG) : below.read(around.name)) ?? '{}');
  return [...contract.operations.values()].flatMap((operation) => {
    const { summary, description } = aboutOf(around, operation);
    const wanted = slugOf(fromIdentifier(nameOf(operation)));
    const taken = new Set([...slugs, ...namespaces(around)]);
    const slug = freeName(wanted, taken);
    const ns = slug.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
    const name = spelling.of(
      translated({ pl: capital(fromIdentifier(nameOf(operation))), ...(summary && { en: summary }) }),
    );
    // The name of an operation is a verb with its object: `dajListe…`.
    const title = { ...name, pl: name.pl.replace(/^(\p{L}+)ę(?=\s|$)/u, '$1a') };
    return proposals(around, operation, ns).map((made): Offer => {
      const texts: Record<string, Words> = { nazwa: title, ...made.texts };
      for (const field of made.fields) {
        texts[`pola.${field.name}`] = spelling.of(labelOf(field.name, field.description));
        for (const { value } of field.words)
          texts[`slowa.${field.name}.${value}`] = spelling.of({ pl: value.toLowerCase().replaceAll('_', ' ') });
      }
      const screen = `${slug}/${slug}`;
      return {
        name: String(number),
        kind: made.way,
        description: [operation.id, description].filter(Boolean).join(': '),
        title: title.pl,
        item: { uslugaId: number, slug, name: `${ns}.nazwa`, screen, access: operation.access },
        screen: { file: `screens/${screen}.json`, value: made.screen as Json },
        texts: Object.fromEntries(
          Object.entries(texts).map(([key, words]) => [
            `${ns}.${key}`,
            Object.fromEntries(locales.languages.map((language) => [language, wordsIn(words, language)])),
          ]),
        ),
      };
    });
  });
}

function proposals({ checked: { contract } }: Around, operation: Operation, ns: string): Proposed[] {
  const { id, method, args, answer, request, bytes, momentary } = operation;
  if (Object.values(args).some(({ required, in: place }) => required && place !== 'body') || bytes) return [];
  if (method === 'GET' && answersData(answer) && !momentary) return answerScreens(id, contract.typeOf(answer), ns);
  if (method !== 'POST' || !request || operation.access === 'public') return [];
  const form = requestScreen(id, contract.typeOf(request), ns);
  return form ? [form] : [];
}

/** `dajListeNaleznosci` -> `listeNaleznosci` */
const nameOf = ({ id }: Operation): string => {
  const rest = id.replace(/^(?:daj|pobierz|wyslij|zapisz|dodaj|zglos)(?=[A-Z])/, '');
  return rest.charAt(0).toLowerCase() + rest.slice(1);
};

/** First parts of keys that there are, as slugs. */
const namespaces = ({ checked: { locales } }: Around): string[] => [
  ...new Set(locales.keys().map((key) => slugOf(fromIdentifier(key.split('.')[0]!)))),
];

/** In the language of the contract. */
function aboutOf({ checked: { contract } }: Around, { source, path, method }: Operation) {
  const file = contract.files.find(({ json }) => json.name === source);
  const found = anyRecord(anyRecord(anyRecord(anyRecord(file?.value).paths)[path])[method.toLowerCase()]);
  const word = (key: string): string => (typeof found[key] === 'string' ? found[key] : '');
  return { summary: word('summary'), description: word('description') };
}
