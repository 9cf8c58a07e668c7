// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { axeProblems } from '../portal/ui/axe.ts';
import { draw } from './drawWidget.tsx';
import { fullTable, key, rata, raty, row, table } from './samples.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const over = (rows: unknown) => ({ scope: { data: { raty: rows } } });
const cells = (place: number) =>
  [...document.querySelectorAll('tbody tr')].map((line) =>
    line.children[place]?.textContent?.replaceAll('\u00a0', ' '),
  );

describe('order', () => {
  test('is that of the response until a header is clicked, then ascending, then descending, and the header says so', () => {
    draw(table());
    const header = screen.getByRole('columnheader', { name: 'Kwota razem' });
    expect(header.getAttribute('aria-sort')).toBe('none');
    fireEvent.click(within(header).getByRole('button'));
    expect(header.getAttribute('aria-sort')).toBe('ascending');
    expect(cells(1)[0]).toBe('100,10 zł');
    fireEvent.click(within(header).getByRole('button'));
    expect(header.getAttribute('aria-sort')).toBe('descending');
    expect(cells(1)[0]).toBe('700,70 zł');
  });

  test('may start with a column, descending', () => {
    draw(table({ sort: { column: 'kwota', descending: true } }));
    expect(cells(1)[0]).toBe('700,70 zł');
  });

  test('of a column of words follows the displayed words, not the codes', () => {
    const columns = table().columns.map((column) =>
      column.id === 'odsetki'
        ? {
            ...column,
            sort: true,
            value: row('stan'),
            cell: { of: row('stan'), texts: { A: key('Zapłacona'), B: key('Otwarta') } },
          }
        : column,
    );
    draw(
      table({ columns }),
      over([
        { id: 1, stan: 'A' },
        { id: 2, stan: 'B' },
      ]),
    );
    fireEvent.click(screen.getByRole('button', { name: 'Odsetki' }));
    expect(cells(2)).toEqual(['Otwarta', 'Zapłacona']);
  });
});

describe('pages', () => {
  test('start with the sixth row', () => {
    draw(table(), over(raty.slice(0, 5)));
    expect(screen.queryByRole('navigation')).toBeNull();
    cleanup();
    draw(table(), over(raty.slice(0, 6)));
    expect(screen.getByRole('navigation').textContent).toContain('Strona 1 z 2');
  });

  test('can be turned, and a new order leads back to the first', () => {
    draw(table());
    fireEvent.click(screen.getByRole('button', { name: 'Następna strona' }));
    expect(cells(0)).toEqual(['15.07.2026', '15.12.2026']);
    fireEvent.click(screen.getByRole('button', { name: 'Kwota razem' }));
    expect(screen.getByRole('navigation').textContent).toContain('Strona 1 z 2');
  });

  test('return to the first when a filter changes the rows, and the number of rows is announced', async () => {
    const where = [['||', ['==', ['.', ['$', 'state'], 'typ'], 'WSZYSTKIE'], ['!', row('zaplacona')]]] as const;
    const { binding } = draw(table({ where: where as never }));
    fireEvent.click(screen.getByRole('button', { name: 'Następna strona' }));
    await act(async () => binding.set({ typ: 'NIEZAPLACONE' }));
    expect(screen.getByRole('navigation').textContent).toContain('Strona 1 z 2');
    expect(screen.getByText('Znaleziono 6 wierszy.').getAttribute('role')).toBe('status');
  });

  test('return to the first when a filter replaces the rows by as many others, and stay when it changes none', async () => {
    const rows = Array.from({ length: 12 }, (_, index) => rata(index + 1, { zaplacona: index % 2 === 0 }));
    const where = [['==', ['.', ['$', 'state'], 'zaplacone'], row('zaplacona')]] as const;
    const { binding } = draw(table({ where: where as never }), over(rows));
    const place = () => screen.getByRole('navigation').textContent;
    await act(async () => binding.set({ zaplacone: true }));
    fireEvent.click(screen.getByRole('button', { name: 'Następna strona' }));
    await act(async () => binding.set({ typ: 'WSZYSTKIE' }));
    expect(place()).toContain('Strona 2 z 2');
    await act(async () => binding.set({ zaplacone: false }));
    expect(place()).toContain('Strona 1 z 2');
  });

  test('offer sizes up to the number of rows, and all rows', () => {
    draw(table(), over(Array.from({ length: 12 }, (_, index) => rata(index + 1))));
    const size = screen.getByLabelText('Wierszy na stronie');
    expect(
      within(size)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['5', '10', 'wszystkie']);
    fireEvent.change(size, { target: { value: '0' } });
    expect(cells(0)).toHaveLength(12);
  });
});

