// @vitest-environment jsdom
import { cleanup, fireEvent, render } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { TextInput } from '../../../src/portal/ui/TextInput.tsx';
import { TakenOver } from '../../../src/portal/ui/useTakenOver.ts';

const sent = vi.fn();

function Draft() {
  const [value, setValue] = useState('before');
  const plain = { form: 'stan:a', name: 'miasto', onEarly: sent };
  return <TextInput id="a" value={value} onChange={setValue} plain={plain} />;
}

function page(taken: boolean) {
  return (
    <TakenOver value={taken}>
      <Draft />
    </TakenOver>
  );
}

afterEach(() => {
  cleanup();
  sent.mockReset();
  delete document.documentElement.dataset.sent;
});

test('Enter between the drawing of a field and the take-over of its page applies what was typed', () => {
  const { rerender, getByRole } = render(page(false));
  const field = getByRole('textbox');
  field.focus();
  fireEvent.change(field, { target: { value: 'Brzezno' } });
  // As public/early.js does when the form would be sent.
  document.documentElement.dataset.sent = 'stan:a';
  rerender(page(true));
  expect(sent.mock.calls).toEqual([['Brzezno']]);
  expect(document.documentElement.dataset.sent).toBeUndefined();
});

test('what is typed without Enter stays in the field and is not applied', () => {
  const { rerender, getByRole } = render(page(false));
  const field = getByRole('textbox');
  field.focus();
  fireEvent.change(field, { target: { value: 'Brzez' } });
  rerender(page(true));
  expect(sent).not.toHaveBeenCalled();
  expect(field).toHaveProperty('value', 'Brzez');
});
