import { generateKeyPairSync, type KeyObject, X509Certificate } from 'node:crypto';
import { SignedXml } from 'xml-crypto';
import { artifactResponseXml, assertionXml, type Citizen, responseFor } from '../../../../server/demo/wezel/answers.ts';
import { selfSigned } from '../../../../server/demo/wezel/certificate.ts';
import { encryptAssertion } from '../../../../server/demo/wezel/encrypt.ts';
import { EcdsaSha256 } from '../../../../server/engine/xml/algorithms.ts';
import { ALG } from '../../../../server/engine/xml/names.ts';
import { inEnvelope } from '../../../../server/engine/xml/soap.ts';
import type { Attempt, Reply, WezelWorld } from './wezelWorld.ts';

export type Change = (xml: string) => string;
export type Alg = 'ecdsa' | 'rsa';

/** The changes of an answer: before it is signed, after that, or before it is encrypted. */
export interface Forgery {
  /** The signature method. */
  alg?: Alg;
  assertion?: Change;
  signedAssertion?: Change;
  encrypted?: Change;
  response?: Change;
  artifactResponse?: Change;
  signedArtifactResponse?: Change;
  envelope?: Change;
  /** The key that it is encrypted for. */
  recipient?: KeyObject;
  bits?: 128 | 256;
}

export interface Keys {
  key: KeyObject;
  certificate: X509Certificate;
}

const pair = (type: Alg): Keys => {
  const { privateKey } =
    type === 'ecdsa'
      ? generateKeyPairSync('ec', { namedCurve: 'prime256v1' })
      : generateKeyPairSync('rsa', { modulusLength: 2048 });
  const until = new Date('2040-01-01T00:00:00Z');
  return { key: privateKey, certificate: new X509Certificate(selfSigned(privateKey, type, new Date(0), until)) };
};

/** The node's second key, of another type; and an unknown key. */
export const rsa = pair('rsa');
export const attacker = pair('ecdsa');

/** Signs like the node, with any key. */
export function signAs(xml: string, { key, certificate }: Keys): string {
  const method = key.asymmetricKeyType === 'rsa' ? ALG.rsaSha256 : ALG.ecdsaSha256;
  const signed = new SignedXml({
    privateKey: key,
    publicCert: certificate.toString(),
    signatureAlgorithm: method,
    canonicalizationAlgorithm: ALG.excC14n,
  });
  if (method === ALG.ecdsaSha256) signed.SignatureAlgorithms = { [method]: EcdsaSha256 };
  signed.addReference({ xpath: '/*', transforms: [ALG.enveloped, ALG.excC14n], digestAlgorithm: ALG.sha256 });
  const location = { reference: "/*/*[local-name(.)='Issuer']", action: 'after' } as const;
  signed.computeSignature(xml, { prefix: 'ds', location });
  return signed.getSignedXml();
}

const same: Change = (xml) => xml;

/** A response about a citizen to a login attempt, with the given changes. */
export function forged(world: WezelWorld, citizen: Citizen, attempt: Attempt, forgery: Forgery = {}): Reply {
  const { node } = world;
  const now = new Date(world.office.clock.ms);
  const keys = forgery.alg === 'rsa' ? rsa : { key: node.klucz, certificate: node.certyfikat };
  const plain = (forgery.assertion ?? same)(assertionXml(node, citizen, attempt, now));
  const assertion = (forgery.signedAssertion ?? same)(signAs(plain, keys));
  const recipient = forgery.recipient ?? node.certyfikatSystemu.publicKey;
  const encrypted = (forgery.encrypted ?? same)(encryptAssertion(assertion, recipient, forgery.bits));
  const response = (forgery.response ?? same)(responseFor(node, attempt, now, encrypted));
  return (idPytania) => {
    const inside = (forgery.artifactResponse ?? same)(artifactResponseXml(node, idPytania, now, response));
    const signed = (forgery.signedArtifactResponse ?? same)(signAs(inside, keys));
    return (forgery.envelope ?? same)(inEnvelope(signed));
  };
}

/** Replaces a text that must occur. */
export const swap =
  (from: string | RegExp, to: string): Change =>
  (xml) => {
    const changed = xml.replace(from, () => to);
    if (changed === xml) throw new Error(`There is no ${from} in ${xml}`);
    return changed;
  };

export const both =
  (...changes: Change[]): Change =>
  (xml) =>
    changes.reduce((text, change) => change(text), xml);

export const SIGNATURE = /<ds:Signature .*?<\/ds:Signature>/s;
export const signatureOf = (xml: string): string => SIGNATURE.exec(xml)![0];
export const without =
  (part: RegExp): Change =>
  (xml) =>
    swap(part, '')(xml);
