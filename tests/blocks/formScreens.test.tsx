// @vitest-environment jsdom
import { act, cleanup, fireEvent, render } from '@testing-library/react';
import axe from 'axe-core';
import i18next from 'i18next';
import { afterEach, describe, expect, test } from 'vitest';
import { speaks } from '../../codegen/check/screen/speaks.ts';
import type { Binding } from '../../src/blocks/binding.ts';
import type { Block } from '../../src/blocks/block.ts';
import type { FormBlock } from '../../src/blocks/form/block.ts';
import FormWidget from '../../src/blocks/form/widget/index.tsx';
import type { Language } from '../../src/lang/descriptors/language.ts';
import type { Text } from '../../src/lang/descriptors/text.ts';
import { FormStore } from '../../src/portal/stores/FormStore.ts';
import type { FormValidators } from '../../src/portal/stores/formSchema.ts';
import { importText } from '../codegen/importText.ts';
import { isThorough } from '../night.ts';
import { World } from '../portal/stores/formWorld.ts';
import { shippedMunicipality } from '../server/municipality.ts';

// Also guards: src/portal, src/lang, screens, locales, schemas

afterEach(cleanup);

/** The forms at any depth of a part of a screen. */
function formsIn(value: unknown): FormBlock[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'type' in value && value.type === 'form' && 'fields' in value ? [value as FormBlock] : [];
  return [...own, ...Object.values(value).flatMap(formsIn)];
}

const municipality = await shippedMunicipality();
const forms = Object.entries(municipality.screens).flatMap(([name, { content }]) =>
  formsIn(content as readonly Block[]).map((block): [string, FormBlock] => [`${name}#${block.id}`, block]),
);

async function validatorsOf(name: string): Promise<FormValidators> {
  const [screenName = '', id = ''] = name.split('#');
  const file = municipality.manifest.screens[screenName]?.validators.replace(/^.*\//, '') ?? '';
  const body = [...municipality.files].find(([path]) => path.endsWith(file))?.[1].body ?? '';
  return ((await importText(body)).forms as Record<string, FormValidators>)[id] ?? {};
}

/** The texts of the shipped municipality in a language; a missing text shows its key. */
function textsOf(language: Language) {
  const texts = i18next.createInstance();
  const translation = municipality.texts[language];
  texts.init({ lng: language, resources: { [language]: { translation } }, keySeparator: false, initAsync: false });
  return (key: string, values = {}) => texts.t(key, values);
}

async function draw(name: string, block: FormBlock, language: Language) {
  const world = new World();
  world.speak(language);
  world.word = textsOf(language);
  world.text = (text: Text) => ('key' in text ? world.word(text.key) : '…');
  const store = new FormStore(block, await validatorsOf(name), world);
  const binding = {
    value: (tree, locals = {}) => world.evaluate(tree, locals),
    text: (text, locals = {}) => world.text(text, locals),
    word: world.word,
    format: String,
    busy: () => false,
    status: 'ready',
    form: () => store,
  } as Partial<Binding> as Binding;
  return { store, world, ...render(<FormWidget block={block} binding={binding} />) };
}

test('the shipped municipality has forms', () => {
  expect(forms.map(([name]) => name)).toContain('konto/logowanie#logowanie');
});

const OTHERS = ['en', 'de', 'uk'] as const;
type Declared = [string, FormBlock, readonly Language[]];
/** In the usual run Polish and one other language in turn. */
const drawn = forms.map(
  ([name, block], turn): Declared => [name, block, ['pl', ...(isThorough ? OTHERS : [OTHERS[turn % 3]!])]],
);

describe.each(drawn)('%s', (name, block, languages) => {
  test.each(languages)('reports missing values in %s, accessibly', async (language) => {
    const { store, container } = await draw(name, block, language);
    // Some forms can be sent only after a change, so an optional field gets a value.
    const optional = block.enabled && block.fields.find(({ field, required }) => !required && store.visible(field));
    const input = optional && container.querySelector(`#${block.id}_${optional.field}`);
    if (input) await act(async () => fireEvent.change(input, { target: { value: 'x' } }));
    await act(async () => fireEvent.submit(container.querySelector('form') as HTMLFormElement));
    const missing = block.fields.filter(({ field, required }) => required && store.visible(field));
    expect(missing.filter(({ field }) => !store.problem(field)).map(({ field }) => field)).toEqual([]);
    expect(container.textContent).not.toMatch(/\b(bledy|wspolne)\./);
    const { violations } = await axe.run(container, {
      rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
    });
    expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([]);
  });
});

test.each(forms)('%s shows the resident something after a submit without input', async (name, block) => {
  const { store, world, container } = await draw(name, block, 'pl');
  const button = container.querySelector<HTMLButtonElement>('button[type=submit]')!;
  await act(async () => fireEvent.submit(container.querySelector('form') as HTMLFormElement));
  const problems = [...store.summary, ...block.fields.map(({ field }) => store.problem(field))].filter(Boolean);
  const disabledReason =
    button.disabled && document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent;
  const { actions = {} } = municipality.screens[name.split('#')[0]!] ?? {};
  const stepsShow = world.ran.some(({ steps }) => speaks(steps, (action) => actions[action]?.do ?? []));
  expect(
    problems.length > 0 || disabledReason || world.questions.length > 0 || world.notices.length > 0 || stepsShow,
  ).toBeTruthy();
});

const secrets = forms.flatMap(([name, block]) =>
  Object.entries(block.schema.properties ?? {}).flatMap(([field, schema]): [string, string, FormBlock][] =>
    schema['x-secret'] ? [[name, field, block]] : [],
  ),
);

test.each(secrets)('%s hides %s while it is typed', async (name, field, block) => {
  const { store, container } = await draw(name, block, 'pl');
  if (!store.visible(field)) return expect(block.fields.find((one) => one.field === field)?.as).toBe('password');
  const input = container.querySelector(`#${block.id}_${field}`);
  expect(input?.getAttribute('type')).toBe('password');
});
