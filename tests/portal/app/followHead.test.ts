// @vitest-environment jsdom
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Municipality } from '../../../codegen/artefact/municipality.ts';
import { findablePages } from '../../../codegen/site/findable/findablePages.ts';
import { headTags } from '../../../codegen/site/findable/headTags.ts';
import type { Language } from '../../../src/lang/descriptors/language.ts';
import { followHead } from '../../../src/portal/app/followHead.ts';
import type { Stores } from '../../../src/portal/app/stores.ts';
import { shippedMunicipality } from '../../server/municipality.ts';

const ORIGIN = 'https://portal.example';
const SHOWN = '[name=description],[rel=canonical],[rel=alternate]';

let municipality: Municipality;
let office: ReturnType<typeof headTags>;
beforeAll(async () => {
  municipality = await shippedMunicipality();
  office = headTags(municipality, ORIGIN);
});
beforeEach(() => {
  document.head.innerHTML = office(aboutOf('', '/', '', '', 'pl'));
});

const aboutOf = (screen: string, path: string, search: string, title: string, language: Language) => ({
  ...{ screen, path, search, title, language, languages: municipality.manifest.languages },
});

/** The stores of a browser that has loaded the texts of the shell and of the open screen. */
function stores(language: Language, known = true): Stores {
  const { manifest, texts } = municipality;
  const words = { language, has: () => known, word: (key: string) => texts[language][key] ?? '' };
  return { words, portal: { manifest, homePath: '/', config: null } } as unknown as Stores;
}

function follow(address: string, title: string, language: Language, known?: boolean): string[] {
  window.history.replaceState(null, '', address);
  followHead(stores(language, known), title);
  return tagsOf(document.head, SHOWN);
}
const tagsOf = (place: ParentNode, which: string) =>
  Array.from(place.querySelectorAll(which), ({ outerHTML }) => outerHTML);

function writtenBy(about: Parameters<typeof office>[0]): string[] {
  const page = document.createElement('div');
  page.innerHTML = office(about);
  return tagsOf(page, SHOWN);
}

test('home and the pages of services have what the office writes', () => {
  const { manifest } = municipality;
  let compared = 0;
  for (const [address, { screen, services }] of findablePages(municipality)) {
    const isContent = [manifest.special.page, manifest.special.files].includes(screen);
    if ((services.length === 0 && address !== '/') || isContent) continue;
    const [path = '', query] = address.split('?');
    const title = screen && 'Tytuł';
    const language = compared % 2 ? 'en' : 'pl';
    const written = writtenBy(aboutOf(screen, path, query ? `?${query}` : '', title, language));
    expect(follow(address, title, language), address).toEqual(written);
    expect(written.length, address).toBe(2 + manifest.languages.length + 1);
    compared++;
  }
  expect(compared).toBeGreaterThan(5);
});

describe('what the browser does not know is not there', () => {
  test('the summary of an own page and the name of a folder', () => {
    expect(follow('/strona-wlasna?nazwaPliku=odpady', 'Odpady', 'pl')).toEqual([]);
    expect(follow('/pliki?link=podatki', 'Dokumenty', 'pl')).toEqual([]);
  });
  test('a first sentence that is still loading', () => {
    const { screens } = municipality.manifest;
    const screen = Object.values(screens).find(({ lead, path }) => lead !== undefined && !path.includes(':'))!;
    expect(follow(screen.path, 'Tytuł', 'pl', false).join('')).not.toContain('description');
  });
  test('an address without a screen', () => {
    expect(follow('/szukaj?q=odpady', 'Szukaj', 'pl')).toEqual([]);
    expect(document.head.innerHTML).not.toMatch(/og:|ld\+json/);
  });
});

test('another view of a page has the address of the page', () => {
  const canonical = () => document.querySelector<HTMLLinkElement>('[rel=canonical]')?.href;
  follow('/uslugi/budzet-dochody?rok=2024', 'Budżet', 'en');
  expect(canonical()).toBe(`${ORIGIN}/uslugi/budzet-dochody?lang=en`);
});

test('a page behind the login has a description and no canonical address', () => {
  const { path } = Object.values(municipality.manifest.screens).find(
    ({ access, path }) => access === 'full' && !path.includes(':'),
  )!;
  const tags = follow(path, 'Moje sprawy', 'pl');
  expect(tags).toHaveLength(1);
  expect(tags[0]).toContain('description');
});