describe('totals', () => {
  test('add the filtered rows of all pages, to the grosz', () => {
    draw(table(), over([rata(1, { kwota: 0.1 }), rata(2, { kwota: 0.2 }), rata(3, { kwota: 1000 })]));
    expect(document.querySelector('tfoot')?.textContent?.replaceAll('\u00a0', ' ')).toBe('Razem1 000,30 zł');
  });

  test('may come from the office', () => {
    const columns = table().columns.map((column) => (column.id === 'kwota' ? { ...column, total: 7 } : column));
    draw(table({ columns }));
    expect(document.querySelector('tfoot')?.textContent).toContain('7,00');
  });
});

describe('choosing rows', () => {
  test('has a checkbox with a name only where the row may be chosen, and an icon with words instead elsewhere', () => {
    const { binding } = draw(fullTable);
    const boxes = screen.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent);
    expect(boxes).toEqual(['Zaznacz wszystkie widoczne', 'Wybierz ratę z 15.03.2026', 'Wybierz ratę z 15.02.2026']);
    expect(screen.getByText('Płatność zlecona przez KIR')).toBeTruthy();
    fireEvent.click(screen.getByLabelText('Wybierz ratę z 15.03.2026'));
    expect(binding.states.wybrane).toEqual([1]);
  });

  test('all at once selects this page and keeps the selection of other pages', () => {
    const { binding } = draw(fullTable, { state: { typ: 'WSZYSTKIE', wybrane: [7] } });
    const all = screen.getByLabelText<HTMLInputElement>('Zaznacz wszystkie widoczne');
    fireEvent.click(all);
    expect(binding.states.wybrane).toEqual([7, 1, 5]);
    fireEvent.click(screen.getByLabelText('Wybierz ratę z 15.03.2026'));
    expect(all.indeterminate).toBe(true);
  });
});

