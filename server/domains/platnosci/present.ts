import type * as models from '../../../src/generated/models.ts';
import type { Language } from '../../../src/lang/descriptors/language.ts';
import { fromGrosze } from '../../../src/lang/values/kwota.ts';
import { formatPhone } from '../../../src/lang/values/phone.ts';
import { contactOf } from '../../engine/config/contact.ts';
import type { Context } from '../../engine/http/context.ts';
import { hasWords, words } from '../../engine/words/messages.ts';
import type { Odbiorca } from './kanal.ts';
import type { Platnosc } from './queries.ts';
import type { Czesc, Wiersz } from './readZlecenie.ts';
import { przyczynaOf } from './states.ts';

export function presentPlatnosc(
  row: Platnosc,
  parts: readonly Czesc[],
  ctx: Pick<Context, 'lang' | 'now' | 'municipality'>,
): models.PlatnoscInternetowa {
  return {
    idTransakcji: row.idPrzelewu,
    idKartyNaleznosci: row.idKartyNaleznosci,
    symbolKarty: row.symbolKarty,
    tytul: row.tytul,
    kwota: fromGrosze(row.kwotaGrosze),
    dataZlecenia: moment(row.zleconoMs),
    stan: row.stan,
    opisPlatnosci: {
      typPlatnosci: row.kanal,
      opisStatusu: opisStatusu(row, ctx.lang, contactOf(ctx.municipality).phone),
      transakcjaKIR: row.kanal === 'KIR' ? transakcjaKir(row) : null,
      transakcjaP24: row.kanal === 'P24' ? transakcjaP24(row, ctx.now) : null,
    },
    raty: parts.map(presentCzesc),
  };
}

/** The state in words; for an order left to the staff also the reason, and whom to ask. */
export function opisStatusu(
  { stan, przyczyna }: Pick<Wiersz, 'stan' | 'przyczyna'>,
  lang: Language,
  phone: string | undefined,
): string {
  const exact = `platnosc.${stan}.${przyczynaOf(przyczyna)}`;
  const text = words(lang, hasWords(exact) ? exact : `platnosc.${stan}`);
  return phone ? text.replace('{telefon}', formatPhone(phone)) : text.replace(/, [^,]*\{telefon\}/, '');
}

function transakcjaKir(row: Wiersz): models.TransakcjaKir {
  return {
    waznoscTransakcji: moment(row.waznyDoMs),
    akceptantNumerRachunku: row.numerRachunku,
    akceptantNazwaRachunku: odbiorcaOf(row).nazwa,
  };
}

function transakcjaP24(row: Wiersz, now: Date): models.TransakcjaP24 {
  const { nazwa, adres, miasto, kodPocztowy, email, kraj } = odbiorcaOf(row);
  const canBePaid = row.stan === 'ZLECONA' && now.getTime() < row.waznyDoMs;
  return {
    iban: kraj + row.numerRachunku,
    odbiorcaNazwa: nazwa,
    odbiorcaAdres: adres,
    odbiorcaMiasto: miasto,
    odbiorcaKodPocztowy: kodPocztowy,
    odbiorcaEmail: email,
    odbiorcaKodPanstwa: kraj,
    urlTransakcji: canBePaid ? row.adresDostawcy : null,
  };
}

const presentCzesc = (part: Czesc): models.RataPlatnosci => ({
  lp: part.lp,
  rodzajOplaty: part.rodzajOplaty,
  opisNrRaty: part.opisNrRaty,
  terminPlatnosci: part.terminPlatnosci,
  kwotaRaty: fromGrosze(part.kwotaRatyGrosze),
  kwotaGlowna: fromGrosze(part.kwotaGlownaGrosze),
  kosztUpomnien: fromGrosze(part.kosztUpomnienGrosze),
  oplataProlongacyjna: fromGrosze(part.oplataProlongacyjnaGrosze),
  kwotaOdsetek: fromGrosze(part.odsetkiGrosze),
  kwotaVat: part.kwotaVatGrosze === null ? null : fromGrosze(part.kwotaVatGrosze),
});

const odbiorcaOf = (row: Wiersz): Odbiorca => JSON.parse(row.odbiorca);

const moment = (ms: number): string => new Date(ms).toISOString();
