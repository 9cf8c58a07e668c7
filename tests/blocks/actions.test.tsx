// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { ActionsBlock } from '../../src/blocks/actions/block.ts';
import type { Tree } from '../../src/lang/expressions/tree.ts';
import { draw } from './drawWidget.tsx';
import { actions, state } from './samples.ts';

afterEach(cleanup);

const pay = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Zapłać' });

test('a disabled button shows its reason, which describes it for screen readers too', () => {
  draw(actions);
  expect(pay().disabled).toBe(true);
  expect(document.getElementById(pay().getAttribute('aria-describedby')!)?.textContent).toBe(
    'Zaznacz co najmniej jedną ratę.',
  );
});

test('a button follows the state it depends on', async () => {
  const { binding } = draw(actions);
  await act(async () => binding.set({ wybrane: [1] }));
  expect(pay().disabled).toBe(false);
  expect(screen.queryByText('Zaznacz co najmniej jedną ratę.')).toBeNull();
  fireEvent.click(pay());
  expect(binding.ran).toEqual([{ steps: actions.items[0]!.do, locals: undefined, key: 'zaplac' }]);
});

test('only the button at work is busy, and it does not start again', () => {
  const { binding } = draw(actions, { state: { ...state, wybrane: [1] }, busy: ['pdf'] });
  const pdf = screen.getByRole('button', { name: 'Pobierz PDF' });
  expect(pdf.getAttribute('aria-busy')).toBe('true');
  expect(pay().getAttribute('aria-busy')).toBeNull();
  fireEvent.click(pdf);
  expect(binding.ran).toEqual([]);
});

test('a button whose condition is false is not shown', () => {
  draw({ ...actions, items: [{ ...actions.items[1]!, visible: false }] });
  expect(screen.queryByRole('button')).toBeNull();
});

const chosen: Tree = ['call', 'count', ['.', ['$', 'state'], 'wybrane']];
const bar: ActionsBlock = {
  ...actions,
  text: {
    match: [
      { when: ['>', chosen, 0], text: { value: chosen, format: 'integer' } },
      { text: { value: '', format: 'text' } },
    ],
  },
  stay: ['>', chosen, 0],
};

test('a sentence before the buttons is announced when it changes, and the bar is sticky while its condition holds', async () => {
  const { binding, container } = draw(bar);
  const status = screen.getByRole('status');
  expect(status.textContent).toBe('');
  expect(container.querySelector('.ok-actions-bar--stay')).toBeNull();
  await act(async () => binding.set({ wybrane: [1, 2] }));
  expect(screen.getByRole('status')).toBe(status);
  expect(status.textContent).toBe('2');
  expect(container.querySelector('.ok-actions-bar--stay')).not.toBeNull();
});
