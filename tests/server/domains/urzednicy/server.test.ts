import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { writeArtefact } from '../../../../codegen/compile/writeArtefact.ts';
import { reload } from '../../../../server/app/reload.ts';
import { openMetrics } from '../../../../server/engine/watching/metrics.ts';
import { LIMIT_MS } from '../../../night.ts';
import { sqliteDatabase, type TestDatabase } from '../../helpers.ts';
import { compiledMunicipality } from '../../municipality.ts';
import { DESK, type DeskOffice, openDeskOffice } from './deskOffice.ts';

/** The desk as a server: it is watched, reloaded and stopped as the portal is. */

let database: TestDatabase;
let desk: DeskOffice;
const call = vi.fn();

beforeAll(async () => {
  database = await sqliteDatabase();
  const opened = await database.open();
  const metrics = { ...openMetrics(opened), call };
  await opened.close();
  desk = await openDeskOffice(database, { metrics });
}, 60_000);
afterAll(async () => {
  await desk.close();
  await database.drop();
});

test('its calls are counted with those of the portal', async () => {
  await desk.anonymous.get('/api/pi/stan');
  await desk.anonymous.get('/api/biurko/kolejka');
  await vi.waitFor(() => expect(call).toHaveBeenCalledTimes(2), LIMIT_MS);
  expect(call.mock.calls.map((args) => args.slice(0, 3))).toEqual([
    ['dajStanPrzerwyTechnicznej', 'GET', 200],
    ['dajStanKolejki', 'GET', 401],
  ]);
});

test('a reload shows the changed folder, and one that cannot be served replaces nothing', async () => {
  const compiled = await compiledMunicipality(DESK);
  const folder = mkdtempSync(join(tmpdir(), 'okienko-desk-'));
  writeArtefact(folder, { ...compiled, manifest: { ...compiled.manifest, name: 'Biurko Brzezna' } }, { warnings: '' });
  const about = join(folder, 'artefact.json');
  const printed = vi.spyOn(console, 'error').mockImplementation(() => {});
  const said = vi.spyOn(console, 'log').mockImplementation(() => {});
  const reloaded = () => reload(desk.desk, { municipality: folder, varDir: folder }, { what: 'desk' });
  const title = async () => (await desk.anonymous.get('/logowanie')).text.match(/<title>([^<]*)<\/title>/)?.[1];
  const before = await title();
  await reloaded();
  expect(await title()).toBe(before?.replace(compiled.manifest.name, 'Biurko Brzezna'));
  writeFileSync(about, JSON.stringify({ ...JSON.parse(readFileSync(about, 'utf8')), toolkit: 'another' }));
  await reloaded();
  expect([said.mock.calls, printed.mock.calls]).toEqual([
    [['The desk was read again.']],
    [[expect.stringContaining('another version')], ['The last good desk is still served.']],
  ]);
  expect(await title()).toContain('Biurko Brzezna');
  rmSync(folder, { recursive: true });
  vi.restoreAllMocks();
});

test('a reload with an address that the desk does not serve yet is refused', async () => {
  const compiled = await compiledMunicipality(DESK);
  const operations = new Map(compiled.contract.operations);
  operations.set('dajStanKolejki', { ...operations.get('dajStanKolejki')!, path: '/biurko/inna' });
  const moved = { ...compiled, contract: { ...compiled.contract, operations } };
  expect(() => desk.desk.replaceMunicipality(moved)).toThrow(/new addresses \(dajStanKolejki\)/);
});

test('a balancer reads that it is ready, until it has been asked to stop', async () => {
  const seen = async (path: string) => [(await desk.anonymous.get(path)).status, (await desk.anonymous.get(path)).text];
  expect([await seen('/health'), await seen('/ready')]).toEqual([
    [200, 'ok\n'],
    [200, 'ok\n'],
  ]);
  desk.desk.leave();
  expect([await seen('/health'), await seen('/ready')]).toEqual([
    [200, 'ok\n'],
    [503, 'no\n'],
  ]);
});
