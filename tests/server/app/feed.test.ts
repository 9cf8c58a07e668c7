import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  checkAction,
  type FeedGiven,
  loadAction,
  planAction,
  restoreAction,
  statusAction,
} from '../../../server/app/feed/actions.ts';
import { migrate } from '../../../server/engine/db/migrations.ts';
import { feedFolder, replaced } from '../engine/feed/feedFolders.ts';
import { sqliteDatabase } from '../helpers.ts';

let printed: string;
beforeEach(() => {
  printed = '';
  vi.spyOn(console, 'log').mockImplementation((text) => {
    printed += `${text}\n`;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

const given = (place?: string, over: Partial<FeedGiven> = {}): FeedGiven => ({
  ...{ place, accept: false, limit: 20, json: false, page: undefined, mapping: undefined, most: 20, every: 1 },
  ...over,
});

it('the report names code, place, reason and what to do, as text, JSON and a page without scripts', async () => {
  const folder = feedFolder({
    'podmioty.csv': replaced('44051401359', '44051401358'),
    'wspolzobowiazani.csv': replaced('Tomasz Wiśniewski', '"<b>"'.padEnd(300, 'x').replace('"<b>"', '<b>')),
  });
  const page = join(folder, 'report.html');
  expect(await checkAction(given(folder, { page }))).toBe(1);
  expect(printed).toContain(
    'error PESEL_WRONG ×1: A PESEL has a wrong check digit or date.\n  Correct it in the source.',
  );
  expect(printed).toContain(
    '    podmioty.csv:2:identyfikator  The check digit or the date of birth does not fit. (44…58 (11 characters))',
  );
  expect(printed).not.toContain('44051401358');
  const html = readFileSync(page, 'utf8');
  const [, style = ''] = /<style>([\s\S]*)<\/style>/.exec(html)!;
  expect(html).toContain(`style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`);
  expect(html).toContain('<h2 id="PESEL_WRONG">error: PESEL_WRONG (1)</h2>');
  expect(html).toContain('&lt;b…xx (298 characters)');
  expect(html).not.toMatch(/<script|style=|44051401358|<b>/);
  printed = '';
  await checkAction(given(folder, { json: true }));
  expect(JSON.parse(printed)).toMatchObject({ records: { karty: 2 }, counts: { PESEL_WRONG: 1, FIELD_LENGTH: 1 } });
});

it('a feed is planned, loaded, recognised, listed and undone', async () => {
  const place = await sqliteDatabase();
  for (const [name, value] of Object.entries({ DATABASE_URL: '', ...place.env })) vi.stubEnv(name, value);
  const folder = feedFolder();
  await expect(planAction(given(folder))).rejects.toThrow('start this version of the office once');
  const database = await place.open();
  await database.alone((query) => migrate(database.kind, query));
  await database.close();
  const said = async (act: (one: FeedGiven) => Promise<number>, one: FeedGiven) => {
    printed = '';
    return [await act(one), printed];
  };
  expect(await said(planAction, given(folder))).toEqual([
    0,
    expect.stringContaining('karty: 0 before, 2 new, 0 changed, 0 gone'),
  ]);
  expect(await said(loadAction, given(folder))).toEqual([
    0,
    expect.stringMatching(/kwotaRaty: 0,00\szł before, 2\s550,50\szł after[\s\S]*Loaded as number 1\./),
  ]);
  expect(await said(loadAction, given(folder))).toEqual([0, 'The same feed is loaded: nothing to do.\n']);
  expect(await said(loadAction, given(feedFolder({ 'karty.csv': null })))).toEqual([
    1,
    expect.stringContaining('Nothing was loaded.'),
  ]);
  expect(await said(statusAction, given())).toEqual([
    0,
    expect.stringMatching(/^1 {2}finanse {2}loaded .*, the same again/),
  ]);
  expect(await said(restoreAction, given('finanse'))).toEqual([
    0,
    'Load 1 is undone: 0 records are as before, 15 were removed.\n',
  ]);
  expect(await said(statusAction, given())).toEqual([0, expect.stringContaining(', undone\n')]);
  await place.drop();
});
