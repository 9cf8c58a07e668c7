import type { Kir } from '../../domains/platnosci/kir/settings.ts';
import type { Klucze } from '../../domains/platnosci/p24/sign.ts';

/** The settings of the bank, and its office. */
export interface BankOptions {
  /** Its SQLite file; `:memory:` forgets all. */
  file: string;
  /** The start of its addresses, as browsers see them. */
  adres: string;
  p24: Klucze & { powiadomienia: string };
  kir: Pick<Kir, 'nip' | 'haslo' | 'przecinek'> & { powiadomienia: string };
  now?: () => Date;
  /** Waiting times between the attempts of a notice; after the last one it is given up. */
  pauzyMs?: readonly number[];
  /** The delay of a late notice. */
  poznoMs?: number;
  /** The delay of a slow response: longer than the office waits. */
  wolnoMs?: number;
}
