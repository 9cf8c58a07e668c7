import type { Element } from '@xmldom/xmldom';
import { isDate } from '../../../src/lang/values/dates.ts';
import { MessageRefusal } from '../../engine/xml/messageRefusal.ts';
import { ATTRIBUTES, LEVELS, levelName, NS, SAML } from '../../engine/xml/names.ts';
import { allOf, attr, oneOf, textOf } from '../../engine/xml/read.ts';
import { momentOf } from './times.ts';
import { SKEW_MS, type Wezel } from './wezel.ts';

/** The person that the node has named, and the request. */
export interface Assertion {
  idZadania: string;
  idAsercji: string;
  /** Until then the same assertion must not be accepted again. */
  waznaDoMs: number;
  imie: string;
  nazwisko: string;
  /** ISO. */
  dataUrodzenia: string;
  /** The PESEL, or the identifier of another country. */
  identyfikator: string;
}

interface Asked {
  now: Date;
  idZadania: string;
  acs: string;
}

/** Reads an assertion that was verified before. @throws MessageRefusal */
export function readAssertion(wezel: Wezel, assertion: Element, asked: Asked): Assertion {
  if (attr(assertion, 'Version') !== '2.0') throw new MessageRefusal('version');
  if (textOf(oneOf(assertion, NS.assertion, 'Issuer', 'issuer')) !== wezel.idWezla) throw new MessageRefusal('issuer');
  const idAsercji = attr(assertion, 'ID') ?? '';
  if (idAsercji === '') throw new MessageRefusal('structure', 'ID');
  checkIssued(assertion, asked.now);
  const waznaDoMs = Math.max(checkSubject(assertion, asked), checkConditions(wezel, assertion, asked.now));
  checkLevel(wezel, assertion, asked.now);
  return { idZadania: asked.idZadania, idAsercji, waznaDoMs: waznaDoMs + SKEW_MS, ...readPerson(assertion) };
}

function checkIssued(assertion: Element, now: Date): void {
  if (momentOf(attr(assertion, 'IssueInstant')) > now.getTime() + SKEW_MS) throw new MessageRefusal('time', 'issued');
}

/** @returns until when, ms */
function checkWindow(element: Element, now: Date): number {
  const from = attr(element, 'NotBefore');
  if (from !== undefined && momentOf(from) > now.getTime() + SKEW_MS) throw new MessageRefusal('time', 'not yet');
  const untilMs = momentOf(attr(element, 'NotOnOrAfter'));
  if (untilMs <= now.getTime() - SKEW_MS) throw new MessageRefusal('time', 'over');
  return untilMs;
}

/** The only subject, confirmed for the bearer at this address in response to this request. */
function checkSubject(assertion: Element, { now, idZadania, acs }: Asked): number {
  const subject = oneOf(assertion, NS.assertion, 'Subject', 'subject');
  const confirmation = oneOf(subject, NS.assertion, 'SubjectConfirmation', 'subject');
  if (attr(confirmation, 'Method') !== SAML.bearer) throw new MessageRefusal('subject', 'method');
  const data = oneOf(confirmation, NS.assertion, 'SubjectConfirmationData', 'subject');
  if (attr(data, 'Recipient') !== acs) throw new MessageRefusal('recipient');
  if (attr(data, 'InResponseTo') !== idZadania) throw new MessageRefusal('in-response-to', 'subject');
  return checkWindow(data, now);
}

function checkConditions(wezel: Wezel, assertion: Element, now: Date): number {
  const conditions = oneOf(assertion, NS.assertion, 'Conditions');
  const untilMs = checkWindow(conditions, now);
  const restrictions = allOf(conditions, NS.assertion, 'AudienceRestriction');
  const audiences = restrictions.map((one) => allOf(one, NS.assertion, 'Audience').map((audience) => textOf(audience)));
  if (audiences.length === 0 || !audiences.every((names) => names.includes(wezel.idSystemu)))
    throw new MessageRefusal('audience');
  return untilMs;
}

function checkLevel(wezel: Wezel, assertion: Element, now: Date): void {
  const statement = oneOf(assertion, NS.assertion, 'AuthnStatement', 'assurance');
  if (momentOf(attr(statement, 'AuthnInstant')) > now.getTime() + SKEW_MS)
    throw new MessageRefusal('time', 'authenticated');
  const context = oneOf(statement, NS.assertion, 'AuthnContext', 'assurance');
  const given = textOf(oneOf(context, NS.assertion, 'AuthnContextClassRef', 'assurance'), 'assurance');
  const level = LEVELS.findIndex((one) => levelName(one) === given);
  if (level < LEVELS.indexOf(wezel.poziom)) throw new MessageRefusal('assurance', given);
}

function readPerson(assertion: Element) {
  const statement = oneOf(assertion, NS.assertion, 'AttributeStatement', 'attributes');
  const given = allOf(statement, NS.assertion, 'Attribute');
  const read = (name: string): string => {
    const [attribute, second] = given.filter((one) => attr(one, 'Name') === name);
    if (!attribute || second) throw new MessageRefusal('attributes', name);
    const value = textOf(oneOf(attribute, NS.assertion, 'AttributeValue', 'attributes'), 'attributes');
    if (value === '' || value.length > 100 || /\p{Cc}/u.test(value)) throw new MessageRefusal('attributes', name);
    return value.normalize('NFC');
  };
  const dataUrodzenia = read(ATTRIBUTES.DateOfBirth);
  if (!isDate(dataUrodzenia)) throw new MessageRefusal('attributes', 'DateOfBirth');
  return {
    imie: read(ATTRIBUTES.FirstName),
    nazwisko: read(ATTRIBUTES.FamilyName),
    dataUrodzenia,
    identyfikator: read(ATTRIBUTES.PersonIdentifier),
  };
}
