import { beforeAll, expect, test } from 'vitest';
import { suspects } from '../../codegen/conform/suspects.ts';
import { loadContract } from '../../codegen/contract/load.ts';
import { DocumentError } from '../../server/engine/documents/errors.ts';
import { judgeForm } from '../../server/engine/form-rules/judgeForm.ts';
import { readRequest } from '../../server/engine/form-rules/readRequest.ts';
import type { Caller } from '../../server/engine/form-rules/request.ts';
import { formsByOperation, type SentForm } from '../../src/blocks/form/sentForms.ts';
import type { Operation } from '../../src/lang/descriptors/contract.ts';
import { type Answer, type Client, clientOf, forOneDatabase, ROOT, withOffice } from './helpers.ts';
import { argsFor, call, type Facts, factsOf } from './samples.ts';

/*
 * What a form of the shipped portal refuses, the office refuses. The handlers of its domains have rules of their own; here
 * each argument gets values that a rule of its field may refuse, and the descriptor says which of them it does refuse.
 */

const { contract } = loadContract([`${ROOT}/schemas/api`]);
const DAY_MS = 24 * 3600 * 1000;
const DAILY_LIMITS = ['2003', '5003', '5103', '5206'];

/** Values that the office answers with success although the form refuses them, and why. */
const HARMLESS = [
  // A field of the other kind of subjects is ignored.
  'zglosZmianeDanychKorespondencyjnych.nazwa',
];

forOneDatabase((make) => {
  const office = withOffice(make, { OKIENKO_PROXIES: '1' });
  let anna: Client;
  let facts: Facts;
  let podmiot: unknown;
  let networks = 0;

  beforeAll(async () => {
    await logIn();
    facts = await factsOf(anna);
    [podmiot] = (await anna.get('/api/lista-podmiotow')).json().podmioty;
  });

  const logIn = async () => {
    anna = await office().login('anna.wisniewska');
  };

  test('the office refuses what every form of the operation refuses', async () => {
    const forms = formsByOperation(Object.values(office().municipality.screens));
    const accepted: string[] = [];
    let refused = 0;
    for (const [id, sent] of forms) {
      const operation = contract.operations.get(id);
      if (!operation?.writes) continue;
      // A call of the operation before may have ended the session.
      await logIn();
      for (const [name, { schema }] of Object.entries(operation.args)) {
        for (const value of suspects(contract, schema)) {
          const args = { ...argsFor(operation, facts), [name]: value };
          if (!(await isRefused(name, operation, sent, args))) continue;
          refused += 1;
          const { status } = await send(operation, args);
          if (status < 400 && !HARMLESS.includes(`${id}.${name}`)) accepted.push(`${id} ${name} ${value}`);
        }
      }
    }
    expect(accepted).toEqual([]);
    expect(refused).toBeGreaterThan(150);
  }, 120_000);

  /** Do all forms of the operation refuse this argument? */
  async function isRefused(
    name: string,
    operation: Operation,
    sent: readonly SentForm[],
    args: Readonly<Record<string, unknown>>,
  ): Promise<boolean> {
    const caller = callerOf(operation, args);
    for (const one of sent) {
      const verdict = await readRequest(one, Object.keys(operation.args), caller).then(
        (request) => judgeForm(one, request),
        (error: unknown) => {
          // Without its data the form is not shown.
          if (error instanceof DocumentError) return 'unavailable' as const;
          throw error;
        },
      );
      if (verdict === undefined || verdict === 'unavailable' || !verdict[name]) return false;
    }
    return true;
  }

  const callerOf = (operation: Operation, args: Caller['args']): Caller => ({
    args,
    ask,
    isKnown: false,
    subject: operation.subject ? podmiot : null,
    municipality: office().municipality,
    lang: 'pl',
    today: new Date(office().clock.ms).toISOString().slice(0, 10),
    now: new Date(office().clock.ms),
  });

  async function ask(id: string, args: Readonly<Record<string, unknown>>): Promise<unknown> {
    const operation = contract.operations.get(id)!;
    let answer = await call(clientFor(operation), operation, args);
    if (answer.status === 401) {
      await logIn();
      answer = await call(clientFor(operation), operation, args);
    }
    return answer.json();
  }

  /** After the last call that a day allows, it is the next day. */
  async function send(operation: Operation, args: Readonly<Record<string, unknown>>): Promise<Answer> {
    const answer = await call(clientFor(operation), operation, args);
    if (!DAILY_LIMITS.includes(answer.json().kod)) return answer;
    office().clock.ms += DAY_MS;
    await logIn();
    return call(clientFor(operation), operation, args);
  }

  /** A client from a new network, so that throttles do not refuse it. */
  function clientFor({ access }: Operation): Client {
    const client = access === 'public' ? office().anonymous : clientOf(() => office().app, anna);
    networks += 1;
    const from = `10.${networks >> 8}.${networks & 255}.7`;
    return {
      ...client,
      send: (method, url, body, headers) => client.send(method, url, body, { 'x-forwarded-for': from, ...headers }),
    };
  }
});