describe('rows', () => {
  test('that open show a child table over their own data, with the row above as parent', () => {
    draw(fullTable);
    const button = screen.getByRole('button', { name: 'Szczegóły: 15.03.2026' });
    fireEvent.click(button);
    expect(button.getAttribute('aria-expanded')).toBe('true');
    const child = screen.getByRole('table', { name: 'Składniki raty' });
    expect(within(child).getByText('Podatek rolny').closest('tr')?.textContent?.replaceAll('\u00a0', ' ')).toBe(
      'Podatek rolny40,04 zł40,00%',
    );
    expect(document.getElementById(button.getAttribute('aria-controls')!)?.contains(child)).toBe(true);
  });

  test('open one at a time where the author says so, and close when the page is turned', () => {
    draw({ ...fullTable, expand: { ...fullTable.expand!, one: true } });
    fireEvent.click(screen.getByRole('button', { name: 'Szczegóły: 15.03.2026' }));
    fireEvent.click(screen.getByRole('button', { name: 'Szczegóły: 15.11.2026' }));
    expect(document.querySelectorAll('[aria-expanded="true"]')).toHaveLength(1);
    fireEvent.click(screen.getByRole('button', { name: 'Następna strona' }));
    expect(document.querySelectorAll('[aria-expanded="true"]')).toHaveLength(0);
  });

  test.each([
    ['smooth', false],
    ['auto', true],
  ])('open one at a time are scrolled into view: %s with reduced motion %s', (behavior, matches) => {
    const moves: [Element, unknown][] = [];
    vi.stubGlobal('matchMedia', () => ({ matches, addEventListener: () => {}, removeEventListener: () => {} }));
    Element.prototype.scrollIntoView = function (this: Element, how) {
      moves.push([this, how]);
    };
    draw(fullTable);
    fireEvent.click(screen.getByRole('button', { name: 'Szczegóły: 15.03.2026' }));
    expect(moves).toEqual([]);
    cleanup();
    draw({ ...fullTable, expand: { ...fullTable.expand!, one: true } });
    const button = screen.getByRole('button', { name: 'Szczegóły: 15.03.2026' });
    fireEvent.click(button);
    const details = document.getElementById(button.getAttribute('aria-controls')!);
    expect(moves).toEqual([[details, { block: 'nearest', behavior }]]);
    fireEvent.click(button);
    expect(moves).toHaveLength(1);
    Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
  });

  test('run their actions with themselves in scope, and only the running one is busy', () => {
    const { binding } = draw(fullTable, { busy: ['2/druk'] });
    expect(screen.getByRole('button', { name: /Pobierz PDF: 15.11.2026/ }).getAttribute('aria-busy')).toBe('true');
    fireEvent.click(screen.getByRole('button', { name: 'Pobierz PDF: 15.03.2026' }));
    expect(binding.ran).toHaveLength(1);
    expect(binding.ran[0]).toMatchObject({ key: '1/druk', locals: { row: { id: 1 } } });
  });

  test('show their state as colour, icon and word', () => {
    draw(fullTable);
    const line = screen.getByRole('rowheader', { name: /15.03.2026/ }).closest('tr');
    expect(line?.className).toContain('danger');
    expect(line?.textContent).toContain('Po terminie');
  });

  test('may be fixed, with a name and a value for each column', () => {
    const columns = [
      {
        ...table().columns[0]!,
        id: 'label',
        label: key('Wiek'),
        cell: { value: row('label'), format: 'text' as const },
      },
      {
        ...table().columns[1]!,
        id: 'stali',
        value: row('stali'),
        cell: { value: row('stali'), format: 'integer' as const },
        totalFormat: 'integer' as const,
      },
    ];
    const rows = [
      { label: key('do 18 lat'), values: { stali: ['+', 2, 3] as never } },
      { label: key('dorośli'), values: { stali: 10 } },
    ];
    draw(table({ rows, columns }));
    expect(cells(0)).toEqual(['do 18 lat', 'dorośli']);
    expect(document.querySelector('tfoot')?.textContent).toBe('Razem15');
  });
});

test('an empty table says why', () => {
  draw(table(), over([]));
  expect(screen.getByText('Brak rat o podanych warunkach.')).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
});

test('the CSV has all rows, in their order', async () => {
  let saved: Blob | undefined;
  const createObjectURL = (blob: Blob) => {
    saved = blob;
    return 'blob:1';
  };
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL, revokeObjectURL: () => {} }));
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  draw(table({ csv: true, sort: { column: 'kwota', descending: true } }));
  fireEvent.click(screen.getByRole('button', { name: 'Pobierz CSV' }));
  await vi.waitFor(() => expect(saved).toBeDefined());
  const lines = (await saved!.text()).split('\r\n');
  expect(lines[0]).toBe('Termin płatności;Kwota razem;Odsetki');
  expect(lines[1]).toBe('15.12.2026;700,70;');
  expect(lines).toHaveLength(raty.length + 2);
  expect(click.mock.contexts[0]).toMatchObject({ download: 'Raty-należności.csv' });
});

