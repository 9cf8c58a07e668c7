import { connect } from 'node:net';
import type { FilesConfig } from './settings.ts';

/** A virus scanner. */
export interface Scanner {
  /** @returns the name of a virus; undefined: none was found @throws Error when the scanner gave no answer */
  scan(bytes: Buffer): Promise<string | undefined>;
}

const CHUNK = 256 * 1024;
/** Without a byte of an answer for this time the scanner counts as dead; large archives take some seconds. */
const LONGEST_MS = 60_000;
const CONNECT_MS = 5_000;
const LONGEST_ANSWER = 2000;

/**
 * clamd, by its command INSTREAM: chunks with their lengths, then an empty one. Source: clamd(8), COMMANDS.
 *
 * @param limits shorter ones for tests
 */
export function clamd(
  where: NonNullable<FilesConfig['clamd']>,
  { connectMs = CONNECT_MS, answerMs = LONGEST_MS } = {},
): Scanner {
  return {
    scan: (bytes) =>
      new Promise((resolve, reject) => {
        const socket = connect('socket' in where ? { path: where.socket } : where);
        let answer = '';
        const fail = (why: string) => {
          socket.destroy();
          reject(new Error(`clamd: ${why}`));
        };
        socket.setTimeout(connectMs, () => fail('no answer in time'));
        socket.on('error', ({ message }) => fail(message));
        socket.on('connect', () => {
          socket.setTimeout(answerMs);
          for (const part of instream(bytes)) socket.write(part);
        });
        socket.on('data', (data) => {
          answer += data.toString('latin1');
          if (answer.length > LONGEST_ANSWER) fail('a long answer');
        });
        // It ends the connection after its answer.
        socket.on('close', () => {
          const [, virus] = /^stream: (.+) FOUND\0?\s*$/.exec(answer) ?? [];
          if (virus !== undefined) resolve(virus);
          else if (/^stream: OK\0?\s*$/.test(answer)) resolve(undefined);
          else reject(new Error(`clamd: ${answer.replace(/[^\x20-\x7e]/g, ' ').trim() || 'no answer'}`));
        });
      }),
  };
}

function* instream(bytes: Buffer): Generator<Buffer> {
  yield Buffer.from('zINSTREAM\0', 'latin1');
  for (let at = 0; at < bytes.length; at += CHUNK) {
    const chunk = bytes.subarray(at, at + CHUNK);
    yield lengthOf(chunk.length);
    yield chunk;
  }
  yield lengthOf(0);
}

function lengthOf(length: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(length);
  return bytes;
}
