import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../../../../server/app/config.ts';
import { clamd } from '../../../../server/engine/files/clamd.ts';
import { s3Store } from '../../../../server/engine/files/s3Store.ts';
import { signS3 } from '../../../../server/engine/files/signS3.ts';
import { type Client, forOneDatabase, openOffice, type TestDatabase, type TestOffice } from '../../helpers.ts';
import { filesMunicipality, upload, wyslij } from './filesOffice.ts';
import { jpeg, pdf } from './samples.ts';
import { clamdStandIn, EICAR, s3StandIn } from './standIns.ts';

const folder = mkdtempSync(join(tmpdir(), 'okienko-s3-'));
let scanner: Awaited<ReturnType<typeof clamdStandIn>>;
let store: Awaited<ReturnType<typeof s3StandIn>>;

beforeAll(async () => {
  scanner = await clamdStandIn();
  store = await s3StandIn(folder);
});
afterAll(async () => {
  await scanner.close();
  await store.close();
  rmSync(folder, { recursive: true });
});

describe('clamd', () => {
  const scan = (bytes: Buffer, ms = 20_000) =>
    clamd({ host: '127.0.0.1', port: scanner.port }, { connectMs: ms, answerMs: ms }).scan(bytes);

  test('a clean file, also of many chunks, and one with a virus', async () => {
    expect(await scan(Buffer.alloc(3_000_000, 7))).toBeUndefined();
    expect(await scan(Buffer.from(`%PDF-1.4 ${EICAR}`))).toBe('Eicar-Signature');
  });
  test.each(['mute', 'error', 'hangup'] as const)('a scanner that is %s has decided nothing', async (mood) => {
    scanner.mood = mood;
    await expect(scan(Buffer.from('a'), 500)).rejects.toThrow('clamd');
    scanner.mood = 'well';
  });
  test('a scanner that does not run has decided nothing', async () => {
    await expect(clamd({ host: '127.0.0.1', port: 1 }).scan(Buffer.from('a'))).rejects.toThrow('clamd');
    await expect(clamd({ socket: join(folder, 'none.sock') }).scan(Buffer.from('a'))).rejects.toThrow('clamd');
  });
});

describe('an S3-like store', () => {
  test('the signature of the example of AWS', () => {
    const keys = {
      region: 'us-east-1',
      klucz: 'AKIAIOSFODNN7EXAMPLE',
      tajnyKlucz: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
    };
    const url = new URL('https://examplebucket.s3.amazonaws.com/test.txt');
    const now = new Date('2013-05-24T00:00:00Z');
    const { authorization } = signS3('GET', url, Buffer.alloc(0), keys, now, { range: 'bytes=0-9' });
    expect(authorization).toBe(
      'AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request, SignedHeaders=host;range;x-amz-content-sha256;x-amz-date, Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
    );
  });
  test('keeps, returns and deletes a file', async () => {
    const files = s3Store(store.file);
    await files.put('a-1', Buffer.from('content'));
    expect((await files.get('a-1')).toString()).toBe('content');
    await files.delete('a-1');
    await files.delete('a-1');
    await expect(files.get('a-1')).rejects.toThrow('404');
    expect(store.refused).toBe(0);
  });
  test('another key is refused, and nothing is kept', async () => {
    const file = join(folder, 'wrong.json');
    const { default: right } = await import(store.file, { with: { type: 'json' } });
    writeFileSync(file, JSON.stringify({ ...right, tajnyKlucz: 'inny' }), { mode: 0o600 });
    await expect(s3Store(file).put('a-2', Buffer.from('x'))).rejects.toThrow('403');
    expect(store.objects.has('/okienko-pliki/a-2')).toBe(false);
  });
  test.each([
    [{ wiadro: 'Z Odstępem' }, '"wiadro" must be the name of a bucket'],
    [{ adres: 'http://s3.example' }, '"adres" must be an https address'],
    [{ inny: 1 }, '"inny" is not known'],
  ])('%j stops the start', async (change, message) => {
    const file = join(folder, 'bad.json');
    const { default: right } = await import(store.file, { with: { type: 'json' } });
    writeFileSync(file, JSON.stringify({ ...right, ...change }), { mode: 0o600 });
    expect(() => s3Store(file)).toThrow(message);
  });
});

