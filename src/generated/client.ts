// Generated from schemas/api/*.json by `node codegen/generate.ts`. Do not edit.
import type { Api, CallOptions, DocumentAnswer } from '../portal/api/Api.ts';
import type * as models from './models.ts';
import * as operations from './operations.ts';

/**
 * @throws ApiError 1001: Wrong login or password.
 * @throws ApiError 1006: The user is blocked; an e-mail with information was sent.
 * @throws ApiError 1009: The account is not active: the activation link was not used. Only after a correct password.
 * @throws ApiError 1010: The captcha is missing, wrong, expired or used already. After three failures it is asked for in any case.
 */
export function zaloguj(
  api: Api,
  args: models.ZalogujArgs,
  options?: CallOptions,
): Promise<models.ZalogujAnswer> {
  return api.call(operations.zaloguj, { ...args }, options) as Promise<models.ZalogujAnswer>;
}

/**
 * @throws ApiError 1006: The user is blocked; an e-mail with information was sent.
 * @throws ApiError 1011: The code is wrong, or was used already.
 * @throws ApiError 1012: The first step is void: too old, or too many wrong codes.
 */
export function zalogujTotp(
  api: Api,
  args: models.ZalogujTotpArgs,
  options?: CallOptions,
): Promise<models.ZalogujTotpAnswer> {
  return api.call(operations.zalogujTotp, { ...args }, options) as Promise<models.ZalogujTotpAnswer>;
}

export function dajWyzwanieCaptcha(
  api: Api,
  args: models.DajWyzwanieCaptchaArgs,
  options?: CallOptions,
): Promise<models.DajWyzwanieCaptchaAnswer> {
  return api.call(operations.dajWyzwanieCaptcha, { ...args }, options) as Promise<models.DajWyzwanieCaptchaAnswer>;
}

export function dajInformacjeLogowania(
  api: Api,
  args: models.DajInformacjeLogowaniaArgs = {},
  options?: CallOptions,
): Promise<models.DajInformacjeLogowaniaAnswer> {
  return api.call(operations.dajInformacjeLogowania, { ...args }, options) as Promise<models.DajInformacjeLogowaniaAnswer>;
}

export function dajDaneUzytkownika(
  api: Api,
  args: models.DajDaneUzytkownikaArgs = {},
  options?: CallOptions,
): Promise<models.DajDaneUzytkownikaAnswer> {
  return api.call(operations.dajDaneUzytkownika, { ...args }, options) as Promise<models.DajDaneUzytkownikaAnswer>;
}

export function dajListePodmiotow(
  api: Api,
  args: models.DajListePodmiotowArgs = {},
  options?: CallOptions,
): Promise<models.DajListePodmiotowAnswer> {
  return api.call(operations.dajListePodmiotow, { ...args }, options) as Promise<models.DajListePodmiotowAnswer>;
}

export function przedluzSesje(
  api: Api,
  args: models.PrzedluzSesjeArgs,
  options?: CallOptions,
): Promise<models.PrzedluzSesjeAnswer> {
  return api.call(operations.przedluzSesje, { ...args }, options) as Promise<models.PrzedluzSesjeAnswer>;
}

export function wyloguj(
  api: Api,
  args: models.WylogujArgs,
  options?: CallOptions,
): Promise<models.WylogujAnswer> {
  return api.call(operations.wyloguj, { ...args }, options) as Promise<models.WylogujAnswer>;
}

export function dajInformacjePubliczne(
  api: Api,
  args: models.DajInformacjePubliczneArgs = {},
  options?: CallOptions,
): Promise<models.DajInformacjePubliczneAnswer> {
  return api.call(operations.dajInformacjePubliczne, { ...args }, options) as Promise<models.DajInformacjePubliczneAnswer>;
}

export function dajStroneWlasna(
  api: Api,
  args: models.DajStroneWlasnaArgs,
  options?: CallOptions,
): Promise<models.DajStroneWlasnaAnswer> {
  return api.call(operations.dajStroneWlasna, { ...args }, options) as Promise<models.DajStroneWlasnaAnswer>;
}

export function dajZawartoscKatalogu(
  api: Api,
  args: models.DajZawartoscKataloguArgs = {},
  options?: CallOptions,
): Promise<models.DajZawartoscKataloguAnswer> {
  return api.call(operations.dajZawartoscKatalogu, { ...args }, options) as Promise<models.DajZawartoscKataloguAnswer>;
}

export function pobierzPlik(
  api: Api,
  args: models.PobierzPlikArgs,
  options?: CallOptions,
): Promise<DocumentAnswer> {
  return api.call(operations.pobierzPlik, { ...args }, options) as Promise<DocumentAnswer>;
}

export function dajStatusyIRejestry(
  api: Api,
  args: models.DajStatusyIRejestryArgs = {},
  options?: CallOptions,
): Promise<models.DajStatusyIRejestryAnswer> {
  return api.call(operations.dajStatusyIRejestry, { ...args }, options) as Promise<models.DajStatusyIRejestryAnswer>;
}

export function dajDeklaracjeDostepnosci(
  api: Api,
  args: models.DajDeklaracjeDostepnosciArgs = {},
  options?: CallOptions,
): Promise<models.DajDeklaracjeDostepnosciAnswer> {
  return api.call(operations.dajDeklaracjeDostepnosci, { ...args }, options) as Promise<models.DajDeklaracjeDostepnosciAnswer>;
}

export function dajDaneKorespondencyjne(
  api: Api,
  args: models.DajDaneKorespondencyjneArgs = {},
  options?: CallOptions,
): Promise<models.DajDaneKorespondencyjneAnswer> {
  return api.call(operations.dajDaneKorespondencyjne, { ...args }, options) as Promise<models.DajDaneKorespondencyjneAnswer>;
}

/**
 * @throws ApiError 5101: A person needs a first name and a surname, an institution a name; all a town and a number of the house. `pola` says what is missing.
 * @throws ApiError 5102: Telephone, e-mail, postal code or site are malformed. `pola` says which.
 * @throws ApiError 5103: Too many requests today.
 * @throws ApiError 5104: There is no such point, or it is not of the chosen subject.
 */
export function zglosZmianeDanychKorespondencyjnych(
  api: Api,
  args: models.ZglosZmianeDanychKorespondencyjnychArgs,
  options?: CallOptions,
): Promise<models.ZglosZmianeDanychKorespondencyjnychAnswer> {
  return api.call(operations.zglosZmianeDanychKorespondencyjnych, { ...args }, options) as Promise<models.ZglosZmianeDanychKorespondencyjnychAnswer>;
}

