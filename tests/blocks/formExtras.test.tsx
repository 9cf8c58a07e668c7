// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import axe from 'axe-core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Binding } from '../../src/blocks/binding.ts';
import type { FormField } from '../../src/blocks/form/block.ts';
import FormWidget from '../../src/blocks/form/widget/index.tsx';
import { field, form, path } from '../fixtures/forms/newRequest.ts';
import { World } from '../portal/stores/formWorld.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const meter: NonNullable<FormField['meter']> = {
  value: ['call', 'passwordLevel', path('form.haslo')],
  max: 3,
  text: {
    match: [
      { when: ['==', ['call', 'passwordLevel', path('form.haslo')], 1], text: { key: 'proba.slabe' } },
      { text: { key: 'proba.dobre' } },
    ],
  },
};

function draw(more: Partial<FormField> = { meter }) {
  const world = new World();
  const block = form({
    schema: { type: 'object', properties: { haslo: { type: 'string', 'x-secret': true } } },
    fields: [field('haslo', 'password', more)],
  });
  const store = world.open(block);
  const run = vi.fn<Binding['run']>(async () => true);
  const binding = {
    value: (tree, locals = {}) => world.evaluate(tree, locals),
    text: (text, locals = {}) => world.text(text, locals),
    word: (key, values) => world.word(key, values),
    run,
    busy: () => false,
    status: 'ready',
    form: () => store,
  } as Partial<Binding> as Binding;
  const { container } = render(<FormWidget block={block} binding={binding} />);
  const type = (value: string) =>
    fireEvent.change(screen.getByLabelText('proba.haslo', { selector: 'input' }), { target: { value } });
  const full = () => container.querySelectorAll('.ok-form__part--full').length;
  const parts = () => container.querySelectorAll('.ok-form__part').length;
  const announced = () => container.querySelector('[aria-live="polite"]')?.textContent;
  return { run, container, type, full, parts, announced };
}

test('an empty password has no strength meter', () => {
  const { parts, announced } = draw();
  expect([parts(), announced()]).toEqual([0, '']);
});

test('the meter changes with every key stroke, with the same information in words', () => {
  const { container, type, full, parts } = draw();
  type('lipowa');
  expect([full(), parts(), container.querySelector('.ok-form__meter')?.textContent]).toEqual([1, 3, 'proba.slabe']);
  type('Lipowa1!');
  expect(full()).toBe(2);
  type('Lipowa12!');
  expect([full(), container.querySelector('.ok-form__meter')?.textContent]).toEqual([3, 'proba.dobre']);
  type('');
  expect(parts()).toBe(0);
});

test('a password that others guess has one full part, and the reason', () => {
  const { container, type, full } = draw({ meter, ownWords: { of: ['kowalska'], say: { key: 'proba.wlasne' } } });
  type('Kowalska-77!');
  expect([full(), container.querySelector('.ok-form__meter')?.textContent]).toEqual([1, 'proba.wlasne']);
});

test('the words are announced politely, once, when typing pauses', () => {
  const { type, announced } = draw();
  type('lipowa');
  act(() => void vi.advanceTimersByTime(900));
  expect(announced()).toBe('');
  type('Lipowa1!');
  act(() => void vi.advanceTimersByTime(900));
  expect(announced()).toBe('');
  act(() => void vi.advanceTimersByTime(200));
  expect(announced()).toBe('proba.dobre');
});

test('a button beside a field runs its steps', async () => {
  const steps = [{ do: 'open', dialog: 'regulamin' }] as const;
  const { run } = draw({ button: { label: { key: 'proba.czytaj' }, do: steps } });
  fireEvent.click(screen.getByRole('button', { name: 'proba.czytaj' }));
  expect(run.mock.calls[0]?.[0]).toBe(steps);
});

test('it is accessible', async () => {
  const { container, type } = draw();
  type('lipowa');
  vi.useRealTimers();
  const { violations } = await axe.run(container, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  expect(violations).toEqual([]);
});
