// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { named } from '../../src/blocks/widget/widget/named.ts';
import type { Tree } from '../../src/lang/expressions/tree.ts';
import { axeProblems } from '../portal/ui/axe.ts';
import { draw } from './drawWidget.tsx';
import { actions, data, dialog, heading, key, legend, notice, repeat, section, tabs, text, widget } from './samples.ts';

afterEach(cleanup);

describe('section', () => {
  test('draws its blocks under its heading, and a block’s own title one level down', () => {
    draw({ ...section, content: [{ ...text, title: key('Terminy') }] });
    expect(screen.getByRole('heading', { level: 2, name: 'Zaksięgowane wpłaty' })).toBeTruthy();
    expect(screen.getByRole('heading', { level: 3, name: 'Terminy' })).toBeTruthy();
  });

  test('as steps is a list that numbers its blocks', async () => {
    const { container } = draw({ ...section, as: 'steps', content: [text, { ...text, id: 'drugi' }] });
    expect(within(screen.getByRole('list')).getAllByRole('listitem')).toHaveLength(2);
    expect(screen.getByRole('list').tagName).toBe('OL');
    expect(await axeProblems(container)).toEqual([]);
  });

  test('as an accordion draws its content only after it is opened', async () => {
    const { container } = draw({ ...section, as: 'accordion' });
    const button = await screen.findByRole('button', { name: 'Zaksięgowane wpłaty' });
    expect(container.textContent).not.toContain('Wpłaty widać');
    expect(button.getAttribute('aria-expanded')).toBe('false');
    await act(async () => fireEvent.click(button));
    await waitFor(() => expect(container.textContent).toContain('Wpłaty widać'));
    expect(button.getAttribute('aria-expanded')).toBe('true');
    expect(await axeProblems(container)).toEqual([]);
  });

  describe('as an accordion that scrolls', () => {
    const scrolled = vi.fn();
    beforeEach(() => {
      scrolled.mockClear();
      Element.prototype.scrollIntoView = scrolled;
    });
    afterEach(() => {
      vi.useRealTimers();
      vi.unstubAllGlobals();
      Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
    });
    const calm = (matches: boolean) => vi.stubGlobal('matchMedia', () => ({ matches }));

    test.each([
      [false, 'smooth'],
      [true, 'auto'],
    ])(
      'scrolls into view half a second after it is opened (reduced motion: %s), and keeps the focus',
      async (no, behavior) => {
        draw({ ...section, as: 'accordion' });
        const button = await screen.findByRole('button', { name: 'Zaksięgowane wpłaty' });
        calm(no);
        vi.useFakeTimers();
        button.focus();
        await act(async () => fireEvent.click(button));
        await act(async () => vi.advanceTimersByTime(499));
        expect(scrolled).not.toHaveBeenCalled();
        await act(async () => vi.advanceTimersByTime(1));
        expect(scrolled.mock.calls).toEqual([[{ block: 'nearest', behavior }]]);
        expect(document.activeElement).toBe(button);
      },
    );

    test('opened from the start it does not move the focus', async () => {
      draw({ ...section, as: 'accordion', open: true });
      await screen.findByRole('button', { name: 'Zaksięgowane wpłaty' });
      expect(document.body.textContent).toContain('Wpłaty widać');
      expect(document.activeElement).toBe(document.body);
    });

    test('named by a link it is open and scrolled to; it can be closed', async () => {
      draw(
        { ...section, as: 'accordion', open: ['==', ['.', ['$', 'params'], 'sekcja'], 'wplaty'], anchor: 'wplaty' },
        {
          scope: { params: { sekcja: 'wplaty' } },
        },
      );
      const button = await screen.findByRole('button', { name: 'Zaksięgowane wpłaty' });
      expect(button.getAttribute('aria-expanded')).toBe('true');
      await waitFor(() => expect(document.activeElement?.id).toBe('wplaty'));
      expect(scrolled.mock.calls).toEqual([[{ block: 'start' }]]);
      await act(async () => fireEvent.click(button));
      expect(button.getAttribute('aria-expanded')).toBe('false');
    });
  });
});

describe('tabs', () => {
  const tab = (name: string) => screen.getByRole('tab', { name });

  test('draw a tab when it is first chosen', () => {
    draw(tabs);
    expect(document.body.textContent).not.toContain('synchronizacja');
    fireEvent.click(tab('Archiwalne'));
    expect(screen.getByRole('tabpanel', { name: 'Archiwalne' }).textContent).toContain('synchronizacja');
    expect(tab('Archiwalne').getAttribute('aria-selected')).toBe('true');
  });

  test.each([
    ['ArrowRight', 'Archiwalne'],
    ['ArrowLeft', 'Wszystkie'],
    ['End', 'Wszystkie'],
    ['Home', 'Aktualne'],
  ])('%s from the first tab moves to %s, with the focus', (press, name) => {
    draw(tabs);
    fireEvent.keyDown(tab('Aktualne'), { key: press });
    expect(document.activeElement).toBe(tab(name));
    expect(screen.getAllByRole('tab').filter((one) => one.tabIndex === 0)).toEqual([tab(name)]);
  });
});

