import type { Pytanie } from '../kanal.ts';

type Stan = Pytanie['stan'];

/** Statuses of Paybynet; 22xx and 23xx belong to two kinds of bank connections. */
const STATUSES: Readonly<Record<string, Stan>> = {
  2101: 'czeka',
  2102: 'czeka',
  2201: 'wygaslo',
  2202: 'odrzucono',
  2203: 'zaplacono',
  2301: 'wygaslo',
  2302: 'odrzucono',
  2303: 'zaplacono',
};

/** @returns undefined for an unknown code */
export function statusOf(code: string): Stan | undefined {
  if (/^(1\d{3})$/.test(code) && Number(code) <= 1012) return 'odrzucono';
  // The answer about an unknown payment.
  if (/^(0|-1|)$/.test(code)) return 'nieznane';
  return STATUSES[code];
}
