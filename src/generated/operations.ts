// Generated from schemas/api/*.json by `node codegen/generate.ts`. Do not edit.
import type { Call } from '../lang/descriptors/contract.ts';

export const zaloguj: Call = {
  id: 'zaloguj',
  method: 'POST',
  path: '/konto/token',
  access: 'public',
  subject: false,
  writes: true,
  document: false,
  args: { login: 'body', haslo: 'body', recaptcha: 'body' },
};

export const zalogujTotp: Call = {
  id: 'zalogujTotp',
  method: 'POST',
  path: '/konto/token/totp',
  access: 'public',
  subject: false,
  writes: true,
  document: false,
  args: { kod: 'body', token: 'body' },
};

export const dajWyzwanieCaptcha: Call = {
  id: 'dajWyzwanieCaptcha',
  method: 'GET',
  path: '/konto/captcha',
  access: 'public',
  subject: false,
  writes: false,
  document: false,
  args: { operacja: 'query' },
};

export const dajInformacjeLogowania: Call = {
  id: 'dajInformacjeLogowania',
  method: 'GET',
  path: '/pi/logowanie',
  access: 'public',
  subject: false,
  writes: false,
  document: false,
  args: {},
};

export const dajDaneUzytkownika: Call = {
  id: 'dajDaneUzytkownika',
  method: 'GET',
  path: '/konto/uzytkownik',
  access: 'restricted',
  subject: false,
  writes: false,
  document: false,
  args: {},
};

export const dajListePodmiotow: Call = {
  id: 'dajListePodmiotow',
  method: 'GET',
  path: '/lista-podmiotow',
  access: 'full',
  subject: false,
  writes: false,
  document: false,
  args: {},
};

export const przedluzSesje: Call = {
  id: 'przedluzSesje',
  method: 'POST',
  path: '/pi/przedluzanieSesji',
  access: 'restricted',
  subject: false,
  writes: true,
  document: false,
  args: { token: 'body' },
};

export const wyloguj: Call = {
  id: 'wyloguj',
  method: 'POST',
  path: '/pi/wylogowanie',
  access: 'restricted',
  subject: false,
  writes: true,
  document: false,
  args: { token: 'body' },
};

export const dajInformacjePubliczne: Call = {
  id: 'dajInformacjePubliczne',
  method: 'GET',
  path: '/pi/informacje-publiczne',
  access: 'public',
  subject: false,
  writes: false,
  document: false,
  args: {},
};

export const dajStroneWlasna: Call = {
  id: 'dajStroneWlasna',
  method: 'GET',
  path: '/pi/strona-wlasna',
  access: 'public',
  subject: false,
  writes: false,
  document: false,
  args: { nazwaPliku: 'query' },
};

export const dajZawartoscKatalogu: Call = {
  id: 'dajZawartoscKatalogu',
  method: 'GET',
  path: '/pi/pliki',
  access: 'public',
  subject: false,
  writes: false,
  document: false,
  args: { link: 'query' },
};

export const pobierzPlik: Call = {
  id: 'pobierzPlik',
  method: 'GET',
  path: '/pi/plik',
  access: 'public',
  subject: false,
  writes: false,
  document: 'any',
  args: { link: 'query' },
};

export const dajStatusyIRejestry: Call = {
  id: 'dajStatusyIRejestry',
  method: 'GET',
  path: '/pi/statusy-i-rejestry',
  access: 'public',
  subject: false,
  writes: false,
  document: false,
  args: { idOrganizacji: 'query' },
};

export const dajDeklaracjeDostepnosci: Call = {
  id: 'dajDeklaracjeDostepnosci',
  method: 'GET',
  path: '/pi/deklaracja-dostepnosci',
  access: 'public',
  subject: false,
  writes: false,
  document: false,
  args: {},
};

export const dajDaneKorespondencyjne: Call = {
  id: 'dajDaneKorespondencyjne',
  method: 'GET',
  path: '/dane-korespondencyjne',
  access: 'full',
  subject: true,
  writes: false,
  document: false,
  args: { idPunktuOdbioru: 'query' },
};

export const zglosZmianeDanychKorespondencyjnych: Call = {
  id: 'zglosZmianeDanychKorespondencyjnych',
  method: 'POST',
  path: '/dane-korespondencyjne',
  access: 'full',
  subject: true,
  writes: true,
  document: false,
  args: { idPunktuOdbioru: 'body', imie: 'body', imie2: 'body', nazwisko: 'body', nazwisko2: 'body', nazwa: 'body', telefon: 'body', email: 'body', fax: 'body', www: 'body', miejscowosc: 'body', ulica: 'body', nrDomu: 'body', nrLokalu: 'body', kodPocztowy: 'body' },
};

export const dajHistorieZmianDanych: Call = {
  id: 'dajHistorieZmianDanych',
  method: 'GET',
  path: '/dane-korespondencyjne/historia',
  access: 'full',
  subject: true,
  writes: false,
  document: false,
  args: { idPunktuOdbioru: 'query' },
};