export function dajHistorieZmianDanych(
  api: Api,
  args: models.DajHistorieZmianDanychArgs = {},
  options?: CallOptions,
): Promise<models.DajHistorieZmianDanychAnswer> {
  return api.call(operations.dajHistorieZmianDanych, { ...args }, options) as Promise<models.DajHistorieZmianDanychAnswer>;
}

export function dajSzkice(
  api: Api,
  args: models.DajSzkiceArgs = {},
  options?: CallOptions,
): Promise<models.DajSzkiceAnswer> {
  return api.call(operations.dajSzkice, { ...args }, options) as Promise<models.DajSzkiceAnswer>;
}

/**
 * @throws ApiError 6101: There is no such form, or its drafts are not kept
 * @throws ApiError 6102: As many drafts as the office keeps for one account are open
 * @throws ApiError 6103: `dane` is not what a draft contains
 */
export function zapiszSzkic(
  api: Api,
  args: models.ZapiszSzkicArgs,
  options?: CallOptions,
): Promise<models.ZapiszSzkicAnswer> {
  return api.call(operations.zapiszSzkic, { ...args }, options) as Promise<models.ZapiszSzkicAnswer>;
}

export function dajSzkic(
  api: Api,
  args: models.DajSzkicArgs,
  options?: CallOptions,
): Promise<models.DajSzkicAnswer> {
  return api.call(operations.dajSzkic, { ...args }, options) as Promise<models.DajSzkicAnswer>;
}

export function usunSzkic(
  api: Api,
  args: models.UsunSzkicArgs,
  options?: CallOptions,
): Promise<models.UsunSzkicAnswer> {
  return api.call(operations.usunSzkic, { ...args }, options) as Promise<models.UsunSzkicAnswer>;
}

export function dajListeNaleznosci(
  api: Api,
  args: models.DajListeNaleznosciArgs = {},
  options?: CallOptions,
): Promise<models.DajListeNaleznosciAnswer> {
  return api.call(operations.dajListeNaleznosci, { ...args }, options) as Promise<models.DajListeNaleznosciAnswer>;
}

export function dajListeNaleznosciPdf(
  api: Api,
  args: models.DajListeNaleznosciPdfArgs,
  options?: CallOptions,
): Promise<DocumentAnswer> {
  return api.call(operations.dajListeNaleznosciPdf, { ...args }, options) as Promise<DocumentAnswer>;
}

export function dajInneUslugi(
  api: Api,
  args: models.DajInneUslugiArgs,
  options?: CallOptions,
): Promise<models.DajInneUslugiAnswer> {
  return api.call(operations.dajInneUslugi, { ...args }, options) as Promise<models.DajInneUslugiAnswer>;
}

export function dajKarteNaleznosci(
  api: Api,
  args: models.DajKarteNaleznosciArgs,
  options?: CallOptions,
): Promise<models.DajKarteNaleznosciAnswer> {
  return api.call(operations.dajKarteNaleznosci, { ...args }, options) as Promise<models.DajKarteNaleznosciAnswer>;
}

export function dajRaty(
  api: Api,
  args: models.DajRatyArgs,
  options?: CallOptions,
): Promise<models.DajRatyAnswer> {
  return api.call(operations.dajRaty, { ...args }, options) as Promise<models.DajRatyAnswer>;
}

export function dajRatyPdf(
  api: Api,
  args: models.DajRatyPdfArgs,
  options?: CallOptions,
): Promise<DocumentAnswer> {
  return api.call(operations.dajRatyPdf, { ...args }, options) as Promise<DocumentAnswer>;
}

export function dajWplaty(
  api: Api,
  args: models.DajWplatyArgs,
  options?: CallOptions,
): Promise<models.DajWplatyAnswer> {
  return api.call(operations.dajWplaty, { ...args }, options) as Promise<models.DajWplatyAnswer>;
}

export function dajElementy(
  api: Api,
  args: models.DajElementyArgs,
  options?: CallOptions,
): Promise<models.DajElementyAnswer> {
  return api.call(operations.dajElementy, { ...args }, options) as Promise<models.DajElementyAnswer>;
}

export function dajLataDlaNaleznosci(
  api: Api,
  args: models.DajLataDlaNaleznosciArgs,
  options?: CallOptions,
): Promise<models.DajLataDlaNaleznosciAnswer> {
  return api.call(operations.dajLataDlaNaleznosci, { ...args }, options) as Promise<models.DajLataDlaNaleznosciAnswer>;
}

export function drukDowoduWplaty(
  api: Api,
  args: models.DrukDowoduWplatyArgs,
  options?: CallOptions,
): Promise<DocumentAnswer> {
  return api.call(operations.drukDowoduWplaty, { ...args }, options) as Promise<DocumentAnswer>;
}

export function dajLataAkcyzy(
  api: Api,
  args: models.DajLataAkcyzyArgs = {},
  options?: CallOptions,
): Promise<models.DajLataAkcyzyAnswer> {
  return api.call(operations.dajLataAkcyzy, { ...args }, options) as Promise<models.DajLataAkcyzyAnswer>;
}

export function dajWnioskiAkcyzowe(
  api: Api,
  args: models.DajWnioskiAkcyzoweArgs,
  options?: CallOptions,
): Promise<models.DajWnioskiAkcyzoweAnswer> {
  return api.call(operations.dajWnioskiAkcyzowe, { ...args }, options) as Promise<models.DajWnioskiAkcyzoweAnswer>;
}

export function dajWnioskiAkcyzowePdf(
  api: Api,
  args: models.DajWnioskiAkcyzowePdfArgs,
  options?: CallOptions,
): Promise<DocumentAnswer> {
  return api.call(operations.dajWnioskiAkcyzowePdf, { ...args }, options) as Promise<DocumentAnswer>;
}

export function dajZwrotyAkcyzy(
  api: Api,
  args: models.DajZwrotyAkcyzyArgs,
  options?: CallOptions,
): Promise<models.DajZwrotyAkcyzyAnswer> {
  return api.call(operations.dajZwrotyAkcyzy, { ...args }, options) as Promise<models.DajZwrotyAkcyzyAnswer>;
}

export function dajZwrotyAkcyzyPdf(
  api: Api,
  args: models.DajZwrotyAkcyzyPdfArgs,
  options?: CallOptions,
): Promise<DocumentAnswer> {
  return api.call(operations.dajZwrotyAkcyzyPdf, { ...args }, options) as Promise<DocumentAnswer>;
}

