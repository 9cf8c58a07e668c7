// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { CatalogueBlock } from '../../src/blocks/catalogue/block.ts';
import { draw } from './drawWidget.tsx';
import { catalogue, manifest } from './samples.ts';

afterEach(cleanup);

const lines = (name: string) =>
  within(screen.getByRole('region', { name }))
    .getAllByRole('listitem')
    .map((item) => [item.querySelector('a')?.getAttribute('href'), item.textContent]);

test('pages and services are listed in their groups, with login and break marked', () => {
  draw(catalogue);
  expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
    'Strony',
    'Urząd',
  ]);
  expect(lines('Strony')).toEqual([
    ['/', 'Strona główna'],
    ['/kontakt', 'Kontakt'],
    ['/karta', 'Karta należności po zalogowaniu'],
  ]);
  expect(lines('Urząd')).toEqual([
    ['/uslugi/budzet', 'Budżet gminy'],
    ['/uslugi/woda', 'Zużycie wody i ścieków w gospodarstwie po zalogowaniu chwilowo niedostępna'],
  ]);
});

test.each([
  [true, ['/uslugi/budzet', '/uslugi/woda']],
  [false, ['/uslugi/woda']],
  [undefined, ['/uslugi/woda']],
])('a service with a configuration flag is listed only while the flag is true: %j', (czyKir, hrefs) => {
  const { services, ...group } = manifest.groups[0]!;
  const groups = [{ ...group, services: services.map((one, at) => (at === 0 ? { ...one, flag: 'czyKir' } : one)) }];
  draw(catalogue, { manifest: { ...manifest, groups }, scope: { config: czyKir === undefined ? null : { czyKir } } });
  expect(lines('Urząd').map(([href]) => href)).toEqual(hrefs);
});

const own: CatalogueBlock['own'] = {
  entries: [
    { screen: 'kontakt', query: 'link=wnioski', name: 'Wnioski', inside: [{ screen: 'karta', name: 'Wniosek' }] },
    { screen: 'nieMa', name: 'Zagubiona' },
  ],
};

test('the municipality’s own pages are listed last, under their own heading, with the content of folders', () => {
  draw({ ...catalogue, own: { ...own, name: 'Dokumenty' } as CatalogueBlock['own'] });
  const group = screen.getByRole('region', { name: 'Dokumenty' });
  const links = within(group).getAllByRole('link');
  expect(links.map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
    ['/kontakt?link=wnioski', 'Wnioski'],
    ['/karta', 'Wniosek'],
  ]);
  const [outer, inner] = within(group).getAllByRole('list');
  expect(outer!.contains(inner!)).toBe(true);
  expect(inner!.contains(links[1]!)).toBe(true);
});

test('own pages without a name are listed among the pages', () => {
  draw({ ...catalogue, own });
  expect(lines('Strony').map(([href]) => href)).toEqual(['/', '/kontakt', '/karta', '/kontakt?link=wnioski', '/karta']);
});

test('while breaks are unknown the catalogue is shown without them', () => {
  draw(catalogue, { scope: { data: {} } });
  expect(lines('Urząd')).toHaveLength(2);
  expect(screen.queryByText('chwilowo niedostępna')).toBeNull();
});

test('a link is an HTML link that the portal follows', () => {
  const { binding } = draw(catalogue);
  expect(fireEvent.click(screen.getByRole('link', { name: 'Kontakt' }))).toBe(false);
  expect(fireEvent.click(screen.getByRole('link', { name: 'Kontakt' }), { ctrlKey: true })).toBe(true);
  expect(binding.went).toEqual([{ path: '/kontakt', search: '', hash: '' }]);
});
