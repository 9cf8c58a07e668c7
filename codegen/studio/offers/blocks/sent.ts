import type { Access } from '../../../../src/lang/descriptors/contract.ts';
import { formField } from '../../../new/screens.ts';
import { generic, type Words } from '../../../new/words.ts';
import type { Offer } from '../../api.ts';
import type { LooseObject } from '../../value.ts';
import { offerOf } from '../fieldOffers.ts';
import { CAPTCHA, NOT_TAKEN, SENT } from '../formTexts.ts';
import { operationTitle } from '../operationNames.ts';
import { type Request, requestOf, sendKeys } from '../request.ts';
import type { Texts } from '../wording.ts';
import type { Start, Starting } from './starting.ts';

/* Forms for what the office takes from whoever may open this screen. */

const STEPS: readonly [string, Words][] = [
  ['pierwszy', { pl: 'Krok pierwszy', en: 'First step', de: 'Erster Schritt', uk: 'Перший крок' }],
  ['drugi', { pl: 'Krok drugi', en: 'Second step', de: 'Zweiter Schritt', uk: 'Другий крок' }],
];

const RANK: Readonly<Record<Access, number>> = { public: 0, restricted: 1, full: 2 };

/** What may be sent from this screen, with the parameters of its address. */
function requests({ around }: Starting): { request: Request; title: string }[] {
  const { contract, config } = around.checked;
  const screen = around.name.slice('screens/'.length, -'.json'.length);
  const rank = RANK[config.screens.get(screen)?.access ?? 'public'];
  const given = Object.fromEntries(Object.keys(around.object(['params'])).map((name) => [name, `params.${name}`]));
  return [...contract.operations.values()].flatMap((operation) => {
    const request = RANK[operation.access] <= rank ? requestOf(contract, operation, given) : undefined;
    // What only answers needs a place for the answer: that is a service of its own.
    return request && !request.answers ? [{ request, title: operationTitle(around, operation).pl }] : [];
  });
}

export const form: Start = (starting) =>
  requests(starting).map(({ request, title }) => {
    const { items, texts } = fieldsOf(starting, request);
    return starting.offer(
      'form',
      'formularz',
      (id, text) => ({ operation: request.id, fields: items, ...ending(request, id, text) }),
      {
        title,
        from: request.id,
        texts,
      },
    );
  });

/** The first half of the fields in one step, the rest in the next; it has its step in the address, so it stands on the screen itself. */
export const wizard: Start = (starting) =>
  starting.list.length > 1 || starting.blocks('wizard').length > 0
    ? []
    : requests(starting).flatMap(({ request, title }): Offer[] => {
        const { items, texts } = fieldsOf(starting, request);
        if (items.length < 2) return [];
        const half = Math.ceil(items.length / 2);
        const parts = [items.slice(0, half), items.slice(half)];
        return [
          starting.offer(
            'wizard',
            'wniosek',
            (id, text) => ({
              operation: request.id,
              steps: STEPS.map(([step, words], at) => ({ id: step, title: text(step, words), fields: parts[at]! })),
              ...ending(request, id, text),
            }),
            { title, from: request.id, texts },
          ),
        ];
      });

function fieldsOf({ wording }: Starting, { fields, captcha }: Request): { items: LooseObject[]; texts: Texts } {
  const made = fields.map((field) => offerOf(field, wording, formField(field, '') as LooseObject));
  const items = made.map(({ item }) => item as LooseObject);
  const texts: Texts = Object.assign({}, ...made.map((one) => one.texts));
  if (captcha) {
    const label = wording.written(wording.free(captcha.field), CAPTCHA);
    Object.assign(texts, label.texts);
    items.push({ ...captcha, as: 'captcha', label: label.key, required: true });
  }
  return { items, texts };
}

/** What follows a press of the button. */
const ending = (request: Request, id: string, text: (name: string, words: Words) => string): LooseObject => ({
  ...sendKeys(request),
  submit: text('wyslij', generic.send),
  ...(request.success && { success: request.success }),
  then: [{ notify: text('wyslano', SENT), tone: 'success' }, { clear: id }],
  otherwise: { notify: text('niePrzyjeto', NOT_TAKEN) },
});
