// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import iconSchema from '../../../schemas/descriptors/common.schema.json' with { type: 'json' };
import { Button } from '../../../src/portal/ui/Button.tsx';
import { Checkbox } from '../../../src/portal/ui/Checkbox.tsx';
import { Field } from '../../../src/portal/ui/Field.tsx';
import { Icon } from '../../../src/portal/ui/Icon.tsx';
import { iconPaths } from '../../../src/portal/ui/iconPaths.ts';
import { Pager } from '../../../src/portal/ui/Pager.tsx';
import { RadioGroup } from '../../../src/portal/ui/RadioGroup.tsx';
import { Select } from '../../../src/portal/ui/Select.tsx';
import { Snackbar } from '../../../src/portal/ui/Snackbar.tsx';
import { TextInput } from '../../../src/portal/ui/TextInput.tsx';
import { applyTheme } from '../../../src/portal/ui/theme.ts';
import { pagerWords as words } from './pagerWords.ts';

afterEach(cleanup);
const none = () => {};

test('a busy button keeps the focus and ignores clicks, in a form too', () => {
  const click = vi.fn();
  const submit = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
  render(
    <form onSubmit={submit}>
      <Button type="submit" busy onClick={click}>
        Wyślij
      </Button>
    </form>,
  );
  const button = screen.getByRole('button', { name: 'Wyślij' });
  button.focus();
  fireEvent.click(button);
  expect([click.mock.calls.length, submit.mock.calls.length]).toEqual([0, 0]);
  expect(document.activeElement).toBe(button);
  expect(button.getAttribute('aria-busy')).toBe('true');
});

test('a button does not submit a form by default', () => {
  render(<Button>Pokaż</Button>);
  expect(screen.getByRole('button').getAttribute('type')).toBe('button');
});

test('a field ties its label, hint and error to the control', () => {
  render(
    <Field id="login" label="Login" hint="Jak przy rejestracji" error="Podaj login" required>
      {(control) => <TextInput {...control} value="" onChange={none} />}
    </Field>,
  );
  const input = screen.getByRole('textbox', { name: 'Login' });
  const described = input
    .getAttribute('aria-describedby')
    ?.split(' ')
    .map((id) => document.getElementById(id)?.textContent);
  expect(described).toEqual(['Jak przy rejestracji', 'Podaj login']);
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(input.getAttribute('aria-required')).toBe('true');
});

test('a field without hint and error references neither', () => {
  render(
    <Field id="login" label="Login">
      {(control) => <TextInput {...control} value="" onChange={none} />}
    </Field>,
  );
  const input = screen.getByRole('textbox');
  expect(input.hasAttribute('aria-describedby')).toBe(false);
  expect(input.hasAttribute('aria-invalid')).toBe(false);
});

test('a password can be shown, and its button names its effect', () => {
  const reveal = { show: 'Pokaż hasło', hide: 'Ukryj hasło' };
  render(
    <Field id="haslo" label="Hasło">
      {(control) => <TextInput {...control} type="password" value="Abc" onChange={none} reveal={reveal} />}
    </Field>,
  );
  const input = screen.getByLabelText('Hasło');
  expect(input.getAttribute('type')).toBe('password');
  fireEvent.click(screen.getByRole('button', { name: 'Pokaż hasło' }));
  expect(input.getAttribute('type')).toBe('text');
  fireEvent.click(screen.getByRole('button', { name: 'Ukryj hasło' }));
  expect(input.getAttribute('type')).toBe('password');
});

test('a select gives the chosen value, and an empty text for none', () => {
  const chosen: string[] = [];
  render(
    <Field id="rok" label="Rok">
      {(control) => (
        <Select
          {...control}
          value="2025"
          none="Wszystkie"
          onChange={(value) => chosen.push(value)}
          options={[
            { value: '2025', label: '2025' },
            { value: '2024', label: '2024' },
          ]}
        />
      )}
    </Field>,
  );
  const select = screen.getByRole('combobox', { name: 'Rok' });
  fireEvent.change(select, { target: { value: '2024' } });
  fireEvent.change(select, { target: { value: '' } });
  expect(chosen).toEqual(['2024', '']);
});

test('a mixed checkbox is announced as such, and a click gives the new state', () => {
  const change = vi.fn();
  render(<Checkbox id="wszystkie" label="Wszystkie raty" mixed checked={false} onChange={change} />);
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Wszystkie raty' });
  expect(box.indeterminate).toBe(true);
  fireEvent.click(box);
  expect(change).toHaveBeenCalledWith(true);
});

