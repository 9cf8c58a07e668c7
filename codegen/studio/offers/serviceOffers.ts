import { answersData, type Operation } from '../../../src/lang/descriptors/contract.ts';
import { fromIdentifier } from '../../new/fields.ts';
import { slugOf } from '../../new/letters.ts';
import { freeNumber } from '../../new/plan.ts';
import { type Words, wordsIn } from '../../new/words.ts';
import { OVERLAY_CONFIG } from '../../overlay/layers.ts';
import { OFFER_GROUPS, type Offer } from '../api.ts';
import type { Json, SmallEdit } from '../edit.ts';
import type { Around } from './around.ts';
import { freeName } from './freeName.ts';
import { Labels } from './labels.ts';
import { aboutOf, nounOf, operationTitle } from './operationNames.ts';
import { requestOf } from './request.ts';
import { askingCall, linkedCall, linkTo, plainCall, requiredOf } from './serviceCall.ts';
import { answerScreens, linkingScreen, type Proposed, requestScreen } from './serviceScreen.ts';
import { Spelling } from './spelling.ts';
import { labelFor } from './wording.ts';

/**
 * Services that the contract could give: one for each way to show an operation. What it needs is asked of the resident, or comes from the
 * list that leads to it. Those of operations that residents would recognise come first, by their title.
 */
export function serviceOffers(around: Around): Offer[] {
  const { contract, locales, config } = around.checked;
  const { above, below } = around.edited.layers;
  const spelling = new Spelling(locales);
  const labels = new Labels(around.edited, locales);
  const slugs = new Set(config.groups.flatMap(({ services }) => services.map(({ slug }) => slug)));
  const number = freeNumber(config.groups, (above ? above.read(OVERLAY_CONFIG) : below.read(around.name)) ?? '{}');
  const used = new Set(Object.values(around.checked.screens).flatMap(({ calls }) => Object.keys(calls)));
  const offers = [...contract.operations.values()].flatMap((operation) => {
    const { description, about, isTechnical } = aboutOf(around, operation);
    const group = isTechnical ? 'technical' : used.has(operation.id) ? 'used' : 'unused';
    const wanted = slugOf(fromIdentifier(nounOf(operation)));
    const taken = new Set([...slugs, ...namespaces(around)]);
    const slug = freeName(wanted, taken);
    const ns = slug.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
    const title = operationTitle(around, operation, spelling);
    const screen = `${slug}/${slug}`;
    return proposals(around, operation, { ns, screen }).map((made): Offer => {
      const list = made.page ? operationTitle(around, made.page.list, spelling) : undefined;
      const texts: Record<string, Words> = { nazwa: list ?? title, ...(list && { jedna: title }), ...made.texts };
      for (const field of made.fields) {
        texts[`pola.${field.name}`] = labelFor(field, labels, spelling, operation.id);
        for (const { value } of field.words)
          texts[`slowa.${field.name}.${value}`] = spelling.of({ pl: value.toLowerCase().replaceAll('_', ' ') });
      }
      return {
        name: String(number),
        kind: made.way,
        ...(description && { description }),
        ...(about && { about: { ...about } }),
        operation: operation.id,
        group,
        title: list ? `${list.pl} → ${title.pl}` : title.pl,
        item: { uslugaId: number, slug, name: `${ns}.nazwa`, screen, access: operation.access },
        screen: { file: `screens/${screen}.json`, value: made.screen as Json },
        ...(made.page && { more: pageEdits(around, made.page, slug, operation) }),
        texts: Object.fromEntries(
          Object.entries(texts).map(([key, words]) => [
            `${ns}.${key}`,
            Object.fromEntries(locales.languages.map((language) => [language, wordsIn(words, language)])),
          ]),
        ),
      };
    });
  });
  return offers.sort((a, b) => placeOf(a) - placeOf(b) || ORDER.compare(a.title, b.title));
}

const placeOf = ({ group }: Offer): number => OFFER_GROUPS.indexOf(group!);
const ORDER = new Intl.Collator('pl');

/** What a service begins with; with a page of its own for each entry of a list. */
interface Made extends Proposed {
  page?: { name: string; screen: Json; list: Operation };
}

function proposals(
  { checked: { contract } }: Around,
  operation: Operation,
  { ns, screen }: { ns: string; screen: string },
): Made[] {
  const { method, answer, bytes, momentary } = operation;
  if (method === 'GET' && answersData(answer) && !momentary && !bytes) {
    const type = contract.typeOf(answer);
    if (requiredOf(operation).length === 0) return answerScreens(plainCall(operation), type, ns);
    const asking = askingCall(contract, operation, ns);
    const asked = asking ? answerScreens(asking, type, ns) : [];
    const link = linkTo(contract, operation);
    if (!link) return asked;
    const name = `${screen}-szczegoly`;
    const list = linkingScreen(link, name, ns);
    const pages = answerScreens(linkedCall(contract, { operation, link, list: screen }, ns), type, ns, 'jedna');
    return [
      ...asked,
      ...pages.map((page) => ({
        way: page.way,
        screen: list.screen,
        fields: [...list.fields, ...page.fields],
        texts: { ...list.texts, ...page.texts },
        page: { name, screen: page.screen as Json, list: link.list },
      })),
    ];
  }
  const request = requestOf(contract, operation);
  return request ? [requestScreen(request, ns)] : [];
}

/** The page of an entry, and its address. */
function pageEdits(
  around: Around,
  { name, screen }: NonNullable<Made['page']>,
  slug: string,
  { access }: Operation,
): SmallEdit[] {
  const address: Json = { path: `/uslugi/${slug}/szczegoly`, access };
  const { name: file } = around;
  return [
    { kind: 'screen', file: `screens/${name}.json`, value: screen },
    around.value(['screens']) === undefined
      ? { kind: 'set', file, at: '', key: 'screens', value: { [name]: address } }
      : { kind: 'set', file, at: 'screens', key: name, value: address },
  ];
}

/** First parts of keys that there are, as slugs. */
const namespaces = ({ checked: { locales } }: Around): string[] => [
  ...new Set(locales.keys().map((key) => slugOf(fromIdentifier(key.split('.')[0]!)))),
];
