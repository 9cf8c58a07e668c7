import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { CheckCache } from '../../../codegen/check/checkCache.ts';
import type { CheckedMunicipality } from '../../../codegen/check/checkMunicipality.ts';
import { checkLayers } from '../../../codegen/check/checkMunicipality.ts';
import { scenariosIn } from '../../../codegen/check/scenario/files.ts';
import { filesOnDisk } from '../../../codegen/files/files.ts';
import { withPending } from '../../../codegen/new/pending.ts';
import { alone, type Layers, layered } from '../../../codegen/overlay/layers.ts';
import { whereIs } from '../../../codegen/overlay/where.ts';
import { coverageOf, reportJson, reportText } from '../../../codegen/scenario/report.ts';
import { checkedFor, runScreen, type ScreenRun } from '../../../codegen/scenario/run.ts';
import { changed } from '../../../codegen/scenario/scenarioOffice.ts';
import { isNight } from '../../night.ts';

const root = join(import.meta.dirname, '../../..');
const shipped = whereIs(root);
/** An overlay changes little of what is shipped. */
const cache = new CheckCache();

function checked(layers: Layers): CheckedMunicipality {
  const { problems, ...rest } = checkLayers({ root, cache }, layers);
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  return { ...rest, problems };
}

/** The shipped municipality, some of its files replaced. */
const withFiles = (files: Record<string, unknown>): Layers =>
  alone(
    withPending(
      filesOnDisk(root),
      new Map(Object.entries(files).map(([name, value]) => [name, JSON.stringify(value)])),
    ),
    root,
  );

/** Runs one case on a shipped screen. */
async function run(screen: string, one: object): Promise<ScreenRun> {
  const layers = withFiles({ [`screens/${screen}.scenario.json`]: { cases: [{ name: 'a case', ...one }] } });
  return runScreen(plain, layers, screen);
}

const plain = checkedFor({ ...shipped, cache }) as CheckedMunicipality;
const missesOf = ({ cases }: ScreenRun): string[] =>
  cases.flatMap(({ misses }) => misses.map(({ message }) => message));
const card = { params: { idKartyNaleznosci: 1203 } };

describe('the shipped scenarios', () => {
  const names = scenariosIn(shipped.layers);
  const runs: ScreenRun[] = [];

  test.each(names)('%s', async (name) => {
    const ran = await runScreen(plain, shipped.layers, name);
    runs.push(ran);
    expect(reportText([{ ...ran, cases: ran.cases.filter(({ misses }) => misses.length > 0) }])).toContain(
      ': 0 failed',
    );
  });

  /** The coverage does not fall: a new condition needs a case, or a reason to lower this. */
  test('see the conditions of their screens both true and false', () => {
    const all = runs.map(coverageOf);
    const share = all.reduce((sum, { seen }) => sum + seen, 0) / all.reduce((sum, { of }) => sum + of, 0);
    expect(share).toBeGreaterThanOrEqual(FLOOR);
  });
});

const FLOOR = 0.97;

describe('the scenarios of the examples, and of the desk', () => {
  const examples = readdirSync(join(root, 'examples'), { withFileTypes: true }).filter((one) => one.isDirectory());
  const folders = [...examples.map(({ name }) => `examples/${name}`), 'desk'];

  /** Scenarios of its own screens and of the shipped screens that it edits; at night all that the command runs. */
  test.each(folders)('%s', async (folder) => {
    const where = whereIs(join(root, folder));
    const own = new Set(where.layers.above?.list('screens').map((file) => file.slice('screens/'.length).split('.')[0]));
    const municipality = checkedFor({ ...where, cache }) as CheckedMunicipality;
    const runs: ScreenRun[] = [];
    // A screen that an overlay has switched off has nothing to show.
    for (const screen of scenariosIn(where.layers).filter(
      (one) => municipality.screens[one] && (isNight || own.has(one)),
    ))
      runs.push(await runScreen(municipality, where.layers, screen));
    expect(runs).not.toEqual([]);
    expect(reportText(runs)).toContain(': 0 failed');
  });
});

