import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Client, forOneDatabase, openOffice, type TestDatabase, type TestOffice } from '../../helpers.ts';
import { begin, filesMunicipality, part } from './filesOffice.ts';
import { jpeg, segment } from './samples.ts';

forOneDatabase((make) => {
  let database: TestDatabase;
  let office: TestOffice;
  let anna: Client;
  let port: number;

  beforeAll(async () => {
    database = await make();
    office = await openOffice(database, database.env, { municipality: filesMunicipality() });
    anna = await office.login('anna.wisniewska');
    port = Number(new URL(await office.app.server.listen({ port: 0, host: '127.0.0.1' })).port);
  }, 60_000);
  afterAll(async () => {
    await office?.close();
    await database?.drop();
  });

  const photo = jpeg({
    extra: [segment(0xe2, Buffer.concat([Buffer.from('ICC_PROFILE\0\x01\x01'), Buffer.alloc(60_000, 7)]))],
  });
  const stanOf = async (id: string) => (await anna.get(`/api/pliki/${id}`)).json();

  /** A connection that announces a whole part and sends only a piece of it. */
  async function sendSome(id: string, od: number, announced: number, bytes: Buffer): Promise<Socket> {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => {});
    const head = [
      `PATCH /api/pliki/${id}?od=${od} HTTP/1.1`,
      'host: localhost:8080',
      `authorization: Bearer ${anna.token}`,
      `cookie: ${anna.cookie}`,
      'content-type: application/octet-stream',
      `content-length: ${announced}`,
    ];
    socket.write(`${head.join('\r\n')}\r\n\r\n`);
    socket.write(bytes);
    await pause(150);
    return socket;
  }

  test('in every part: what came counts, and the file is complete at the end', async () => {
    const { idPliku } = (await begin(anna, photo.length)).json();
    let at = 0;
    for (let count = 0; at < photo.length - 10_000; count++) {
      expect(count).toBeLessThan(20);
      const socket = await sendSome(idPliku, at, photo.length - at, photo.subarray(at, at + 7000));
      socket.destroy();
      await pause(100);
      const { przyjeto, stan } = await stanOf(idPliku);
      expect([stan, przyjeto]).toEqual(['PRZESYLANY', at + 7000]);
      at = przyjeto;
    }
    expect((await part(anna, idPliku, at, photo.subarray(at))).json()).toMatchObject({ stan: 'GOTOWY' });
    expect((await anna.get(`/api/pliki/${idPliku}/tresc`)).raw).toEqual(photo);
  });

  test('a connection that hangs does not hold the file: the next part takes over', async () => {
    const { idPliku } = (await begin(anna, photo.length)).json();
    const hanging = await sendSome(idPliku, 0, photo.length, photo.subarray(0, 5000));
    // Where the office is, only it knows: the hanging part is not counted yet.
    const first = await part(anna, idPliku, 0, photo);
    expect(first.json().kod).toBe('6005');
    const { przyjeto } = await stanOf(idPliku);
    expect(przyjeto).toBe(5000);
    expect((await part(anna, idPliku, przyjeto, photo.subarray(przyjeto))).json().stan).toBe('GOTOWY');
    hanging.destroy();
    expect((await anna.get(`/api/pliki/${idPliku}/tresc`)).raw).toEqual(photo);
  });

  test('two tabs that send the same file at once leave it whole', async () => {
    const { idPliku } = (await begin(anna, photo.length)).json();
    const tab = async () => {
      for (let count = 0; count < 200; count++) {
        const { stan, przyjeto } = await stanOf(idPliku);
        if (stan !== 'PRZESYLANY') return stan;
        await part(anna, idPliku, przyjeto, photo.subarray(przyjeto, przyjeto + 9000));
      }
    };
    await Promise.all([tab(), tab(), tab()]);
    expect((await stanOf(idPliku)).stan).toBe('GOTOWY');
    expect((await anna.get(`/api/pliki/${idPliku}/tresc`)).raw).toEqual(photo);
  });
});
