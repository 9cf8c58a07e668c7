import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { times } from '../../../night.ts';
import { type Client, forOneDatabase, openOffice, type TestDatabase, type TestOffice } from '../../helpers.ts';
import { begin, filesMunicipality, part, wyslij } from './filesOffice.ts';
import { jpeg, segment } from './samples.ts';

const UPLOADS = times(3, 200);

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

  /** A connection that announces a whole part and sends only a piece of it, which the office has read. */
  async function sendSome(id: string, od: number, announced: number, bytes: Buffer): Promise<Socket> {
    const accepted = once(office.app.server.server, 'connection');
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
    const sent = Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), bytes]);
    socket.write(sent);
    const [peer]: Socket[] = await accepted;
    await vi.waitFor(() => expect(peer!.bytesRead).toBe(sent.length), 10_000);
    return socket;
  }

  test('in every part: what came counts, and the file is complete at the end', async () => {
    const { idPliku } = (await begin(anna, photo.length)).json();
    let at = 0;
    for (let count = 0; at < photo.length - 10_000; count++) {
      expect(count).toBeLessThan(100);
      const socket = await sendSome(idPliku, at, photo.length - at, photo.subarray(at, at + 7000));
      // Time for the office to see who calls: a part that breaks off before that counts for nothing.
      await pause(50 * (1 + (count % 5)));
      socket.destroySoon();
      const next = at + 7000;
      await vi.waitFor(async () => expect((await stanOf(idPliku)).przyjeto).toBe(next), 500).catch(() => {});
      const { przyjeto, stan } = await stanOf(idPliku);
      expect(stan).toBe('PRZESYLANY');
      expect([at, next]).toContain(przyjeto);
      at = przyjeto;
    }
    for (let count = 0; (await stanOf(idPliku)).stan !== 'GOTOWY'; count++) {
      expect(count).toBeLessThan(20);
      const { przyjeto } = await stanOf(idPliku);
      await part(anna, idPliku, przyjeto, photo.subarray(przyjeto));
    }
    expect((await anna.get(`/api/pliki/${idPliku}/tresc`)).raw).toEqual(photo);
  });

  /** Sends a request up to one of its bytes, or all of it, and breaks the connection without reading an answer. */
  async function breakOff(method: string, path: string, headers: Record<string, string>, body: Buffer, at: number) {
    const all = {
      host: 'localhost:8080',
      authorization: `Bearer ${anna.token}`,
      cookie: anna.cookie,
      'content-length': String(body.length),
      ...headers,
    };
    const lines = [`${method} ${path} HTTP/1.1`, ...Object.entries(all).map(([name, value]) => `${name}: ${value}`)];
    const bytes = Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`), body]);
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => {});
    await new Promise((resolve) => socket.write(bytes.subarray(0, Math.ceil(at * bytes.length)), resolve));
    await pause(Math.random() * 20);
    socket.destroy();
  }

  test(`wherever it breaks, in ${UPLOADS} uploads: one file, whole, in one record`, async () => {
    const { query } = office.database;
    const filesBefore = (await query.selectFrom('pliki').select('idPliku').execute()).length;
    const json = (klucz: string) => ({ 'content-type': 'application/json', 'idempotency-key': klucz });
    const anywhere = () => (Math.random() < 0.4 ? 1 : Math.random());
    const used: string[] = [];
    for (let upload = 0; upload < UPLOADS; upload++) {
      const wanted = { operacja: 'wyslijPliki', pole: 'zdjecia', nazwa: 'a.jpg', rozmiar: photo.length };
      const begun = crypto.randomUUID();
      await breakOff('POST', '/api/pliki', json(begun), Buffer.from(JSON.stringify(wanted)), anywhere());
      const { idPliku } = (await anna.post('/api/pliki', wanted, { 'idempotency-key': begun })).json();
      for (let broken = 0; broken < 4; broken++) {
        const { stan, przyjeto } = await stanOf(idPliku);
        if (stan !== 'PRZESYLANY') break;
        const bytes = photo.subarray(przyjeto, przyjeto + 5000 + Math.floor(Math.random() * 60_000));
        const type = { 'content-type': 'application/octet-stream' };
        await breakOff('PATCH', `/api/pliki/${idPliku}?od=${przyjeto}`, type, bytes, anywhere());
      }
      for (let tries = 0; tries < 50; tries++) {
        const { stan, przyjeto } = await stanOf(idPliku);
        if (stan === 'GOTOWY') break;
        // A part that is still coming in makes this one wrong: what is there is asked again.
        await part(anna, idPliku, przyjeto, photo.subarray(przyjeto));
      }
      expect((await anna.get(`/api/pliki/${idPliku}/tresc`)).raw).toEqual(photo);
      const filed = crypto.randomUUID();
      const body = Buffer.from(JSON.stringify({ opis: 'a', zdjecia: [idPliku] }));
      await breakOff('POST', '/api/proba/pliki', json(filed), body, anywhere());
      const answer = await wyslij(anna, { zdjecia: [idPliku] }, filed);
      expect([answer.status, (await wyslij(anna, { zdjecia: [idPliku] })).status]).toEqual([200, 400]);
      used.push(idPliku);
    }
    const files = await query.selectFrom('pliki').select(['idPliku', 'stan', 'numerWpisu']).execute();
    expect(files.length).toBe(filesBefore + UPLOADS);
    const records = await query.selectFrom('wpisy').select(['numer', 'dane']).execute();
    for (const id of used) {
      const naming = records.filter(({ dane }) => dane.includes(id)).map(({ numer }) => numer);
      expect(naming).toEqual([files.find(({ idPliku }) => idPliku === id)!.numerWpisu]);
    }
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
