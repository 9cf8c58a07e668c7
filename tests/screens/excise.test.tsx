// @vitest-environment jsdom

import { act, fireEvent, screen as page } from '@testing-library/react';
import { expect, test } from 'vitest';
import { drawScreen } from './drawScreen.tsx';
import { but, byExample, json, Office } from './office.ts';
import { quietPage } from './quietPage.ts';
import { tableRows } from './tableRows.ts';

quietPage();

const route = { path: {}, search: '', memory: {} };
const click = (name: string) => act(async () => void fireEvent.click(page.getByRole('button', { name })));

test('refunds: a pending decision is marked above the table and in its row, and has no sum', async () => {
  await drawScreen('akcyza/zwroty', new Office(byExample), { route });
  expect(page.getByText(/^1 wniosek czeka na decyzję/)).toBeTruthy();
  const rows = tableRows(page.getByRole('table', { name: /Decyzje na wnioski z 2026/ }));
  const [waits, decided, total] = rows.map((row) => row.textContent);
  expect(waits).toContain('decyzja jeszcze nie wydana');
  expect(waits).toContain('jeszcze nie ma');
  expect(decided).toContain('AKC/5/2026');
  expect(decided).not.toContain('czeka na decyzję');
  expect(total).toMatch(/1.184,00/);
});

test('refunds of a year without pending decisions have no such message', async () => {
  const zwroty = [
    {
      sygnaturaWniosku: 'FN.3152.1.2025',
      numerDecyzji: 'AKC/1/2025',
      dataWydaniaDecyzji: '2025-03-04',
      kwotaZwrotu: 100,
      pozostalyLimitZwrotuDoWykorzystania: 0,
      rocznyLimitZwrotu: 100,
      kwotaWyplacona: false,
    },
  ];
  const office = new Office(but({ dajZwrotyAkcyzy: () => json({ limit: null, zwroty }) }));
  await drawScreen('akcyza/zwroty', office, { route });
  expect(page.getByText('AKC/1/2025')).toBeTruthy();
  expect(page.queryByText(/na decyzję/)).toBeNull();
});

test('the calculation of the limit shows land and animals, and no line for animals that the farm does not keep', async () => {
  await drawScreen('akcyza/wnioski', new Office(byExample), { route });
  const words = page.getByText(/DJP × /).textContent?.replace(/\s/g, ' ');
  expect(words).toBe('6 DJP × 59,20 zł = 355,20 zł');
  expect(page.getByText(/162,80/).textContent?.replace(/\s/g, ' ')).toBe('12,5000 ha × 162,80 zł = 2 035,00 zł');
  expect(page.queryByText('Świnie')).toBeNull();
});

test('each screen leads to the other with the same year', async () => {
  const search = '?rok=2025';
  const first = await drawScreen('akcyza/wnioski', new Office(byExample), { route: { ...route, search } });
  expect(first.office.asked.find(({ operation }) => operation.id === 'dajWnioskiAkcyzowe')?.args.rok).toBe('2025');
  await click('Zobacz decyzje i wypłaty');
  const [target] = first.steering.go.mock.calls[0]!;
  expect(target).toMatchObject({ path: '/uslugi/zwroty-akcyzy-za-olej', memory: { rok: 2025 } });
  first.screen.dispose();
});

test('a resident who never applied sees a message, and no year, table or PDF', async () => {
  const office = new Office(but({ dajLataAkcyzy: () => json({ lataAkcyzy: [] }) }));
  const { container } = await drawScreen('akcyza/wnioski', office, { route });
  expect(page.getByText(/Nie mamy Twoich wniosków/)).toBeTruthy();
  expect(container.querySelectorAll('table, select')).toHaveLength(0);
  expect(page.queryByRole('button')).toBeNull();
  expect(office.asked.map(({ operation }) => operation.id)).not.toContain('dajWnioskiAkcyzowe');
});
