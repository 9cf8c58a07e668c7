import { amountOf } from '../../domains/platnosci/kir/hashtrans.ts';
import { noticeHash } from '../../domains/platnosci/kir/notice.ts';
import { signNotice } from '../../domains/platnosci/p24/sign.ts';
import type { BankOptions } from './bankOptions.ts';
import type { Notice, Platnosc } from './store.ts';

const LIMIT_MS = 5000;

/** A notice as it is sent. */
export function noticeText(options: BankOptions, platnosc: Platnosc, { stan }: Pick<Notice, 'stan'>): string {
  return platnosc.dostawca === 'p24' ? p24Notice(options, platnosc, stan) : kirNotice(options, platnosc, stan);
}

/** A notice of the payment has its request, one of the payout its transfer. */
function p24Notice({ p24 }: BankOptions, { id, klucz }: Platnosc, status: number): string {
  const payment = [4, 6, 8, 16].includes(status);
  const type = payment ? 'pay' : 'payout';
  const named = { type, id: String(payment ? requestId(id) : transferId(id)), status };
  const rest = { externalParam: klucz, ...(payment && { method: 'p24' }) };
  return JSON.stringify({ ...named, ...rest, sign: signNotice(p24, named) });
}

export const requestId = (id: number): string => `EXR-${String(id).padStart(8, '0')}`;
export const transferId = (id: number): number => 900_000 + id;

function kirNotice({ kir }: BankOptions, { klucz, zaplaconoGrosze }: Platnosc, stan: number): string {
  const newStatus = String(stan);
  const transAmount = amountOf(zaplaconoGrosze, kir.przecinek);
  const hash = noticeHash(kir.haslo, newStatus, transAmount, klucz);
  return new URLSearchParams({ newStatus, transAmount, paymentId: klucz, hash }).toString();
}

/** @returns whether the office accepted it */
export async function postNotice(options: BankOptions, platnosc: Platnosc, notice: Notice): Promise<boolean> {
  const { powiadomienia } = options[platnosc.dostawca];
  const type = platnosc.dostawca === 'p24' ? 'application/json' : 'application/x-www-form-urlencoded';
  try {
    const answer = await fetch(powiadomienia, {
      method: 'POST',
      headers: { 'content-type': type },
      body: noticeText(options, platnosc, notice),
      redirect: 'error',
      signal: AbortSignal.timeout(LIMIT_MS),
    });
    await answer.body?.cancel();
    return answer.status === 200;
  } catch {
    return false;
  }
}