export const dajSzkice: Call = {
  id: 'dajSzkice',
  method: 'GET',
  path: '/szkice',
  access: 'full',
  subject: true,
  writes: false,
  document: false,
  args: {},
};

export const zapiszSzkic: Call = {
  id: 'zapiszSzkic',
  method: 'POST',
  path: '/szkice',
  access: 'full',
  subject: true,
  writes: true,
  document: false,
  args: { idSzkicu: 'body', ekran: 'body', blok: 'body', adres: 'body', krok: 'body', wersja: 'body', dane: 'body' },
};

export const dajSzkic: Call = {
  id: 'dajSzkic',
  method: 'GET',
  path: '/szkice/formularz',
  access: 'full',
  subject: true,
  writes: false,
  document: false,
  args: { ekran: 'query', blok: 'query', adres: 'query' },
};

export const usunSzkic: Call = {
  id: 'usunSzkic',
  method: 'DELETE',
  path: '/szkice/{idSzkicu}',
  access: 'full',
  subject: true,
  writes: true,
  document: false,
  args: { idSzkicu: 'path' },
};

export const dajListeNaleznosci: Call = {
  id: 'dajListeNaleznosci',
  method: 'GET',
  path: '/naleznosci/lista',
  access: 'full',
  subject: true,
  writes: false,
  document: false,
  args: { rok: 'query', rodzajPlatnosci: 'query' },
};

export const dajListeNaleznosciPdf: Call = {
  id: 'dajListeNaleznosciPdf',
  method: 'GET',
  path: '/naleznosci/lista/pdf',
  access: 'full',
  subject: true,
  writes: false,
  document: true,
  args: { rok: 'query', rodzajPlatnosci: 'query' },
};

export const dajInneUslugi: Call = {
  id: 'dajInneUslugi',
  method: 'GET',
  path: '/naleznosci/inne-uslugi',
  access: 'full',
  subject: true,
  writes: false,
  document: false,
  args: { rok: 'query' },
};

export const dajKarteNaleznosci: Call = {
  id: 'dajKarteNaleznosci',
  method: 'GET',
  path: '/naleznosci/karty/{idKartyNaleznosci}',
  access: 'full',
  subject: true,
  writes: false,
  document: false,
  args: { idKartyNaleznosci: 'path' },
};

export const dajRaty: Call = {
  id: 'dajRaty',
  method: 'GET',
  path: '/naleznosci/karty/{idKartyNaleznosci}/raty',
  access: 'full',
  subject: true,
  writes: false,
  document: false,
  args: { idKartyNaleznosci: 'path' },
};

export const dajRatyPdf: Call = {
  id: 'dajRatyPdf',
  method: 'GET',
  path: '/naleznosci/karty/{idKartyNaleznosci}/raty/pdf',
  access: 'full',
  subject: true,
  writes: false,
  document: true,
  args: { idKartyNaleznosci: 'path', tytul: 'query', typNaleznosci: 'query', dataOd: 'query', dataDo: 'query', kwotaOd: 'query', kwotaDo: 'query' },
};

export const dajWplaty: Call = {
  id: 'dajWplaty',
  method: 'GET',
  path: '/naleznosci/karty/{idKartyNaleznosci}/wplaty',
  access: 'full',
  subject: true,
  writes: false,
  document: false,
  args: { idKartyNaleznosci: 'path' },
};

export const dajElementy: Call = {
  id: 'dajElementy',
  method: 'GET',
  path: '/naleznosci/karty/{idKartyNaleznosci}/elementy',
  access: 'full',
  subject: true,
  writes: false,
  document: false,
  args: { idKartyNaleznosci: 'path' },
};

export const dajLataDlaNaleznosci: Call = {
  id: 'dajLataDlaNaleznosci',
  method: 'GET',
  path: '/uslugi/lataDlaNaleznosci',
  access: 'full',
  subject: true,
  writes: false,
  document: false,
  args: { idKartyNaleznosci: 'query', rok: 'query' },
};

export const drukDowoduWplaty: Call = {
  id: 'drukDowoduWplaty',
  method: 'POST',
  path: '/naleznosci/drukDowoduWplaty',
  access: 'full',
  subject: true,
  writes: false,
  document: true,
  args: { idKartyNaleznosci: 'body', idNaleznosciRatyZbiorczej: 'body', idNaleznosciRaty: 'body' },
};

export const dajLataAkcyzy: Call = {
  id: 'dajLataAkcyzy',
  method: 'GET',
  path: '/akcyza/lata',
  access: 'full',
  subject: true,
  writes: false,
  document: false,
  args: {},
};

export const dajWnioskiAkcyzowe: Call = {
  id: 'dajWnioskiAkcyzowe',
  method: 'GET',
  path: '/akcyza/wnioski',
  access: 'full',
  subject: true,
  writes: false,
  document: false,
  args: { rok: 'query' },
};

