import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { pageAnswer } from '../../codegen/site/pageAnswer.ts';
import { openSite } from '../../codegen/site/site.ts';
import { ROOT, shippedMunicipality } from './municipality.ts';

const municipality = await shippedMunicipality();
const { manifest } = municipality;
const { slug, uslugaId } = manifest.groups
  .flatMap(({ services }) => services)
  .find(({ slug }) => slug === 'budzet-dochody')!;

// Before the site is opened, which reads it.
vi.useFakeTimers({ toFake: ['Date'] });

/** Responses of the office, by the ends of their addresses. */
let office: Record<string, unknown> = {};
const site = openSite(join(ROOT, 'dist/portal'), municipality, {
  compress: false,
  api: {
    origin: 'http://portal.example',
    ask: async (address) => {
      const [, answer] = Object.entries(office).find(([end]) => address.split('?', 1)[0]!.endsWith(end)) ?? [];
      return { status: 200, body: JSON.stringify(answer ?? {}) };
    },
  },
});
afterAll(async () => {
  vi.useRealTimers();
  await site.close();
});

/** The page of an address. @param paused the office knows of the break by itself */
async function page(address: string, maintenance: boolean, closed: readonly number[] = [], paused = false) {
  office = {
    '/stan': { czyPrzerwaTechniczna: maintenance },
    '/konfiguracja': { przerwaTechnicznaUslugi: closed },
    '/menuBoczne': { menuBoczneElementy: [], kontakt: { nazwaUrzedu: 'Urząd' } },
  };
  const [pathname = '', query] = address.split('?');
  const at = { address: pathname, search: query === undefined ? '' : `?${query}`, cookies: undefined };
  const faults: unknown[] = [];
  const options = {
    languages: manifest.languages,
    secure: false,
    paused,
    onFault: (error: unknown) => faults.push(error),
  };
  const answer = await pageAnswer(site, at, options);
  expect(faults).toEqual([]);
  if (!answer || !('page' in answer)) throw new Error(`${address} is no page.`);
  return { html: String(answer.page.body), status: answer.status };
}
/** Responses are no longer shared: the office is asked anew. */
const later = () => vi.setSystemTime(Date.now() + 1000);

const notes = 'ok-plainnote';

test('a declared break has a page with its text, the telephone and a way to look again, at every address', async () => {
  for (const [address, paused] of [
    ['/', true],
    ['/uslugi/budzet-dochody', false],
    ['/lista-naleznosci', true],
  ] as const) {
    const { html, status } = await page(address, true, [], paused);
    expect(status, address).toBe(200);
    expect(html).toContain('<title>Przerwa techniczna – ');
    expect(html).toContain('Trwają prace techniczne');
    // Whatever was requested, with its query.
    expect(html).toMatch(/<a href="" class="ok-button/);
    expect(html).toMatch(/href="tel:\+48/);
    // The code finds its own way: nothing is taken over.
    expect(html).not.toMatch(/data-place|id="given"|#menu/);
    expect(html).not.toContain(notes);
  }
});

test('a service in a break has a page, which leads to it when the break is over; so has the portal', async () => {
  later();
  const address = `/usluga-przerwa-techniczna?usluga=${slug}`;
  for (const one of [`/uslugi/${slug}`, `/uslugi/${uslugaId}`, `${address}&x=y`]) {
    const { html } = await page(one, false, [uslugaId]);
    expect(html, one).toContain('<title>Budżet – dochody – przerwa techniczna – ');
    expect(html).toContain('Trwa przerwa techniczna w działaniu tej usługi');
    expect(html).toContain(`form="do:${address}"`);
    expect(html).not.toMatch(/data-place|id="given"/);
    expect(html).not.toContain(notes);
  }
  expect((await page('/usluga-przerwa-techniczna?usluga=nie-ma', false, [uslugaId])).status).toBe(404);
  later();
  expect((await page(address, false)).html).toContain(`form="do:/uslugi/${slug}"`);
  expect((await page('/przerwa-techniczna', false)).html).toContain('Nie ma teraz przerwy technicznej');
});
