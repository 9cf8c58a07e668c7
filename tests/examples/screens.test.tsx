// @vitest-environment jsdom

import { join } from 'node:path';
import { act, fireEvent, screen as page, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { emptied } from '../../codegen/mock/emptied.ts';
import { answersData } from '../../src/lang/descriptors/contract.ts';
import { isNight, isThorough } from '../night.ts';
import { axeProblems } from '../portal/ui/axe.ts';
import { failures } from '../screens/blocks.ts';
import { drawScreen } from '../screens/drawScreen.tsx';
import { contract, languages, manifest, serve, warnings } from '../screens/municipality.ts';
import { but, byExample, exampleOf, json, never, Office, pdf, type Reply, refusal } from '../screens/office.ts';
import { quietPage } from '../screens/quietPage.ts';
import { routesOf } from '../screens/routes.ts';
import { wordProblems } from '../screens/words.ts';

// Also guards: src/blocks, src/portal, src/lang, codegen/compile, codegen/mock, codegen/overlay, schemas, locales, tests/screens

// The helpers draw the municipality of this module, here that of the example.
vi.mock('../screens/municipality.ts', async () => {
  const { servedFrom } = await import('../screens/servedFrom.ts');
  return servedFrom(join(import.meta.dirname, '../../examples/brzezno'));
});

quietPage();

const OWN = [
  'obiekty/terminy',
  'przedszkole/oplaty',
  'drogi/zgloszenie',
  'drogi/sprawa',
  'raty/lista',
  'raty/nowy',
  'raty/sprawa',
  'przedszkole/wnioski',
  'przedszkole/nowy',
  'przedszkole/wniosek',
];
const CHANGED = ['portal/kontakt', 'zgloszenia/nowe'];

const empty: Reply = (asked) =>
  answersData(asked.operation.answer) ? json(emptied(contract, asked.operation.answer, exampleOf(asked))) : pdf();
const states: Readonly<Record<string, Reply>> = {
  full: byExample,
  empty,
  loading: never,
  failing: () => refusal('Baza danych odpoczywa.'),
};

const NOT_FULL = Object.keys(states).filter((state) => state !== 'full');
const otherLanguages = languages.filter((language) => language !== 'pl');
/** The usual run draws `full` and one more state in turn in Polish, and each second screen in one other language; the night draws all. */
const drawingsOf = (turn: number) =>
  languages.flatMap((language) =>
    Object.keys(states).flatMap((state) =>
      isNight ||
      (language === 'pl' && (isThorough || state === 'full' || state === NOT_FULL[turn % NOT_FULL.length])) ||
      (state === 'full' && (isThorough || turn % 2 === 0) && language === otherLanguages[turn % otherLanguages.length])
        ? [[language, state] as const]
        : [],
    ),
  );

test('the example passes the check without a warning', () => {
  expect(warnings).toBe('');
});

test('the example adds six services, and switches two off', () => {
  const services = manifest.groups.flatMap((group) => group.services.map(({ uslugaId }) => uslugaId));
  expect(services).toEqual(expect.arrayContaining([201, 202, 203, 204, 205, 206]));
  expect(services).not.toContain(7);
  expect(services).not.toContain(42);
  expect(manifest.groups.map(({ id }) => id)).toEqual([
    'rodzina',
    'sprawy',
    'naleznosci',
    'woda',
    'mieszkancy',
    'rolnictwo',
  ]);
});

describe.each([...OWN, ...CHANGED].map((name, turn) => [name, turn] as const))('%s', async (name, turn) => {
  const { descriptor } = await serve(name);
  const route = routesOf(await serve(name))[0]!;
  const own = Object.keys(descriptor.calls).filter((operation) => operation !== 'dajDaneUzytkownika');
  const office = (reply: Reply) => new Office(but(Object.fromEntries(own.map((operation) => [operation, reply]))));

  test.each(drawingsOf(turn))('in %s, %s: no raw keys or values are shown', async (language, state) => {
    const drawn = await drawScreen(name, office(states[state]!), { route, language });
    expect(wordProblems(drawn.container)).toEqual([]);
    if (state === 'full' || state === 'empty') {
      expect(failures(drawn)).toEqual([]);
      expect(within(drawn.container).getAllByRole('heading', { level: 1 })).toHaveLength(1);
    }
    if (language === 'pl' && state === 'full') expect(await axeProblems(document.body)).toEqual([]);
    drawn.screen.dispose();
  });

  // In the usual run every third: axe has seen each full screen above, and nothing here has CSS.
  test.runIf(isThorough || turn % 3 === 0)('it is accessible on a phone with high contrast', async () => {
    vi.stubGlobal('innerWidth', 360);
    const drawn = await drawScreen(name, office(byExample), { route, language: 'de' });
    const { preferences } = drawn.stores;
    await act(async () => {
      preferences.setContrast(true);
      preferences.apply(document.documentElement);
    });
    expect(await axeProblems(document.body)).toEqual([]);
    drawn.screen.dispose();
  });
});

describe('the calendar', () => {
  test('shows the hours day by day, and only the free ones when asked', async () => {
    const drawn = await drawScreen('obiekty/terminy', new Office(byExample), {
      route: routesOf(await serve('obiekty/terminy'))[0]!,
      who: 'stranger',
    });
    expect(page.getAllByRole('table').map((table) => table.querySelector('caption')?.textContent)).toEqual([
      'Piątek, 27.11.2026',
      'Sobota, 28.11.2026',
    ]);
    expect(page.getAllByText('Wolny')).toHaveLength(2);
    expect(page.getByText('27.11.2026, 18:00–20:00')).toBeTruthy();
    await act(async () => fireEvent.click(page.getByLabelText('Tylko wolne')));
    await drawn.settle();
    expect(page.queryByText('UKS Fala, siatkówka')).toBeNull();
    expect(page.getAllByText('Wolny')).toHaveLength(2);
    drawn.screen.dispose();
  });
});

describe('a report of road damage', () => {
  test('says who maintains the chosen street', async () => {
    const drawn = await drawScreen('drogi/zgloszenie', new Office(byExample), {
      route: routesOf(await serve('drogi/zgloszenie'))[0]!,
    });
    const jeziorna = page.getByRole<HTMLOptionElement>('option', { name: 'Jeziorna' });
    await act(async () => fireEvent.change(page.getByLabelText(/^Ulica/), { target: { value: jeziorna.value } }));
    await drawn.settle();
    expect(page.getByText(/To droga powiatowa/)).toBeTruthy();
    drawn.screen.dispose();
  });

  test('an empty form is not sent', async () => {
    const office = new Office(byExample);
    const drawn = await drawScreen('drogi/zgloszenie', office, {
      route: routesOf(await serve('drogi/zgloszenie'))[0]!,
    });
    await act(async () => fireEvent.click(page.getByRole('button', { name: 'Wyślij zgłoszenie' })));
    await drawn.settle();
    expect(page.getAllByText('Wybierz, co jest uszkodzone.').length).toBeGreaterThan(0);
    expect(office.asked.map(({ operation }) => operation.id)).not.toContain('zglosUszkodzenieDrogi');
    drawn.screen.dispose();
  });
});

test('every operation of the example municipality has an example', () => {
  const files = ['obiekty.json', 'przedszkole.json', 'drogi.json'];
  const mine = [...contract.operations.values()].filter(({ source }) => files.some((file) => source.includes(file)));
  expect(mine).toHaveLength(13);
});
