import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { chmodSync, writeFileSync } from 'node:fs';
import { createServer as createHttp } from 'node:http';
import { createServer, type Socket } from 'node:net';
import { join } from 'node:path';

/** The test file of virus scanners, in two halves so that no scanner finds it here. Source: EICAR. */
export const EICAR = `X5O!P%@AP[4\\PZX54(P^)7CC)7}$${'EICAR-STANDARD-ANTIVIRUS-TEST-FILE'}!$H+H*`;

export type ClamdMood = 'well' | 'slow' | 'mute' | 'error' | 'hangup';

/** Stands in for clamd: it reads INSTREAM as clamd does, and knows one virus. */
export async function clamdStandIn(): Promise<{
  port: number;
  mood: ClamdMood;
  scanned: number;
  close(): Promise<void>;
}> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => {});
    if (standIn.mood === 'hangup') return void socket.destroy();
    const taken: Buffer[] = [];
    socket.on('data', (data: Buffer) => {
      taken.push(data);
      // The last four bytes of a stream are an empty chunk.
      const content = data.at(-1) === 0 ? contentOf(Buffer.concat(taken)) : undefined;
      if (!content || standIn.mood === 'mute') return;
      standIn.scanned += 1;
      const verdict = content.includes(EICAR) ? 'stream: Eicar-Signature FOUND\0' : 'stream: OK\0';
      const answer = standIn.mood === 'error' ? 'INSTREAM size limit exceeded. ERROR\0' : verdict;
      setTimeout(() => socket.end(answer), standIn.mood === 'slow' ? 400 : 0);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const standIn = {
    port: (server.address() as { port: number }).port,
    mood: 'well' as ClamdMood,
    scanned: 0,
    close: () =>
      new Promise<void>((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
  return standIn;
}

/** The content of a complete INSTREAM; undefined: chunks are missing. */
function contentOf(taken: Buffer): Buffer | undefined {
  const command = 'zINSTREAM\0';
  if (taken.length < command.length) return undefined;
  if (taken.toString('latin1', 0, command.length) !== command) throw new Error('Another command than INSTREAM.');
  const chunks: Buffer[] = [];
  for (let at = command.length; at + 4 <= taken.length; ) {
    const length = taken.readUInt32BE(at);
    if (length === 0) return Buffer.concat(chunks);
    chunks.push(taken.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return undefined;
}

const KEYS = { region: 'eu-central-1', klucz: 'AKIAPROBA', tajnyKlucz: 'tajny/klucz+proby' };

/** Stands in for an S3-like store: it computes each signature by itself, and accepts no other. */
export async function s3StandIn(folder: string) {
  const objects = new Map<string, Buffer>();
  const standIn = { objects, refused: 0, isDown: false, file: '', close: async () => {} };
  const server = createHttp((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part) => parts.push(part));
    request.on('end', () => {
      const body = Buffer.concat(parts);
      if (standIn.isDown) return void response.writeHead(503).end();
      if (!isSigned(request.method!, request.url!, request.headers as Record<string, string>, body)) {
        standIn.refused += 1;
        return void response.writeHead(403).end('<Error/>');
      }
      const key = request.url!;
      if (request.method === 'PUT') objects.set(key, body);
      if (request.method === 'DELETE') objects.delete(key);
      const found = objects.get(key);
      if (request.method === 'GET') return void (found ? response.end(found) : response.writeHead(404).end());
      response.writeHead(request.method === 'DELETE' ? 204 : 200).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  standIn.file = join(folder, 's3.json');
  writeFileSync(
    standIn.file,
    JSON.stringify({ adres: `http://127.0.0.1:${port}`, wiadro: 'okienko-pliki', ...KEYS, limitSekund: 2 }),
  );
  chmodSync(standIn.file, 0o600);
  standIn.close = () => new Promise<void>((resolve) => void server.close(() => resolve()));
  return standIn;
}

/** Written from the description of Signature Version 4, apart from the code that is tried. */
function isSigned(method: string, path: string, headers: Readonly<Record<string, string>>, body: Buffer): boolean {
  const [, klucz, day, names, signature] =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/eu-central-1\/s3\/aws4_request, SignedHeaders=([a-z0-9;-]+), Signature=([0-9a-f]{64})$/.exec(
      headers.authorization ?? '',
    ) ?? [];
  if (klucz !== KEYS.klucz || !names?.split(';').includes('host')) return false;
  const digest = createHash('sha256').update(body).digest('hex');
  const date = headers['x-amz-date']!;
  if (headers['x-amz-content-sha256'] !== digest || !date.startsWith(day!)) return false;
  const canonical = `${method}\n${path}\n\n${names
    .split(';')
    .map((name) => `${name}:${headers[name]}`)
    .join('\n')}\n\n${names}\n${digest}`;
  const hashed = createHash('sha256').update(canonical).digest('hex');
  let key = createHmac('sha256', `AWS4${KEYS.tajnyKlucz}`).update(day!).digest();
  for (const word of [KEYS.region, 's3', 'aws4_request']) key = createHmac('sha256', key).update(word).digest();
  const expected = createHmac('sha256', key)
    .update(`AWS4-HMAC-SHA256\n${date}\n${day}/${KEYS.region}/s3/aws4_request\n${hashed}`)
    .digest();
  return timingSafeEqual(expected, Buffer.from(signature!, 'hex'));
}
