import type { Pytanie } from '../kanal.ts';

type Stan = Pytanie['stan'];

/** Statuses of Paybynet; 22xx came by one bank's way, 23xx by another's. Each is told by its code alone. */
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

/** @returns undefined for what is no code of theirs */
export function statusOf(code: string): Stan | undefined {
  if (/^(1\d{3})$/.test(code) && Number(code) <= 1012) return 'odrzucono';
  // Its answer about what it does not know.
  if (/^(0|-1|)$/.test(code)) return 'nieznane';
  return STATUSES[code];
}