export const dajWnioskiAkcyzowePdf: Call = {
  id: 'dajWnioskiAkcyzowePdf',
  method: 'GET',
  path: '/akcyza/wnioski/pdf',
  access: 'full',
  subject: true,
  writes: false,
  document: true,
  args: { rok: 'query' },
};

export const dajZwrotyAkcyzy: Call = {
  id: 'dajZwrotyAkcyzy',
  method: 'GET',
  path: '/akcyza/zwroty',
  access: 'full',
  subject: true,
  writes: false,
  document: false,
  args: { rok: 'query' },
};

export const dajZwrotyAkcyzyPdf: Call = {
  id: 'dajZwrotyAkcyzyPdf',
  method: 'GET',
  path: '/akcyza/zwroty/pdf',
  access: 'full',
  subject: true,
  writes: false,
  document: true,
  args: { rok: 'query' },
};

export const dajOplatyLokalne: Call = {
  id: 'dajOplatyLokalne',
  method: 'GET',
  path: '/oplaty-lokalne',
  access: 'full',
  subject: true,
  writes: false,
  document: false,
  args: { idKartyNaleznosci: 'query' },
};

export const dajOplatyLokalnePdf: Call = {
  id: 'dajOplatyLokalnePdf',
  method: 'GET',
  path: '/oplaty-lokalne/pdf',
  access: 'full',
  subject: true,
  writes: false,
  document: true,
  args: { idKartyNaleznosci: 'query' },
};

export const rozpocznijPlik: Call = {
  id: 'rozpocznijPlik',
  method: 'POST',
  path: '/pliki',
  access: 'full',
  subject: true,
  writes: true,
  document: false,
  args: { operacja: 'body', pole: 'body', nazwa: 'body', rozmiar: 'body' },
};

export const dajStanPliku: Call = {
  id: 'dajStanPliku',
  method: 'GET',
  path: '/pliki/{idPliku}',
  access: 'full',
  subject: true,
  writes: false,
  document: false,
  args: { idPliku: 'path' },
};

export const dopiszDoPliku: Call = {
  id: 'dopiszDoPliku',
  method: 'PATCH',
  path: '/pliki/{idPliku}',
  access: 'full',
  subject: true,
  writes: true,
  document: false,
  args: { idPliku: 'path', od: 'query' },
  bytes: true,
};

export const usunPlik: Call = {
  id: 'usunPlik',
  method: 'DELETE',
  path: '/pliki/{idPliku}',
  access: 'full',
  subject: true,
  writes: true,
  document: false,
  args: { idPliku: 'path' },
};

export const dajPlik: Call = {
  id: 'dajPlik',
  method: 'GET',
  path: '/pliki/{idPliku}/tresc',
  access: 'full',
  subject: true,
  writes: false,
  document: 'any',
  args: { idPliku: 'path' },
};

export const dajZasadyNieczystosci: Call = {
  id: 'dajZasadyNieczystosci',
  method: 'GET',
  path: '/nieczystosci/zasady',
  access: 'full',
  subject: false,
  writes: false,
  document: false,
  args: {},
};

export const dajZamowieniaNieczystosci: Call = {
  id: 'dajZamowieniaNieczystosci',
  method: 'GET',
  path: '/nieczystosci/zamowienia',
  access: 'full',
  subject: true,
  writes: false,
  document: false,
  args: {},
};

export const zamowOdbiorNieczystosci: Call = {
  id: 'zamowOdbiorNieczystosci',
  method: 'POST',
  path: '/nieczystosci/zamowienia',
  access: 'full',
  subject: true,
  writes: true,
  document: false,
  args: { idPunktuOdbioru: 'body', adres: 'body', pojemnosc: 'body', odDnia: 'body', doDnia: 'body', telefon: 'body', uwagi: 'body' },
};

export const anulujZamowienieNieczystosci: Call = {
  id: 'anulujZamowienieNieczystosci',
  method: 'POST',
  path: '/nieczystosci/zamowienia/anuluj',
  access: 'full',
  subject: true,
  writes: true,
  document: false,
  args: { idZamowienia: 'body' },
};

export const dajMojeSprawy: Call = {
  id: 'dajMojeSprawy',
  method: 'GET',
  path: '/moje-sprawy',
  access: 'full',
  subject: true,
  writes: false,
  document: false,
  args: { czesci: 'query' },
};

export const przygotujLogowanieWezlem: Call = {
  id: 'przygotujLogowanieWezlem',
  method: 'POST',
  path: '/konto/wezel/logowanie',
  access: 'public',
  subject: false,
  writes: true,
  document: false,
  args: { adresPrzekierowaniaOk: 'body', adresPrzekierowaniaBlad: 'body', adresPrzekierowaniaPotwierdzenieDanych: 'body' },
};

export const przygotujPotwierdzenieWezlem: Call = {
  id: 'przygotujPotwierdzenieWezlem',
  method: 'POST',
  path: '/konto/wezel/potwierdzenie',
  access: 'restricted',
  subject: false,
  writes: true,
  document: false,
  args: { adresPrzekierowaniaOk: 'body', adresPrzekierowaniaBlad: 'body', adresPrzekierowaniaPotwierdzenieDanych: 'body' },
};

