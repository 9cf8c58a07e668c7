import { createSign, createVerify, type KeyLike } from 'node:crypto';
import { ALG } from './names.ts';

/** ECDSA in the format of XML signatures: the two numbers one after the other, 32 bytes each; xml-crypto has none. */
export class EcdsaSha256 {
  getSignature(signedInfo: string, privateKey: KeyLike): string {
    return createSign('SHA256')
      .update(signedInfo)
      .sign({ key: privateKey as string, dsaEncoding: 'ieee-p1363' }, 'base64');
  }
  verifySignature(material: string, key: KeyLike, signatureValue: string): boolean {
    return createVerify('SHA256')
      .update(material)
      .verify({ key: key as string, dsaEncoding: 'ieee-p1363' }, signatureValue, 'base64');
  }
  getAlgorithmName(): string {
    return ALG.ecdsaSha256;
  }
}
