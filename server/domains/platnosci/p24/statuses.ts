import type { Pytanie } from '../kanal.ts';

/**
 * Statuses of a transfer. Source: Ekspres API 1.0.6, table of transfer statuses. The usual order is 1, 4, 2, 5. From 4 on the
 * payer's bank has taken the money, which is the day of payment for a tax (Ordynacja podatkowa, art. 60 § 1); a later
 * return is left to the staff.
 */
const STATUSES: Readonly<Record<number, [Exclude<Pytanie['stan'], 'nieznane'>, string]>> = {
  1: ['czeka', 'registered'],
  2: ['zaplacono', 'sent to processing'],
  3: ['zwrocono', 'error while sending to processing'],
  4: ['zaplacono', 'paid'],
  5: ['zaplacono', 'finished'],
  6: ['wygaslo', 'expired'],
  7: ['zwrocono', 'error while processing'],
  8: ['odrzucono', 'error while payment'],
  9: ['zaplacono', 'finished by external operator'],
  10: ['zwrocono', 'refund commissioned'],
  11: ['zwrocono', 'refund finished'],
  12: ['zwrocono', 'refund rejected'],
  13: ['zwrocono', 'error while refunding'],
  14: ['zwrocono', 'refund registered'],
  15: ['zwrocono', 'finished and refunded'],
  16: ['odrzucono', 'cancelled'],
  17: ['czeka', 'pending for data'],
};

/** @returns the state of a payment, and the status in words for the office; undefined for an unknown status */
export const statusOf = (status: number) => STATUSES[status];
