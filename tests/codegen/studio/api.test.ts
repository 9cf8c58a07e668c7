import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type DevServer, serveDev } from '../../../codegen/dev/server.ts';
import type { Part, Plan, Refused, StudioState, TextEntry } from '../../../codegen/studio/api.ts';
import type { Edit } from '../../../codegen/studio/edit.ts';
import { drop, portal, small } from '../dev/folders.ts';

let folder: string;
let server: DevServer;
const SCREEN = 'screens/proba.json';
const SUM = 'raty/columns/kwotaRazem';
const move: Edit = { kind: 'move', file: SCREEN, at: SUM, beside: { side: 'before', name: 'terminPlatnosci' } };
const broken: Edit = { kind: 'set', file: SCREEN, at: SUM, key: 'field', value: 'nieMaGo' };

/** The smallest municipality, with a table of two columns that a document repeats. */
function withTable(): string {
  const made = small();
  copyFileSync(join(import.meta.dirname, 'table.screen.json'), join(made, SCREEN));
  const texts: Readonly<Record<string, readonly string[]>> = {
    pl: ['Termin', 'Suma', 'Raty {{tytul}}'],
    en: ['Due date', 'Sum', 'Instalments {{tytul}}'],
  };
  for (const [language, [termin, suma, plik]] of Object.entries(texts)) {
    const file = join(made, `locales/${language}/proba.json`);
    writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), termin, suma, plik }, null, 2));
  }
  return made;
}

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
/** The number of the first line that contains something, behind the line that contains something else. */
const lineOf = (text: string, part: string, behind = ''): number => {
  const lines = text.split('\n');
  const from = lines.findIndex((line) => line.includes(behind));
  return lines.findIndex((line, at) => at >= from && line.includes(part)) + 1;
};
const errors = (problems: StudioState['problems']) => problems.filter(({ severity }) => severity === 'error');

describe('the studio of a municipality of its own', () => {
  beforeAll(() => start(withTable()));
  afterEach(undoAll);
  afterAll(stop);

  it('plans an edit without changing anything', async () => {
    const before = read(SCREEN);
    const plan = await post<Plan>('plan', move);
    expect(plan.sentence).toEqual({
      en: 'Column *Sum* moved before *Due date*',
      pl: 'Kolumna *Suma*: przeniesiono przed *Termin*',
    });
    expect(plan.diff).toEqual([{ file: SCREEN, before, after: expect.stringContaining('kwotaRazem') }]);
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

  it('is checked once for each edit, although its files are watched', async () => {
    const { round } = server.workbench.found;
    await edit(move);
    await new Promise((done) => setTimeout(done, 100));
    expect(server.workbench.found.round).toBe(round + 1);
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
    const more = await edit({ ...move, at: 'raty/columns/nieMaGo' });
    expect([more.underWay, read(SCREEN)]).toEqual([true, before]);
    const mended = await edit({ ...broken, at: 'raty/columns/nieMaGo', value: 'kwotaRazem' });
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
    await edit({ kind: 'set', file: SCREEN, at: 'raty', key: 'csv', value: true });
    expect(read(SCREEN)).toContain('"csv": true');
    await post('undo');
    writeFileSync(join(folder, SCREEN), ours);
  });

  it('forgets undone steps when another edit is made', async () => {
    await edit(move);
    await post('undo');
    await edit({ kind: 'text', key: 'proba.tytul', language: 'pl', text: 'Rok' });
    expect((await refused('redo')).en).toBe('There is nothing to redo.');
    expect(read('locales/pl/proba.json')).toMatch(/^\{\n {2}"tytul": "Rok",\n {2}"grupa": "Grupa",\n/);
  });

  it('says what else a part touches', async () => {
    const plan = await post<Plan>('plan', { kind: 'remove', file: SCREEN, at: 'raty' });
    expect(plan.touches).toContainEqual({ kind: 'screen', name: 'proba' });
    expect(plan.touches).toContainEqual({ kind: 'text', name: 'proba.suma', title: 'Suma' });
    const text = await post<Plan>('plan', { kind: 'text', key: 'proba.tytul', language: 'pl', text: 'Rok' });
    expect(text.touches.map(({ name }) => name)).toEqual(['cel', 'slowa']);
  });

  it('renames a block in every file that names it, in one step', async () => {
    const before = read(SCREEN);
    const made = await edit({ kind: 'rename', file: SCREEN, at: 'raty', name: 'wykaz' });
    expect([made.underWay, errors(made.problems)]).toEqual([false, []]);
    expect(made.sentence.pl).toMatch(/^Blok \*.+\*: nowy identyfikator wykaz$/);
    // The source of the same name keeps it.
    expect(read(SCREEN)).toBe(before.replace('"id": "raty"', '"id": "wykaz"').replace('["raty"]', '["wykaz"]'));
    expect((await refused('edit', { kind: 'rename', file: SCREEN, at: 'wykaz', name: 'Wykaz' })).en).toContain(
      'cannot be the name of a block',
    );
    await post('undo');
    expect(read(SCREEN)).toBe(before);
  });

  it('answers with a part, where its values are written, and a text', async () => {
    const part = await get<Part>(`part?file=${SCREEN}&at=raty`);
    expect([part.type, part.places.csv, part.lists.columns?.[0]]).toEqual([
      'table',
      { file: SCREEN, line: lineOf(read(SCREEN), '"csv"'), column: 7, own: true },
      { name: 'terminPlatnosci', title: 'Termin' },
    ]);
    const text = await get<TextEntry>('text?key=proba.kwota');
    expect([text.texts['proba.kwota']?.pl, text.placeholders, text.plural, text.uses]).toEqual([
      'Razem {{kwota}}',
      ['kwota'],
      false,
      ['Próba'],
    ]);
  });

  it.each([
    [{ ...move, at: 'raty/columns/nieMaGo' }, '"raty/columns" has no "nieMaGo".'],
    [{ ...move, beside: { side: 'after', name: 'nieMaGo' } }, 'There is no "nieMaGo" in this list.'],
    [{ kind: 'set', file: SCREEN, at: 'raty', key: 'csv', value: true }, 'This changes nothing: it is so already.'],
    [{ kind: 'text', key: 'proba', language: 'pl', text: 'x' }, '"proba" cannot be the key of a text.'],
    [{ kind: 'text', key: 'proba.tytul', language: 'fr', text: 'x' }, 'The municipality has no language "fr".'],
    [{ kind: 'text', key: '../../x.rok', language: 'pl', text: 'x' }, 'This is not an edit that the studio knows.'],
    [{ kind: 'text', key: 'a/../../x.rok', language: 'pl', text: 'x' }, 'This is not an edit that the studio knows.'],
    ['nothing', 'This is not an edit that the studio knows.'],
  ])('refuses what cannot be done: %j', async (one, why) => {
    expect((await refused('edit', one)).en).toContain(why);
    expect((await get<StudioState>('state')).steps).toEqual([]);
  });

  it.each(['../x.json', 'screens/../locales/pl/proba.json', 'package.json'])(
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