export const odbierzLogowanieWezlem: Call = {
  id: 'odbierzLogowanieWezlem',
  method: 'POST',
  path: '/konto/wezel/odbior',
  access: 'public',
  subject: false,
  writes: true,
  document: false,
  args: { token: 'body' },
};

export const dajDaneDoPotwierdzenia: Call = {
  id: 'dajDaneDoPotwierdzenia',
  method: 'POST',
  path: '/konto/wezel/dane',
  access: 'public',
  subject: false,
  writes: false,
  document: false,
  args: { data: 'body' },
};

export const potwierdzDane: Call = {
  id: 'potwierdzDane',
  method: 'POST',
  path: '/konto/potwierdzenie-danych',
  access: 'public',
  subject: false,
  writes: true,
  document: false,
  args: { data: 'query', imie: 'body', nazwisko: 'body', pesel: 'body', email: 'body', nip: 'body', zgodaPrzetwarzanieDanych: 'body', zgodaRegulamin: 'body' },
};

export const zmienHaslo: Call = {
  id: 'zmienHaslo',
  method: 'POST',
  path: '/konto/haslo',
  access: 'full',
  subject: false,
  writes: true,
  document: false,
  args: { stareHaslo: 'body', noweHaslo: 'body' },
};

export const zmienEmail: Call = {
  id: 'zmienEmail',
  method: 'POST',
  path: '/konto/email',
  access: 'full',
  subject: false,
  writes: true,
  document: false,
  args: { nowyEmail: 'body', haslo: 'body' },
};

export const potwierdzSwojEmail: Call = {
  id: 'potwierdzSwojEmail',
  method: 'POST',
  path: '/konto/email/potwierdzenie',
  access: 'full',
  subject: false,
  writes: true,
  document: false,
  args: { hash: 'body' },
};

export const dajZgody: Call = {
  id: 'dajZgody',
  method: 'GET',
  path: '/konto/zgody',
  access: 'full',
  subject: false,
  writes: false,
  document: false,
  args: {},
};

export const zapiszZgody: Call = {
  id: 'zapiszZgody',
  method: 'POST',
  path: '/konto/zgody',
  access: 'full',
  subject: false,
  writes: true,
  document: false,
  args: { powiadomieniaEmail: 'body', powiadomieniaSms: 'body', email: 'body', telefon: 'body' },
};

export const daj2Fa: Call = {
  id: 'daj2Fa',
  method: 'GET',
  path: '/konto/2fa',
  access: 'full',
  subject: false,
  writes: false,
  document: false,
  args: {},
};

export const zapisz2Fa: Call = {
  id: 'zapisz2Fa',
  method: 'POST',
  path: '/konto/2fa',
  access: 'full',
  subject: false,
  writes: true,
  document: false,
  args: { czy2FaAktywne: 'body', totp: 'body', haslo: 'body' },
};

export const usunKonto: Call = {
  id: 'usunKonto',
  method: 'DELETE',
  path: '/konto',
  access: 'full',
  subject: false,
  writes: true,
  document: false,
  args: {},
};

export const dajLogowania: Call = {
  id: 'dajLogowania',
  method: 'GET',
  path: '/konto/logowania',
  access: 'full',
  subject: false,
  writes: false,
  document: false,
  args: {},
};

export const zakonczSesje: Call = {
  id: 'zakonczSesje',
  method: 'POST',
  path: '/konto/sesje/zakonczenie',
  access: 'full',
  subject: false,
  writes: true,
  document: false,
  args: { idSesji: 'body' },
};

export const potwierdzPierwszeLogowanie: Call = {
  id: 'potwierdzPierwszeLogowanie',
  method: 'POST',
  path: '/konto/pierwsze-logowanie',
  access: 'full',
  subject: false,
  writes: true,
  document: false,
  args: {},
};

export const dodajPrzelew: Call = {
  id: 'dodajPrzelew',
  method: 'POST',
  path: '/platnosci/{channel}/dodajPrzelew',
  access: 'full',
  subject: true,
  writes: true,
  document: false,
  args: { channel: 'path', idKartyNaleznosci: 'body', idNaleznosciRatyZbiorczej: 'body', idNaleznosciRaty: 'body', kwota: 'body', urlPowrotuOk: 'body', urlPowrotuBlad: 'body' },
};

export const dajHistoriePlatnosci: Call = {
  id: 'dajHistoriePlatnosci',
  method: 'GET',
  path: '/platnosci/historia',
  access: 'full',
  subject: true,
  writes: false,
  document: false,
  args: { rok: 'query' },
};

export const dajHistoriePlatnosciPdf: Call = {
  id: 'dajHistoriePlatnosciPdf',
  method: 'GET',
  path: '/platnosci/historia/pdf',
  access: 'full',
  subject: true,
  writes: false,
  document: true,
  args: { rok: 'query' },
};

