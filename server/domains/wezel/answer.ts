import type { Element } from '@xmldom/xmldom';
import { MessageRefusal } from '../../engine/xml/messageRefusal.ts';
import { NS, SAML } from '../../engine/xml/names.ts';
import { parseStrictly } from '../../engine/xml/parse.ts';
import { allOf, attr, childrenOf, maybeOf, mustBe, oneOf, soleChild, textOf } from '../../engine/xml/read.ts';
import { isSigned, type Part, refuseStraySignatures, verified } from '../../engine/xml/signature.ts';
import { type Assertion, readAssertion } from './assertion.ts';
import { decryptAssertion } from './encryption.ts';
import { momentOf } from './times.ts';
import { type Signed, SKEW_MS, type Wezel } from './wezel.ts';
import { WezelDeclined } from './wezelDeclined.ts';

/** The office's data that a response is checked against. */
export interface Expected {
  now: Date;
  /** The id of the ArtifactResolve that is answered. */
  idPytania: string;
  /** The return address of the office's own request; undefined for a request that it has not sent. */
  acsOf(idZadania: string): Promise<string | undefined>;
}

/** A response older than this may be replayed. */
const FRESH_MS = 5 * 60_000;

/**
 * Reads the answer to an ArtifactResolve, from the envelope to the person, and trusts only signed content:
 * each part is parsed anew from the verified text.
 *
 * @throws MessageRefusal for an untrusted response, WezelDeclined for a trusted response without a person
 */
export async function readAnswer(wezel: Wezel, text: string, expected: Expected): Promise<Assertion> {
  const { now, idPytania } = expected;
  const root = parseStrictly(text);
  const message = messageOf(root);
  refuseStraySignatures(root, [message, ...allOf(message, NS.protocol, 'Response')]);
  const artifactResponse = believe(wezel, 'ArtifactResponse', { text, element: message });
  checkMessage(wezel, artifactResponse.element, now);
  if (attr(artifactResponse.element, 'InResponseTo') !== idPytania)
    throw new MessageRefusal('in-response-to', 'resolve');
  if (statusOf(artifactResponse.element) !== SAML.success) throw new MessageRefusal('status', 'resolve');
  const inside = oneOf(artifactResponse.element, NS.protocol, 'Response', 'status');
  const { element: response } = believe(wezel, 'Response', { text: artifactResponse.text, element: inside });
  checkMessage(wezel, response, now);
  const idZadania = attr(response, 'InResponseTo') ?? '';
  const acs = await expected.acsOf(idZadania);
  if (acs === undefined) throw new MessageRefusal('in-response-to');
  const destination = attr(response, 'Destination');
  if (destination !== undefined && destination !== acs) throw new MessageRefusal('destination');
  return readPerson(wezel, response, { now, idZadania, acs });
}

function readPerson(wezel: Wezel, response: Element, asked: { now: Date; idZadania: string; acs: string }): Assertion {
  const encrypted = allOf(response, NS.assertion, 'EncryptedAssertion');
  if (allOf(response, NS.assertion, 'Assertion').length > 0) throw new MessageRefusal('plain-assertion');
  if (statusOf(response) !== SAML.success) {
    if (encrypted.length > 0) throw new MessageRefusal('status', 'and a person');
    throw new WezelDeclined(asked.idZadania, isCancelled(response));
  }
  if (encrypted.length !== 1) throw new MessageRefusal('structure', `${encrypted.length} × EncryptedAssertion`);
  const text = decryptAssertion(encrypted[0]!, wezel.kluczSzyfrowania, wezel.czyKlucz128);
  const element = mustBe(parseStrictly(text), NS.assertion, 'Assertion');
  refuseStraySignatures(element, [element]);
  return readAssertion(wezel, believe(wezel, 'Assertion', { text, element }).element, asked);
}

/** Verifies a signed part; refuses an unsigned one that must be signed. */
function believe(wezel: Wezel, name: Signed, part: Part): Part {
  if (isSigned(part.element)) return verified(part, wezel.certyfikatyWezla);
  if (wezel.podpisane.includes(name)) throw new MessageRefusal('unsigned', name);
  return part;
}

/** The one message of an envelope. */
function messageOf(envelope: Element): Element {
  const body = oneOf(mustBe(envelope, NS.soap, 'Envelope'), NS.soap, 'Body');
  if (childrenOf(envelope).some((child) => child !== body && child.localName !== 'Header'))
    throw new MessageRefusal('structure', 'envelope');
  if (maybeOf(body, NS.soap, 'Fault')) throw new MessageRefusal('fault');
  return soleChild(body, NS.protocol, 'ArtifactResponse');
}

/** The checks of every message of the node. */
function checkMessage(wezel: Wezel, message: Element, now: Date): void {
  if (attr(message, 'Version') !== '2.0') throw new MessageRefusal('version');
  const issuer = maybeOf(message, NS.assertion, 'Issuer');
  if (issuer && textOf(issuer) !== wezel.idWezla) throw new MessageRefusal('issuer', message.localName ?? '');
  const issuedMs = momentOf(attr(message, 'IssueInstant'));
  const ageMs = now.getTime() - issuedMs;
  if (!(ageMs >= -SKEW_MS && ageMs <= FRESH_MS + SKEW_MS)) throw new MessageRefusal('time', message.localName ?? '');
}

const statusCode = (message: Element): Element =>
  oneOf(oneOf(message, NS.protocol, 'Status', 'status'), NS.protocol, 'StatusCode', 'status');

const statusOf = (message: Element): string | undefined => attr(statusCode(message), 'Value');

/** A cancellation at the node's page is sent as a failed authentication inside a response with the status Responder. */
function isCancelled(response: Element): boolean {
  const nested = maybeOf(statusCode(response), NS.protocol, 'StatusCode', 'status');
  return nested !== undefined && attr(nested, 'Value') === SAML.authnFailed;
}
