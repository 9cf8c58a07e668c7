import type { Kir } from '../../domains/platnosci/kir/settings.ts';
import type { Klucze } from '../../domains/platnosci/p24/sign.ts';

/** What the bank is, and which office it knows. */
export interface BankOptions {
  /** Its SQLite file; `:memory:` forgets all. */
  file: string;
  /** What its addresses begin with, as browsers see them. */
  adres: string;
  p24: Klucze & { powiadomienia: string };
  kir: Pick<Kir, 'nip' | 'haslo' | 'przecinek'> & { powiadomienia: string };
  now?: () => Date;
  /** Between the tries of a notice; after the last one it is given up. */
  pauzyMs?: readonly number[];
  /** How late is late. */
  poznoMs?: number;
  /** How slow is slow: longer than the office waits. */
  wolnoMs?: number;
}