export function dajOplatyLokalne(
  api: Api,
  args: models.DajOplatyLokalneArgs,
  options?: CallOptions,
): Promise<models.DajOplatyLokalneAnswer> {
  return api.call(operations.dajOplatyLokalne, { ...args }, options) as Promise<models.DajOplatyLokalneAnswer>;
}

export function dajOplatyLokalnePdf(
  api: Api,
  args: models.DajOplatyLokalnePdfArgs,
  options?: CallOptions,
): Promise<DocumentAnswer> {
  return api.call(operations.dajOplatyLokalnePdf, { ...args }, options) as Promise<DocumentAnswer>;
}

/**
 * @throws ApiError 6001: The field does not take files
 * @throws ApiError 6002: The file is larger than the field or the office accepts
 * @throws ApiError 6003: The account has sent as much today as the office accepts
 * @throws ApiError 6004: The office has no room for files at the moment
 */
export function rozpocznijPlik(
  api: Api,
  args: models.RozpocznijPlikArgs,
  options?: CallOptions,
): Promise<models.RozpocznijPlikAnswer> {
  return api.call(operations.rozpocznijPlik, { ...args }, options) as Promise<models.RozpocznijPlikAnswer>;
}

export function dajStanPliku(
  api: Api,
  args: models.DajStanPlikuArgs,
  options?: CallOptions,
): Promise<models.DajStanPlikuAnswer> {
  return api.call(operations.dajStanPliku, { ...args }, options) as Promise<models.DajStanPlikuAnswer>;
}

/**
 * @throws ApiError 6005: The part does not begin where the office's part of the file ends, or reaches behind its size
 */
export function dopiszDoPliku(
  api: Api,
  args: models.DopiszDoPlikuArgs,
  options?: CallOptions,
): Promise<models.DopiszDoPlikuAnswer> {
  return api.call(operations.dopiszDoPliku, { ...args }, options) as Promise<models.DopiszDoPlikuAnswer>;
}

/**
 * @throws ApiError 6006: A request has named the file already
 */
export function usunPlik(
  api: Api,
  args: models.UsunPlikArgs,
  options?: CallOptions,
): Promise<models.UsunPlikAnswer> {
  return api.call(operations.usunPlik, { ...args }, options) as Promise<models.UsunPlikAnswer>;
}

export function dajPlik(
  api: Api,
  args: models.DajPlikArgs,
  options?: CallOptions,
): Promise<DocumentAnswer> {
  return api.call(operations.dajPlik, { ...args }, options) as Promise<DocumentAnswer>;
}

export function dajZasadyNieczystosci(
  api: Api,
  args: models.DajZasadyNieczystosciArgs = {},
  options?: CallOptions,
): Promise<models.DajZasadyNieczystosciAnswer> {
  return api.call(operations.dajZasadyNieczystosci, { ...args }, options) as Promise<models.DajZasadyNieczystosciAnswer>;
}

export function dajZamowieniaNieczystosci(
  api: Api,
  args: models.DajZamowieniaNieczystosciArgs = {},
  options?: CallOptions,
): Promise<models.DajZamowieniaNieczystosciAnswer> {
  return api.call(operations.dajZamowieniaNieczystosci, { ...args }, options) as Promise<models.DajZamowieniaNieczystosciAnswer>;
}

/**
 * @throws ApiError 5201: Neither a point nor an address is given, or both are.
 * @throws ApiError 5202: There is no such point, or it is not of the chosen subject.
 * @throws ApiError 5203: The window of days is too soon, too far ahead, too long or without a working day. `pola` says why.
 * @throws ApiError 5204: Too many orders of the subject wait already.
 * @throws ApiError 5206: The account has sent too many orders within a day.
 */
export function zamowOdbiorNieczystosci(
  api: Api,
  args: models.ZamowOdbiorNieczystosciArgs,
  options?: CallOptions,
): Promise<models.ZamowOdbiorNieczystosciAnswer> {
  return api.call(operations.zamowOdbiorNieczystosci, { ...args }, options) as Promise<models.ZamowOdbiorNieczystosciAnswer>;
}

/**
 * @throws ApiError 5205: The order has been accepted, done or refused: it cannot be cancelled any more.
 */
export function anulujZamowienieNieczystosci(
  api: Api,
  args: models.AnulujZamowienieNieczystosciArgs,
  options?: CallOptions,
): Promise<models.AnulujZamowienieNieczystosciAnswer> {
  return api.call(operations.anulujZamowienieNieczystosci, { ...args }, options) as Promise<models.AnulujZamowienieNieczystosciAnswer>;
}

export function dajMojeSprawy(
  api: Api,
  args: models.DajMojeSprawyArgs = {},
  options?: CallOptions,
): Promise<models.DajMojeSprawyAnswer> {
  return api.call(operations.dajMojeSprawy, { ...args }, options) as Promise<models.DajMojeSprawyAnswer>;
}

/**
 * @throws ApiError 1701: The node is turned off or cannot be reached.
 */
export function przygotujLogowanieWezlem(
  api: Api,
  args: models.PrzygotujLogowanieWezlemArgs,
  options?: CallOptions,
): Promise<models.PrzygotujLogowanieWezlemAnswer> {
  return api.call(operations.przygotujLogowanieWezlem, { ...args }, options) as Promise<models.PrzygotujLogowanieWezlemAnswer>;
}

/**
 * @throws ApiError 1701: The node is turned off or cannot be reached.
 */
export function przygotujPotwierdzenieWezlem(
  api: Api,
  args: models.PrzygotujPotwierdzenieWezlemArgs,
  options?: CallOptions,
): Promise<models.PrzygotujPotwierdzenieWezlemAnswer> {
  return api.call(operations.przygotujPotwierdzenieWezlem, { ...args }, options) as Promise<models.PrzygotujPotwierdzenieWezlemAnswer>;
}

/**
 * @throws ApiError 1702: The code is unknown, used, too old, or of another browser.
 */
export function odbierzLogowanieWezlem(
  api: Api,
  args: models.OdbierzLogowanieWezlemArgs,
  options?: CallOptions,
): Promise<models.OdbierzLogowanieWezlemAnswer> {
  return api.call(operations.odbierzLogowanieWezlem, { ...args }, options) as Promise<models.OdbierzLogowanieWezlemAnswer>;
}

/**
 * @throws ApiError 1702: The code is unknown, used, too old, or of another browser.
 */