describe('the pages of a table', () => {
  const turn = (to: number) => ({ page: 'tabela', to });

  test('are gone to, and its rows keep their addresses on all of them', async () => {
    const found = await run('imiona/ogolem', {
      when: [turn(3), { then: { rows: { tabela: 12 }, visible: ['tabela/1', 'tabela/12'] } }, turn(1)],
    });
    expect(missesOf(found)).toEqual([]);
  });

  test('one that the table does not have fails the case', async () => {
    expect(missesOf(await run('imiona/ogolem', { when: [turn(4)] }))).toEqual([
      '"tabela" has 3 pages, so it has no page 4.',
    ]);
  });
});

describe('a scenario that fails', () => {
  test('is reported with its place and the actual value', async () => {
    const ran = await run('naleznosci/karta', {
      given: card,
      then: { hidden: ['raty'], rows: { raty: 7 }, messages: ['x'] },
    });
    const [hidden, rows, messages] = ran.cases[0]!.misses;
    expect(hidden).toMatchObject({ pointer: '/cases/0/then/hidden/0', file: 'screens/naleznosci/karta.scenario.json' });
    expect(hidden!.message).toContain('"raty" is visible');
    expect(rows!.message).toBe('It has 2.');
    expect(messages!.message).toBe('The messages are [].');
    expect(reportText([ran])).toContain('1 failed');
  });

  test.each<[object, string]>([
    [{ phase: 'refused' }, 'The screen is open, not refused.'],
    [{ title: 'Inny' }, 'The title is "'],
    [{ visible: ['prowizja'] }, '"prowizja" is hidden.'],
    [{ enabled: ['zaplata/zaplac'] }, '"zaplata/zaplac" is disabled.'],
    [{ disabled: ['raty'] }, '"raty" cannot be pressed.'],
    [{ values: { 'calc.doZaplaty': 1 } }, 'calc.doZaplaty is 0.'],
    [{ texts: { 'dane/suma': '1 zł' } }, '"1 zł" is not shown. The texts are "'],
    [{ absent: { 'dane/suma': 'zł' } }, '"zł" is shown.'],
    [{ asks: 'Na pewno?' }, 'No question is open.'],
    [{ sent: [{ operation: 'dodajPrzelew' }] }, 'The calls sent are [].'],
    [{ calls: { dajRaty: 3 } }, 'It was called 1 times.'],
    [{ goes: '/x' }, 'The resident stays on the screen.'],
    [{ saves: ['a.pdf'] }, 'The files saved are [].'],
    [{ dialogs: ['metoda'] }, 'The open dialogs are [].'],
  ])('%j', async (then, says) => {
    const found = missesOf(await run('naleznosci/karta', { given: card, then }));
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(says);
  });

  test.each<[object, string]>([
    [{ press: 'zaplata/zaplac' }, '"zaplata/zaplac" is disabled.'],
    [{ press: 'przejscie/przejdz' }, '"przejscie/przejdz" is not on the screen.'],
    [{ press: 'raty' }, '"raty" cannot be pressed.'],
    [{ choose: 'wspolzobowiazani', rows: [1] }, 'cannot be chosen'],
    [{ confirm: 'yes' }, 'No question is open, so there is none to answer.'],
    [{ fill: 'nie', with: {} }, 'The form "nie" is not on the screen.'],
  ])('an impossible step ends its case: %j', async (step, says) => {
    const found = missesOf(await run('naleznosci/karta', { given: card, when: [step, { press: 'akcje/nie' }] }));
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(says);
  });

  test('a hidden field cannot be filled in', async () => {
    const when = [{ fill: 'zgloszenie_nowe', with: { telefon: '600' } }];
    const given = { answers: { dajTematy: { change: { 'tematy/0/czyDodatkowy': false } } } };
    expect(missesOf(await run('zgloszenia/nowe', { given, when }))).toEqual([
      'The field "telefon" of "zgloszenie_nowe" is not on the screen.',
    ]);
  });
});