export const dajPlatnosc: Call = {
  id: 'dajPlatnosc',
  method: 'GET',
  path: '/platnosci/transakcje/{idTransakcji}',
  access: 'full',
  subject: true,
  writes: false,
  document: false,
  args: { idTransakcji: 'path' },
};

export const dajPlatnoscPdf: Call = {
  id: 'dajPlatnoscPdf',
  method: 'GET',
  path: '/platnosci/transakcje/{idTransakcji}/pdf',
  access: 'full',
  subject: true,
  writes: false,
  document: true,
  args: { idTransakcji: 'path', rok: 'query' },
};

export const dajDanePrzelewu: Call = {
  id: 'dajDanePrzelewu',
  method: 'GET',
  path: '/naleznosci/karty/{idKartyNaleznosci}/przelew',
  access: 'full',
  subject: true,
  writes: false,
  document: false,
  args: { idKartyNaleznosci: 'path' },
};

export const dajTerminyPlatnosci: Call = {
  id: 'dajTerminyPlatnosci',
  method: 'GET',
  path: '/naleznosci/terminy',
  access: 'full',
  subject: true,
  writes: false,
  document: 'any',
  args: { idKartyNaleznosci: 'query' },
};

export const dajOplatyZaZezwolenia: Call = {
  id: 'dajOplatyZaZezwolenia',
  method: 'GET',
  path: '/oplaty-za-zezwolenia',
  access: 'full',
  subject: true,
  writes: false,
  document: false,
  args: { idKartyNaleznosci: 'query' },
};

export const dajOplatyZaZezwoleniaPdf: Call = {
  id: 'dajOplatyZaZezwoleniaPdf',
  method: 'GET',
  path: '/oplaty-za-zezwolenia/pdf',
  access: 'full',
  subject: true,
  writes: false,
  document: true,
  args: { idKartyNaleznosci: 'query' },
};

export const dajKonfiguracje: Call = {
  id: 'dajKonfiguracje',
  method: 'GET',
  path: '/pi/konfiguracja',
  access: 'public',
  subject: false,
  writes: false,
  document: false,
  args: {},
};

export const dajStanPrzerwyTechnicznej: Call = {
  id: 'dajStanPrzerwyTechnicznej',
  method: 'GET',
  path: '/pi/stan',
  access: 'public',
  subject: false,
  writes: false,
  document: false,
  args: {},
};

export const dajMenuBoczne: Call = {
  id: 'dajMenuBoczne',
  method: 'GET',
  path: '/pi/menuBoczne',
  access: 'public',
  subject: false,
  writes: false,
  document: false,
  args: {},
};

export const dajLicznikOdwiedzin: Call = {
  id: 'dajLicznikOdwiedzin',
  method: 'GET',
  path: '/pi/licznik-odwiedzin',
  access: 'public',
  subject: false,
  writes: false,
  document: false,
  args: {},
};

export const dajKontakt: Call = {
  id: 'dajKontakt',
  method: 'GET',
  path: '/pi/kontakt',
  access: 'public',
  subject: false,
  writes: false,
  document: false,
  args: {},
};

export const dajListeUslug: Call = {
  id: 'dajListeUslug',
  method: 'GET',
  path: '/lista-uslug',
  access: 'public',
  subject: false,
  writes: false,
  document: false,
  args: {},
};

export const dajLataBudzetowe: Call = {
  id: 'dajLataBudzetowe',
  method: 'GET',
  path: '/fk/gmina/dajLataBudzetowe',
  access: 'public',
  subject: false,
  writes: false,
  document: false,
  args: {},
};

export const dajDochodyBudzetu: Call = {
  id: 'dajDochodyBudzetu',
  method: 'GET',
  path: '/fk/gmina/dajDochodyBudzetu',
  access: 'public',
  subject: false,
  writes: false,
  document: false,
  args: { rok: 'query' },
};

export const dajDochodyBudzetuPdf: Call = {
  id: 'dajDochodyBudzetuPdf',
  method: 'GET',
  path: '/fk/gmina/dajDochodyBudzetuPdf',
  access: 'public',
  subject: false,
  writes: false,
  document: true,
  args: { rok: 'query' },
};

export const dajWydatkiBudzetu: Call = {
  id: 'dajWydatkiBudzetu',
  method: 'GET',
  path: '/fk/gmina/dajWydatkiBudzetu',
  access: 'public',
  subject: false,
  writes: false,
  document: false,
  args: { rok: 'query' },
};

export const dajWydatkiBudzetuPdf: Call = {
  id: 'dajWydatkiBudzetuPdf',
  method: 'GET',
  path: '/fk/gmina/dajWydatkiBudzetuPdf',
  access: 'public',
  subject: false,
  writes: false,
  document: true,
  args: { rok: 'query' },
};

export const dajStatusyMeldunkoweMieszkancow: Call = {
  id: 'dajStatusyMeldunkoweMieszkancow',
  method: 'GET',
  path: '/el/dajStatusyMeldunkoweMieszkancow',
  access: 'public',
  subject: false,
  writes: false,
  document: false,
  args: {},
};