export function dajDaneDoPotwierdzenia(
  api: Api,
  args: models.DajDaneDoPotwierdzeniaArgs,
  options?: CallOptions,
): Promise<models.DajDaneDoPotwierdzeniaAnswer> {
  return api.call(operations.dajDaneDoPotwierdzenia, { ...args }, options) as Promise<models.DajDaneDoPotwierdzeniaAnswer>;
}

/**
 * @throws ApiError 1202: The NIP is none: digits or checksum.
 * @throws ApiError 1203: A required consent is missing.
 * @throws ApiError 1702: The code is unknown, used, too old, or of another browser.
 * @throws ApiError 1703: The data differ from what the node said.
 */
export function potwierdzDane(
  api: Api,
  args: models.PotwierdzDaneArgs,
  options?: CallOptions,
): Promise<models.PotwierdzDaneAnswer> {
  return api.call(operations.potwierdzDane, { ...args }, options) as Promise<models.PotwierdzDaneAnswer>;
}

/**
 * @throws ApiError 1105: The password does not meet the rules: 8 characters, a lower case and an upper case letter, a digit and a special character.
 * @throws ApiError 1502: The password is the same as before, or on the list of passwords that everybody tries first.
 * @throws ApiError 1519: The present password is wrong, or missing.
 * @throws ApiError 1602: There is no password yet, and the login through the national node was longer than 10 minutes ago.
 */
export function zmienHaslo(
  api: Api,
  args: models.ZmienHasloArgs,
  options?: CallOptions,
): Promise<models.ZmienHasloAnswer> {
  return api.call(operations.zmienHaslo, { ...args }, options) as Promise<models.ZmienHasloAnswer>;
}

/**
 * @throws ApiError 1511: The new e-mail is the present one, or none.
 * @throws ApiError 1519: The present password is wrong, or missing.
 * @throws ApiError 1602: There is no password yet, and the login through the national node was longer than 10 minutes ago.
 */
export function zmienEmail(
  api: Api,
  args: models.ZmienEmailArgs,
  options?: CallOptions,
): Promise<models.ZmienEmailAnswer> {
  return api.call(operations.zmienEmail, { ...args }, options) as Promise<models.ZmienEmailAnswer>;
}

/**
 * @throws ApiError 1401: The link is unknown, cut, changed, used already or replaced by a newer one.
 * @throws ApiError 1402: The link is too old.
 * @throws ApiError 1403: The link belongs to another account.
 */
export function potwierdzSwojEmail(
  api: Api,
  args: models.PotwierdzSwojEmailArgs,
  options?: CallOptions,
): Promise<models.PotwierdzSwojEmailAnswer> {
  return api.call(operations.potwierdzSwojEmail, { ...args }, options) as Promise<models.PotwierdzSwojEmailAnswer>;
}

export function dajZgody(
  api: Api,
  args: models.DajZgodyArgs = {},
  options?: CallOptions,
): Promise<models.DajZgodyAnswer> {
  return api.call(operations.dajZgody, { ...args }, options) as Promise<models.DajZgodyAnswer>;
}

/**
 * @throws ApiError 1801: The telephone is none.
 * @throws ApiError 1802: The e-mail is none.
 */
export function zapiszZgody(
  api: Api,
  args: models.ZapiszZgodyArgs,
  options?: CallOptions,
): Promise<models.ZapiszZgodyAnswer> {
  return api.call(operations.zapiszZgody, { ...args }, options) as Promise<models.ZapiszZgodyAnswer>;
}

export function daj2Fa(
  api: Api,
  args: models.Daj2FaArgs = {},
  options?: CallOptions,
): Promise<models.Daj2FaAnswer> {
  return api.call(operations.daj2Fa, { ...args }, options) as Promise<models.Daj2FaAnswer>;
}

/**
 * @throws ApiError 1519: The present password is wrong.
 * @throws ApiError 1601: The code is wrong, or was used already.
 * @throws ApiError 1602: The login was too long ago for this: the password is asked for again.
 */
export function zapisz2Fa(
  api: Api,
  args: models.Zapisz2FaArgs,
  options?: CallOptions,
): Promise<models.Zapisz2FaAnswer> {
  return api.call(operations.zapisz2Fa, { ...args }, options) as Promise<models.Zapisz2FaAnswer>;
}

/**
 * @throws ApiError 1602: The login was too long ago for this: the password is asked for again.
 */
export function usunKonto(
  api: Api,
  args: models.UsunKontoArgs = {},
  options?: CallOptions,
): Promise<models.UsunKontoAnswer> {
  return api.call(operations.usunKonto, { ...args }, options) as Promise<models.UsunKontoAnswer>;
}

export function dajLogowania(
  api: Api,
  args: models.DajLogowaniaArgs = {},
  options?: CallOptions,
): Promise<models.DajLogowaniaAnswer> {
  return api.call(operations.dajLogowania, { ...args }, options) as Promise<models.DajLogowaniaAnswer>;
}

export function zakonczSesje(
  api: Api,
  args: models.ZakonczSesjeArgs = {},
  options?: CallOptions,
): Promise<models.ZakonczSesjeAnswer> {
  return api.call(operations.zakonczSesje, { ...args }, options) as Promise<models.ZakonczSesjeAnswer>;
}

export function potwierdzPierwszeLogowanie(
  api: Api,
  args: models.PotwierdzPierwszeLogowanieArgs = {},
  options?: CallOptions,
): Promise<models.PotwierdzPierwszeLogowanieAnswer> {
  return api.call(operations.potwierdzPierwszeLogowanie, { ...args }, options) as Promise<models.PotwierdzPierwszeLogowanieAnswer>;
}

/**
 * @throws ApiError 4001: No instalment was chosen.
 * @throws ApiError 4002: A payment is ordered for one of the instalments and has not come to its end.
 * @throws ApiError 4003: The sum is not the one that was shown: interest has grown, or something was booked.
 * @throws ApiError 4004: One of the instalments is paid or stands under an enforcement title.
 * @throws ApiError 4005: The channel is not available.
 */
export function dodajPrzelew(
  api: Api,
  args: models.DodajPrzelewArgs,
  options?: CallOptions,
): Promise<models.DodajPrzelewAnswer> {
  return api.call(operations.dodajPrzelew, { ...args }, options) as Promise<models.DodajPrzelewAnswer>;
}

