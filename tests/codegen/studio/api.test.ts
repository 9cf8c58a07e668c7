import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type DevServer, serveDev } from '../../../codegen/dev/server.ts';
import type { Part, Plan, Refused, StudioState, TextEntry } from '../../../codegen/studio/api.ts';
import type { Edit } from '../../../codegen/studio/edit.ts';
import { drop, overlay, portal, shipped } from '../dev/folders.ts';

let folder: string;
let server: DevServer;
const SCREEN = 'screens/budzet/dochody.json';
const PLAN = 'tabela/columns/planPoZmianach';
const move: Edit = { kind: 'move', file: SCREEN, at: PLAN, beside: { side: 'before', name: 'rozdzial' } };
const broken: Edit = { kind: 'set', file: SCREEN, at: PLAN, key: 'field', value: 'nieMaGo' };

const start = async (made: string) => {
  folder = made;
  server = await serveDev({ folder, portal: portal(), port: 0 });
};
const read = (name: string) => readFileSync(join(folder, name), 'utf8');
const call = (path: string, init?: RequestInit) => fetch(`${server.address}/dev/studio/${path}`, init);
const get = async <T>(path: string): Promise<T> => (await (await call(path)).json()) as T;
const send = (path: string, body?: unknown, headers: Record<string, string> = {}) =>
  call(path, { method: 'POST', headers, ...(body !== undefined && { body: JSON.stringify(body) }) });
const post = async <T = StudioState>(path: string, body?: unknown): Promise<T> => {
  const answer = await send(path, body);
  expect(answer.status).toBe(200);
  return (await answer.json()) as T;
};
const edit = (one: Edit) => post<Plan & StudioState>('edit', one);
const refused = async (path: string, body?: unknown) => {
  const answer = await send(path, body);
  expect(answer.status).toBe(422);
  return ((await answer.json()) as Refused).why;
};
const undoAll = async () => {
  for (let left = (await get<StudioState>('state')).steps.length; left > 0; left -= 1) await post('undo');
};
const stop = async () => {
  await server.close();
  drop();
};
const errors = (problems: StudioState['problems']) => problems.filter(({ severity }) => severity === 'error');

