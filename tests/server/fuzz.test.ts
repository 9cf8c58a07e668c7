import { beforeAll, describe, expect, it } from 'vitest';
import { loadContract } from '../../codegen/contract/load.ts';
import { randomOf } from '../../server/demo/kit/random.ts';
import type { Operation } from '../../src/lang/descriptors/contract.ts';
import { times } from '../night.ts';
import { mutate, setValue, wrongValues } from './fuzz/mutations.ts';
import { refusalFault } from './fuzz/refusal.ts';
import { type Answer, type Client, forOneDatabase, ROOT, withOffice } from './helpers.ts';
import { addressOf, argsFor, type Facts, factsOf, foreignNumbers, type WireRequest, wireRequest } from './samples.ts';

/*
 * Valid requests of every operation with random mutations from a seed; at night more of them. A longer run with other seeds:
 *   OKIENKO_FUZZ=5000 OKIENKO_FUZZ_SEED=7 npx vitest run tests/server/fuzz.test.ts
 */
const { contract } = loadContract([`${ROOT}/schemas/api`]);
const operations = [...contract.operations.values()].map((operation) => [operation.id, operation] as const);
const SEED = Number(process.env.OKIENKO_FUZZ_SEED ?? 1);
const TRIES = Number(process.env.OKIENKO_FUZZ ?? times(2, 200, 100));
/** Of the wrong values of each argument: 7 shares no factor with their number, so arguments get different ones. */
const EACH = times(7, 1);
/** Fewer for slow operations: a document takes fifty times as long, and a login hashes a password. */
const triesOf = ({ id, answer }: Operation): number =>
  answer === 'document' || id === 'zaloguj' ? Math.ceil(TRIES / 5) : TRIES;

const builtIn = Reflect.ownKeys(Object.prototype);

forOneDatabase((make) => {
  const office = withOffice(make);
  let anna: Client;
  let facts: Facts;
  let foreign: ReadonlySet<string>;

  beforeAll(async () => {
    anna = await office().login('anna.wisniewska');
    facts = await factsOf(anna);
    foreign = await foreignNumbers(office(), [1]);
  });

  describe('no request, however malformed, gets an internal error or somebody else’s data', () => {
    it.each(operations)(
      '%s',
      async (id, operation) => {
        const random = randomOf(SEED, id);
        const tries = triesOf(operation);
        const values = wrongValues(operation).filter((_, index) => index % EACH === 0);
        for (let number = 0; number < tries + values.length; number++) {
          const valid = wireRequest(operation, await argsOf(operation));
          const request =
            number < tries ? mutate(valid, random, operation) : setValue(valid, ...values[number - tries]!);
          const answer = await send(request, number);
          const label = () => `${number}: ${JSON.stringify(request)} ${answer.text.slice(0, 400)}`;
          expect(answer.status, label()).toBeLessThan(500);
          if (answer.status >= 400 && request.method !== 'HEAD' && isOfApi(request)) checkRefusal(answer, label());
          const numbers = answer.text.match(/[\dA-Z/-]{9,}/g) ?? [];
          expect(
            numbers.filter((one) => foreign.has(one)),
            label(),
          ).toEqual([]);
          await tidy(id);
        }
        expect(Reflect.ownKeys(Object.prototype)).toEqual(builtIn);
      },
      600_000,
    );
  });

  it('the office still works afterwards', async () => {
    const { idKartyNaleznosci } = await factsOf(await office().login('anna.wisniewska'));
    expect(idKartyNaleznosci).toBe(facts.idKartyNaleznosci);
    expect(office().lines.filter((line) => line.includes('"awaria"'))).toEqual([]);
  });

  /** Calls about the session itself may end it. */
  async function argsOf(operation: Operation): Promise<Record<string, unknown>> {
    // An old login cannot delete the account.
    if (operation.id === 'usunKonto')
      await office().database.query.updateTable('sesje').set({ rozpoczetoMs: 0 }).execute();
    if (!('token' in operation.args)) return argsFor(operation, facts);
    if ((await anna.get('/api/konto/uzytkownik')).status === 401) anna = await office().login('anna.wisniewska');
    return { token: anna.token };
  }

  async function send(request: WireRequest, number: number): Promise<Answer> {
    const { method, headers, body } = request;
    const answer = await office().app.server.inject({
      method: method as 'GET',
      url: addressOf(request),
      // Each from a new address; otherwise the throttle would refuse all after the twentieth wrong login.
      remoteAddress: `10.1.${number >> 8}.${number & 255}`,
      headers: {
        host: 'localhost:8080',
        authorization: `Bearer ${anna.token}`,
        cookie: anna.cookie,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    return {
      status: answer.statusCode,
      headers: answer.headers,
      text: answer.body,
      raw: answer.rawPayload,
      json: () => JSON.parse(answer.body),
    };
  }

  /** Resets the daily limits and the throttles, so that they do not refuse the requests under test. */
  async function tidy(id: string): Promise<void> {
    const { query } = office().database;
    if (id === 'zglosZmianeDanychKorespondencyjnych')
      await query.deleteFrom('zmianyDanych').where('kontoId', '=', 1).execute();
    if (id === 'dodajZgloszenie') await query.deleteFrom('zgloszenia').where('kontoId', '=', 1).execute();
    if (id === 'zaloguj' || id === 'sprawdzWyborce') await query.deleteFrom('proby').execute();
  }
});

/** `..` in a path may lead out of the API, to an address that a page answers. */
const isOfApi = (request: WireRequest): boolean =>
  new URL(addressOf(request), 'http://office').pathname.startsWith('/api/');

function checkRefusal(answer: Answer, label: string): void {
  expect(answer.headers['content-type'], label).toBe('application/json; charset=utf-8');
  expect(refusalFault(answer.text), label).toBeUndefined();
}
