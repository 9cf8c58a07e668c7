import type { Random } from '../../demo/kit/random.ts';
import type { KartaRow, RataRow, RataZbiorczaRow, WplataRow } from '../naleznosci/tables.ts';
import { freeze } from './freeze.ts';
import { odbiorca } from './odbiorca.ts';
import type { Czesc, Wiersz } from './readZlecenie.ts';
import { VALID_MS } from './times.ts';

/** A card with its instalments, their parts and its payments. */
export interface CardRows {
  karta: KartaRow;
  ratyZbiorcze: RataZbiorczaRow[];
  raty: RataRow[];
  wplaty: WplataRow[];
}

/** A payment order without its numbers, which `insertOrders` gives. */
export interface SeedOrder {
  zlecenie: Omit<Wiersz, 'id'>;
  raty: Omit<Czesc, 'id' | 'zlecenieId'>[];
  /** The payment in the books that this order made; absent: nothing was booked. */
  wplata?: WplataRow;
}

/** The channel, state and times of an order; any other column may be given too. */
type OrderState = Partial<Wiersz> & Pick<Wiersz, 'kanal' | 'stan' | 'zleconoMs'>;

/** Makes the order that pays one instalment of a card completely. */
export type OrderFactory = (card: CardRows, rata: RataZbiorczaRow, state: OrderState) => SeedOrder;

/**
 * @param kontoId the account that pays
 * @param adres origin of the portal, for the return from the bank
 */
export function orderFactory(random: Random, kontoId: number, adres: string): OrderFactory {
  const { nip: _, ...payee } = odbiorca;
  return ({ karta, ratyZbiorcze, raty }, rata, state) => {
    const id = rata.idNaleznosciRatyZbiorczej;
    const parts = raty.filter((part) => part.idNaleznosciRatyZbiorczej === id);
    const day = new Date(state.zleconoMs).toISOString().slice(0, 10);
    const frozen = freeze(karta, ratyZbiorcze, new Set([id]), parts, day);
    return {
      zlecenie: {
        idPrzelewu: uuid(random),
        idKartyNaleznosci: karta.idKartyNaleznosci,
        podmiotId: karta.podmiotId,
        kontoId,
        kwotaGrosze: frozen.kwotaGrosze,
        numerRachunku: karta.numerKontaBankowego,
        tytul: frozen.tytul,
        odbiorca: JSON.stringify(payee),
        adresOk: `${adres}/platnosc-wynik?result=ok`,
        adresBlad: `${adres}/platnosc-wynik?result=blad`,
        jezyk: 'pl',
        waznyDoMs: state.zleconoMs + VALID_MS[state.kanal],
        idDostawcy: null,
        adresDostawcy: null,
        oplaconoMs: null,
        zaksiegowanoMs: null,
        przyczyna: null,
        pytanoMs: null,
        proby: 0,
        nastepnaMs: null,
        ...state,
      },
      raty: frozen.raty,
    };
  };
}

function uuid(random: Random): string {
  const hex = Array.from({ length: 31 }, () => random.integer(0, 15).toString(16)).join('');
  const variant = '89ab'[random.integer(0, 3)];
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(12, 15)}-${variant}${hex.slice(15, 18)}-${hex.slice(18, 30)}`;
}