describe('the office of a scenario', () => {
  test('a block waits for a missing answer, and can be retried after a lost connection', async () => {
    const waits = await run('naleznosci/karta', {
      given: { ...card, answers: { dajWplaty: { never: true } } },
      when: [{ open: 'zaksiegowane' }],
      then: { absent: { wplaty: 'Brak' } },
    });
    expect(missesOf(waits)).toEqual([]);
    const offline = {
      given: { ...card, answers: { dajWplaty: [{ offline: true }, { value: { wplaty: [] } }] } },
      when: [{ open: 'zaksiegowane' }, { then: { texts: { wplaty: '' } } }, { retry: 'wplaty' }],
      then: { rows: { wplaty: 0 }, calls: { dajWplaty: 2 } },
    };
    expect(missesOf(await run('naleznosci/karta', offline))).toEqual([]);
  });

  test('undecided conditions are reported once, at the first block, and can be retried', async () => {
    const one = {
      given: { answers: { dajZawartoscKatalogu: [{ offline: true }, 'pusty'] } },
      when: [{ then: { hidden: ['pliki'], texts: { sciezka: 'połączeni' } } }, { retry: 'sciezka' }],
      then: { hidden: ['pliki'], visible: ['pusto'] },
    };
    expect(missesOf(await run('portal/pliki', one))).toEqual([]);
  });

  test('the address of a block in a repeat contains the item', async () => {
    const one = {
      when: [{ then: { hidden: ['grupy/2/uslugi'] } }, { open: 'grupy/2/grupa' }],
      then: { rows: { 'grupy/2/uslugi': 1 }, hidden: ['grupy/1/uslugi', 'uslugi'] },
    };
    expect(missesOf(await run('portal/informacje-publiczne', one))).toEqual([]);
  });

  test('a form in a repeat is filled in, sent and compared for each item', async () => {
    const form = {
      id: 'dane',
      type: 'form',
      own: { imie: { type: 'string' } },
      fields: [{ field: 'imie', label: 'proba.etykieta', required: true }],
      submit: 'proba.etykieta',
      then: [{ set: { wynik: "form.imie + ' ' + text(index)" } }, { notify: 'proba.etykieta' }],
    };
    const descriptor = {
      title: 'proba.tytul',
      state: { wynik: { type: 'string' } },
      content: [
        { id: 'osoby', type: 'repeat', items: 'range(1, 2)', content: [form] },
        { id: 'wynik', type: 'text', text: { value: 'state.wynik' } },
      ],
    };
    const cases = [
      {
        name: 'a case',
        when: [
          { fill: 'osoby/2/dane', with: { imie: 'Ala' } },
          { submit: 'osoby/1/dane' },
          { then: { complaints: { 'osoby/1/dane': { imie: '' }, 'osoby/2/dane': {} } } },
          { submit: 'osoby/2/dane' },
        ],
        then: { values: { 'state.wynik': 'Ala 1' }, fields: { 'osoby/2/dane': { imie: 'Ala' } } },
      },
    ];
    const files = { 'screens/proba.json': descriptor, 'screens/proba.scenario.json': { cases } };
    const texts = new Map(Object.entries(files).map(([name, value]) => [name, JSON.stringify(value)]));
    const layers = alone(withPending(filesOnDisk(join(root, 'tests/codegen/check/base')), texts));
    expect(missesOf(await runScreen(checked(layers), layers, 'proba'))).toEqual([]);
  });

  test('a change of an example is made at its path', () => {
    expect(changed({ a: [{ b: 1 }, { b: 2 }] }, ['a', '1', 'b'], 3)).toEqual({ a: [{ b: 1 }, { b: 3 }] });
    expect(changed({ a: [] }, ['a', '0'], 1)).toEqual({ a: [1] });
  });
});

describe('coverage', () => {
  test('names for each condition the side that was not seen, and its place', async () => {
    const ran = await run('naleznosci/karta', { given: card });
    const text = reportText([ran], true);
    expect(text).toMatch(
      /screens\/naleznosci\/karta\.json:\d+:\d+ {2}never true {2}#\/content\/1\/visible|never false/,
    );
    expect(text).toContain('its error code never occurred');
    const [found] = JSON.parse(reportJson([ran]));
    expect(found.of).toBeGreaterThan(found.seen);
    expect(found.unseen).toHaveLength(found.of - found.seen);
  });
});