describe('the studio of a municipality of its own', () => {
  beforeAll(() => start(shipped()));
  afterEach(undoAll);
  afterAll(stop);

  it('plans an edit without changing anything', async () => {
    const before = read(SCREEN);
    const plan = await post<Plan>('plan', move);
    expect(plan.sentence).toEqual({
      en: 'Column *Plan as amended* moved before *Chapter*',
      pl: 'Kolumna *Plan po zmianach*: przeniesiono przed *Rozdział*',
    });
    expect(plan.diff).toEqual([{ file: SCREEN, before, after: expect.stringContaining('planPoZmianach') }]);
    expect(errors(plan.problems)).toEqual([]);
    expect(read(SCREEN)).toBe(before);
    expect(await get('state')).toMatchObject({ steps: [], underWay: false, problems: [] });
  });

  it('writes an edit that checks, shows it, and undoes it to the same bytes', async () => {
    const before = read(SCREEN);
    const { version } = server.workbench.running!.municipality.manifest;
    const made = await edit(move);
    expect(made.steps.map(({ files }) => files)).toEqual([[SCREEN]]);
    expect(read(SCREEN)).toBe(made.diff[0]!.after);
    expect(server.workbench.running!.municipality.manifest.version).not.toBe(version);
    const undone = await post('undo');
    expect([undone.steps.length, undone.undone.length]).toEqual([0, 1]);
    expect(read(SCREEN)).toBe(before);
    expect(server.workbench.running!.municipality.manifest.version).toBe(version);
    await post('redo');
    expect(read(SCREEN)).toBe(made.diff[0]!.after);
  });

  it('keeps an edit that does not check as work under way, and writes it when the whole checks', async () => {
    const before = read(SCREEN);
    const made = await edit(broken);
    expect(made.underWay).toBe(true);
    expect(errors(made.problems).map(({ code, text }) => [code, text?.includes('nieMaGo')])).toContainEqual([
      'field.unknown',
      true,
    ]);
    expect(read(SCREEN)).toBe(before);
    expect(server.workbench.found.problems.filter(({ severity }) => severity === 'error')).toEqual([]);
    const more = await edit({ ...move, at: 'tabela/columns/nieMaGo' });
    expect([more.underWay, read(SCREEN)]).toEqual([true, before]);
    const mended = await edit({ ...broken, at: 'tabela/columns/nieMaGo', value: 'planPoZmianach' });
    expect([mended.underWay, mended.steps.length]).toEqual([false, 3]);
    expect(read(SCREEN)).toBe(mended.diff[0]!.after);
    for (let step = 0; step < 3; step += 1) await post('undo');
    expect(read(SCREEN)).toBe(before);
  });

  it('loses nothing at a restart', async () => {
    const before = read(SCREEN);
    await edit(move);
    await edit(broken);
    await server.close();
    server = await serveDev({ folder, portal: portal(), port: 0 });
    const state = await get<StudioState>('state');
    expect([state.steps.length, state.underWay, errors(state.problems).length > 0]).toEqual([2, true, true]);
    await post('undo');
    expect((await post('undo')).underWay).toBe(false);
    expect(read(SCREEN)).toBe(before);
    expect(read('.okienko/.gitignore')).toBe('*\n');
  });

  it('does not overwrite what another program has changed', async () => {
    await edit(move);
    const ours = read(SCREEN);
    const theirs = ours.replace('"csv": true', '"csv": false');
    writeFileSync(join(folder, SCREEN), theirs);
    expect((await refused('undo')).en).toBe(
      `Another program has changed ${SCREEN} since, so this step would overwrite it.`,
    );
    expect(read(SCREEN)).toBe(theirs);
    // An edit is made on what is there now.
    await edit({ kind: 'set', file: SCREEN, at: 'tabela', key: 'csv', value: true });
    expect(read(SCREEN)).toContain('"csv": true');
    await post('undo');
    writeFileSync(join(folder, SCREEN), ours);
  });

  it('forgets undone steps when another edit is made', async () => {
    await edit(move);
    await post('undo');
    await edit({ kind: 'text', key: 'budzet.rok', language: 'pl', text: 'Rok' });
    expect((await refused('redo')).en).toBe('There is nothing to redo.');
    expect(read('locales/pl/budzet.json')).toMatch(/^\{\n {2}"rok": "Rok",\n {2}"rozdzial": "Rozdział",\n/);
  });

  it('says what else a part touches', async () => {
    const plan = await post<Plan>('plan', { kind: 'remove', file: SCREEN, at: 'tabela' });
    expect(plan.touches).toContainEqual({ kind: 'screen', name: 'budzet/dochody' });
    expect(plan.touches).toContainEqual({ kind: 'text', name: 'budzet.dochody.naleznosci', title: 'Należności' });
    const text = await post<Plan>('plan', { kind: 'text', key: 'budzet.rok', language: 'pl', text: 'Rok' });
    expect(text.touches.map(({ name }) => name)).toEqual(['budzet/dochody', 'budzet/wydatki']);
  });

  it('answers with a part, where its values are written, and a text', async () => {
    const part = await get<Part>(`part?file=${SCREEN}&at=tabela`);
    expect([part.type, part.places.csv, part.lists.columns?.[0]]).toEqual([
      'table',
      { file: SCREEN, line: 104, column: 7, own: true },
      { name: 'rozdzial', title: 'Rozdział' },
    ]);
    const text = await get<TextEntry>('text?key=budzet.dochody.trwa');
    expect([text.texts['budzet.dochody.trwa']?.pl, text.placeholders, text.plural, text.uses]).toEqual([
      'Rok {{rok}} jeszcze trwa, więc kwoty nie są ostateczne.',
      ['rok'],
      false,
      [SCREEN],
    ]);
  });

  it.each([
    [{ ...move, at: 'tabela/columns/nieMaGo' }, '"tabela/columns" has no "nieMaGo".'],
    [{ ...move, beside: { side: 'after', name: 'nieMaGo' } }, 'There is no "nieMaGo" in this list.'],
    [{ kind: 'set', file: SCREEN, at: 'tabela', key: 'csv', value: true }, 'This changes nothing: it is so already.'],
    [{ kind: 'text', key: 'budzet', language: 'pl', text: 'x' }, '"budzet" cannot be the key of a text.'],
    [{ kind: 'text', key: 'budzet.rok', language: 'fr', text: 'x' }, 'The municipality has no language "fr".'],
    [{ kind: 'text', key: '../../x.rok', language: 'pl', text: 'x' }, 'This is not an edit that the studio knows.'],
    [{ kind: 'text', key: 'a/../../x.rok', language: 'pl', text: 'x' }, 'This is not an edit that the studio knows.'],
    ['nothing', 'This is not an edit that the studio knows.'],
  ])('refuses what cannot be done: %j', async (one, why) => {
    expect((await refused('edit', one)).en).toContain(why);
    expect((await get<StudioState>('state')).steps).toEqual([]);
  });

  it.each(['../x.json', 'screens/../locales/pl/budzet.json', 'package.json'])(
    'reads no other file: %s',
    async (file) => {
      const answer = await call(`part?file=${encodeURIComponent(file)}&at=`);
      expect([answer.status, ((await answer.json()) as Refused).why.en]).toEqual([422, `There is no ${file}.`]);
    },
  );

  it('answers no page of another site', async () => {
    const answer = await send('edit', move, { origin: 'https://elsewhere.example' });
    expect([answer.status, (await call('nothing')).status, (await call('edit')).status]).toEqual([403, 404, 404]);
    expect((await get<StudioState>('state')).steps).toEqual([]);
  });
});

describe('the studio of an overlay', () => {
  beforeAll(() => start(overlay()));
  afterEach(undoAll);
  afterAll(stop);

  it('writes the edits of a screen beside it, and takes the file away with the last one', async () => {
    const file = 'screens/budzet/dochody.edit.json';
    expect(
      errors((await edit({ kind: 'set', file: SCREEN, at: 'tabela', key: 'csv', value: false })).problems),
    ).toEqual([]);
    expect(read(file)).toMatch(/"edits": \[\{ "at": "tabela", "change": \{ "csv": false \} \}\]\n\}\n$/);
    const part = await get<Part>(`part?file=${SCREEN}&at=tabela`);
    expect([part.places.csv?.own, part.places.empty]).toEqual([
      true,
      { file: SCREEN, line: 85, column: 7, own: false },
    ]);
    await edit({ kind: 'unset', file: SCREEN, at: 'tabela', key: 'csv' });
    expect(existsSync(join(folder, file))).toBe(false);
    await post('undo');
    expect(read(file)).toContain('"csv": false');
  });

  it('writes texts into its own locales', async () => {
    await edit({ kind: 'text', key: 'wspolne.brakDanych', language: 'de', text: 'Weg' });
    expect(read('locales/de/wspolne.json')).toBe('{\n  "brakDanych": "Weg"\n}\n');
    await edit({ kind: 'text', key: 'wspolne.brakDanych', language: 'de', text: '' });
    expect(existsSync(join(folder, 'locales/de/wspolne.json'))).toBe(false);
  });
});
