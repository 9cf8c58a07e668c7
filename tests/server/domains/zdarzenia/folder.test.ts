import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { writeEvent } from '../../../../server/engine/events/writeEvent.ts';
import { forOneDatabase, withOffice } from '../../helpers.ts';
import { eventsIn } from './eventSchemas.ts';

const root = mkdtempSync(join(tmpdir(), 'okienko-zdarzenia-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

forOneDatabase((make) => {
  // At night the tests run on both databases.
  const folder = join(mkdtempSync(join(root, 'baza-')), 'zdarzenia');
  const office = withOffice(make, { OKIENKO_ZDARZENIA_FOLDER: folder });
  const happen = async (idZgloszenia: number) => {
    const { query } = office().database;
    await writeEvent({ db: query, now: new Date(office().clock.ms) }, 'stanLicznika.wycofany', { idZgloszenia });
    await work();
  };
  const work = async () => {
    office().app.wake();
    await office().app.settled();
  };

  test('each event is a whole file, once; one that the reader has taken does not come again', async () => {
    await happen(1);
    await happen(2);
    const names = ['000000000001-stanLicznika.wycofany.json', '000000000002-stanLicznika.wycofany.json'];
    expect(readdirSync(folder)).toEqual(names);
    const written = names.map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')));
    expect(written).toEqual(await eventsIn(office().database.query));
    rmSync(join(folder, names[0]!));
    await office().restart();
    await happen(3);
    expect(readdirSync(folder)).toEqual([names[1], '000000000003-stanLicznika.wycofany.json']);
  });

  test('a folder that cannot be written loses nothing: the events are there when it can', async () => {
    rmSync(folder, { recursive: true });
    writeFileSync(folder, 'a file in the way');
    await happen(4);
    expect(office().lines.filter((line) => line.includes('zdarzenia-folder'))).toHaveLength(1);
    await work();
    expect(office().lines.filter((line) => line.includes('zdarzenia-folder'))).toHaveLength(1);
    rmSync(folder);
    office().clock.ms += 61_000;
    await work();
    expect(readdirSync(folder)).toEqual(['000000000004-stanLicznika.wycofany.json']);
  });
});
