import type { KeyObject, X509Certificate } from 'node:crypto';
import { type Element, XMLSerializer } from '@xmldom/xmldom';
import { ExclusiveCanonicalization, SignedXml } from 'xml-crypto';
import { EcdsaSha256 } from './algorithms.ts';
import { MessageRefusal } from './messageRefusal.ts';
import { ALG, NS } from './names.ts';
import { parseStrictly } from './parse.ts';
import { allOf, attr, childrenOf, maybeOf, oneOf, soleChild, textOf } from './read.ts';

/** The key type of each signature method: a certificate never verifies a method of another key type. */
const KEY_TYPES: Readonly<Record<string, string>> = { [ALG.ecdsaSha256]: 'ec', [ALG.rsaSha256]: 'rsa' };

/**
 * Signs a message as the node requires: enveloped, right after its Issuer, with the certificate in it.
 *
 * @param xml its root has an `ID`
 */
export function signMessage(xml: string, key: KeyObject, certificate: X509Certificate): string {
  const signed = new SignedXml({
    privateKey: key,
    publicCert: certificate.toString(),
    signatureAlgorithm: ALG.ecdsaSha256,
    canonicalizationAlgorithm: ALG.excC14n,
  });
  signed.SignatureAlgorithms = { [ALG.ecdsaSha256]: EcdsaSha256 };
  signed.addReference({ xpath: '/*', transforms: [ALG.enveloped, ALG.excC14n], digestAlgorithm: ALG.sha256 });
  signed.computeSignature(xml, {
    prefix: 'ds',
    location: { reference: `/*/*[local-name(.)='Issuer' and namespace-uri(.)='${NS.assertion}']`, action: 'after' },
  });
  return signed.getSignedXml();
}

/** An element, and the whole text that contains it. */
export interface Part {
  text: string;
  element: Element;
}

/** Whether an element has a signature of its own. */
export const isSigned = (element: Element): boolean => allOf(element, NS.signature, 'Signature').length > 0;

/**
 * Verifies the signature of an element with one of the configured certificates; a certificate in the message is
 * ignored. The verified text is compared with this very element. Only the signed content is returned,
 * parsed anew, so that nothing else can be read from it.
 *
 * @throws MessageRefusal
 */
export function verified({ text, element }: Part, certificates: readonly X509Certificate[]): Part {
  const signature = oneOf(element, NS.signature, 'Signature', 'unsigned');
  const { method, prefixes } = readSignature(signature, attr(element, 'ID') ?? '');
  const keys = certificates.filter(({ publicKey }) => publicKey.asymmetricKeyType === KEY_TYPES[method]);
  if (keys.length === 0) throw new MessageRefusal('signature-algorithm', 'no certificate for it');
  const meant = canonical(element, prefixes);
  for (const certificate of keys) {
    const seen = check(text, signature, certificate);
    if (seen === undefined) continue;
    if (seen !== meant) throw new MessageRefusal('signature-reference', 'another element');
    return { text: seen, element: parseStrictly(seen) };
  }
  throw new MessageRefusal('signature-wrong');
}

/** Refuses a signature anywhere but directly in one of the verified elements. @throws MessageRefusal */
export function refuseStraySignatures(root: Element, owners: readonly Element[]): void {
  for (const signature of root.getElementsByTagNameNS(NS.signature, 'Signature')) {
    if (!owners.some((owner) => owner === signature.parentNode)) throw new MessageRefusal('signature-place');
  }
}

/** Reads a signature and refuses every variant of its form but one. */
function readSignature(signature: Element, id: string): { method: string; prefixes: string[] } {
  const names = childrenOf(signature).map(({ localName, namespaceURI }) => namespaceURI === NS.signature && localName);
  if (!/^SignedInfo,SignatureValue(,KeyInfo)?$/.test(names.join())) throw new MessageRefusal('signature-form');
  const info = oneOf(signature, NS.signature, 'SignedInfo');
  if (allOf(info, NS.signature, 'Reference').length !== 1) throw new MessageRefusal('signature-reference', 'not one');
  if (childrenOf(info).length !== 3) throw new MessageRefusal('signature-form', 'SignedInfo');
  const canonicalization = oneOf(info, NS.signature, 'CanonicalizationMethod', 'signature-form');
  if (attr(canonicalization, 'Algorithm') !== ALG.excC14n || childrenOf(canonicalization).length > 0)
    throw new MessageRefusal('signature-transforms', 'CanonicalizationMethod');
  const signatureMethod = oneOf(info, NS.signature, 'SignatureMethod', 'signature-form');
  const method = attr(signatureMethod, 'Algorithm') ?? '';
  if (!Object.hasOwn(KEY_TYPES, method) || childrenOf(signatureMethod).length > 0)
    throw new MessageRefusal('signature-algorithm', method);
  return { method, prefixes: readReference(oneOf(info, NS.signature, 'Reference'), id) };
}

