import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type DevServer, serveDev } from '../../../codegen/dev/server.ts';
import { currentLink } from '../../../codegen/publish/versions.ts';
import type { Refused } from '../../../codegen/studio/api.ts';
import type { Published, PublishState } from '../../../codegen/studio/published.ts';
import { isThorough } from '../../night.ts';
import { drop, portal, small } from '../dev/folders.ts';

// Also guards: codegen/dev, codegen/publish, codegen/commands

const TEXTS = 'locales/pl/proba.json';
let folder: string;
let place: string;
let server: DevServer;

beforeAll(async () => {
  folder = small();
  place = mkdtempSync(join(tmpdir(), 'okienko-published-'));
  server = await serveDev({ folder, portal: portal(), port: 0, place });
});
afterAll(async () => {
  await server.close();
  rmSync(place, { recursive: true });
  drop();
});

const call = (path: string, body?: unknown) =>
  fetch(
    `${server.address}/dev/studio/${path}`,
    body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) },
  );
const state = async () => (await (await call('publishing')).json()) as PublishState;
const publish = async (note = '') => (await (await call('publish', { note })).json()) as Published;
const write = (text: string) => call('edit', { kind: 'text', key: 'proba.tytul', language: 'pl', text });
const sentences = ({ changes }: PublishState) => changes.steps.map(({ sentence }) => sentence.en);
const published = () => readFileSync(join(currentLink(place), TEXTS), 'utf8');

it('the first version has everything; afterwards the steps say what is new', async () => {
  expect(await state()).toEqual({ place, versions: [], changes: { steps: [], files: [] } });
  expect(await publish('Pierwsza')).toEqual({ version: 1 });
  expect(await state()).toMatchObject({ current: 1, versions: [{ nr: 1, note: 'Pierwsza' }], changes: { steps: [] } });
  await write('Rok');
  await write('Lata');
  expect(sentences(await state())).toEqual([
    expect.stringMatching(/^Text \*.+\* \(pl\) changed to \*Rok\*$/),
    'Text *Rok* (pl) changed to *Lata*',
  ]);
  await call('undo', '');
  expect(sentences(await state())).toHaveLength(1);
  expect(published()).not.toContain('Rok');
  expect(await publish()).toEqual({ version: 2 });
  expect(published()).toContain('Rok');
  expect(sentences(await state())).toEqual([]);
});

it('what another program has changed is named by its file', async () => {
  const before = readFileSync(join(folder, TEXTS), 'utf8');
  writeFileSync(join(folder, TEXTS), before.replace('"Grupa"', '"Inna"'));
  expect((await state()).changes).toEqual({ steps: [], files: [TEXTS] });
  writeFileSync(join(folder, TEXTS), before);
});

it('an earlier version is served again, and then what is new counts from it', async () => {
  const back = (await (await call('serve', { nr: 1 })).json()) as PublishState;
  expect([back.current, back.versions.map(({ nr }) => nr), back.changes.steps.length]).toEqual([1, [2, 1], 1]);
  expect(published()).not.toContain('Rok');
  const answer = await call('serve', { nr: 7 });
  expect([answer.status, ((await answer.json()) as Refused).why.pl]).toEqual([422, 'Nie ma wersji 7.']);
});

it('nothing new, an error and a failing scenario are told apart, and nothing is published', async () => {
  await call('serve', { nr: 2 });
  // The test of the command has all three in every run.
  if (isThorough) {
    expect(await publish()).toMatchObject({ why: 'unchanged' });
    const scenario = { cases: [{ name: 'a title', when: [{ then: { title: 'Czego tu nie ma' } }] }] };
    writeFileSync(join(folder, 'screens/slowa.scenario.json'), JSON.stringify(scenario));
    expect(await publish()).toMatchObject({ why: 'scenarios', text: expect.stringContaining('slowa.scenario.json') });
  }
  writeFileSync(join(folder, 'screens/slowa.json'), '{}');
  expect(await publish()).toMatchObject({ why: 'errors', text: expect.stringContaining('screens/slowa.json') });
  expect((await state()).versions).toHaveLength(2);
});

it('without a place it says how to give one', async () => {
  await server.close();
  server = await serveDev({ folder, portal: portal(), port: 0 });
  expect(await state()).toEqual({ versions: [], changes: { steps: [], files: [] } });
  const answer = await call('publish', {});
  expect([answer.status, ((await answer.json()) as Refused).why.en]).toEqual([422, expect.stringContaining('--to')]);
});
