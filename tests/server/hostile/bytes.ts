import { connect } from 'node:net';
import type { Random } from '../../../server/demo/kit/random.ts';
import { atBytes, changeSome } from '../fuzz/texts.ts';
import { type Call, drawCall, strangersTo } from './calls.ts';
import { type Input, Violation } from './input.ts';
import { judge } from './judge.ts';
import type { Target } from './targets.ts';
import type { World } from './world.ts';

/** Heads and bodies that two readers of HTTP may understand differently, or one not at all. */
const heads: readonly string[] = [
  'Content-Length: 5\r\nTransfer-Encoding: chunked',
  'Transfer-Encoding: chunked\r\nTransfer-Encoding: identity',
  'Transfer-Encoding: xchunked',
  'Transfer-Encoding : chunked',
  'Transfer-Encoding:\tchunked',
  'Transfer-Encoding: gzip, chunked',
  'Content-Length: 3\r\nContent-Length: 4',
  'Content-Length: +3',
  'Content-Length: 0x3',
  'Content-Length: -1',
  'Content-Length: 99999999999999999999',
  'Host: zle.example',
  'Host:\r\n localhost',
  'X: a\r\n b',
  'X: a\nY: b',
  'X\u0000: a',
  'X: \u0000',
  ': x',
  'Expect: 100-continue',
  'Expect: tea',
  'Upgrade: websocket\r\nConnection: Upgrade',
  'Upgrade: h2c\r\nConnection: Upgrade, HTTP2-Settings\r\nHTTP2-Settings: AAMAAABkAAQAAP__',
  'Connection: close, keep-alive',
  `Cookie: ${'a=b; '.repeat(2000)}`,
  `X: ${'x'.repeat(20_000)}`,
  'Range: bytes=0-1,2-3,-1',
  'If-None-Match: *',
  'If-Modified-Since: x',
  'Accept-Language: ą,*;q=x',
];
const starts: readonly [RegExp, string][] = [
  [/HTTP\/1\.1/, 'HTTP/1.0'],
  [/HTTP\/1\.1/, 'HTTP/2.0'],
  [/HTTP\/1\.1/, 'HTTP/1.1\u0000'],
  [/ HTTP\/1\.1/, ''],
  [/ \//, ' http://zle.example/'],
  [/ \//, ' //zle.example/'],
  [/ \//, '  /'],
  [/^[A-Z]+ /, 'CONNECT '],
  [/^/, '\r\n'],
  [/^/, 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
  [/ \S+ /, ' * '],
  [/\r\n/g, '\n'],
];
/** A body in chunks whose lengths lie, or a second request hidden in a body. */
const chunked = [
  '0\r\n\r\n',
  '5\r\nabc\r\n0\r\n\r\n',
  'ffffffffffffffff\r\nx',
  '1;a=b\r\nx\r\n0\r\nX: y\r\n\r\n',
  'x\r\n\r\n',
];
const second = 'GET /api/konto/uzytkownik HTTP/1.1\r\nHost: localhost\r\n\r\n';

/** A request as bytes: well formed, and then changed as HTTP. */
export function drawBytes(world: World, random: Random): Input {
  const { target, call } = drawCall(world, random);
  const own = `Host: localhost\r\n${Object.entries(call.headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')}`;
  const body = Buffer.from(call.body ?? '').toString('latin1');
  let start = `${call.method} ${call.url} HTTP/1.1\r\n`;
  if (random.chance(0.4)) start = start.replace(...random.pick(starts));
  const extra = random.chance(0.6) ? `${random.pick(heads)}\r\n` : '';
  const length = body && !/length|encoding/i.test(extra) ? `Content-Length: ${body.length}\r\n` : '';
  const sent = /chunked/i.test(extra) && random.chance(0.7) ? random.pick(chunked) : body;
  const whole = `${start}${own}${extra}${length}\r\n${sent}${random.chance(0.2) ? second : ''}`;
  const bytes = random.chance(0.3) ? changeSome(whole, random, atBytes) : whole;
  return bytesInput(bytes, target, call);
}

function bytesInput(bytes: string, target: Target, call: Call): Input {
  const { caller } = call;
  return {
    kind: 'bytes of HTTP',
    what: { caller, bytes },
    async send(world) {
      if (target.id === 'usunKonto') await world.ageSessions();
      // The session of the caller, where its line is still one.
      const session = Object.entries(world.headersOf(caller)).map(([name, value]) => `${name}: ${value}\r\n`);
      const text = await exchange(
        world.port,
        bytes.replace('Host: localhost\r\n', `Host: localhost\r\n${session.join('')}`),
      );
      const answers = answersIn(text);
      const strangers = strangersTo(world, target, call);
      for (const answer of answers) judge(answer, strangers, bytes);
      // What may begin a request, in bodies and right after one too. What is left of a body and is no request is refused, once.
      const asked = bytes.match(/HTTP\/\d|[A-Z]+ \S+\r?\n/g)?.length ?? 0;
      const answered = answers.filter(({ status }, at) => at < answers.length - 1 || status !== 400).length;
      if (answered > Math.max(asked, 1)) throw new Violation(`${asked} requests have ${answered} answers.`);
      return answers.map(({ status }) => status).join('+') || 'closed';
    },
  };
}

/** Everything that the office answers to these bytes until it closes the connection. */
function exchange(port: number, bytes: string): Promise<Buffer> {
  return new Promise((resolve) => {
    const got: Buffer[] = [];
    const socket = connect(port, '127.0.0.1', () => socket.end(bytes, 'latin1'));
    socket.on('data', (part) => got.push(part));
    // A connection that the office resets has said enough.
    socket.on('error', () => {});
    socket.on('close', () => resolve(Buffer.concat(got)));
  });
}

function answersIn(whole: Buffer): { status: number; headers: Record<string, string>; bytes: Buffer }[] {
  const text = whole.toString('latin1');
  const starts = [...text.matchAll(/(?:^|(?<=\n|\}|>))HTTP\/1\.1 (\d{3}) [^\r]*\r\n/g)];
  return starts.flatMap(({ 1: status, index, 0: first }, at) => {
    const part = text.slice(index + first.length, starts[at + 1]?.index);
    const end = part.indexOf('\r\n\r\n');
    const lines = part.slice(0, Math.max(end, 0)).split('\r\n');
    const headers = lines.map((line) => [
      line.split(':', 1)[0]!.toLowerCase(),
      line.slice(line.indexOf(':') + 1).trim(),
    ]);
    // An interim answer has no headers.
    if (status === '100') return [];
    const bytes = Buffer.from(part.slice(end + 4), 'latin1');
    return [{ status: Number(status), headers: Object.fromEntries(headers), bytes }];
  });
}
