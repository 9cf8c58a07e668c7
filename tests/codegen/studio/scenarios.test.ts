import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type DevServer, serveDev } from '../../../codegen/dev/server.ts';
import type { ScenarioJson } from '../../../codegen/generated/descriptors.ts';
import type { Refused, StudioState } from '../../../codegen/studio/api.ts';
import type { SavedCase, ScenarioList } from '../../../codegen/studio/scenarios/api.ts';
import { isThorough } from '../../night.ts';
import { drop, portal, small } from '../dev/folders.ts';

// Also guards: codegen/dev, codegen/scenario, codegen/check/scenario

const FILE = 'screens/proba.scenario.json';
let folder: string;
let server: DevServer;

beforeAll(async () => {
  folder = small();
  server = await serveDev({ folder, portal: portal(), port: 0 });
});
afterAll(async () => {
  await server.close();
  drop();
});

async function call<Answer>(path: string, body?: unknown): Promise<Answer> {
  const how = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
  return (await (await fetch(`${server.address}/dev/studio/${path}`, how)).json()) as Answer;
}
const list = () => call<ScenarioList>('scenarios');
const text = () => readFileSync(join(folder, FILE), 'utf8');
const save = (value: object, more = {}) => call<SavedCase>('case', { screen: 'proba', value, ...more });

it('a recording that passes is written as an engineer would, and is a step that undo takes back', async () => {
  const passing = { name: 'otwiera się', then: { phase: 'open', visible: ['raty'] } };
  const { result, list: after } = await save(passing);
  expect(result.misses).toEqual([]);
  expect(text()).toBe(`{
  "$schema": "../schemas/descriptors/scenario.schema.json",
  "cases": [{ "name": "otwiera się", "then": { "phase": "open", "visible": ["raty"] } }]
}
`);
  expect(after).toMatchObject({
    screens: [{ screen: 'proba', own: true, cases: [{ value: passing, result: { misses: [] } }] }],
    drafts: [],
  });
  expect(after.screens[0]!.cases[0]!.result).not.toHaveProperty('old');
  const { steps } = await call<StudioState>('state');
  expect(steps.at(-1)?.sentence).toEqual({
    en: 'Scenario *otwiera się* added',
    pl: 'Scenariusz *otwiera się*: dodano',
  });
  await call('undo', '');
  expect(existsSync(join(folder, FILE))).toBe(false);
  await call('redo', '');
  expect(existsSync(join(folder, FILE))).toBe(true);
});

it('one that does not pass is kept as a draft with its step, and leaves the files as they are', async () => {
  const before = text();
  const failing = { name: 'naciska', when: [{ then: { rows: { raty: 4 } } }, { press: 'raty/1/instead' }] };
  const { result, list: after } = await save(failing);
  expect(result.misses).toEqual([
    { step: 1, message: { en: '"raty/1/instead" is not on the screen.', pl: '„raty/1/instead” nie ma na ekranie.' } },
  ]);
  expect(text()).toBe(before);
  expect(after.drafts).toEqual([{ screen: 'proba', value: failing, result }]);
  // A mistake that the check finds is no reason to lose it either; below it is found in a file.
  if (isThorough) {
    const unknown = await save({ name: 'naciska', when: [{ press: 'rata' }] });
    expect(unknown.result.misses[0]?.message.pl).toContain('"rata" is not a block of this screen.');
    expect(unknown.list.drafts).toHaveLength(1);
  }
  const mended = await save({ name: 'naciska', then: { texts: { raty: '31.03' }, rows: { raty: 1 } } });
  expect(mended.result.misses.map(({ step, expects }) => ({ step, expects }))).toEqual([
    { step: undefined, expects: 'rows · raty' },
    { step: undefined, expects: 'texts · raty' },
  ]);
  expect((await call<ScenarioList>('draft', { screen: 'proba', name: 'naciska' })).drafts).toEqual([]);
});

it('a name is there once in a screen, and a case can be changed', async () => {
  const twice = await call<Refused>('case', { screen: 'proba', value: { name: 'otwiera się' } });
  expect(twice.why.pl).toBe('Ten ekran ma już scenariusz „otwiera się”: nadaj inną nazwę.');
  await save({ name: 'otwiera się', then: { phase: 'open' } }, { index: 0 });
  expect((JSON.parse(text()) as ScenarioJson).cases).toEqual([{ name: 'otwiera się', then: { phase: 'open' } }]);
});

it('scenarios run apart, and a result is old after the files have changed', async () => {
  writeFileSync(
    join(folder, FILE),
    JSON.stringify({ cases: [{ name: 'a' }, { name: 'b', then: { phase: 'refused' } }] }),
  );
  await server.look();
  const ran = await call<ScenarioList>('scenarios', {});
  const misses = ran.screens[0]!.cases.map(({ result }) => result?.misses);
  expect(misses).toEqual([
    [],
    [{ expects: 'phase', message: expect.objectContaining({ en: 'The screen is open, not refused.' }) }],
  ]);
  writeFileSync(join(folder, 'locales/pl/proba.json'), readFileSync(join(folder, 'locales/pl/proba.json')));
  await server.look();
  expect((await list()).screens[0]!.cases[0]!.result).toMatchObject({ old: true });
  writeFileSync(join(folder, FILE), '{ "cases": [{ "name": "a", "when": [{ "press": "x" }] }] }');
  await server.look();
  expect((await call<ScenarioList>('scenarios', {})).errors).toContain('"x" is not a block of this screen.');
});

it('settings of the mock office become answers of a scenario', async () => {
  const answers = (settings: object) => call('answers', { screen: 'proba', ...settings });
  expect(await answers({ state: 'full' })).toEqual({});
  expect(await answers({ state: 'failing' })).toEqual({ dajRaty: { error: 'BLAD_SERWERA' } });
  expect(await answers({ operations: { dajRaty: 'empty' } })).toMatchObject({ dajRaty: expect.anything() });
});
