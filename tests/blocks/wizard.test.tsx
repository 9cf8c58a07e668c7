// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import axe from 'axe-core';
import { afterEach, describe, expect, test } from 'vitest';
import type { Binding } from '../../src/blocks/binding.ts';
import { isForm } from '../../src/blocks/form/isForm.ts';
import { stepStates } from '../../src/blocks/wizard/steps.ts';
import WizardWidget from '../../src/blocks/wizard/widget/index.tsx';
import { ApiError } from '../../src/lang/errors/ApiError.ts';
import { FormMemory } from '../../src/portal/stores/FormMemory.ts';
import { TakenOver } from '../../src/portal/ui/useTakenOver.ts';
import { field } from '../fixtures/forms/newRequest.ts';
import { wizard } from '../fixtures/forms/wizard.ts';
import { World } from '../portal/stores/formWorld.ts';
import { type FakeScreen, fakeBinding } from './fakeBinding.ts';

afterEach(cleanup);

interface Options {
  state?: FakeScreen['state'];
  prepare?(world: World): void;
  taken?: boolean;
}

function draw(block = wizard(), { state = {}, prepare = () => {}, taken = true }: Options = {}) {
  const world = new World();
  world.arguments = Object.keys(block.schema.properties ?? {});
  prepare(world);
  const store = world.open(block);
  const fake = fakeBinding({ state });
  const binding: Binding = {
    ...fake,
    form: () => store,
    value: (tree, locals = {}) => world.evaluate(tree, locals) as never,
  };
  const { container } = render(
    <TakenOver value={taken}>
      <WizardWidget block={block} binding={binding} />
    </TakenOver>,
  );
  return { world, store, container, binding, went: fake.went, states: fake.states };
}

const press = (name: string | RegExp) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const type = (label: string | RegExp, value: string) =>
  act(async () => fireEvent.change(screen.getByLabelText(label), { target: { value } }));
const tick = (label: string | RegExp) => act(async () => fireEvent.click(screen.getByLabelText(label)));
const heading = () => document.querySelector('h2.ok-wizard__heading')?.textContent;

/** Fills in everything, up to the answers. */
async function toAnswers(): Promise<void> {
  await type(/imie/, 'Anna');
  await press('Dalej');
  await tick(/zgoda/);
  await press('Dalej');
}

async function complaints(container: Element): Promise<string[]> {
  const { violations } = await axe.run(container, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

describe('the step', () => {
  test('has its heading, its own fields and the way on', () => {
    draw();
    expect(heading()).toBe('Krok 1 z 3: Krok osoba');
    expect(screen.getByLabelText(/imie/)).toBeTruthy();
    expect(screen.queryByLabelText(/zgoda/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Wstecz' })).toBeNull();
  });

  test('is not left while something in it is missing, which is named and focused', async () => {
    const { store } = draw();
    await press('Dalej');
    expect(heading()).toContain('osoba');
    expect(screen.getByRole('group').textContent).toContain('proba.imie: Wypełnij to pole.');
    expect(document.activeElement).toBe(screen.getByRole('group'));
    // Fields of later steps are not complained about yet.
    expect(store.problem('zgoda')).toBeUndefined();
  });

  test('gives the focus to the heading of the next one, and gets it back with its input', async () => {
    const { states } = draw();
    expect(document.activeElement).toBe(document.body);
    await type(/imie/, 'Anna');
    await press('Dalej');
    expect(heading()).toBe('Krok 2 z 3: Krok zgody');
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2 }));
    expect(states[stepStates('wniosek').step]).toBe('zgody');
    await press(/Krok osoba/);
    expect(screen.getByLabelText<HTMLInputElement>(/imie/).value).toBe('Anna');
  });

  test('leads back in the history, when that is where the resident came from', async () => {
    const { went } = draw();
    await type(/imie/, 'Anna');
    await press('Dalej');
    await press('Wstecz');
    expect(went).toEqual([{ back: true }]);
  });

  test('leads to the step before, when the address was opened at it', async () => {
    const { store } = draw(wizard(), { state: { [stepStates('wniosek').step]: 'zgody' } });
    expect(heading()).toContain('osoba');
    await act(async () => store.set('imie', 'Anna'));
    // It is filled in while it is shown, and stays.
    expect(heading()).toContain('osoba');
    cleanup();
    const initial = wizard({
      fields: wizard().fields.map((one) => (one.field === 'imie' ? { ...one, initial: 'Anna' } : one)),
    });
    const { went } = draw(initial, { state: { [stepStates('wniosek').step]: 'zgody' } });
    expect(heading()).toContain('zgody');
    await press('Wstecz');
    expect(went).toEqual([]);
    expect(heading()).toContain('osoba');
  });

  test('exists only while its condition is true', async () => {
    draw();
    await tick(/czyPies/);
    expect(heading()).toBe('Krok 1 z 4: Krok osoba');
    await type(/imie/, 'Anna');
    await press('Dalej');
    expect(heading()).toBe('Krok 2 z 4: Krok pies');
    expect(screen.getByText('O psie')).toBeTruthy();
  });
});

describe('the list of steps', () => {
  test('says which one is shown and which are completed; later ones cannot be chosen', async () => {
    draw();
    const list = () =>
      screen.getAllByRole('listitem').map((item) => [item.getAttribute('aria-current'), item.textContent]);
    expect(list()).toEqual([
      ['step', '1Krok osoba'],
      [null, '2Krok zgody'],
      [null, '3Sprawdź odpowiedzi'],
    ]);
    await type(/imie/, 'Anna');
    await press('Dalej');
    expect(list().map(([current, words]) => [current, words])).toEqual([
      [null, 'Krok osoba (ukończony)'],
      ['step', '2Krok zgody'],
      [null, '3Sprawdź odpowiedzi'],
    ]);
    const nav = within(screen.getByRole('navigation', { name: 'Kroki' }));
    expect(nav.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Krok 2 z 3',
      'Krok osoba (ukończony)',
    ]);
  });

  test('is opened by a button that says the position', async () => {
    draw();
    const button = screen.getByRole('button', { name: 'Krok 1 z 3' });
    expect(button.getAttribute('aria-expanded')).toBe('false');
    await press('Krok 1 z 3');
    expect(button.getAttribute('aria-expanded')).toBe('true');
    expect(document.getElementById(button.getAttribute('aria-controls')!)?.className).not.toContain('folded');
  });
});

