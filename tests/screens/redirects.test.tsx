// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import { observable, reaction } from 'mobx';
import { describe, expect, test, vi } from 'vitest';
import * as client from '../../src/generated/client.ts';
import { App } from '../../src/portal/app/App.tsx';
import { boot } from '../../src/portal/app/boot.ts';
import { ShellStore } from '../../src/portal/app/shell/ShellStore.ts';
import { startUp } from '../../src/portal/app/startUp.ts';
import { isThorough } from '../night.ts';
import { drawScreen, type Who } from './drawScreen.tsx';
import { manifest, screenNames, serve, texts } from './municipality.ts';
import { but, byExample, exampleOf, json, Office } from './office.ts';
import { quietPage } from './quietPage.ts';

// Also guards: src/blocks, src/portal, src/lang, codegen/compile

quietPage();

const { screens, special } = manifest;
const services = manifest.groups.flatMap((group) => group.services);
const list = screens[special.services]!.path;
const login = screens[special.login]!.path;
const word = (key: string) => texts.pl![key]!;
/** In the usual run a third of the addresses: one code leads from all of them. */
const sample = <T,>(all: readonly T[]): readonly T[] => all.filter((_, index) => isThorough || index % 3 === 0);
/** None of them loads: only the addresses of screens are tested here; their content has tests of its own. */
const screenFiles = new Set(Object.values(screens).map(({ file }) => `/m/${file}`));

/** The whole portal with the shipped municipality, for visits to one address after another. */
async function portal(who: Who, closed: readonly number[] = []) {
  cleanup();
  window.localStorage.clear();
  window.scrollTo = vi.fn();
  window.history.replaceState(null, '', '/strona-glowna');
  const config = (asked: Parameters<typeof exampleOf>[0]) =>
    json({ ...(exampleOf(asked) as object), przerwaTechnicznaUslugi: closed });
  const open = () => json({ czyPrzerwaTechniczna: false });
  const office = new Office(but({ dajKonfiguracje: config, dajStanPrzerwyTechnicznej: open }));
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) =>
    screenFiles.has(address) ? new Promise(() => {}) : office.fetch(address, init),
  );
  const stores = boot(manifest, window);
  stores.words.add('pl', texts.pl!);
  const shell = new ShellStore(
    {
      dajMenuBoczne: () => client.dajMenuBoczne(stores.api),
      dajLicznikOdwiedzin: () => client.dajLicznikOdwiedzin(stores.api),
    },
    stores.storage,
  );
  await stores.portal.checkMaintenance();
  const choose = (institution: boolean) => {
    const one = stores.subject.podmioty.find(({ czyInstytucja }) => czyInstytucja === institution)!;
    stores.subject.choose(one.idPodmiotu);
  };
  if (who !== 'stranger') {
    const czyOgraniczony = who === 'restricted';
    await stores.session.signIn({ token: 't', czyOgraniczony, czyNiepotwierdzony: false, czasSesji: 900_000 });
    if (!czyOgraniczony) choose(who === 'institution');
  }
  const shownMessages = observable.array<string>([]);
  reaction(
    () => stores.notifications.items.map(({ text }) => text),
    (items) => shownMessages.replace([...new Set([...shownMessages, ...items])]),
  );
  await act(async () => {
    await startUp(stores, shell);
    render(<App stores={stores} shell={shell} />);
  });
  const rest = () => act(async () => void (await new Promise((done) => setTimeout(done, 0))));
  const found = () => ({ at: window.location.pathname + window.location.search, shownMessages: shownMessages.slice() });
  return {
    /** @returns the final address, the messages, and the page that a login would return to */
    async visit(address: string) {
      for (const { id } of stores.notifications.items.slice()) stores.notifications.close(id);
      shownMessages.clear();
      await act(async () => {
        window.history.pushState(null, '', address);
        window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
      });
      await rest();
      return { ...found(), wanted: window.history.state?.usr?.wanted?.pathname as string | undefined };
    },
    async choose(institution: boolean) {
      await act(async () => choose(institution));
      await rest();
      return found();
    },
  };
}

const closedTo = (rank: 'full' | 'any') =>
  screenNames.filter((name) =>
    rank === 'full' ? screens[name]!.access === 'full' : screens[name]!.access !== 'public',
  );