/** @returns the prefixes that the exclusive canonical form includes */
function readReference(reference: Element, id: string): string[] {
  // Plain letters only, since the library searches for the id with XPath.
  if (!/^[A-Za-z_][\w.-]{0,200}$/.test(id) || attr(reference, 'URI') !== `#${id}`)
    throw new MessageRefusal('signature-reference');
  if (childrenOf(reference).length !== 3) throw new MessageRefusal('signature-form', 'Reference');
  const digest = oneOf(reference, NS.signature, 'DigestMethod', 'signature-form');
  if (attr(digest, 'Algorithm') !== ALG.sha256) throw new MessageRefusal('signature-algorithm', 'DigestMethod');
  textOf(oneOf(reference, NS.signature, 'DigestValue', 'signature-form'), 'signature-form');
  const transforms = childrenOf(oneOf(reference, NS.signature, 'Transforms', 'signature-transforms'));
  const [enveloped, exclusive] = transforms;
  const wanted = transforms.map((one) => attr(one, 'Algorithm')).join() === `${ALG.enveloped},${ALG.excC14n}`;
  if (!wanted || !enveloped || !exclusive || childrenOf(enveloped).length > 0)
    throw new MessageRefusal('signature-transforms');
  if (childrenOf(exclusive).length === 0) return [];
  const inclusive = soleChild(exclusive, ALG.excC14n, 'InclusiveNamespaces', 'signature-transforms');
  return (attr(inclusive, 'PrefixList') ?? '').split(/\s+/).filter(Boolean);
}

/** Verifies with few features of the library. @returns the verified text; undefined for a wrong signature */
function check(text: string, signature: Element, certificate: X509Certificate): string | undefined {
  const library = new SignedXml({ publicCert: certificate.toString(), getCertFromKeyInfo: () => null });
  const { SignatureAlgorithms, HashAlgorithms, CanonicalizationAlgorithms } = library;
  library.SignatureAlgorithms = {
    [ALG.ecdsaSha256]: EcdsaSha256,
    [ALG.rsaSha256]: SignatureAlgorithms[ALG.rsaSha256]!,
  };
  library.HashAlgorithms = { [ALG.sha256]: HashAlgorithms[ALG.sha256]! };
  library.CanonicalizationAlgorithms = {
    [ALG.excC14n]: CanonicalizationAlgorithms[ALG.excC14n]!,
    [ALG.enveloped]: CanonicalizationAlgorithms[ALG.enveloped]!,
  };
  try {
    library.loadSignature(new XMLSerializer().serializeToString(signature));
    if (!library.checkSignature(text)) return undefined;
  } catch {
    return undefined;
  }
  const seen = library.getSignedReferences();
  if (seen.length !== 1) throw new MessageRefusal('signature-reference', 'not one');
  return seen[0];
}

/** The element without its signature, in canonical form. */
function canonical(element: Element, prefixes: string[]): string {
  const copy = element.cloneNode(true) as Element;
  const signature = maybeOf(copy, NS.signature, 'Signature');
  if (signature) copy.removeChild(signature);
  const namespaces = prefixes.flatMap((prefix) => {
    const namespaceURI = element.lookupNamespaceURI(prefix);
    return namespaceURI ? [{ prefix, namespaceURI }] : [];
  });
  // The library has the types of another release of the same DOM package.
  const node = copy as unknown as globalThis.Element;
  return new ExclusiveCanonicalization().process(node, {
    ancestorNamespaces: namespaces,
    inclusiveNamespacesPrefixList: prefixes,
  });
}