describe('under an overlay', () => {
  const folder = mkdtempSync(join(tmpdir(), 'okienko-scenario-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const overlay = (files: Record<string, unknown>): Layers =>
    layered(
      filesOnDisk(root),
      withPending(
        filesOnDisk(folder),
        new Map(
          Object.entries({ 'overlay.config.json': {}, ...files }).map(([name, value]) => [name, JSON.stringify(value)]),
        ),
      ),
      (name) => `gmina/${name}`,
    );
  const edit = { 'screens/konto/reset-haslo.edit.json': { edits: [{ at: 'dalej/items/jeszczeRaz', remove: true }] } };

  test('the scenarios of a screen run on the screen as the overlay changes it', async () => {
    const layers = overlay(edit);
    const ran = await runScreen(checked(layers), layers, 'konto/reset-haslo');
    expect(missesOf(ran)).toEqual(['"dalej/jeszczeRaz" is not on the screen.']);
  });

  test('an overlay may replace them by its own scenarios', async () => {
    const own = { cases: [{ name: 'ours', then: { visible: ['dane'] } }] };
    const layers = overlay({ ...edit, 'screens/konto/reset-haslo.scenario.json': own });
    const ran = await runScreen(checked(layers), layers, 'konto/reset-haslo');
    expect(ran.file).toBe('gmina/screens/konto/reset-haslo.scenario.json');
    expect(ran.cases.map(({ name, misses }) => [name, misses])).toEqual([['ours', []]]);
  });
});

test('a generated service works with its example answers', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'okienko-made-'));
  try {
    const below = join(folder, 'below');
    mkdirSync(join(below, 'schemas'), { recursive: true });
    cpSync(join(root, 'tests/codegen/check/base'), below, { recursive: true });
    for (const part of ['config', 'descriptors', 'api'])
      symlinkSync(join(root, 'schemas', part), join(below, 'schemas', part));
    const { planService } = await import('../../../codegen/new/plan.ts');
    const { serviceOf } = await import('../../../codegen/new/answers.ts');
    const { writePlan } = await import('../../../codegen/new/write.ts');
    const gmina = join(folder, 'gmina');
    mkdirSync(gmina);
    writeFileSync(join(gmina, 'overlay.config.json'), '{}');
    const field = ['Dzień:date', 'Sala:choice(duża|mała)', 'Opłata:money', 'Uwagi:longtext?', 'Wolna:flag'];
    for (const kind of ['list', 'facts', 'details', 'form']) {
      const service = serviceOf({ name: `Sala ${kind}`, group: 'grupa', access: 'full', kind, field });
      if ('why' in service) throw new Error(service.why);
      const result = planService(gmina, service, whereIs(gmina, below));
      if (!('plan' in result)) throw new Error(JSON.stringify(result));
      writePlan(gmina, result.plan);
    }
    const where = whereIs(gmina, below);
    const made = checkedFor(where) as CheckedMunicipality;
    const day = '15.01.2026';
    const cases: Record<string, object> = {
      'sala-list/sala-list': { then: { rows: { wykaz: 3 }, texts: { 'wykaz/1': [day, 'Duża'] } } },
      'sala-facts/sala-facts': { then: { texts: { 'dane/oplata': '100,00', 'dane/wolna': '' } } },
      'sala-details/sala-details': {
        when: [{ press: 'wykaz/1/pokaz' }],
        then: { goes: '/uslugi/sala-details/szczegoly?id=1' },
      },
      'sala-details/szczegoly': { given: { params: { id: '1' } }, then: { texts: { 'dane/dzien': day } } },
      'sala-form/sala-form': {
        when: [
          { submit: 'nowe' },
          { then: { sent: [], asks: null } },
          { fill: 'nowe', with: { dzien: day, sala: 'MALA', oplata: '12,50' } },
          { submit: 'nowe' },
          { then: { asks: 'Wysłać?', sent: [] } },
          { confirm: 'yes' },
        ],
        then: {
          sent: [{ operation: 'wyslijSalaForm', args: { sala: 'MALA', oplata: 12.5, wolna: false, uwagi: null } }],
          messages: ['WL/17/2026'],
        },
      },
    };
    for (const [screen, one] of Object.entries(cases)) {
      const text = JSON.stringify({ cases: [{ name: screen, ...one }] });
      const layers = {
        ...where.layers,
        files: withPending(where.layers.files, new Map([[`screens/${screen}.scenario.json`, text]])),
      };
      expect([screen, missesOf(await runScreen(made, layers, screen))]).toEqual([screen, []]);
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
});