export function dajHistoriePlatnosci(
  api: Api,
  args: models.DajHistoriePlatnosciArgs = {},
  options?: CallOptions,
): Promise<models.DajHistoriePlatnosciAnswer> {
  return api.call(operations.dajHistoriePlatnosci, { ...args }, options) as Promise<models.DajHistoriePlatnosciAnswer>;
}

export function dajHistoriePlatnosciPdf(
  api: Api,
  args: models.DajHistoriePlatnosciPdfArgs,
  options?: CallOptions,
): Promise<DocumentAnswer> {
  return api.call(operations.dajHistoriePlatnosciPdf, { ...args }, options) as Promise<DocumentAnswer>;
}

export function dajPlatnosc(
  api: Api,
  args: models.DajPlatnoscArgs,
  options?: CallOptions,
): Promise<models.DajPlatnoscAnswer> {
  return api.call(operations.dajPlatnosc, { ...args }, options) as Promise<models.DajPlatnoscAnswer>;
}

export function dajPlatnoscPdf(
  api: Api,
  args: models.DajPlatnoscPdfArgs,
  options?: CallOptions,
): Promise<DocumentAnswer> {
  return api.call(operations.dajPlatnoscPdf, { ...args }, options) as Promise<DocumentAnswer>;
}

export function dajDanePrzelewu(
  api: Api,
  args: models.DajDanePrzelewuArgs,
  options?: CallOptions,
): Promise<models.DajDanePrzelewuAnswer> {
  return api.call(operations.dajDanePrzelewu, { ...args }, options) as Promise<models.DajDanePrzelewuAnswer>;
}

export function dajTerminyPlatnosci(
  api: Api,
  args: models.DajTerminyPlatnosciArgs = {},
  options?: CallOptions,
): Promise<DocumentAnswer> {
  return api.call(operations.dajTerminyPlatnosci, { ...args }, options) as Promise<DocumentAnswer>;
}

export function dajOplatyZaZezwolenia(
  api: Api,
  args: models.DajOplatyZaZezwoleniaArgs,
  options?: CallOptions,
): Promise<models.DajOplatyZaZezwoleniaAnswer> {
  return api.call(operations.dajOplatyZaZezwolenia, { ...args }, options) as Promise<models.DajOplatyZaZezwoleniaAnswer>;
}

export function dajOplatyZaZezwoleniaPdf(
  api: Api,
  args: models.DajOplatyZaZezwoleniaPdfArgs,
  options?: CallOptions,
): Promise<DocumentAnswer> {
  return api.call(operations.dajOplatyZaZezwoleniaPdf, { ...args }, options) as Promise<DocumentAnswer>;
}

export function dajKonfiguracje(
  api: Api,
  args: models.DajKonfiguracjeArgs = {},
  options?: CallOptions,
): Promise<models.DajKonfiguracjeAnswer> {
  return api.call(operations.dajKonfiguracje, { ...args }, options) as Promise<models.DajKonfiguracjeAnswer>;
}

export function dajStanPrzerwyTechnicznej(
  api: Api,
  args: models.DajStanPrzerwyTechnicznejArgs = {},
  options?: CallOptions,
): Promise<models.DajStanPrzerwyTechnicznejAnswer> {
  return api.call(operations.dajStanPrzerwyTechnicznej, { ...args }, options) as Promise<models.DajStanPrzerwyTechnicznejAnswer>;
}

export function dajMenuBoczne(
  api: Api,
  args: models.DajMenuBoczneArgs = {},
  options?: CallOptions,
): Promise<models.DajMenuBoczneAnswer> {
  return api.call(operations.dajMenuBoczne, { ...args }, options) as Promise<models.DajMenuBoczneAnswer>;
}

export function dajLicznikOdwiedzin(
  api: Api,
  args: models.DajLicznikOdwiedzinArgs = {},
  options?: CallOptions,
): Promise<models.DajLicznikOdwiedzinAnswer> {
  return api.call(operations.dajLicznikOdwiedzin, { ...args }, options) as Promise<models.DajLicznikOdwiedzinAnswer>;
}

export function dajKontakt(
  api: Api,
  args: models.DajKontaktArgs = {},
  options?: CallOptions,
): Promise<models.DajKontaktAnswer> {
  return api.call(operations.dajKontakt, { ...args }, options) as Promise<models.DajKontaktAnswer>;
}

export function dajListeUslug(
  api: Api,
  args: models.DajListeUslugArgs = {},
  options?: CallOptions,
): Promise<models.DajListeUslugAnswer> {
  return api.call(operations.dajListeUslug, { ...args }, options) as Promise<models.DajListeUslugAnswer>;
}

export function dajLataBudzetowe(
  api: Api,
  args: models.DajLataBudzetoweArgs = {},
  options?: CallOptions,
): Promise<models.DajLataBudzetoweAnswer> {
  return api.call(operations.dajLataBudzetowe, { ...args }, options) as Promise<models.DajLataBudzetoweAnswer>;
}

export function dajDochodyBudzetu(
  api: Api,
  args: models.DajDochodyBudzetuArgs,
  options?: CallOptions,
): Promise<models.DajDochodyBudzetuAnswer> {
  return api.call(operations.dajDochodyBudzetu, { ...args }, options) as Promise<models.DajDochodyBudzetuAnswer>;
}

export function dajDochodyBudzetuPdf(
  api: Api,
  args: models.DajDochodyBudzetuPdfArgs,
  options?: CallOptions,
): Promise<DocumentAnswer> {
  return api.call(operations.dajDochodyBudzetuPdf, { ...args }, options) as Promise<DocumentAnswer>;
}

export function dajWydatkiBudzetu(
  api: Api,
  args: models.DajWydatkiBudzetuArgs,
  options?: CallOptions,
): Promise<models.DajWydatkiBudzetuAnswer> {
  return api.call(operations.dajWydatkiBudzetu, { ...args }, options) as Promise<models.DajWydatkiBudzetuAnswer>;
}

export function dajWydatkiBudzetuPdf(
  api: Api,
  args: models.DajWydatkiBudzetuPdfArgs,
  options?: CallOptions,
): Promise<DocumentAnswer> {
  return api.call(operations.dajWydatkiBudzetuPdf, { ...args }, options) as Promise<DocumentAnswer>;
}

export function dajStatusyMeldunkoweMieszkancow(
  api: Api,
  args: models.DajStatusyMeldunkoweMieszkancowArgs = {},
  options?: CallOptions,
): Promise<models.DajStatusyMeldunkoweMieszkancowAnswer> {
  return api.call(operations.dajStatusyMeldunkoweMieszkancow, { ...args }, options) as Promise<models.DajStatusyMeldunkoweMieszkancowAnswer>;
}

