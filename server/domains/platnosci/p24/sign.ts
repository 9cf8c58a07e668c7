import { createHash, timingSafeEqual } from 'node:crypto';

/** The credentials of the REST API: all three are in the panel of Ekspres. */
export interface Klucze {
  kluczApi: string;
  haslo: string;
  crc: string;
}

/** Like PHP's hash('sha384', json_encode($given, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES)); the order of keys counts. */
const hashed = (given: object): string => createHash('sha384').update(JSON.stringify(given)).digest('hex');

/** The signature of a request; `object` is its transfer, with keys in the order of sending. Source: Ekspres API 1.0.6. */
export const signRequest = ({ kluczApi, haslo, crc }: Klucze, object: object, id: string): string =>
  hashed({ apiKey: kluczApi, apiPass: haslo, object: JSON.stringify(object), id, crc });

/** The fields that the signature of a notice covers, unchanged: neither the amount nor the external parameter. */
export interface SignedPart {
  type: string;
  id: string | number;
  status: number;
}

export const signNotice = ({ crc }: Pick<Klucze, 'crc'>, { type, id, status }: SignedPart): string =>
  hashed({ type, id, status, crc });

/** Compares in constant time. */
export function sameHex(given: string, wanted: string): boolean {
  const [one, other] = [Buffer.from(given.toLowerCase()), Buffer.from(wanted)];
  return one.length === other.length && timingSafeEqual(one, other);
}