export const dajStatusyMeldunkoweMieszkancowPdf: Call = {
  id: 'dajStatusyMeldunkoweMieszkancowPdf',
  method: 'GET',
  path: '/el/dajStatusyMeldunkoweMieszkancowPdf',
  access: 'public',
  subject: false,
  writes: false,
  document: true,
  args: {},
};

export const informacjaLiczbaWyborcow: Call = {
  id: 'informacjaLiczbaWyborcow',
  method: 'GET',
  path: '/el/informacjaLiczbaWyborcow',
  access: 'public',
  subject: false,
  writes: false,
  document: false,
  args: { data: 'query' },
};

export const informacjaLiczbaWyborcowPdf: Call = {
  id: 'informacjaLiczbaWyborcowPdf',
  method: 'GET',
  path: '/el/informacjaLiczbaWyborcowPdf',
  access: 'public',
  subject: false,
  writes: false,
  document: true,
  args: { data: 'query' },
};

export const sprawdzWyborce: Call = {
  id: 'sprawdzWyborce',
  method: 'POST',
  path: '/el/sprawdzWyborce',
  access: 'public',
  subject: false,
  writes: false,
  document: false,
  args: { pesel: 'body', nazwisko: 'body' },
};

export const dajZameldowaniaWgPlciWieku: Call = {
  id: 'dajZameldowaniaWgPlciWieku',
  method: 'GET',
  path: '/el/dajZameldowaniaWgPlciWieku',
  access: 'public',
  subject: false,
  writes: false,
  document: false,
  args: {},
};

export const dajZameldowaniaWgPlciWiekuPdf: Call = {
  id: 'dajZameldowaniaWgPlciWiekuPdf',
  method: 'GET',
  path: '/el/dajZameldowaniaWgPlciWiekuPdf',
  access: 'public',
  subject: false,
  writes: false,
  document: true,
  args: {},
};

export const dajNajpopularniejszeImiona: Call = {
  id: 'dajNajpopularniejszeImiona',
  method: 'GET',
  path: '/el/dajNajpopularniejszeImiona',
  access: 'public',
  subject: false,
  writes: false,
  document: false,
  args: {},
};

export const dajNajpopularniejszeImionaPdf: Call = {
  id: 'dajNajpopularniejszeImionaPdf',
  method: 'GET',
  path: '/el/dajNajpopularniejszeImionaPdf',
  access: 'public',
  subject: false,
  writes: false,
  document: true,
  args: {},
};

export const dajLataUrodzen: Call = {
  id: 'dajLataUrodzen',
  method: 'GET',
  path: '/el/dajLataUrodzen',
  access: 'public',
  subject: false,
  writes: false,
  document: false,
  args: {},
};

export const dajNajpopularniejszeImionaWgRoku: Call = {
  id: 'dajNajpopularniejszeImionaWgRoku',
  method: 'GET',
  path: '/el/dajNajpopularniejszeImionaWgRoku',
  access: 'public',
  subject: false,
  writes: false,
  document: false,
  args: { rok: 'query' },
};

export const dajNajpopularniejszeImionaWgRokuPdf: Call = {
  id: 'dajNajpopularniejszeImionaWgRokuPdf',
  method: 'GET',
  path: '/el/dajNajpopularniejszeImionaWgRokuPdf',
  access: 'public',
  subject: false,
  writes: false,
  document: true,
  args: { rok: 'query' },
};

export const dajZgodyRejestracji: Call = {
  id: 'dajZgodyRejestracji',
  method: 'GET',
  path: '/konto/zgody-rejestracji',
  access: 'public',
  subject: false,
  writes: false,
  document: false,
  args: {},
};

export const zarejestruj: Call = {
  id: 'zarejestruj',
  method: 'POST',
  path: '/konto/rejestracja',
  access: 'public',
  subject: false,
  writes: true,
  document: false,
  args: { imie: 'body', nazwisko: 'body', login: 'body', haslo: 'body', email: 'body', pesel: 'body', nip: 'body', returnUrl: 'body', zgodaPrzetwarzanieDanych: 'body', zgodaRegulamin: 'body', recaptcha: 'body' },
};

export const wyslijLinkAktywacyjny: Call = {
  id: 'wyslijLinkAktywacyjny',
  method: 'POST',
  path: '/konto/reset-link',
  access: 'public',
  subject: false,
  writes: true,
  document: false,
  args: { login: 'body', email: 'body', returnUrl: 'body', recaptcha: 'body' },
};

export const resetujHaslo: Call = {
  id: 'resetujHaslo',
  method: 'POST',
  path: '/konto/reset-haslo',
  access: 'public',
  subject: false,
  writes: true,
  document: false,
  args: { login: 'body', email: 'body', recaptcha: 'body' },
};

export const ustawHaslo: Call = {
  id: 'ustawHaslo',
  method: 'POST',
  path: '/konto/nowe-haslo',
  access: 'public',
  subject: false,
  writes: true,
  document: false,
  args: { noweHaslo: 'body', kodZmianyHasla: 'body' },
};

