import { join } from 'node:path';
import { expect, it } from 'vitest';
import { manyInstalments } from '../../../../bench/feed/manyInstalments.ts';
import { kinds } from '../../../../server/app/feed/kinds.ts';
import { checkFeed } from '../../../../server/engine/feed/checkFeed.ts';
import type { FaultSink } from '../../../../server/engine/feed/faults.ts';
import type { FeedFile } from '../../../../server/engine/feed/feedFolder.ts';
import { kindMapping } from '../../../../server/engine/feed/mapping.ts';
import { ReadingThread } from '../../../../server/engine/feed/readingThread.ts';
import { recordSchema } from '../../../../server/engine/feed/recordSchemas.ts';
import { type StagedRecords, stagedRecords } from '../../../../server/engine/feed/stagedRecords.ts';
import { isThorough } from '../../../night.ts';
import { feedFolder, replaced } from './feedFolders.ts';

const kindsModule = new URL('../../../../server/app/feed/kinds.ts', import.meta.url).href;

type FaultArguments = Parameters<FaultSink['add']>;

async function all(pages: AsyncIterable<StagedRecords>): Promise<StagedRecords[]> {
  const read: StagedRecords[] = [];
  for await (const page of pages) read.push(page);
  return read;
}

it('a thread reads the same records and faults as the process itself, file after file', async () => {
  const folder = feedFolder({
    'karty.csv': replaced(';ODPADY;', ';ODPAD;'),
    'ratyZbiorcze.jsonl': replaced('{', '{"odsetek":1,'),
    'raty.csv': (text) => text.replace(/rodzajOplaty/, 'opłata').replace(/;Odpady;/g, ';O;'),
  });
  const written = {
    encoding: 'utf-8',
    fields: { rodzajOplaty: { column: 'opłata', codes: { O: 'Odpady' } } },
  } as const;
  const files: [FeedFile, typeof written | undefined][] = [
    [{ kind: 'karty', name: 'karty.csv', format: 'csv', path: join(folder, 'karty.csv') }, undefined],
    [
      { kind: 'ratyZbiorcze', name: 'ratyZbiorcze.jsonl', format: 'jsonl', path: join(folder, 'ratyZbiorcze.jsonl') },
      undefined,
    ],
    [{ kind: 'raty', name: 'raty.csv', format: 'csv', path: join(folder, 'raty.csv') }, written],
  ];
  const thread = new ReadingThread(kindsModule);
  for (const [file, mapped] of files) {
    const own: FaultArguments[] = [];
    const schema = await recordSchema(file.kind);
    const faults = { add: (...fault: FaultArguments) => void own.push(fault) };
    const mapping = kindMapping(schema, mapped, faults);
    const expected = await all(stagedRecords({ file, schema, mapping, kind: kinds[file.kind], faults }));
    const read: FaultArguments[] = [];
    const pages = await all(thread.read(file, mapped, { add: (...fault) => void read.push(fault) }));
    expect(pages).toEqual(expected);
    expect(read).toEqual(own);
    expect(own).not.toEqual([]);
  }
  await thread.end();
});

it('what the thread throws is thrown where its records are awaited', async () => {
  const thread = new ReadingThread(kindsModule);
  const file: FeedFile = { kind: 'raty', name: 'raty.csv', format: 'csv', path: '/nowhere/raty.csv' };
  await expect(all(thread.read(file, undefined, { add() {} }))).rejects.toThrow('ENOENT');
  await thread.end();
});

it.runIf(isThorough)('a large feed is read in a thread with the same result', async () => {
  const folder = feedFolder({}, {});
  await manyInstalments(folder, 120_000);
  const result = async (module: { kindsModule?: string }) => {
    const { faults, staging, totals, digest } = await checkFeed(folder, { kinds, ...module });
    staging.close();
    return { faults: faults.kept, totals, digest };
  };
  const threaded = await result({ kindsModule });
  expect(threaded).toEqual(await result({}));
  expect(threaded.totals.get('raty')!.count).toBe(120_000);
});
