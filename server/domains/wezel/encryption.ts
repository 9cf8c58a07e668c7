import { createDecipheriv, createHash, createPublicKey, diffieHellman, type KeyObject } from 'node:crypto';
import type { Element } from '@xmldom/xmldom';
import { MessageRefusal } from '../../engine/xml/messageRefusal.ts';
import { ALG, NS, P256 } from '../../engine/xml/names.ts';
import { attr, bytesOf, maybeOf, oneOf, soleChild } from '../../engine/xml/read.ts';

/*
 * XML Encryption 1.1 as used by the node: the content by AES-256-GCM, its key by AES key wrap, the wrapping key by
 * ECDH-ES on P-256 and ConcatKDF. Nothing else is accepted.
 */

export const KEY_WRAP_IV = Buffer.alloc(8, 0xa6);
const FORM = 'encryption-form';
const ALGORITHM = 'encryption-algorithm';
/** The length of an uncompressed EC point: the byte 4, then both numbers. */
const POINT = 65;

/**
 * @param allow128 accept a key of 128 bits: production has been seen to wrap one although it names aes256-gcm
 * @returns the text of the assertion
 * @throws MessageRefusal
 */
export function decryptAssertion(encrypted: Element, key: KeyObject, allow128: boolean): string {
  const data = oneOf(encrypted, NS.encryption, 'EncryptedData', FORM);
  mustUse(oneOf(data, NS.encryption, 'EncryptionMethod', FORM), ALG.aes256Gcm);
  const inside = maybeOf(oneOf(data, NS.signature, 'KeyInfo', FORM), NS.encryption, 'EncryptedKey', FORM);
  const encryptedKey = inside ?? oneOf(encrypted, NS.encryption, 'EncryptedKey', FORM);
  const contentKey = unwrapKey(encryptedKey, key);
  if (contentKey.length !== 32 && !(allow128 && contentKey.length === 16))
    throw new MessageRefusal(ALGORITHM, `a key of ${contentKey.length * 8} bits`);
  const bytes = cipherValue(data);
  if (bytes.length < 12 + 16 + 1) throw new MessageRefusal(FORM, 'too short');
  try {
    const cipher = contentKey.length === 32 ? 'aes-256-gcm' : 'aes-128-gcm';
    const decipher = createDecipheriv(cipher, contentKey, bytes.subarray(0, 12), { authTagLength: 16 });
    decipher.setAuthTag(bytes.subarray(-16));
    const plain = Buffer.concat([decipher.update(bytes.subarray(12, -16)), decipher.final()]);
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(plain);
  } catch (cause) {
    throw new MessageRefusal('encryption-wrong', '', cause);
  }
}

function unwrapKey(encryptedKey: Element, key: KeyObject): Buffer {
  mustUse(oneOf(encryptedKey, NS.encryption, 'EncryptionMethod', FORM), ALG.kwAes256);
  const info = oneOf(encryptedKey, NS.signature, 'KeyInfo', FORM);
  const agreement = oneOf(info, NS.encryption, 'AgreementMethod', FORM);
  mustUse(agreement, ALG.ecdhEs);
  const derivation = oneOf(agreement, NS.encryption11, 'KeyDerivationMethod', FORM);
  mustUse(derivation, ALG.concatKdf);
  const params = soleChild(derivation, NS.encryption11, 'ConcatKDFParams', FORM);
  mustUse(oneOf(params, NS.signature, 'DigestMethod', FORM), ALG.sha256);
  const other = ['AlgorithmID', 'PartyUInfo', 'PartyVInfo'].map((name) => hexOf(attr(params, name)));
  const shared = agree(originatorPoint(oneOf(agreement, NS.encryption, 'OriginatorKeyInfo', FORM)), key);
  const wrapped = cipherValue(encryptedKey);
  try {
    const decipher = createDecipheriv('id-aes256-wrap', concatKdf(shared, Buffer.concat(other)), KEY_WRAP_IV);
    return Buffer.concat([decipher.update(wrapped), decipher.final()]);
  } catch (cause) {
    throw new MessageRefusal('encryption-wrong', '', cause);
  }
}

function originatorPoint(info: Element): Buffer {
  const value = oneOf(oneOf(info, NS.signature, 'KeyValue', FORM), NS.signature11, 'ECKeyValue', FORM);
  if (attr(oneOf(value, NS.signature11, 'NamedCurve', FORM), 'URI') !== P256)
    throw new MessageRefusal(ALGORITHM, 'curve');
  const point = bytesOf(oneOf(value, NS.signature11, 'PublicKey', FORM), FORM);
  if (point.length !== POINT || point[0] !== 4) throw new MessageRefusal(FORM, 'point');
  return point;
}

/** OpenSSL refuses a point that is not on the curve. */
function agree(point: Buffer, privateKey: KeyObject): Buffer {
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((bytes) => bytes.toString('base64url'));
  try {
    const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
    return diffieHellman({ privateKey, publicKey });
  } catch (cause) {
    throw new MessageRefusal('encryption-wrong', 'point', cause);
  }
}

/** One round gives the required 256 bits. Source: NIST SP 800-56A, 5.8.1. */
export const concatKdf = (shared: Buffer, other: Buffer): Buffer =>
  createHash('sha256')
    .update(Buffer.from([0, 0, 0, 1]))
    .update(shared)
    .update(other)
    .digest();

const cipherValue = (of: Element): Buffer =>
  bytesOf(soleChild(oneOf(of, NS.encryption, 'CipherData', FORM), NS.encryption, 'CipherValue', FORM), FORM);

function mustUse(method: Element, algorithm: string): void {
  const used = attr(method, 'Algorithm');
  if (used !== algorithm) throw new MessageRefusal(ALGORITHM, used);
}

/** All bytes that production sends are used, including the leading length. */
function hexOf(text = ''): Buffer {
  if (!/^(?:[\dA-Fa-f]{2}){0,512}$/.test(text)) throw new MessageRefusal(FORM, 'ConcatKDFParams');
  return Buffer.from(text, 'hex');
}
