// @vitest-environment jsdom
import { cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import powloka from '../../../locales/pl/powloka.json' with { type: 'json' };
import { Home } from '../../../src/portal/app/shell/Home.tsx';
import { Shell } from '../../../src/portal/app/shell/Shell.tsx';
import { StoresContext } from '../../../src/portal/app/stores.ts';
import { RouterAt } from '../app/RouterAt.tsx';
import { element, shellWorld, type WorldOptions } from './shellWorld.ts';

afterEach(cleanup);
configure({ asyncUtilTimeout: 15_000 });
vi.setConfig({ testTimeout: 30_000 });

const texts = Object.fromEntries(Object.entries(powloka).map(([key, text]) => [`powloka.${key}`, text]));
const HTML = '<img src=x onerror="alert(1)"><script>alert(1)</script><a href="javascript:alert(1)">x</a>';

async function open(answers: WorldOptions['answers']) {
  const world = await shellWorld({ texts, signedIn: true, answers });
  const drawn = render(
    <StoresContext value={world.stores}>
      <RouterAt>
        <Shell shell={world.shell}>
          <Home />
        </Shell>
      </RouterAt>
    </StoresContext>,
  );
  return { ...world, ...drawn };
}

const accountButton = (container: HTMLElement) =>
  waitFor(() => {
    const button = container.querySelector('.ok-bar__user button');
    expect(button).toBeTruthy();
    return button!;
  });

const wrongAnswers: unknown[] = [7, 'text', [], {}, { podmioty: {}, menuBoczneElementy: {}, kontakt: 'x' }];
const wrongInside: Record<string, unknown[]> = {
  dajMenuBoczne: [
    { menuBoczneElementy: [null], kontakt: { nazwaUrzedu: 'U', stronaUrl: null } },
    { menuBoczneElementy: [{ ...element(1, 'A', '/'), nazwa: { a: 1 } }], kontakt: null },
    { menuBoczneElementy: [{ ...element(1, 'A', '/'), link: 7, pozycja: 'x' }], kontakt: null },
    { menuBoczneElementy: [], kontakt: { nazwaUrzedu: { a: 1 }, stronaUrl: {} } },
  ],
  dajLicznikOdwiedzin: [
    { czyWlaczony: true, wartoscLicznika: null },
    { czyWlaczony: 1, wartoscLicznika: { a: 1 } },
  ],
  dajListePodmiotow: [
    { podmioty: [null] },
    { podmioty: [{ idPodmiotu: 'a', nazwa: { a: 1 }, czyInstytucja: true, nip: {} }] },
  ],
  dajDaneUzytkownika: [{ imie: { a: 1 }, nazwisko: [HTML], login: {} }],
  dajKonfiguracje: [{ przerwaTechnicznaUslugi: 'x', rokZbudowaniaBackendu: {}, monitKoncaSesjiLiczbaSekund: 'x' }],
  przedluzSesje: [{ czasDoKoncaSesji: 'x' }],
  dajStanPrzerwyTechnicznej: [{ czyPrzerwaTechniczna: 'x' }],
};

describe('the frame works whatever the office answers', () => {
  const all = Object.entries(wrongInside).flatMap(([operation, own]) =>
    [...wrongAnswers, ...own].map((answer) => [operation, JSON.stringify(answer), answer] as const),
  );
  test.each(all)('%s: %s', async (operation, _json, answer) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { stores, container } = await open({ [operation]: answer });
    await stores.session.extend();
    await stores.portal.checkMaintenance();
    expect(screen.getByText('Gmina Lipowiec', { selector: '.ok-brand__name' })).toBeTruthy();
    expect(stores.portal.closedServices.includes(20)).toBe(false);
    expect(stores.portal.maintenance).toBe(false);
    expect(stores.session.remainingMs).toBeLessThanOrEqual(900_000);
    fireEvent.click(await accountButton(container));
    await waitFor(() => screen.getByText(powloka.wyloguj));
    expect(container.textContent).not.toMatch(/NaN|\[object/);
  });
});

test('HTML in any text stays text, and no address runs code', async () => {
  const { container, baseElement } = await open({
    dajMenuBoczne: {
      menuBoczneElementy: [
        element(1, HTML, 'https://bip.example/', { typ: 'LINK' }),
        element(2, 'A', 'javascript:alert(1)', { typ: 'LINK' }),
        element(3, 'B', 'java\tscript:alert(1)', { typ: 'LINK' }),
        element(4, 'C', '//zle.example', { typ: 'LINK' }),
        element(5, 'D', 'data:text/html,<script>alert(1)</script>', { typ: 'LINK' }),
      ],
      kontakt: { nazwaUrzedu: HTML, stronaUrl: 'javascript:alert(1)' },
    },
    dajDaneUzytkownika: { imie: HTML, nazwisko: HTML, login: 'a' },
    dajListePodmiotow: {
      podmioty: [
        { idPodmiotu: 'a', nazwa: HTML, czyInstytucja: false, nip: null },
        { idPodmiotu: 'b', nazwa: HTML, czyInstytucja: true, nip: HTML },
      ],
    },
  });
  fireEvent.click(await accountButton(container));
  fireEvent.click(await screen.findByText(powloka.zmienPodmiot));
  await waitFor(() => expect(baseElement.querySelectorAll('input[type=radio]').length).toBe(2));
  expect(baseElement.querySelectorAll('script, img[src="x"], [onerror]')).toHaveLength(0);
  expect(baseElement.textContent).toContain(HTML);
  const hrefs = [...baseElement.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '');
  expect(hrefs).toContain('https://bip.example/');
  expect(hrefs.filter((href) => !/^(https?:\/\/|#|\/(?!\/))/.test(href))).toEqual([]);
});