export function dajStatusyMeldunkoweMieszkancowPdf(
  api: Api,
  args: models.DajStatusyMeldunkoweMieszkancowPdfArgs = {},
  options?: CallOptions,
): Promise<DocumentAnswer> {
  return api.call(operations.dajStatusyMeldunkoweMieszkancowPdf, { ...args }, options) as Promise<DocumentAnswer>;
}

export function informacjaLiczbaWyborcow(
  api: Api,
  args: models.InformacjaLiczbaWyborcowArgs = {},
  options?: CallOptions,
): Promise<models.InformacjaLiczbaWyborcowAnswer> {
  return api.call(operations.informacjaLiczbaWyborcow, { ...args }, options) as Promise<models.InformacjaLiczbaWyborcowAnswer>;
}

export function informacjaLiczbaWyborcowPdf(
  api: Api,
  args: models.InformacjaLiczbaWyborcowPdfArgs = {},
  options?: CallOptions,
): Promise<DocumentAnswer> {
  return api.call(operations.informacjaLiczbaWyborcowPdf, { ...args }, options) as Promise<DocumentAnswer>;
}

/**
 * @throws ApiError 3001: There is no such PESEL number: its check digit or its date is wrong; `pola` names the field.
 */
export function sprawdzWyborce(
  api: Api,
  args: models.SprawdzWyborceArgs,
  options?: CallOptions,
): Promise<models.SprawdzWyborceAnswer> {
  return api.call(operations.sprawdzWyborce, { ...args }, options) as Promise<models.SprawdzWyborceAnswer>;
}

export function dajZameldowaniaWgPlciWieku(
  api: Api,
  args: models.DajZameldowaniaWgPlciWiekuArgs = {},
  options?: CallOptions,
): Promise<models.DajZameldowaniaWgPlciWiekuAnswer> {
  return api.call(operations.dajZameldowaniaWgPlciWieku, { ...args }, options) as Promise<models.DajZameldowaniaWgPlciWiekuAnswer>;
}

export function dajZameldowaniaWgPlciWiekuPdf(
  api: Api,
  args: models.DajZameldowaniaWgPlciWiekuPdfArgs = {},
  options?: CallOptions,
): Promise<DocumentAnswer> {
  return api.call(operations.dajZameldowaniaWgPlciWiekuPdf, { ...args }, options) as Promise<DocumentAnswer>;
}

export function dajNajpopularniejszeImiona(
  api: Api,
  args: models.DajNajpopularniejszeImionaArgs = {},
  options?: CallOptions,
): Promise<models.DajNajpopularniejszeImionaAnswer> {
  return api.call(operations.dajNajpopularniejszeImiona, { ...args }, options) as Promise<models.DajNajpopularniejszeImionaAnswer>;
}

export function dajNajpopularniejszeImionaPdf(
  api: Api,
  args: models.DajNajpopularniejszeImionaPdfArgs = {},
  options?: CallOptions,
): Promise<DocumentAnswer> {
  return api.call(operations.dajNajpopularniejszeImionaPdf, { ...args }, options) as Promise<DocumentAnswer>;
}

export function dajLataUrodzen(
  api: Api,
  args: models.DajLataUrodzenArgs = {},
  options?: CallOptions,
): Promise<models.DajLataUrodzenAnswer> {
  return api.call(operations.dajLataUrodzen, { ...args }, options) as Promise<models.DajLataUrodzenAnswer>;
}

export function dajNajpopularniejszeImionaWgRoku(
  api: Api,
  args: models.DajNajpopularniejszeImionaWgRokuArgs,
  options?: CallOptions,
): Promise<models.DajNajpopularniejszeImionaWgRokuAnswer> {
  return api.call(operations.dajNajpopularniejszeImionaWgRoku, { ...args }, options) as Promise<models.DajNajpopularniejszeImionaWgRokuAnswer>;
}

export function dajNajpopularniejszeImionaWgRokuPdf(
  api: Api,
  args: models.DajNajpopularniejszeImionaWgRokuPdfArgs,
  options?: CallOptions,
): Promise<DocumentAnswer> {
  return api.call(operations.dajNajpopularniejszeImionaWgRokuPdf, { ...args }, options) as Promise<DocumentAnswer>;
}

export function dajZgodyRejestracji(
  api: Api,
  args: models.DajZgodyRejestracjiArgs = {},
  options?: CallOptions,
): Promise<models.DajZgodyRejestracjiAnswer> {
  return api.call(operations.dajZgodyRejestracji, { ...args }, options) as Promise<models.DajZgodyRejestracjiAnswer>;
}

/**
 * @throws ApiError 1010: The captcha is missing, wrong, expired or used already.
 * @throws ApiError 1105: The password does not meet the rules: 8 characters, a lower case and an upper case letter, a digit and a special character.
 * @throws ApiError 1201: The PESEL is none: digits, checksum or date.
 * @throws ApiError 1202: The NIP is none: digits or checksum.
 * @throws ApiError 1203: A required consent is missing.
 * @throws ApiError 1502: The password is the same as before, or on the list of passwords that everybody tries first.
 */
export function zarejestruj(
  api: Api,
  args: models.ZarejestrujArgs,
  options?: CallOptions,
): Promise<models.ZarejestrujAnswer> {
  return api.call(operations.zarejestruj, { ...args }, options) as Promise<models.ZarejestrujAnswer>;
}

/**
 * @throws ApiError 1010: The captcha is missing, wrong, expired or used already.
 */
export function wyslijLinkAktywacyjny(
  api: Api,
  args: models.WyslijLinkAktywacyjnyArgs,
  options?: CallOptions,
): Promise<models.WyslijLinkAktywacyjnyAnswer> {
  return api.call(operations.wyslijLinkAktywacyjny, { ...args }, options) as Promise<models.WyslijLinkAktywacyjnyAnswer>;
}

/**
 * @throws ApiError 1010: The captcha is missing, wrong, expired or used already.
 */
export function resetujHaslo(
  api: Api,
  args: models.ResetujHasloArgs,
  options?: CallOptions,
): Promise<models.ResetujHasloAnswer> {
  return api.call(operations.resetujHaslo, { ...args }, options) as Promise<models.ResetujHasloAnswer>;
}