/** Services for one kind of subject whose screen serves no other service. */
const onlyFor = services.filter(
  ({ screen, only }) => only && services.every((other) => other.screen !== screen || other.only === only),
);

describe('an address', () => {
  test('of no page, or of an unknown service, leads home with a message', async () => {
    const { visit } = await portal('person');
    for (const address of ['/uslugi/9999', '/uslugi/nie-ma-takiej-uslugi', '/nie-ma-takiej-strony'])
      expect(await visit(address)).toMatchObject({ at: '/', shownMessages: [word('powloka.nieMaStrony')] });
  });

  test('with the number of a service leads to its screen, for the subject it is meant for', async () => {
    for (const who of ['person', 'institution'] as const) {
      const { visit } = await portal(who);
      for (const { uslugaId, screen, only } of sample(services)) {
        if (only && only !== (who === 'institution' ? 'instytucja' : 'osoba')) continue;
        const { at, shownMessages } = await visit(`/uslugi/${uslugaId}`);
        expect([uslugaId, at.split('?')[0], shownMessages]).toEqual([uslugaId, screens[screen]!.path, []]);
      }
    }
  });

  test('behind the login leads a visitor to the login, and is remembered', async () => {
    const { visit } = await portal('stranger');
    const names = closedTo('any');
    expect(names.length).toBeGreaterThan(20);
    for (const name of sample(names)) {
      const { path } = screens[name]!;
      expect(await visit(path)).toMatchObject({ at: login, wanted: path });
    }
  });

  test('for confirmed accounts leads a restricted one to the services, and says what removes the restriction', async () => {
    const { visit } = await portal('restricted');
    const names = closedTo('full');
    expect(names.length).toBeGreaterThan(20);
    for (const name of sample(names))
      expect([name, await visit(screens[name]!.path)]).toEqual([
        name,
        { at: list, shownMessages: [word('wspolne.ekran.kontoOgraniczone')], wanted: undefined },
      ]);
  });

  test('of a service for the other kind of subject leads to the services, also from an open service', async () => {
    expect(onlyFor.length).toBeGreaterThan(0);
    const turned = { at: list, shownMessages: ['Podmiot nie ma dostępu do tej usługi'] };
    for (const { screen, only, uslugaId } of onlyFor) {
      const { path } = screens[screen]!;
      const forInstitution = only === 'instytucja';
      const { visit, choose } = await portal(forInstitution ? 'person' : 'institution');
      for (const address of [path, `/uslugi/${uslugaId}`]) expect(await visit(address)).toMatchObject(turned);
      await choose(forInstitution);
      expect((await visit(path)).at).toBe(path);
      expect(await choose(!forInstitution)).toMatchObject(turned);
    }
  });

  test.each(['stranger', 'person'] as const)(
    'of a service under maintenance leads to the page of its break: %s',
    async (who) => {
      const { visit } = await portal(
        who,
        services.map(({ uslugaId }) => uslugaId),
      );
      for (const { uslugaId, slug } of sample(services)) {
        const broken = await visit(`/uslugi/${uslugaId}`);
        expect([uslugaId, broken.at, broken.shownMessages]).toEqual([
          uslugaId,
          `/usluga-przerwa-techniczna?usluga=${slug}`,
          [],
        ]);
      }
      // The address of a screen opens the first service that it serves.
      for (const name of sample([...new Set(services.map(({ screen }) => screen))])) {
        const { slug } = services.find(({ screen }) => screen === name)!;
        expect((await visit(screens[name]!.path)).at).toBe(`/usluga-przerwa-techniczna?usluga=${slug}`);
      }
    },
  );
});

describe('without its parameters', () => {
  const needy = screenNames.map(async (name) => {
    const { descriptor } = await serve(name);
    return Object.values(descriptor.params).some((param) => param.in === 'memory' && param.missing) ? [name] : [];
  });

  test('each screen of a card leads to the dues, where a card can be chosen', async () => {
    const names = (await Promise.all(needy)).flat();
    expect(names.length).toBeGreaterThan(8);
    for (const name of names) {
      const { steering, screen } = await drawScreen(name, new Office(byExample), {
        route: { path: {}, search: '', memory: {} },
      });
      expect([name, steering.go.mock.calls.map(([to]) => to.path)]).toEqual([name, ['/lista-naleznosci']]);
      screen.dispose();
    }
  });
});
