import { createCipheriv, diffieHellman, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';
import { concatKdf, KEY_WRAP_IV } from '../../domains/wezel/encryption.ts';
import { ALG, NS, P256 } from '../../engine/xml/names.ts';
import { element } from '../../engine/xml/write.ts';

/**
 * Encrypts an assertion as the node does: server/domains/wezel/encryption.ts reads it.
 *
 * @param bits of the content's key
 */
export function encryptAssertion(assertion: string, recipient: KeyObject, bits: 128 | 256 = 256): string {
  const ephemeral = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  const { x, y } = ephemeral.publicKey.export({ format: 'jwk' });
  const point = Buffer.concat([Buffer.from([4]), Buffer.from(x!, 'base64url'), Buffer.from(y!, 'base64url')]);
  const shared = diffieHellman({ privateKey: ephemeral.privateKey, publicKey: recipient });
  const AlgorithmID = withLength(ALG.kwAes256);
  const [PartyUInfo, PartyVInfo] = [withLength('wezel'), withLength('urzad')];
  const contentKey = randomBytes(bits / 8);
  const kek = concatKdf(shared, Buffer.from(AlgorithmID + PartyUInfo + PartyVInfo, 'hex'));
  const wrap = createCipheriv('id-aes256-wrap', kek, KEY_WRAP_IV);
  const wrapped = Buffer.concat([wrap.update(contentKey), wrap.final()]);
  const iv = randomBytes(12);
  const cipher = createCipheriv(bits === 256 ? 'aes-256-gcm' : 'aes-128-gcm', contentKey, iv);
  const content = Buffer.concat([iv, cipher.update(assertion, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  const method = (name: string, Algorithm: string, ...inside: string[]) => element(name, { Algorithm }, ...inside);
  const value = (bytes: Buffer) =>
    element('xenc:CipherData', {}, element('xenc:CipherValue', {}, bytes.toString('base64')));
  const keyValue = element(
    'dsig11:ECKeyValue',
    { 'xmlns:dsig11': NS.signature11 },
    element('dsig11:NamedCurve', { URI: P256 }),
    element('dsig11:PublicKey', {}, point.toString('base64')),
  );
  const agreement = method(
    'xenc:AgreementMethod',
    ALG.ecdhEs,
    method(
      'xenc11:KeyDerivationMethod',
      ALG.concatKdf,
      element('xenc11:ConcatKDFParams', { AlgorithmID, PartyUInfo, PartyVInfo }, method('ds:DigestMethod', ALG.sha256)),
    ),
    element('xenc:OriginatorKeyInfo', {}, element('ds:KeyValue', {}, keyValue)),
  );
  const encryptedKey = element(
    'xenc:EncryptedKey',
    {},
    method('xenc:EncryptionMethod', ALG.kwAes256),
    element('ds:KeyInfo', {}, agreement),
    value(wrapped),
  );
  return element(
    'saml2:EncryptedAssertion',
    { 'xmlns:saml2': NS.assertion },
    element(
      'xenc:EncryptedData',
      {
        'xmlns:xenc': NS.encryption,
        'xmlns:xenc11': NS.encryption11,
        'xmlns:ds': NS.signature,
        Type: `${NS.encryption}Element`,
      },
      method('xenc:EncryptionMethod', ALG.aes256Gcm),
      element('ds:KeyInfo', {}, encryptedKey),
      value(content),
    ),
  );
}

/** The parameters in the format of production: four bytes of length, then the name. */
function withLength(name: string): string {
  const bytes = Buffer.from(name, 'utf8');
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes.length);
  return Buffer.concat([length, bytes]).toString('hex').toUpperCase();
}
