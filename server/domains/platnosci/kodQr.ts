import { isNip } from '../../../src/lang/values/nip.ts';
import { isNrb } from '../../../src/lang/values/nrb.ts';

/** The data in the QR code of a transfer. */
export interface Przelew {
  /** The NIP of the payee: the recommendation requires it for institutions. */
  nip: string;
  /** 26 digits. */
  numerRachunku: string;
  kwotaGrosze: number;
  odbiorca: string;
  tytul: string;
}

/** The format has six digits for grosze. */
const LARGEST_GROSZE = 999_999;
const LONGEST = { odbiorca: 20, tytul: 32 };
/** Other characters than letters, digits and a few signs are removed; `|` is the separator. */
const STRANGE = /[^A-Za-z0-9ĄĆĘŁŃÓŚŹŻąćęłńóśźż ,./\\\-@#&*]+/g;

/**
 * Text of the two-dimensional code for transfers: payee's NIP, country, account, amount, payee, title, and three fields
 * reserved for banks. At most 160 characters; the picture is a QR code of level L in UTF-8.
 *
 * @returns null when the transfer does not fit: no amount or one above 9 999.99, or a title that would have to be changed:
 *   the office books by title. The payee's name may be shortened, since the account identifies the payee
 * Source: Związek Banków Polskich, Rekomendacja – Standard 2D, 3 December 2013
 */
export function kodQr({ nip, numerRachunku, kwotaGrosze, odbiorca, tytul }: Przelew): string | null {
  if (!Number.isInteger(kwotaGrosze) || kwotaGrosze < 1 || kwotaGrosze > LARGEST_GROSZE || !isNrb(numerRachunku))
    return null;
  if (plain(tytul) !== tytul || tytul.length > LONGEST.tytul) return null;
  const fields = [
    isNip(nip) ? nip : '',
    'PL',
    numerRachunku,
    String(kwotaGrosze).padStart(6, '0'),
    plain(odbiorca).slice(0, LONGEST.odbiorca).trim(),
    tytul,
  ];
  return [...fields, '', '', ''].join('|');
}

const plain = (text: string): string => text.replace(STRANGE, ' ').replace(/ +/g, ' ').trim();