describe('where its place is narrow, CSS shows cards', () => {
  test('the document is the same at every width', () => {
    const drawn = [360, 1280].map((width) => {
      vi.stubGlobal('innerWidth', width);
      const { innerHTML } = draw(fullTable).container;
      cleanup();
      return innerHTML.replaceAll(/_r_\w+_/g, 'id');
    });
    expect(drawn[0]).toBe(drawn[1]);
    expect(drawn[0]).toContain('<table');
  });

  test('two columns without extras stay a table longest, buttons after many columns shortest', () => {
    const { select: _select, expand: _expand, ...plain } = table();
    const { columns } = fullTable;
    const boxOf = (more: Partial<typeof plain>) => {
      const { className } = draw({ ...plain, ...more }).container.querySelector('.ok-table-box')!;
      cleanup();
      return className.replace('ok-table-box ok-table-box--', '');
    };
    expect(boxOf({ columns: columns.slice(0, 2) })).toBe('small');
    expect(boxOf({ columns })).toBe('usual');
    expect(boxOf({ columns: columns.slice(0, 2), actions: fullTable.actions })).toBe('usual');
    const five = [...columns, { ...columns[1]!, id: 'piata' }];
    expect(boxOf({ columns: five, actions: fullTable.actions })).toBe('wide');
  });

  test('each row is a card: its name, labels with values, without columns hidden on phones and missing marks', async () => {
    const { container } = draw(fullTable);
    const [card, second] = screen
      .getByRole('table', { name: 'Raty należności' })
      .querySelectorAll<HTMLElement>('tbody tr');
    expect(within(card!).getByRole('rowheader', { name: /^15.03.2026/ })).toBeTruthy();
    const valuesOf = (row?: HTMLElement) =>
      [...row!.querySelectorAll<HTMLElement>('td[data-label]:not(.ok-table__wide)')].map((cell) => [
        cell.dataset.label,
        cell.textContent?.replaceAll('\u00a0', ' '),
      ]);
    expect(valuesOf(card)).toEqual([
      ['Kwota razem', '100,10 zł'],
      ['Oznaczenia', 'UWystawiono upomnienie'],
    ]);
    expect(valuesOf(second)).toEqual([['Kwota razem', '200,20 zł']]);
    expect(await axeProblems(container)).toEqual([]);
  });

  test('its elements say what they are, because a browser may forget it where CSS changes their display', () => {
    const { container } = draw(fullTable);
    const rolesOf = (selector: string) => [
      ...new Set([...container.querySelectorAll(selector)].map((element) => element.getAttribute('role'))),
    ];
    expect(rolesOf('table')).toEqual(['presentation']);
    expect(rolesOf(':has(> table)')).toEqual(['table']);
    expect(rolesOf('tr')).toEqual(['row']);
    expect(rolesOf('thead th')).toEqual(['columnheader']);
    expect(rolesOf('tbody th, tfoot th')).toEqual(['rowheader']);
    expect(rolesOf('td')).toEqual(['cell']);
  });

  test('rows are sorted by a list and summed in a card of its own', () => {
    const { container } = draw(fullTable);
    fireEvent.change(screen.getByLabelText('Sortuj według'), { target: { value: '-kwota' } });
    expect(container.querySelector('tbody th')?.textContent).toBe('15.12.2026');
    const sum = container.querySelector<HTMLElement>('tfoot td[data-label]');
    expect(sum?.dataset.label).toBe('Razem: Kwota razem');
    expect(sum?.textContent?.replaceAll('\u00a0', ' ')).toBe('2 802,80 zł');
  });
});

describe('all rows on one page', () => {
  const many = (count: number) => over(Array.from({ length: count }, (_, index) => rata(index + 1)));
  const showAll = () => fireEvent.change(screen.getByLabelText('Wierszy na stronie'), { target: { value: '0' } });

  test('up to five hundred are all in the document', () => {
    draw(table(), many(500));
    showAll();
    expect(cells(0)).toHaveLength(500);
    expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBeNull();
  });

  test('of more only those near the window are, and each says which of how many it is', async () => {
    const { container } = draw(table(), many(501));
    showAll();
    await waitFor(() => expect(container.querySelector('tbody[data-chunk]')).not.toBeNull());
    const rows = container.querySelectorAll('tbody:not([aria-hidden]) > tr');
    expect(rows.length).toBeGreaterThan(20);
    expect(rows.length).toBeLessThan(100);
    expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('502');
    expect(rows[0]?.getAttribute('aria-rowindex')).toBe('2');
    expect(rows[30]?.getAttribute('aria-rowindex')).toBe('32');
    expect(screen.getByRole('columnheader', { name: 'Odsetki' }).closest('tr')?.getAttribute('aria-rowindex')).toBe(
      '1',
    );
    expect(await axeProblems(container)).toEqual([]);
  });

  test('all are chosen together, those outside the document too', () => {
    const { binding } = draw(fullTable, { ...many(501), state: { typ: 'WSZYSTKIE', wybrane: [] } });
    showAll();
    fireEvent.click(screen.getByLabelText('Zaznacz wszystkie widoczne'));
    expect(binding.states.wybrane).toHaveLength(501);
  });
});

test('a caption equal to the title above is only for screen readers', () => {
  draw(table({ title: key('Raty należności') }));
  expect(document.querySelector('caption')?.className).toBe('ok-hidden');
});