test('radio buttons of one group share a name and report the chosen value', () => {
  function Group() {
    const [value, setValue] = useState('a');
    return (
      <RadioGroup
        id="grupa"
        legend="Rodzaj"
        value={value}
        onChange={setValue}
        options={[
          { value: 'a', label: 'Pierwszy' },
          { value: 'b', label: 'Drugi' },
        ]}
      />
    );
  }
  render(<Group />);
  const [first, second] = screen.getAllByRole<HTMLInputElement>('radio');
  fireEvent.click(second!);
  expect([first!.checked, second!.checked, first!.name === second!.name]).toEqual([false, true, true]);
  expect(screen.getByRole('radiogroup', { name: 'Rodzaj' })).toBeTruthy();
});

test('a pager stops at both ends and treats a page size of 0 as all rows', () => {
  const pages: number[] = [];
  const sizes: number[] = [];
  const props = { pages: 3, onPage: (page: number) => pages.push(page), size: 5, sizes: [5, 0], words };
  const { rerender } = render(<Pager {...props} page={1} onSize={(size) => sizes.push(size)} />);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Poprzednia' }).disabled).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Następna' }));
  fireEvent.change(screen.getByRole('combobox', { name: 'Wierszy' }), { target: { value: '0' } });
  rerender(<Pager {...props} page={3} />);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Następna' }).disabled).toBe(true);
  expect([pages, sizes]).toEqual([[2], [0]]);
});

test('a message waits while the pointer or the focus is on it, and a failure is announced at once', () => {
  const log: string[] = [];
  render(
    <Snackbar
      items={[{ id: 7, text: 'Nie wysłano', tone: 'danger' }]}
      onPause={(id) => log.push(`pause ${id}`)}
      onResume={(id) => log.push(`resume ${id}`)}
      onClose={(id) => log.push(`close ${id}`)}
      closeWord="Zamknij"
    />,
  );
  const message = screen.getByText('Nie wysłano');
  expect(message.closest('[aria-live]')?.getAttribute('aria-live')).toBe('assertive');
  fireEvent.pointerEnter(message.parentElement!);
  fireEvent.pointerLeave(message.parentElement!);
  fireEvent.focus(screen.getByRole('button', { name: 'Zamknij' }));
  fireEvent.click(screen.getByRole('button', { name: 'Zamknij' }));
  expect(log).toEqual(['pause 7', 'resume 7', 'pause 7', 'close 7']);
});

test('a message that has the focus keeps waiting when the pointer leaves it', () => {
  const resume = vi.fn();
  const items = [{ id: 7, text: 'Zapisano', tone: 'success' as const }];
  render(<Snackbar items={items} onPause={none} onResume={resume} onClose={none} closeWord="Zamknij" />);
  const close = screen.getByRole('button', { name: 'Zamknij' });
  close.focus();
  fireEvent.pointerLeave(close.parentElement!);
  expect(resume).not.toHaveBeenCalled();
  close.blur();
  expect(resume).toHaveBeenCalledExactlyOnceWith(7);
});

test('closing a message moves the focus to the next one, then back to its former place, and never loses it', () => {
  const two = [
    { id: 7, text: 'Zapisano', tone: 'success' as const },
    { id: 8, text: 'Wysłano', tone: 'success' as const },
  ];
  const drawn = (items: typeof two, came = true) => (
    <>
      <main tabIndex={-1}>{came && <button type="button">Wyślij</button>}</main>
      <Snackbar items={items} onPause={none} onResume={none} onClose={none} closeWord="Zamknij" />
    </>
  );
  const { rerender } = render(drawn(two));
  const closers = () => screen.getAllByRole('button', { name: 'Zamknij' });
  screen.getByRole('button', { name: 'Wyślij' }).focus();
  closers()[1]!.focus();
  fireEvent.click(closers()[1]!);
  rerender(drawn(two.slice(0, 1)));
  expect(document.activeElement).toBe(closers()[0]);
  fireEvent.click(closers()[0]!);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Wyślij' }));
  closers()[0]!.focus();
  rerender(drawn(two.slice(0, 1), false));
  fireEvent.click(closers()[0]!);
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

test('every icon that a descriptor may name is drawn', () => {
  const names = iconSchema.$defs.icon.enum;
  expect(names.filter((name) => !Object.hasOwn(iconPaths, name))).toEqual([]);
  expect(names.length).toBeGreaterThan(20);
});

test('an unknown icon is the hexagon', () => {
  const { container } = render(<Icon name="toString" />);
  expect(container.querySelector('path')?.getAttribute('d')).toBe(iconPaths.hexagon);
});

test('a theme sets its tokens and can be removed', () => {
  applyTheme({ primary: '#123456' }, document.documentElement);
  expect(document.documentElement.style.getPropertyValue('--theme-primary')).toBe('#123456');
  applyTheme({}, document.documentElement);
  expect(document.documentElement.style.getPropertyValue('--theme-primary')).toBe('');
});
