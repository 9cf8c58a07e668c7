// @vitest-environment jsdom

import { act, fireEvent, screen as page, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { drawScreen } from './drawScreen.tsx';
import { byExample, isDocument, never, Office } from './office.ts';
import { quietPage } from './quietPage.ts';

quietPage();

const routeOf = (idKartyNaleznosci: number) => ({ path: {}, search: '', memory: { idKartyNaleznosci } });
const textOf = (element: Element | undefined) => element?.textContent?.replace(/\s/g, ' ') ?? '';
const rowsOf = (name: RegExp) => within(page.getByRole('table', { name })).getAllByRole('row').slice(1);

test('the assessment: a decision with its sums, a change that waits without any, and the sums of the office', async () => {
  await drawScreen('podatki/wymiar', new Office(byExample), { route: routeOf(1203) });
  expect(page.getByText(/^1 zmiana czeka na decyzję/)).toBeTruthy();
  const [decided, waits, total] = rowsOf(/Wymiar podatku, 2026 rok/).map(textOf);
  expect(decided).toContain('FN.3121.1203.2026');
  expect(decided).toContain('4 903,00 zł');
  expect(waits).toContain('decyzja jeszcze nie wydana');
  expect(waits).not.toContain('zł');
  expect(total).toContain('4 903,00 zł');
});

test('only a decision that was issued can be fetched, and while it comes the button of its row is busy', async () => {
  const office = new Office((asked) => (isDocument(asked.operation) ? never(asked) : byExample(asked)));
  await drawScreen('podatki/wymiar', office, { route: routeOf(1203) });
  const buttons = page.getAllByRole('button', { name: /^Pobierz decyzję/ });
  expect(buttons.length).toBe(1);
  await act(async () => void fireEvent.click(buttons[0]!));
  const { operation, args } = office.asked.at(-1)!;
  expect([operation.id, args.idArchiwumDruku]).toEqual(['dajDecyzjeWymiarowaPdf', '700003']);
  expect(buttons[0]!.getAttribute('aria-busy') ?? buttons[0]!.getAttribute('aria-disabled')).toBe('true');
});

test('a company sees its declaration, its structures, and no land of farms; nothing is said to wait', async () => {
  await drawScreen('podatki/zestawienie', new Office(byExample), { route: routeOf(1310), who: 'institution' });
  expect(textOf(rowsOf(/Wymiar podatku/)[0])).toContain('deklaracja, bez decyzji');
  expect(textOf(rowsOf(/^Budowle/)[0])).toMatch(/Plac manewrowy.*60 000,00 zł.*2,00%.*1 200,00 zł/);
  expect(page.queryByText(/na decyzję/)).toBeNull();
  expect(page.queryByRole('button', { name: /Pobierz decyzję/ })).toBeNull();
});

test('the summary: land in square metres and hectares, with parcel and paper', async () => {
  await drawScreen('podatki/zestawienie', new Office(byExample), { route: routeOf(1203) });
  const rows = rowsOf(/^Grunty/).map(textOf);
  expect(rows[0]).toMatch(/149901_2\.0002\.101\/1.*m².*Rep\. A nr 4120\/2009/);
  expect(rows.some((row) => /2,5842.*ha/.test(row))).toBe(true);
});
