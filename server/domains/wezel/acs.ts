import type { FastifyInstance, FastifyRequest } from 'fastify';
import { audit } from '../../engine/audit/audit.ts';
import { todayAt } from '../../engine/calendar/today.ts';
import { acceptForms, formOf } from '../../engine/http/acceptForms.ts';
import { TooMany } from '../../engine/http/refusals.ts';
import type { Office } from '../../engine/office.ts';
import type { Throttle } from '../../engine/session/countAttempt.ts';
import { networkOf } from '../../engine/session/network.ts';
import { countTry, takeBack } from '../../engine/session/throttle.ts';
import { MessageRefusal } from '../../engine/xml/messageRefusal.ts';
import { readAnswer } from './answer.ts';
import type { Assertion } from './assertion.ts';
import { type Attempt, acsOf, closeAttempt, waitingAttempt } from './attempts.ts';
import { artifactResolve, newId } from './authnRequest.ts';
import type { Obstacle } from './obstacles.ts';
import { obstacleAddress, placeAfter } from './outcome.ts';
import { postToWezel } from './postToWezel.ts';
import { ACS, type Wezel } from './wezel.ts';
import { WezelDeclined } from './wezelDeclined.ts';

const MINUTE = 60_000;
/** Returns from one network that are no genuine response of the node; a town hall's network may log in as often as it likes. */
const returnThrottle: Throttle = { failures: 30, windowMs: MINUTE, blockMs: MINUTE, longestBlockMs: 10 * MINUTE };
/** The page for a browser whose attempt is unknown. */
const ERROR_PAGE = '/return-url-blad';

/**
 * The return from the node: its page posts an artifact here, from another site and so without a cookie. The response
 * for the artifact is fetched from the node, and the resulting code is valid only in the browser that began the login.
 */
export function serveAcs(app: FastifyInstance, office: Office): void {
  app.register(async (acs) => {
    acceptForms(acs);
    acs.post(ACS, { config: { operacja: 'wezelAcs' } }, async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return reply.redirect(await placeOfAnswer(office, request), 303);
    });
  });
}

async function placeOfAnswer(office: Office, request: FastifyRequest): Promise<string> {
  const { services, config, database, secrets } = office;
  const { wezel } = services;
  const nowMs = office.now().getTime();
  // The error is a page: a browser that comes from the node cannot read JSON.
  if (config.przerwaTechniczna) return new URL('/', config.adres).href;
  const network = secrets.hmac(`acs:${networkOf(request.ip)}`);
  const blockedMs = await countTry(database.query, network, returnThrottle, nowMs);
  if (blockedMs > 0) throw new TooMany(blockedMs / 1000);
  const artifact = readArtifact(request.body);
  const nowhere = new URL(ERROR_PAGE, config.adres).href;
  if (!wezel || artifact === undefined) return obstacleAddress(nowhere, 'bledna-odpowiedz');
  const seen: Seen = {};
  try {
    const assertion = await fetchAssertion(office, wezel, artifact, seen);
    await takeBack(database.query, network);
    const desk = { db: database.query, secrets, nowMs, today: todayAt(office.now()) };
    return await placeAfter(desk, seen.attempt!, assertion);
  } catch (failure) {
    if (!(failure instanceof MessageRefusal || failure instanceof WezelDeclined)) throw failure;
    const reason = failure instanceof MessageRefusal ? failure.reason : failure.message;
    const poziom = failure instanceof MessageRefusal ? 'ostrzezenie' : 'info';
    await audit(
      { db: database.query, now: office.now(), ip: request.ip },
      { strona: 'MIESZKANIEC' },
      { czynnosc: 'ODMOWA_WEZLA', szczegoly: { powod: reason } },
    );
    office.log({ poziom, zdarzenie: 'wezelOdmowa', operacja: 'wezelAcs', kod: reason });
    return obstacleAddress(seen.attempt?.adresBlad ?? nowhere, obstacleOf(failure));
  }
}

/** The attempt named in the response, as soon as it is known. */
interface Seen {
  attempt?: Attempt;
}

/** @throws MessageRefusal, WezelDeclined */
async function fetchAssertion(office: Office, wezel: Wezel, artifact: string, seen: Seen): Promise<Assertion> {
  const { database } = office;
  const idPytania = newId();
  const question = artifactResolve(wezel, { id: idPytania, now: office.now(), artifact });
  const answer = await postToWezel(wezel, question);
  const now = office.now();
  const close = async () => {
    // Each request gets only one response, whatever its content.
    if (seen.attempt && !(await closeAttempt(database.query, seen.attempt.idZadania, now.getTime())))
      throw new MessageRefusal('in-response-to', 'answered');
  };
  try {
    const assertion = await readAnswer(wezel, answer, {
      now,
      idPytania,
      acsOf: async (idZadania) => {
        seen.attempt = await waitingAttempt(database.query, idZadania, now.getTime());
        return seen.attempt && acsOf(seen.attempt);
      },
    });
    await close();
    await noteOnce(office, assertion, wezel);
    return assertion;
  } catch (failure) {
    if (failure instanceof WezelDeclined) await close();
    throw failure;
  }
}

/** An assertion is accepted once, in response to any request. */
async function noteOnce({ database, secrets }: Office, assertion: Assertion, { idWezla }: Wezel): Promise<void> {
  const klucz = secrets.hmac(`asercja:${idWezla} ${assertion.idAsercji}`);
  const noted = await database.query
    .insertInto('uzyte')
    .values({ klucz, doMs: assertion.waznaDoMs })
    .onConflict((conflict) => conflict.column('klucz').doNothing())
    .executeTakeFirst();
  if (noted.numInsertedOrUpdatedRows !== 1n) throw new MessageRefusal('replay');
}

/** The specification names it SAMLart; the node has been seen to send SAMLArt. */
function readArtifact(body: unknown): string | undefined {
  const form = formOf(body);
  const given = [...form.getAll('SAMLart'), ...form.getAll('SAMLArt')];
  return given.length === 1 && /^[A-Za-z0-9+/=_-]{20,1000}$/.test(given[0]!) ? given[0] : undefined;
}

function obstacleOf(failure: MessageRefusal | WezelDeclined): Obstacle {
  if (failure instanceof WezelDeclined) return failure.cancelled ? 'anulowano' : 'odmowa';
  if (failure.reason === 'unreachable' || failure.reason === 'http') return 'wezel-niedostepny';
  return failure.reason === 'in-response-to' ? 'po-czasie' : 'bledna-odpowiedz';
}