describe('the page of the answers', () => {
  test('shows each answer of an existing step with the words of its field', async () => {
    draw();
    await type(/imie/, 'Anna');
    await tick(/czyPies/);
    await press('Dalej');
    await type(/rasa/, '0');
    await type(/urodzony/, '1.6.2025');
    await press('Dalej');
    await type(/haslo/, 'tajne');
    await tick(/zgoda/);
    await press('Dalej');
    expect(heading()).toBe('Krok 4 z 4: Sprawdź odpowiedzi');
    const rows = [...document.querySelectorAll('.ok-answers .ok-facts__row')].map((row) => row.textContent);
    expect(rows).toEqual([
      'proba.imieAnnaZmień proba.imie',
      'proba.czyPiestrueZmień proba.czyPies',
      'proba.rasaJamnikZmień proba.rasa',
      'proba.urodzony01.06.2025Zmień proba.urodzony',
      'proba.haslowpisane, niewidoczneZmień proba.haslo',
      'proba.zgodatrueZmień proba.zgoda',
    ]);
    expect(document.body.textContent).not.toContain('tajne,');
  });

  test('leads to the field of an answer, and the step back to the answers', async () => {
    draw();
    await toAnswers();
    expect(screen.getAllByText('nie podano')).toHaveLength(1);
    await press(/^Zmień *proba.imie/);
    expect(document.activeElement).toBe(screen.getByLabelText(/imie/));
    await type(/imie/, 'Ewa');
    await press('Dalej');
    expect(heading()).toContain('Sprawdź odpowiedzi');
    expect(screen.getByText('Ewa')).toBeTruthy();
  });

  test('asks for a step that a change opened before it comes again', async () => {
    draw();
    await toAnswers();
    await press(/^Zmień *proba.czyPies/);
    await tick(/czyPies/);
    await press('Dalej');
    expect(heading()).toContain('pies');
    await type(/rasa/, '0');
    await press('Dalej');
    expect(heading()).toContain('Sprawdź odpowiedzi');
  });

  test('sends the answers of the steps that exist', async () => {
    const { world } = draw();
    await toAnswers();
    await press('proba.wyslij');
    expect(world.calls.map(({ args }) => args)).toEqual([{ imie: 'Anna', czyPies: false, zgoda: true }]);
  });

  test('leads to the step that the office refuses, whose summary has the focus', async () => {
    const refuse = (world: World) => {
      world.office = async () => {
        throw new ApiError({ kind: 'refused', status: 400, kod: '2001', pola: { imie: 'Nie ma takiego imienia.' } });
      };
    };
    draw(wizard({ errors: { '2001': { field: 'imie' } } }), { prepare: refuse });
    await toAnswers();
    await press('proba.wyslij');
    expect(heading()).toContain('osoba');
    expect(document.activeElement?.textContent).toContain('Nie ma takiego imienia.');
    await type(/imie/, 'Anna Maria');
    await press('Dalej');
    expect(heading()).toContain('Sprawdź odpowiedzi');
  });

  test('has the captcha, which is solved for one call', async () => {
    const fields = [...wizard().fields, field('robot', 'captcha', { challenge: { operation: 'daj', args: {} } })];
    const steps = wizard().steps.map((step) =>
      step.id === 'osoba' ? { ...step, fields: [...step.fields, 'robot'] } : step,
    );
    const { container } = draw(wizard({ fields, steps }));
    expect(container.querySelector('.ok-captcha')).toBeNull();
    await toAnswers();
    expect(await screen.findByText(/robot/)).toBeTruthy();
    expect(document.querySelectorAll('.ok-answers .ok-facts__row')).toHaveLength(4);
  });
});

test('input that was kept from before the end of a session is there in all steps', async () => {
  const memory = new FormMemory().slot('anna', '/wniosek');
  memory.write('wniosek', { imie: 'Anna', zgoda: true });
  draw(wizard(), {
    prepare: (world) => {
      world.memory = memory;
    },
    state: { [stepStates('wniosek').step]: 'zgody' },
  });
  expect(heading()).toContain('zgody');
  expect(screen.getByLabelText<HTMLInputElement>(/zgoda/).checked).toBe(true);
  expect(screen.getByRole('status').textContent).toContain('przywr');
});

test('without code it says whom to call, and nothing can be pressed', () => {
  const { container } = draw(wizard(), { taken: false });
  expect(container.querySelector('.ok-needs')).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Dalej' }).disabled).toBe(true);
});

test('has no accessibility problem in a step, with problems, and with the answers', async () => {
  const { container } = draw();
  expect(await complaints(container)).toEqual([]);
  await press('Dalej');
  expect(await complaints(container)).toEqual([]);
  await toAnswers();
  expect(heading()).toContain('Sprawdź');
  expect(await complaints(container)).toEqual([]);
});

test('is a form for everything that sends and judges forms', () => {
  expect(isForm(wizard())).toBe(true);
});
