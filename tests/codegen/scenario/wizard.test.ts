import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { CheckCache } from '../../../codegen/check/checkCache.ts';
import { type CheckedMunicipality, checkLayers } from '../../../codegen/check/checkMunicipality.ts';
import { filesOnDisk } from '../../../codegen/files/files.ts';
import { withPending } from '../../../codegen/new/pending.ts';
import { alone, type Layers } from '../../../codegen/overlay/layers.ts';
import { runScreen } from '../../../codegen/scenario/run.ts';

const root = join(import.meta.dirname, '../../..');
const say = 'proba.etykieta';
const cache = new CheckCache();

/** Who, how (only if asked for), where: the answers are sent as a request. */
const wizard = {
  id: 'wniosek',
  type: 'wizard',
  operation: 'dodajZgloszenie',
  own: {
    imie: { type: 'string' },
    zUwagami: { type: 'boolean' },
    uwagi: { type: 'string' },
    dzien: { type: 'string', format: 'date' },
  },
  steps: [
    {
      id: 'osoba',
      title: say,
      fields: [
        { field: 'imie', label: say, required: true },
        { field: 'zUwagami', label: say },
      ],
    },
    {
      id: 'uwagi',
      title: { text: 'proba.kwota', values: { kwota: 'form.imie' } },
      visible: 'form.zUwagami == true',
      fields: [{ field: 'uwagi', as: 'textarea', label: say, required: true }],
    },
    {
      id: 'tresc',
      title: say,
      fields: [
        { field: 'tematZgloszenia', label: say, required: true },
        { field: 'trescZgloszenia', label: say, required: true },
        { field: 'dzien', label: say },
      ],
    },
  ],
  send: { idPunktuOdbioru: '7' },
  submit: 'proba.nazwa',
  then: [{ notify: say }, { clear: 'wniosek' }],
  errors: { '2001': { field: 'tematZgloszenia', say: 'proba.grupa' } },
  otherwise: { notify: say },
};

function municipality(block: object, cases: readonly object[]): { layers: Layers; checked: CheckedMunicipality } {
  const screen = { title: 'proba.nazwa', content: [block] };
  const files = { 'screens/proba.json': screen, 'screens/proba.scenario.json': { cases } };
  const texts = new Map(Object.entries(files).map(([name, value]) => [name, JSON.stringify(value)]));
  const layers = alone(withPending(filesOnDisk(join(root, 'tests/codegen/check/base')), texts));
  return { layers, checked: checkLayers({ root, cache }, layers) };
}