export const aktywujKonto: Call = {
  id: 'aktywujKonto',
  method: 'POST',
  path: '/konto/aktywacja',
  access: 'public',
  subject: false,
  writes: true,
  document: false,
  args: { hash: 'body' },
};

export const aktywujKontoZUrzedu: Call = {
  id: 'aktywujKontoZUrzedu',
  method: 'POST',
  path: '/konto/aktywacja-z-urzedu',
  access: 'public',
  subject: false,
  writes: true,
  document: false,
  args: { hash: 'body', stareHaslo: 'body', noweHaslo: 'body' },
};

export const potwierdzEmail: Call = {
  id: 'potwierdzEmail',
  method: 'POST',
  path: '/konto/potwierdzenie-email',
  access: 'public',
  subject: false,
  writes: true,
  document: false,
  args: { hash: 'body' },
};

export const dajTematy: Call = {
  id: 'dajTematy',
  method: 'GET',
  path: '/zgloszenia/tematy',
  access: 'full',
  subject: true,
  writes: false,
  document: false,
  args: {},
};

export const dajTelefonPlatnika: Call = {
  id: 'dajTelefonPlatnika',
  method: 'GET',
  path: '/zgloszenia/telefon',
  access: 'full',
  subject: true,
  writes: false,
  document: false,
  args: { idKartyNaleznosci: 'query' },
};

export const dajPunktyOdbioru: Call = {
  id: 'dajPunktyOdbioru',
  method: 'GET',
  path: '/zgloszenia/punkty',
  access: 'full',
  subject: true,
  writes: false,
  document: false,
  args: { idKartyNaleznosci: 'query' },
};

export const dajZgloszenia: Call = {
  id: 'dajZgloszenia',
  method: 'GET',
  path: '/zgloszenia',
  access: 'full',
  subject: true,
  writes: false,
  document: false,
  args: {},
};

export const dodajZgloszenie: Call = {
  id: 'dodajZgloszenie',
  method: 'POST',
  path: '/zgloszenia',
  access: 'full',
  subject: true,
  writes: true,
  document: false,
  args: { idPunktuOdbioru: 'body', tematZgloszenia: 'body', trescZgloszenia: 'body' },
};

export const dajZgloszeniaPdf: Call = {
  id: 'dajZgloszeniaPdf',
  method: 'GET',
  path: '/zgloszenia/pdf',
  access: 'full',
  subject: true,
  writes: false,
  document: true,
  args: {},
};

export const dajPodatkiGminneZestawienie: Call = {
  id: 'dajPodatkiGminneZestawienie',
  method: 'GET',
  path: '/podatki/zestawienie',
  access: 'full',
  subject: true,
  writes: false,
  document: false,
  args: { idKartyNaleznosci: 'query' },
};

export const dajPodatkiGminneZestawieniePdf: Call = {
  id: 'dajPodatkiGminneZestawieniePdf',
  method: 'GET',
  path: '/podatki/zestawienie/pdf',
  access: 'full',
  subject: true,
  writes: false,
  document: true,
  args: { idKartyNaleznosci: 'query' },
};

export const dajWymiarPodatku: Call = {
  id: 'dajWymiarPodatku',
  method: 'GET',
  path: '/podatki/wymiar',
  access: 'full',
  subject: true,
  writes: false,
  document: false,
  args: { idKartyNaleznosci: 'query' },
};

export const dajWymiarPodatkuPdf: Call = {
  id: 'dajWymiarPodatkuPdf',
  method: 'GET',
  path: '/podatki/wymiar/pdf',
  access: 'full',
  subject: true,
  writes: false,
  document: true,
  args: { idKartyNaleznosci: 'query' },
};

export const dajDecyzjeWymiarowa: Call = {
  id: 'dajDecyzjeWymiarowa',
  method: 'GET',
  path: '/podatki/decyzja',
  access: 'full',
  subject: true,
  writes: false,
  document: false,
  args: { idArchiwumDruku: 'query' },
};

export const dajDecyzjeWymiarowaPdf: Call = {
  id: 'dajDecyzjeWymiarowaPdf',
  method: 'GET',
  path: '/podatki/decyzja/pdf',
  access: 'full',
  subject: true,
  writes: false,
  document: true,
  args: { idArchiwumDruku: 'query' },
};

export const dajWykazPojazdowPlatnika: Call = {
  id: 'dajWykazPojazdowPlatnika',
  method: 'GET',
  path: '/pst/dajWykazPojazdowPlatnika',
  access: 'full',
  subject: true,
  writes: false,
  document: false,
  args: { idKartyNaleznosci: 'query' },
};

export const dajWykazPojazdowPlatnikaPdf: Call = {
  id: 'dajWykazPojazdowPlatnikaPdf',
  method: 'GET',
  path: '/pst/dajWykazPojazdowPlatnikaPdf',
  access: 'full',
  subject: true,
  writes: false,
  document: true,
  args: { idKartyNaleznosci: 'query' },
};

