// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import axe from 'axe-core';
import { afterEach, describe, expect, test } from 'vitest';
import type { Binding } from '../../src/blocks/binding.ts';
import type { WizardBlock } from '../../src/blocks/wizard/block.ts';
import { stepStates } from '../../src/blocks/wizard/steps.ts';
import WizardWidget from '../../src/blocks/wizard/widget/index.tsx';
import { TakenOver } from '../../src/portal/ui/useTakenOver.ts';
import { enrolment } from '../fixtures/forms/enrolment.ts';
import { World } from '../portal/stores/formWorld.ts';
import { fakeBinding } from './fakeBinding.ts';

afterEach(cleanup);

const block = enrolment().checked.screens.proba!.content[0] as WizardBlock;

function draw() {
  const world = new World();
  world.arguments = ['dzieci', 'dlugi'];
  const store = world.open(block);
  const fake = fakeBinding({});
  const binding: Binding = {
    ...fake,
    form: () => store,
    value: (tree, locals = {}) => world.evaluate(tree, locals) as never,
  };
  const { container } = render(
    <TakenOver value>
      <WizardWidget block={block} binding={binding} />
    </TakenOver>,
  );
  return { world, store, container, states: fake.states };
}

const press = (name: string | RegExp) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const type = (at: number, value: string) =>
  act(async () => fireEvent.change(screen.getAllByRole('textbox')[at]!, { target: { value } }));
const heading = () => document.querySelector('h2.ok-wizard__heading')?.textContent;
const inList = () => [...document.querySelectorAll('.ok-wizard__title')].map(({ textContent }) => textContent);

/** Ala, who is four, and Jan, who is two. */
async function withChildren() {
  const drawn = draw();
  // The code of rows is loaded with the first list.
  await screen.findAllByRole('textbox');
  await type(0, 'Ala');
  await type(1, '4');
  await press(/Dodaj/);
  await type(2, 'Jan');
  await type(3, '2');
  return drawn;
}

async function toAnswers() {
  const drawn = await withChildren();
  await press('Dalej');
  await type(0, 'Sowy');
  await press('Dalej');
  await type(0, 'Misie');
  await press('Dalej');
  await type(0, 'alergia');
  await press('Dalej');
  return drawn;
}

describe('steps of rows', () => {
  test('are in the list of steps with the names of their rows, row by row', async () => {
    await withChildren();
    expect(inList().slice(1, -1)).toEqual([
      'proba.kwota Ala',
      'proba.kwota Jan',
      expect.stringContaining('proba.kwota'),
    ]);
  });

  test('have the row in heading and address, and its fields only', async () => {
    const { states, store } = await withChildren();
    await press('Dalej');
    expect(heading()).toBe('Krok 2 z 5: proba.kwota Ala');
    expect(states[stepStates('w').step]).toBe('grupa.1');
    expect(screen.getAllByRole('textbox')).toHaveLength(1);
    await press('Dalej');
    expect(heading()).toContain('Ala');
    expect(document.activeElement).toBe(screen.getByRole('textbox'));
    await type(0, 'Sowy');
    await press('Dalej');
    expect(heading()).toBe('Krok 3 z 5: proba.kwota Jan');
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('');
    expect(store.values.dzieci).toHaveLength(2);
  });

  test('the list names no problem of a field that a step asks', async () => {
    await withChildren();
    await press('Dalej');
    await press('Dalej');
    await press(/^proba.etykieta.*ukończony/);
    await type(0, '');
    await press('Dalej');
    const summary = document.querySelector('.ok-form__summary');
    expect(summary?.querySelectorAll('li')).toHaveLength(1);
  });
});

describe('the answers', () => {
  test('are shown by row, and each leads to its field and back', async () => {
    await toAnswers();
    expect(heading()).toContain('Sprawdź');
    const sections = [...document.querySelectorAll('.ok-answers')].map((one) => [
      one.querySelector('h3')?.textContent,
      [...one.querySelectorAll('.ok-answers .ok-form__grow')].map(({ textContent }) => textContent),
    ]);
    expect(sections.slice(1)).toEqual([
      ['proba.kwota Ala', ['Sowy']],
      ['proba.kwota Jan', ['Misie']],
      ['proba.kwota Misie', ['alergia']],
    ]);
    const changes = screen.getAllByRole('button', { name: /^Zmień/ });
    await act(async () => fireEvent.click(changes[2]!));
    expect(heading()).toContain('Jan');
    expect(document.activeElement).toBe(screen.getByRole('textbox'));
    await type(0, 'Jeże');
    await press('Dalej');
    expect(heading()).toContain('Sprawdź');
    expect(screen.getByText('Jeże')).toBeTruthy();
  });

  test('have what is computed from them above the button', async () => {
    await toAnswers();
    const facts = document.querySelector('form .ok-facts');
    expect(facts?.textContent).toBe('proba.etykieta2');
  });

  test('are sent as a list of records', async () => {
    const { world } = await toAnswers();
    await press('proba.etykieta');
    expect(world.calls[0]?.args).toEqual({
      dlugi: [],
      dzieci: [
        { imie: 'Ala', wiek: 4, grupa: 'Sowy' },
        { imie: 'Jan', wiek: 2, grupa: 'Misie', uwagi: 'alergia' },
      ],
    });
  });
});

test('a step of a row and its answers have no accessibility problem', async () => {
  const { container } = await toAnswers();
  const rules = { 'color-contrast': { enabled: false }, region: { enabled: false } };
  expect((await axe.run(container, { rules })).violations).toEqual([]);
  await act(async () => fireEvent.click(screen.getAllByRole('button', { name: /^Zmień/ })[1]!));
  expect((await axe.run(container, { rules })).violations).toEqual([]);
});
