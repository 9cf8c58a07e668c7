// @vitest-environment jsdom
import { cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { Accordion } from '../../../src/portal/ui/Accordion.tsx';
import { Dialog } from '../../../src/portal/ui/Dialog.tsx';
import { Disclosure } from '../../../src/portal/ui/Disclosure.tsx';
import { Sidebar } from '../../../src/portal/ui/Sidebar.tsx';
import { axeProblems } from './axe.ts';

afterEach(cleanup);
// PrimeReact is loaded with its first use, which is slow on a busy machine.
configure({ asyncUtilTimeout: 15_000 });
vi.setConfig({ testTimeout: 30_000 });

test('a dialog that was never open is not rendered, and its code is not loaded', () => {
  const { container } = render(<Dialog open={false} title="Pytanie" onClose={() => {}} closeWord="Zamknij" />);
  expect(container.childElementCount).toBe(0);
});

test('an open dialog has a name, passes axe, and can be closed by its cross and by Escape', async () => {
  const close = vi.fn();
  render(
    <Dialog open title="Pytanie" onClose={close} closeWord="Zamknij" footer={<button type="button">Tak</button>}>
      <p>Czy na pewno?</p>
    </Dialog>,
  );
  const dialog = await screen.findByRole('dialog', { name: 'Pytanie' });
  expect(await axeProblems(dialog)).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Zamknij' }));
  await waitFor(() => expect(close).toHaveBeenCalledTimes(1));
  fireEvent.keyDown(document, { key: 'Escape', code: 'Escape' });
  await waitFor(() => expect(close.mock.calls.length).toBeGreaterThanOrEqual(2));
});

test('when a dialog closes and its opener is disabled, the first field beside it gets the focus', async () => {
  const page = (open: boolean, disabled: boolean) => (
    <>
      <form>
        <input aria-label="Imię" />
        <button type="submit" disabled={disabled}>
          Wyślij
        </button>
      </form>
      <Dialog open={open} title="Pytanie" onClose={() => {}} closeWord="Zamknij" />
    </>
  );
  const { rerender } = render(page(false, false));
  screen.getByRole('button', { name: 'Wyślij' }).focus();
  rerender(page(true, false));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Zamknij' })).toBe(document.activeElement));
  rerender(page(false, true));
  await waitFor(() => expect(screen.getByLabelText('Imię')).toBe(document.activeElement));
});

test('a drawer is a named modal dialog, passes axe, and closes by its cross', async () => {
  const close = vi.fn();
  render(
    <Sidebar open onClose={close} label="Menu" closeWord="Zamknij">
      <a href="/uslugi">Usługi</a>
    </Sidebar>,
  );
  const drawer = await screen.findByRole('dialog', { name: 'Menu' });
  expect(await axeProblems(drawer)).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Zamknij' }));
  expect(close).toHaveBeenCalled();
});

function Sections({ single }: { single?: boolean }) {
  const [open, setOpen] = useState(['raty']);
  const items = [
    { id: 'raty', header: 'Raty', content: <p>Trzy raty</p> },
    { id: 'wplaty', header: 'Wpłaty', content: <p>Dwie wpłaty</p> },
  ];
  return <Accordion items={items} open={open} onChange={setOpen} single={single} />;
}

test('an accordion opens and closes its sections under second-level headings, and passes axe', async () => {
  const { container } = render(<Sections />);
  const second = await screen.findByRole('button', { name: 'Wpłaty' });
  expect(screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent)).toEqual(['Raty', 'Wpłaty']);
  expect(screen.getByText('Trzy raty')).toBeTruthy();
  fireEvent.click(second);
  expect(await screen.findByText('Dwie wpłaty')).toBeTruthy();
  expect(screen.getByText('Trzy raty')).toBeTruthy();
  expect(second.getAttribute('aria-expanded')).toBe('true');
  expect(await axeProblems(container)).toEqual([]);
});

test('a single accordion has at most one open section', async () => {
  render(<Sections single />);
  fireEvent.click(await screen.findByRole('button', { name: 'Wpłaty' }));
  expect(await screen.findByText('Dwie wpłaty')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Raty' }).getAttribute('aria-expanded')).toBe('false');
});

test('a disclosure closes by Escape with the focus returned, by a click outside, and when the focus leaves', async () => {
  const { container } = render(
    <>
      <Disclosure label="PL" prefix="Język:">
        {() => <button type="button">English</button>}
      </Disclosure>
      <button type="button">Obok</button>
    </>,
  );
  const button = screen.getByRole('button', { name: 'Język: PL' });
  const choice = () => screen.queryByRole('button', { name: 'English' });
  fireEvent.click(button);
  expect(choice()).not.toBeNull();
  expect(await axeProblems(container)).toEqual([]);
  fireEvent.keyDown(document, { key: 'Escape' });
  expect(choice()).toBeNull();
  expect(document.activeElement).toBe(button);
  fireEvent.click(button);
  fireEvent.pointerDown(document.body);
  expect(choice()).toBeNull();
  fireEvent.click(button);
  fireEvent.focusIn(screen.getByRole('button', { name: 'Obok' }));
  expect(choice()).toBeNull();
});