describe('repeat', () => {
  test('draws its blocks once for each item', () => {
    draw(repeat);
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(
      data.karty.map(({ nazwa }) => nazwa),
    );
  });

  test('shows a message when there is no item', () => {
    draw(repeat, { scope: { data: { karty: [] } } });
    expect(screen.getByText('Nikt więcej.')).toBeTruthy();
  });
});

describe('dialog', () => {
  test.each([
    ['a field', <input key="kod" aria-label="Kod" />, 'Kod'],
    ['no field', <p key="tresc">Treść</p>, 'Zamknij'],
  ])('with %s in it gives the focus to the element the resident needs first', async (_what, content, focused) => {
    draw(dialog, { open: true, draw: () => content });
    await screen.findByRole('dialog', { name: 'Wybierz sposób płatności' });
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe(focused));
  });

  test('has its last buttons in the footer, the step that goes on last', async () => {
    const [goOn, back] = actions.items;
    const removal = { ...back!, id: 'usun', label: key('Usuń'), irreversible: true as const };
    draw({ ...dialog, content: [text, { ...actions, items: [goOn!, removal, back!] }] }, { open: true });
    const box = await screen.findByRole('dialog', { name: 'Wybierz sposób płatności' });
    const footer = box.querySelector<HTMLElement>('.p-dialog-footer')!;
    const buttons = within(footer).getAllByRole('button');
    expect(buttons.map(({ textContent }) => textContent)).toEqual(['Pobierz PDF', 'Zapłać', 'Usuń']);
    expect(buttons[2]!.className).toContain('ok-button--danger');
    expect(within(box).getAllByRole('button', { name: 'Usuń' })).toHaveLength(1);
  });

  test('draws nothing while closed; when open it contains its blocks, and Escape closes it', async () => {
    draw(dialog);
    expect(document.body.textContent).toBe('');
    cleanup();
    draw(dialog, { open: true });
    const box = await screen.findByRole('dialog', { name: 'Wybierz sposób płatności' });
    expect(within(box).getByText(/Wpłaty widać/)).toBeTruthy();
    expect(await axeProblems(box)).toEqual([]);
    fireEvent.keyDown(document, { key: 'Escape', code: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('plain blocks', () => {
  test('a heading has the level that its author gave', () => {
    draw({ ...heading, level: 3 });
    expect(screen.getByRole('heading', { level: 3, name: 'Twoje należności' })).toBeTruthy();
  });

  test('an empty line in a text starts a paragraph', () => {
    const { container } = draw(text);
    expect(container.querySelectorAll('p')).toHaveLength(2);
  });

  test.each([
    ['danger', 'alert', 'Ważne'],
    ['warning', 'status', 'Uwaga'],
  ] as const)('a notice of tone %s is an %s with the word "%s"', (tone, role, word) => {
    draw({ ...notice, tone });
    expect(screen.getByRole(role).textContent).toContain('synchronizacja');
    expect(screen.getByRole('img', { name: word })).toBeTruthy();
  });

  test('the title of a notice is a heading inside of it', () => {
    draw({ ...notice, tone: 'warning', title: key('Synchronizacja') });
    const heading = screen.getByRole('heading', { level: 2, name: 'Synchronizacja' });
    expect(screen.getByRole('status').contains(heading)).toBe(true);
    expect(screen.getAllByText('Synchronizacja')).toHaveLength(1);
  });

  test('a notice with another tone stays the same message', async () => {
    const paid: Tree = ['==', ['.', ['$', 'state'], 'stan'], 'ZAPLACONA'];
    const { binding } = draw({ ...notice, tone: { match: [{ when: paid, is: 'success' }, { is: 'warning' }] } });
    const message = screen.getByRole('status');
    expect(message.className).toContain('ok-notice--warning');
    await act(async () => binding.set({ stan: 'ZAPLACONA' }));
    expect(screen.getByRole('status')).toBe(message);
    expect(message.className).toContain('ok-notice--success');
  });

  test('title and help are shown above the content', () => {
    const { container } = draw({ ...text, title: key('Terminy'), help: key('Tylko dni robocze.') });
    expect(container.textContent).toMatch(/^Terminy.*Tylko dni robocze\..*Wpłaty/s);
  });

  test('a legend explains every letter, icon and colour in words', () => {
    draw(legend);
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'UWystawiono upomnienie',
      'TTytuł wykonawczy',
      'Płatność zlecona przez KIR',
      'Po terminie',
    ]);
  });
});

describe('a named component', () => {
  afterEach(() => {
    delete named.zegar;
  });

  test('receives the values of `with`', () => {
    named.zegar = ({ values }) => <output>{String(values.ile)}</output>;
    draw(widget);
    expect(screen.getByRole('status').textContent).toBe('5');
  });

  test('that this portal does not have is reported as missing', () => {
    draw({ ...widget, name: 'constructor' });
    expect(screen.getByText(/nie można teraz pokazać/)).toBeTruthy();
  });
});