/**
 * @throws ApiError 1105: The password does not meet the rules: 8 characters, a lower case and an upper case letter, a digit and a special character.
 * @throws ApiError 1401: The link is unknown, cut, changed, used already or replaced by a newer one.
 * @throws ApiError 1402: The link is too old.
 * @throws ApiError 1502: The password is the same as before, or on the list of passwords that everybody tries first.
 */
export function ustawHaslo(
  api: Api,
  args: models.UstawHasloArgs,
  options?: CallOptions,
): Promise<models.UstawHasloAnswer> {
  return api.call(operations.ustawHaslo, { ...args }, options) as Promise<models.UstawHasloAnswer>;
}

/**
 * @throws ApiError 1401: The link is unknown, cut, changed, used already or replaced by a newer one.
 * @throws ApiError 1402: The link is too old.
 */
export function aktywujKonto(
  api: Api,
  args: models.AktywujKontoArgs,
  options?: CallOptions,
): Promise<models.AktywujKontoAnswer> {
  return api.call(operations.aktywujKonto, { ...args }, options) as Promise<models.AktywujKontoAnswer>;
}

/**
 * @throws ApiError 1105: The password does not meet the rules: 8 characters, a lower case and an upper case letter, a digit and a special character.
 * @throws ApiError 1401: The link is unknown, cut, changed, used already or replaced by a newer one.
 * @throws ApiError 1402: The link is too old.
 * @throws ApiError 1502: The password is the same as before, or on the list of passwords that everybody tries first.
 * @throws ApiError 1519: The present password is wrong.
 */
export function aktywujKontoZUrzedu(
  api: Api,
  args: models.AktywujKontoZUrzeduArgs,
  options?: CallOptions,
): Promise<models.AktywujKontoZUrzeduAnswer> {
  return api.call(operations.aktywujKontoZUrzedu, { ...args }, options) as Promise<models.AktywujKontoZUrzeduAnswer>;
}

/**
 * @throws ApiError 1401: The link is unknown, cut, changed, used already or replaced by a newer one.
 * @throws ApiError 1402: The link is too old.
 * @throws ApiError 1403: No address of this account was proved before: only its owner can do so, logged in.
 */
export function potwierdzEmail(
  api: Api,
  args: models.PotwierdzEmailArgs,
  options?: CallOptions,
): Promise<models.PotwierdzEmailAnswer> {
  return api.call(operations.potwierdzEmail, { ...args }, options) as Promise<models.PotwierdzEmailAnswer>;
}

export function dajTematy(
  api: Api,
  args: models.DajTematyArgs = {},
  options?: CallOptions,
): Promise<models.DajTematyAnswer> {
  return api.call(operations.dajTematy, { ...args }, options) as Promise<models.DajTematyAnswer>;
}

export function dajTelefonPlatnika(
  api: Api,
  args: models.DajTelefonPlatnikaArgs = {},
  options?: CallOptions,
): Promise<models.DajTelefonPlatnikaAnswer> {
  return api.call(operations.dajTelefonPlatnika, { ...args }, options) as Promise<models.DajTelefonPlatnikaAnswer>;
}

export function dajPunktyOdbioru(
  api: Api,
  args: models.DajPunktyOdbioruArgs = {},
  options?: CallOptions,
): Promise<models.DajPunktyOdbioruAnswer> {
  return api.call(operations.dajPunktyOdbioru, { ...args }, options) as Promise<models.DajPunktyOdbioruAnswer>;
}

export function dajZgloszenia(
  api: Api,
  args: models.DajZgloszeniaArgs = {},
  options?: CallOptions,
): Promise<models.DajZgloszeniaAnswer> {
  return api.call(operations.dajZgloszenia, { ...args }, options) as Promise<models.DajZgloszeniaAnswer>;
}

/**
 * @throws ApiError 2001: There is no such topic.
 * @throws ApiError 2002: The content is too long for the topic.
 * @throws ApiError 2003: Too many requests today.
 * @throws ApiError 2004: There is no such point, or it is not of the chosen subject.
 */
export function dodajZgloszenie(
  api: Api,
  args: models.DodajZgloszenieArgs,
  options?: CallOptions,
): Promise<models.DodajZgloszenieAnswer> {
  return api.call(operations.dodajZgloszenie, { ...args }, options) as Promise<models.DodajZgloszenieAnswer>;
}

export function dajZgloszeniaPdf(
  api: Api,
  args: models.DajZgloszeniaPdfArgs = {},
  options?: CallOptions,
): Promise<DocumentAnswer> {
  return api.call(operations.dajZgloszeniaPdf, { ...args }, options) as Promise<DocumentAnswer>;
}

export function dajPodatkiGminneZestawienie(
  api: Api,
  args: models.DajPodatkiGminneZestawienieArgs,
  options?: CallOptions,
): Promise<models.DajPodatkiGminneZestawienieAnswer> {
  return api.call(operations.dajPodatkiGminneZestawienie, { ...args }, options) as Promise<models.DajPodatkiGminneZestawienieAnswer>;
}

export function dajPodatkiGminneZestawieniePdf(
  api: Api,
  args: models.DajPodatkiGminneZestawieniePdfArgs,
  options?: CallOptions,
): Promise<DocumentAnswer> {
  return api.call(operations.dajPodatkiGminneZestawieniePdf, { ...args }, options) as Promise<DocumentAnswer>;
}

export function dajWymiarPodatku(
  api: Api,
  args: models.DajWymiarPodatkuArgs,
  options?: CallOptions,
): Promise<models.DajWymiarPodatkuAnswer> {
  return api.call(operations.dajWymiarPodatku, { ...args }, options) as Promise<models.DajWymiarPodatkuAnswer>;
}

export function dajWymiarPodatkuPdf(
  api: Api,
  args: models.DajWymiarPodatkuPdfArgs,
  options?: CallOptions,
): Promise<DocumentAnswer> {
  return api.call(operations.dajWymiarPodatkuPdf, { ...args }, options) as Promise<DocumentAnswer>;
}

export function dajDecyzjeWymiarowa(
  api: Api,
  args: models.DajDecyzjeWymiarowaArgs,
  options?: CallOptions,
): Promise<models.DajDecyzjeWymiarowaAnswer> {
  return api.call(operations.dajDecyzjeWymiarowa, { ...args }, options) as Promise<models.DajDecyzjeWymiarowaAnswer>;
}

export function dajDecyzjeWymiarowaPdf(
  api: Api,
  args: models.DajDecyzjeWymiarowaPdfArgs,
  options?: CallOptions,
): Promise<DocumentAnswer> {
  return api.call(operations.dajDecyzjeWymiarowaPdf, { ...args }, options) as Promise<DocumentAnswer>;
}