test.each([
  ['127.0.0.1:3310', { host: '127.0.0.1', port: 3310 }],
  ['[::1]:3310', { host: '::1', port: 3310 }],
  ['/run/clamav/clamd.ctl', { socket: '/run/clamav/clamd.ctl' }],
  ['0', undefined],
])('OKIENKO_CLAMD=%s', (text, clamdOf) => {
  expect(readConfig({ OKIENKO_CLAMD: text }).pliki.clamd).toEqual(clamdOf);
});
test.each(['clamd', 'host:0', 'host:99999', 'http://host:1'])('OKIENKO_CLAMD=%s stops the start', (text) => {
  expect(() => readConfig({ OKIENKO_CLAMD: text })).toThrow('OKIENKO_CLAMD must be a host with a port');
});

forOneDatabase((make) => {
  let database: TestDatabase;
  let office: TestOffice;
  let anna: Client;

  beforeAll(async () => {
    database = await make();
    const env = { ...database.env, OKIENKO_CLAMD: `127.0.0.1:${scanner.port}`, OKIENKO_PLIKI_S3: store.file };
    office = await openOffice(database, env, { municipality: filesMunicipality() });
    anna = await office.login('anna.wisniewska');
  }, 60_000);
  afterAll(async () => {
    await office?.close();
    await database?.drop();
  });

  const stanOf = async (id: string) => (await anna.get(`/api/pliki/${id}`)).json();
  const infected = Buffer.from(pdf({ head: `% ${EICAR}\n` }));

  test('a scanned file is in the store, and comes back from it', async () => {
    const { idPliku, stan } = await upload(anna, jpeg());
    expect([stan, store.objects.get(`/okienko-pliki/${idPliku}`)]).toEqual(['GOTOWY', jpeg()]);
    expect((await anna.get(`/api/pliki/${idPliku}/tresc`)).raw).toEqual(jpeg());
    await anna.send('DELETE', `/api/pliki/${idPliku}`);
    expect(store.objects.has(`/okienko-pliki/${idPliku}`)).toBe(false);
    expect(existsSync(join(office.config.varDir, 'pliki'))).toBe(false);
  });

  test('a virus is refused, and never in the store', async () => {
    const refused = await upload(anna, infected, { pole: 'umowa' });
    expect(refused).toMatchObject({ stan: 'ODRZUCONY', opis: expect.stringContaining('antywirusowy') });
    expect(store.objects.has(`/okienko-pliki/${refused.idPliku}`)).toBe(false);
    expect((await wyslij(anna, { umowa: refused.idPliku })).status).toBe(400);
  });

  test.each(['error', 'hangup', 'store'] as const)(
    'while it is in trouble (%s) a file waits, and is sent with no request',
    async (trouble) => {
      if (trouble === 'store') store.isDown = true;
      else scanner.mood = trouble;
      const waiting = await upload(anna, trouble === 'error' ? infected : pdf(), { pole: 'umowa' });
      expect(waiting).toMatchObject({ stan: 'SPRAWDZANY', opis: expect.stringContaining('czeka') });
      const sent = await wyslij(anna, { umowa: waiting.idPliku });
      expect([sent.status, sent.json().pola.umowa]).toEqual([
        400,
        expect.stringContaining('nie został jeszcze sprawdzony'),
      ]);
      expect((await anna.get(`/api/pliki/${waiting.idPliku}/tresc`)).status).toBe(404);
      expect(office.lines.some((line) => /clamd|store of files/.test(line))).toBe(true);
      scanner.mood = 'well';
      store.isDown = false;
      // Not before its pause is over.
      office.app.wake();
      await office.app.settled();
      expect((await stanOf(waiting.idPliku)).stan).toBe('SPRAWDZANY');
      office.clock.ms += 16_000;
      office.app.wake();
      await office.app.settled();
      expect((await stanOf(waiting.idPliku)).stan).toBe(trouble === 'error' ? 'ODRZUCONY' : 'GOTOWY');
    },
  );

  test('a slow scanner is waited for', async () => {
    scanner.mood = 'slow';
    expect((await upload(anna, jpeg())).stan).toBe('GOTOWY');
    scanner.mood = 'well';
  });
});
