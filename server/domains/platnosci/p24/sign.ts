import { createHash, timingSafeEqual } from 'node:crypto';

/** What belongs to the key of the REST API: all three are in the panel of Ekspres. */
export interface Klucze {
  kluczApi: string;
  haslo: string;
  crc: string;
}

/** As PHP's hash('sha384', json_encode($given, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES)); the order counts. */
const hashed = (given: object): string => createHash('sha384').update(JSON.stringify(given)).digest('hex');

/** Sign of a request; `object` is its transfer, in the very order it is sent in. Source: Ekspres API 1.0.6. */
export const signRequest = ({ kluczApi, haslo, crc }: Klucze, object: object, id: string): string =>
  hashed({ apiKey: kluczApi, apiPass: haslo, object: JSON.stringify(object), id, crc });

/** What the sign of a notice covers, as it came: not the amount, and not the external parameter. */
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
