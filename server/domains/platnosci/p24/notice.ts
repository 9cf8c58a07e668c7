import type { Wskazanie } from '../kanal.ts';
import { isPaymentId } from '../paymentId.ts';
import { type Klucze, sameHex, signNotice } from './sign.ts';

const TYPES = ['pay', 'payout', 'refund', 'refunded'];

/** The content of a notice; undefined if its signature is invalid. The signature does not cover the order's name. */
export function readNotice({ crc }: Pick<Klucze, 'crc'>, raw: string): Wskazanie | undefined {
  let notice: unknown;
  try {
    notice = JSON.parse(raw);
  } catch {
    return undefined;
  }
  if (typeof notice !== 'object' || notice === null) return undefined;
  const { type, id, status, sign, externalParam } = notice as Record<string, unknown>;
  if (typeof type !== 'string' || !TYPES.includes(type) || typeof sign !== 'string') return undefined;
  if (typeof id !== 'string' && !Number.isSafeInteger(id)) return undefined;
  if (!Number.isSafeInteger(status)) return undefined;
  const wanted = signNotice({ crc }, { type, id: id as string | number, status: status as number });
  if (!sameHex(sign, wanted) || !isPaymentId(externalParam)) return undefined;
  return { idPrzelewu: externalParam };
}