async function play(when: readonly object[], given: object = {}): Promise<string[]> {
  const { layers, checked } = municipality(wizard, [{ name: 'a case', given, when }]);
  expect(checked.problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  const { cases } = await runScreen(checked, layers, 'proba');
  return cases.flatMap(({ misses }) => misses.map(({ message }) => message));
}

const at = (step: string) => ({ then: { step: { wniosek: step } } });
const next = { next: 'wniosek' };
const back = { back: 'wniosek' };
const fill = (values: object) => ({ fill: 'wniosek', with: values });
const toAnswers = [fill({ imie: 'Anna' }), next, fill({ tematZgloszenia: '1', trescZgloszenia: 'Pilne' }), next];

describe('a wizard in a scenario', () => {
  test('goes on when its step is filled in, and back without a loss', async () => {
    const found = await play([
      at('osoba'),
      next,
      { then: { step: { wniosek: 'osoba' }, complaints: { wniosek: { imie: '' } } } },
      fill({ imie: 'Anna' }),
      next,
      { then: { step: { wniosek: 'tresc' }, visible: ['wniosek/tematZgloszenia'], hidden: ['wniosek/imie'] } },
      back,
      { then: { step: { wniosek: 'osoba' }, fields: { wniosek: { imie: 'Anna' } } } },
    ]);
    expect(found).toEqual([]);
  });

  test('shows all answers with their words, and sends those of steps that exist', async () => {
    const found = await play([
      fill({ imie: 'Anna', zUwagami: true }),
      { then: { steps: { wniosek: ['osoba', 'uwagi', 'tresc', 'sprawdzenie'] } } },
      next,
      { then: { texts: { wniosek: 'Razem Anna' } } },
      fill({ uwagi: 'Pilne' }),
      next,
      fill({ tematZgloszenia: '1', trescZgloszenia: 'Proszę', dzien: '1.6.2026' }),
      next,
      {
        then: {
          step: { wniosek: 'sprawdzenie' },
          texts: { 'wniosek/imie': 'Anna', 'wniosek/dzien': '01.06.2026' },
        },
      },
      { visit: 'wniosek', step: 'osoba' },
      fill({ zUwagami: false }),
      next,
      { then: { step: { wniosek: 'sprawdzenie' }, hidden: ['wniosek/uwagi'] } },
      { submit: 'wniosek' },
      {
        then: {
          sent: [
            {
              operation: 'dodajZgloszenie',
              args: { idPunktuOdbioru: 7, tematZgloszenia: 1, trescZgloszenia: 'Proszę' },
            },
          ],
          step: { wniosek: 'osoba' },
          fields: { wniosek: { imie: null } },
        },
      },
    ]);
    expect(found).toEqual([]);
  });

  test('a change from the answers returns to them, or to a step that it opened', async () => {
    const found = await play([
      ...toAnswers,
      { visit: 'wniosek', step: 'osoba' },
      fill({ zUwagami: true }),
      next,
      at('uwagi'),
      fill({ uwagi: 'x' }),
      next,
      at('sprawdzenie'),
      { visit: 'wniosek', step: 'tresc' },
      back,
      at('sprawdzenie'),
    ]);
    expect(found).toEqual([]);
  });

  test('a refusal of the office leads to the step of its field', async () => {
    const refused = { answers: { dodajZgloszenie: { error: '2001' } } };
    const found = await play(
      [
        ...toAnswers,
        { submit: 'wniosek' },
        { then: { step: { wniosek: 'tresc' }, complaints: { wniosek: { tematZgloszenia: 'Grupa' } } } },
        fill({ tematZgloszenia: '2' }),
        next,
        at('sprawdzenie'),
      ],
      refused,
    );
    expect(found).toEqual([]);
  });

  test('an address before its time leads to the first step that is not filled in', async () => {
    expect(await play([at('osoba')], { query: { krok: 'sprawdzenie' } })).toEqual([]);
    const late = [{ visit: 'wniosek', step: 'sprawdzenie' }, at('osoba'), fill({ imie: 'Anna' }), at('osoba')];
    expect(await play(late, { query: { krok: 'tresc' } })).toEqual([]);
  });

  test('what cannot be done is said', async () => {
    expect(await play([{ submit: 'wniosek' }])).toEqual(['"wniosek" is at "osoba": it is sent from its last step.']);
    expect(await play([fill({ trescZgloszenia: 'x' })])).toEqual([
      'The field "trescZgloszenia" of "wniosek" is not on the screen.',
    ]);
    expect(await play([{ visit: 'wniosek', step: 'uwagi' }])).toEqual([
      '"wniosek" has no step "uwagi" now: it has osoba, tresc, sprawdzenie.',
    ]);
    expect(await play([at('tresc')])).toEqual(['The step is "osoba".']);
  });

  test('its steps are known to the check', () => {
    const when = [{ visit: 'wniosek', step: 'tersc' }, { then: { step: { wniosek: 'osba' } } }];
    const { checked } = municipality(wizard, [{ name: 'a case', when }]);
    expect(checked.problems.map(({ message }) => message)).toEqual([
      '"tersc" is not a step of "wniosek". Did you mean "tresc"?',
      '"osba" is not a step of "wniosek". Did you mean "osoba"?',
    ]);
  });
});
