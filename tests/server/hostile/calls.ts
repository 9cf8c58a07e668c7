import type { Random } from '../../../server/demo/kit/random.ts';
import type { Operation } from '../../../src/lang/descriptors/contract.ts';
import { mutate } from '../fuzz/mutations.ts';
import { addressOf } from '../samples.ts';
import type { Input } from './input.ts';
import { contract, type Judged, judge, judgeSuccess } from './judge.ts';
import { allTargets, type Target } from './targets.ts';
import { CALLERS, type Caller, type World } from './world.ts';

/** A request as it goes over the wire. */
export interface Call {
  caller: Caller;
  method: string;
  url: string;
  headers: Readonly<Record<string, string>>;
  body?: string;
}

const targets = allTargets(contract.operations.values());
const weights = targets.map(({ weight }) => weight);
const CALLER_WEIGHTS = CALLERS.map((one) => (one === 'anna.wisniewska' ? 5 : one === 'nobody' ? 2 : 1));

/** A valid request of anything, changed in one to three ways, in the name of somebody. */
export function drawCall(world: World, random: Random): { target: Target; call: Call } {
  const target = random.weighted(targets, weights);
  const wire = mutate(target.valid(world, random), random, target);
  const { body } = wire;
  return {
    target,
    call: {
      ...{ caller: random.weighted(CALLERS, CALLER_WEIGHTS), method: wire.method, url: addressOf(wire, target.base) },
      headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...wire.headers },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    },
  };
}

/** @param number of the input: each comes from an address of its own, since one that errs often is throttled */
export function callInput(target: Target, call: Call, number: number): Input {
  return {
    kind: target.id,
    what: call,
    async send(world) {
      if (target.id === 'usunKonto') await world.ageSessions();
      const headers = { host: 'localhost:8080', ...world.headersOf(call.caller), ...call.headers };
      const answer = await world.office.app.server.inject({
        ...{ method: call.method as 'GET', url: call.url, headers, payload: call.body },
        remoteAddress: `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`,
      });
      const judged: Judged = { status: answer.statusCode, headers: answer.headers, bytes: answer.rawPayload };
      judge(judged, strangersTo(world, target, call), JSON.stringify(call));
      const { operation } = target;
      if (operation && judged.status === 200 && isStill(operation, call)) judgeSuccess(operation, judged);
      if (operation?.writes && /^\/(?:konto|pi)\b/.test(operation.path)) await world.keepSessions();
      return String(judged.status);
    },
    *smaller() {
      for (const less of smallerCalls(call)) yield callInput(target, less, number);
    },
  };
}

/** Another system with all rights reads about all residents, and who knows the name of an order sees what is paid. */
export function strangersTo(world: World, { owner }: Target, { caller, headers }: Call): ReadonlySet<string> {
  if (headers.authorization?.includes(world.klucz)) return new Set();
  return world.strangersOf(owner ?? caller);
}

/** Does the changed request still call this operation? */
function isStill({ method, path }: Operation, call: Call): boolean {
  const shape = new RegExp(`^/api${path.replace(/\{[^}]+\}/g, '[^/?]+')}(?:\\?|$)`);
  return call.method === method && shape.test(call.url) && !/\/\.|%2e/i.test(call.url);
}

function* smallerCalls(call: Call): Generator<Call> {
  for (const name of Object.keys(call.headers)) {
    const { [name]: _, ...headers } = call.headers;
    yield { ...call, headers };
  }
  const [path = '', query] = call.url.split(/\?(.*)/s);
  const pairs = query?.split('&') ?? [];
  for (const pair of pairs) {
    const rest = pairs.filter((one) => one !== pair).join('&');
    yield { ...call, url: rest ? `${path}?${rest}` : path };
  }
  if (call.body === undefined) return;
  for (const [from, to] of [
    [0, call.body.length >> 1],
    [call.body.length >> 1, call.body.length],
  ])
    yield { ...call, body: call.body.slice(from, to) };
  try {
    const fields = JSON.parse(call.body);
    for (const name of Object.keys(fields)) {
      const { [name]: _, ...rest } = fields;
      yield { ...call, body: JSON.stringify(rest) };
    }
  } catch (failure) {
    if (!(failure instanceof SyntaxError)) throw failure;
  }
}