export const dajParametryOplatZaOdpady: Call = {
  id: 'dajParametryOplatZaOdpady',
  method: 'GET',
  path: '/odpady/parametry',
  access: 'full',
  subject: true,
  writes: false,
  document: false,
  args: { idKartyNaleznosci: 'query', wybranyPunktOdbioru: 'query' },
};

export const dajParametryOplatZaOdpadyPdf: Call = {
  id: 'dajParametryOplatZaOdpadyPdf',
  method: 'GET',
  path: '/odpady/parametry/pdf',
  access: 'full',
  subject: true,
  writes: false,
  document: true,
  args: { idKartyNaleznosci: 'query', wybranyPunktOdbioru: 'query', typWyswietlania: 'query' },
};

export const dajZestawienieWody: Call = {
  id: 'dajZestawienieWody',
  method: 'GET',
  path: '/woda/zestawienie',
  access: 'full',
  subject: true,
  writes: false,
  document: false,
  args: { idKartyNaleznosci: 'query', wybranyPunktOdbioru: 'query', wybranyLicznik: 'query' },
};

export const dajZestawienieWodyPdf: Call = {
  id: 'dajZestawienieWodyPdf',
  method: 'GET',
  path: '/woda/zestawienie/pdf',
  access: 'full',
  subject: true,
  writes: false,
  document: true,
  args: { idKartyNaleznosci: 'query', wybranyPunktOdbioru: 'query', wybranyLicznik: 'query' },
};

export const dajOdczytyLicznikaPdf: Call = {
  id: 'dajOdczytyLicznikaPdf',
  method: 'GET',
  path: '/woda/odczyty/pdf',
  access: 'full',
  subject: true,
  writes: false,
  document: true,
  args: { idKartyNaleznosci: 'query', wybranyPunktOdbioru: 'query', wybranyLicznik: 'query' },
};

export const dajFaktureWody: Call = {
  id: 'dajFaktureWody',
  method: 'GET',
  path: '/woda/faktura',
  access: 'full',
  subject: true,
  writes: false,
  document: false,
  args: { idKartyNaleznosci: 'query', idPunktuOdbioru: 'query', idDokumentuPdf: 'query' },
};

export const dajFakturaWodyPdf: Call = {
  id: 'dajFakturaWodyPdf',
  method: 'GET',
  path: '/woda/faktura/pdf',
  access: 'full',
  subject: true,
  writes: false,
  document: true,
  args: { idKartyNaleznosci: 'query', idPunktuOdbioru: 'query', idDokumentuPdf: 'query' },
};

export const zapiszStanLicznika: Call = {
  id: 'zapiszStanLicznika',
  method: 'POST',
  path: '/woda/stany',
  access: 'full',
  subject: true,
  writes: true,
  document: false,
  args: { idLicznika: 'body', nowyStanLicznika: 'body' },
};

export const wycofajStanLicznika: Call = {
  id: 'wycofajStanLicznika',
  method: 'POST',
  path: '/woda/stany/wycofanie',
  access: 'full',
  subject: true,
  writes: true,
  document: false,
  args: { idZgloszenia: 'body' },
};

export const dajZgloszeniaStanuPdf: Call = {
  id: 'dajZgloszeniaStanuPdf',
  method: 'GET',
  path: '/woda/stany/pdf',
  access: 'full',
  subject: true,
  writes: false,
  document: true,
  args: { idPunktu: 'query', nrLicznika: 'query' },
};

export const dajZgloszeniaStanu: Call = {
  id: 'dajZgloszeniaStanu',
  method: 'GET',
  path: '/woda/stany/lista',
  access: 'full',
  subject: true,
  writes: false,
  document: false,
  args: { idPunktu: 'query', nrLicznika: 'query' },
};

export const dajProtokolWymianyWodomierza: Call = {
  id: 'dajProtokolWymianyWodomierza',
  method: 'GET',
  path: '/woda/protokol',
  access: 'full',
  subject: true,
  writes: false,
  document: false,
  args: { numerWodomierza: 'query' },
};

export const dajProtokolWymianyWodomierzaZeZdjeciami: Call = {
  id: 'dajProtokolWymianyWodomierzaZeZdjeciami',
  method: 'GET',
  path: '/woda/protokol/zdjecia',
  access: 'full',
  subject: true,
  writes: false,
  document: false,
  args: { numerWodomierza: 'query' },
};

export const dajWymianeWodomierza: Call = {
  id: 'dajWymianeWodomierza',
  method: 'GET',
  path: '/woda/wymiana',
  access: 'full',
  subject: true,
  writes: false,
  document: false,
  args: { numerWodomierza: 'query' },
};

export const dajZdjeciaWymianyWodomierza: Call = {
  id: 'dajZdjeciaWymianyWodomierza',
  method: 'GET',
  path: '/woda/wymiana/zdjecia',
  access: 'full',
  subject: true,
  writes: false,
  document: false,
  args: { numerWodomierza: 'query' },
};
