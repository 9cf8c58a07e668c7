import { newId } from '../../domains/wezel/authnRequest.ts';
import { ATTRIBUTES, type Level, levelName, NS, SAML } from '../../engine/xml/names.ts';
import { signMessage } from '../../engine/xml/signature.ts';
import { element, xmlText } from '../../engine/xml/write.ts';
import { encryptAssertion } from './encrypt.ts';
import type { DemoWezel } from './openDemoWezel.ts';

/** The person that the node names. */
export interface Citizen {
  imie: string;
  nazwisko: string;
  dataUrodzenia: string;
  identyfikator: string;
}

/** The request that is answered. */
export interface Question {
  idZadania: string;
  acs: string;
}

const MINUTE = 60_000;
const PROTOCOL = { 'xmlns:saml2p': NS.protocol, 'xmlns:saml2': NS.assertion };

const issuer = ({ idWezla }: DemoWezel): string => element('saml2:Issuer', {}, xmlText(idWezla));

/** Signed, valid for five minutes, for this office and this request only. @returns XML */
export const assertionFor = (node: DemoWezel, citizen: Citizen, question: Question, now: Date): string =>
  signMessage(assertionXml(node, citizen, question, now), node.klucz, node.certyfikat);

/** The same before it is signed. */
export function assertionXml(
  node: DemoWezel,
  citizen: Citizen,
  { idZadania, acs }: Question,
  now: Date,
  poziom: Level = 'substantial',
): string {
  const at = (ms: number) => new Date(now.getTime() + ms).toISOString();
  const attribute = (FriendlyName: keyof typeof ATTRIBUTES, value: string) =>
    element(
      'saml2:Attribute',
      { FriendlyName, Name: ATTRIBUTES[FriendlyName], NameFormat: SAML.uri },
      element('saml2:AttributeValue', {}, xmlText(value)),
    );
  return element(
    'saml2:Assertion',
    { 'xmlns:saml2': NS.assertion, ID: newId(), IssueInstant: at(0), Version: '2.0' },
    issuer(node),
    element(
      'saml2:Subject',
      {},
      element('saml2:NameID', { Format: SAML.unspecified }, newId()),
      element(
        'saml2:SubjectConfirmation',
        { Method: SAML.bearer },
        element('saml2:SubjectConfirmationData', {
          InResponseTo: idZadania,
          NotOnOrAfter: at(5 * MINUTE),
          Recipient: acs,
        }),
      ),
    ),
    element(
      'saml2:Conditions',
      { NotBefore: at(0), NotOnOrAfter: at(5 * MINUTE) },
      element('saml2:AudienceRestriction', {}, element('saml2:Audience', {}, xmlText(node.idSystemu))),
    ),
    element(
      'saml2:AuthnStatement',
      { AuthnInstant: at(0), SessionIndex: newId() },
      element('saml2:AuthnContext', {}, element('saml2:AuthnContextClassRef', {}, xmlText(levelName(poziom)))),
    ),
    element(
      'saml2:AttributeStatement',
      {},
      attribute('FamilyName', citizen.nazwisko),
      attribute('FirstName', citizen.imie),
      attribute('DateOfBirth', citizen.dataUrodzenia),
      attribute('PersonIdentifier', citizen.identyfikator),
    ),
  );
}

const status = (...codes: readonly string[]): string => {
  const nested = codes.reduceRight((inside, Value) => element('saml2p:StatusCode', { Value }, inside), '');
  return element('saml2p:Status', {}, nested);
};

/** @param inside an encrypted assertion; without one the person has cancelled */
export function responseFor(node: DemoWezel, { idZadania, acs }: Question, now: Date, inside?: string): string {
  return element(
    'saml2p:Response',
    {
      ...PROTOCOL,
      ID: newId(),
      Version: '2.0',
      IssueInstant: now.toISOString(),
      Destination: acs,
      InResponseTo: idZadania,
    },
    issuer(node),
    inside ? status(SAML.success) : status(SAML.responder, SAML.authnFailed),
    inside ?? '',
  );
}

/** @param response XML; without one the artifact is unknown */
export const artifactResponseFor = (node: DemoWezel, idPytania: string, now: Date, response = ''): string =>
  signMessage(artifactResponseXml(node, idPytania, now, response), node.klucz, node.certyfikat);

/** The same before it is signed. */
export function artifactResponseXml(node: DemoWezel, idPytania: string, now: Date, response: string): string {
  return element(
    'saml2p:ArtifactResponse',
    { ...PROTOCOL, ID: newId(), Version: '2.0', IssueInstant: now.toISOString(), InResponseTo: idPytania },
    issuer(node),
    status(SAML.success),
    response,
  );
}

/** The complete response about a person. */
export const responseAbout = (node: DemoWezel, citizen: Citizen, question: Question, now: Date): string =>
  responseFor(
    node,
    question,
    now,
    encryptAssertion(assertionFor(node, citizen, question, now), node.certyfikatSystemu.publicKey),
  );