export function dajWykazPojazdowPlatnika(
  api: Api,
  args: models.DajWykazPojazdowPlatnikaArgs,
  options?: CallOptions,
): Promise<models.DajWykazPojazdowPlatnikaAnswer> {
  return api.call(operations.dajWykazPojazdowPlatnika, { ...args }, options) as Promise<models.DajWykazPojazdowPlatnikaAnswer>;
}

export function dajWykazPojazdowPlatnikaPdf(
  api: Api,
  args: models.DajWykazPojazdowPlatnikaPdfArgs,
  options?: CallOptions,
): Promise<DocumentAnswer> {
  return api.call(operations.dajWykazPojazdowPlatnikaPdf, { ...args }, options) as Promise<DocumentAnswer>;
}

export function dajParametryOplatZaOdpady(
  api: Api,
  args: models.DajParametryOplatZaOdpadyArgs,
  options?: CallOptions,
): Promise<models.DajParametryOplatZaOdpadyAnswer> {
  return api.call(operations.dajParametryOplatZaOdpady, { ...args }, options) as Promise<models.DajParametryOplatZaOdpadyAnswer>;
}

export function dajParametryOplatZaOdpadyPdf(
  api: Api,
  args: models.DajParametryOplatZaOdpadyPdfArgs,
  options?: CallOptions,
): Promise<DocumentAnswer> {
  return api.call(operations.dajParametryOplatZaOdpadyPdf, { ...args }, options) as Promise<DocumentAnswer>;
}

export function dajZestawienieWody(
  api: Api,
  args: models.DajZestawienieWodyArgs,
  options?: CallOptions,
): Promise<models.DajZestawienieWodyAnswer> {
  return api.call(operations.dajZestawienieWody, { ...args }, options) as Promise<models.DajZestawienieWodyAnswer>;
}

export function dajZestawienieWodyPdf(
  api: Api,
  args: models.DajZestawienieWodyPdfArgs,
  options?: CallOptions,
): Promise<DocumentAnswer> {
  return api.call(operations.dajZestawienieWodyPdf, { ...args }, options) as Promise<DocumentAnswer>;
}

export function dajOdczytyLicznikaPdf(
  api: Api,
  args: models.DajOdczytyLicznikaPdfArgs,
  options?: CallOptions,
): Promise<DocumentAnswer> {
  return api.call(operations.dajOdczytyLicznikaPdf, { ...args }, options) as Promise<DocumentAnswer>;
}

export function dajFaktureWody(
  api: Api,
  args: models.DajFaktureWodyArgs,
  options?: CallOptions,
): Promise<models.DajFaktureWodyAnswer> {
  return api.call(operations.dajFaktureWody, { ...args }, options) as Promise<models.DajFaktureWodyAnswer>;
}

export function dajFakturaWodyPdf(
  api: Api,
  args: models.DajFakturaWodyPdfArgs,
  options?: CallOptions,
): Promise<DocumentAnswer> {
  return api.call(operations.dajFakturaWodyPdf, { ...args }, options) as Promise<DocumentAnswer>;
}

/**
 * @throws ApiError 5001: The state is lower than the last one known.
 * @throws ApiError 5002: There is no such meter of the chosen subject, or it has been taken out.
 * @throws ApiError 5003: Too many reports today.
 */
export function zapiszStanLicznika(
  api: Api,
  args: models.ZapiszStanLicznikaArgs,
  options?: CallOptions,
): Promise<models.ZapiszStanLicznikaAnswer> {
  return api.call(operations.zapiszStanLicznika, { ...args }, options) as Promise<models.ZapiszStanLicznikaAnswer>;
}

/**
 * @throws ApiError 5004: The office has taken the report: it cannot be withdrawn any more.
 */
export function wycofajStanLicznika(
  api: Api,
  args: models.WycofajStanLicznikaArgs,
  options?: CallOptions,
): Promise<models.WycofajStanLicznikaAnswer> {
  return api.call(operations.wycofajStanLicznika, { ...args }, options) as Promise<models.WycofajStanLicznikaAnswer>;
}

export function dajZgloszeniaStanuPdf(
  api: Api,
  args: models.DajZgloszeniaStanuPdfArgs,
  options?: CallOptions,
): Promise<DocumentAnswer> {
  return api.call(operations.dajZgloszeniaStanuPdf, { ...args }, options) as Promise<DocumentAnswer>;
}

export function dajZgloszeniaStanu(
  api: Api,
  args: models.DajZgloszeniaStanuArgs,
  options?: CallOptions,
): Promise<models.DajZgloszeniaStanuAnswer> {
  return api.call(operations.dajZgloszeniaStanu, { ...args }, options) as Promise<models.DajZgloszeniaStanuAnswer>;
}

export function dajProtokolWymianyWodomierza(
  api: Api,
  args: models.DajProtokolWymianyWodomierzaArgs,
  options?: CallOptions,
): Promise<models.DajProtokolWymianyWodomierzaAnswer> {
  return api.call(operations.dajProtokolWymianyWodomierza, { ...args }, options) as Promise<models.DajProtokolWymianyWodomierzaAnswer>;
}

export function dajProtokolWymianyWodomierzaZeZdjeciami(
  api: Api,
  args: models.DajProtokolWymianyWodomierzaZeZdjeciamiArgs,
  options?: CallOptions,
): Promise<models.DajProtokolWymianyWodomierzaZeZdjeciamiAnswer> {
  return api.call(operations.dajProtokolWymianyWodomierzaZeZdjeciami, { ...args }, options) as Promise<models.DajProtokolWymianyWodomierzaZeZdjeciamiAnswer>;
}

export function dajWymianeWodomierza(
  api: Api,
  args: models.DajWymianeWodomierzaArgs,
  options?: CallOptions,
): Promise<models.DajWymianeWodomierzaAnswer> {
  return api.call(operations.dajWymianeWodomierza, { ...args }, options) as Promise<models.DajWymianeWodomierzaAnswer>;
}

export function dajZdjeciaWymianyWodomierza(
  api: Api,
  args: models.DajZdjeciaWymianyWodomierzaArgs,
  options?: CallOptions,
): Promise<models.DajZdjeciaWymianyWodomierzaAnswer> {
  return api.call(operations.dajZdjeciaWymianyWodomierza, { ...args }, options) as Promise<models.DajZdjeciaWymianyWodomierzaAnswer>;
}
