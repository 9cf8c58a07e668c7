// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { isForm } from '../../src/blocks/form/isForm.ts';
import { axeProblems } from '../portal/ui/axe.ts';
import { type Drawable, draw } from './drawWidget.tsx';
import { field, samples, table } from './samples.ts';

afterEach(cleanup);

/** All sample blocks but the dialog, which is drawn in the page's body and only when it is open. */
const drawn = samples.filter((block): block is Drawable => block.type !== 'dialog' && !isForm(block));

test.each([
  ['2026', 'Raty z roku 2026'],
  [undefined, undefined],
])('a block names itself by a caption whose values are known: %s', (rok, name) => {
  const caption = { key: 'Raty z roku', values: { rok: { value: field('state', 'rok'), format: 'text' as const } } };
  const { container } = draw(table({ caption }), { status: 'held', state: { rok } });
  expect(container.querySelector('.ok-block__name')?.textContent).toBe(name);
});

describe.each(drawn.map((block) => [block.type, block] as const))('%s', (type, block) => {
  test.each(['ready', 'pending', 'failed', 'held'] as const)('has no accessibility problem when %s', async (status) => {
    const { container } = draw(block, { status });
    expect(await axeProblems(container)).toEqual([]);
  });

  test('has no accessibility problem without data', async () => {
    const { container } = draw(block, { scope: { data: {} } });
    expect(await axeProblems(container)).toEqual([]);
  });

  test('reports a failure with its case number, and offers a retry', () => {
    const { binding } = draw(block, { status: 'failed' });
    expect(screen.getByRole('alert').textContent).toContain('Usługa chwilowo niedostępna.');
    expect(screen.getByRole('alert').textContent).toContain('OK-7F3A');
    fireEvent.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }));
    expect(binding.retried.times).toBe(1);
  });

  test('only names what is missing when a block before reports the same failure', () => {
    draw(block, { status: 'failed', failureRepeated: true });
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByText('Tych danych też nie ma. Powód podaje komunikat powyżej.')).toBeTruthy();
  });

  test('shows a plain message without a case number or a retry when the office does not have the data', async () => {
    const { container } = draw(block, { status: 'failed', absent: true });
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('status').textContent).not.toContain('OK-7F3A');
    expect(screen.queryByRole('button', { name: 'Spróbuj ponownie' })).toBeNull();
    expect(await axeProblems(container)).toEqual([]);
  });

  test('shows that it is loading', () => {
    const { container } = draw(block, { status: 'pending' });
    expect(container.querySelector('[aria-busy="true"]')).not.toBeNull();
    // Buttons are drawn at once but disabled, so that a resident sees early what can be done here.
    if (type === 'actions')
      expect(screen.getAllByRole('button').every((button) => (button as HTMLButtonElement).disabled)).toBe(true);
    else expect(container.querySelector('.ok-skeleton')).not.toBeNull();
  });
});
