import { DEMO_PASSWORD } from '../../server/demo/kit/demoAccounts.ts';
import { fictitiousPesel } from '../../server/demo/kit/identifiers.ts';
import type { Operation } from '../../src/lang/descriptors/contract.ts';
import type { Answer, Client, TestOffice } from './helpers.ts';

/** Ids of one account, for its calls. */
export interface Facts {
  idKartyNaleznosci: number;
  idNaleznosciRatyZbiorczej: number;
  idPunktuOdbioru: number;
  idSesji: string;
  idTransakcji: string;
  idArchiwumDruku: number;
  /** For a card of water: its point, the present meter with its last state and report, and an invoice. */
  woda: {
    idKartyNaleznosci: number;
    idPunktuOdbioru: number;
    idLicznika: number;
    nrLicznika: string;
    ostatniStan: number;
    idZgloszenia: number;
    idDokumentuPdf: number;
  };
  idZamowienia: number;
}

/** An invalid code: expired, or never issued. */
const unknownCode = 'A'.repeat(43);
/** A file that nobody has sent: the shipped operations take none. */
const unknownFile = '5f0c5a0e-9a3b-4a0e-8d1f-0d2f6f2f9d11';
/** A form that no shipped screen has, and a draft of it. */
const unknownForm = { ekran: 'zgloszenia/nowe', blok: 'wniosek', adres: '/nowe' };
const unknownDraft = '7c2f5f0e-1b7d-4c3a-9a55-3f6f0c2f9d22';
/** The public address of a test office. */
const OWN = 'http://localhost:8080';
const places = {
  adresPrzekierowaniaOk: `${OWN}/return-url-ok`,
  adresPrzekierowaniaBlad: `${OWN}/return-url-blad`,
  adresPrzekierowaniaPotwierdzenieDanych: `${OWN}/return-url-potwierdz`,
};
const newPassword = 'Kasztan-2026?';
const stranger = () => ({ login: `nieznany${serial}`, email: `nieznany${serial++}@poczta.example` });

/** Gives a new number each time, since the office answers only a few questions about each. */
let serial = 0;
/** The same numbers again, for the same requests on a new office. */
export function restartSerial(): void {
  serial = 0;
}

/**
 * Arguments of an operation that needs more than a card. A call that would end the session or change the account
 * permanently is refused for a reason that is checked after the access.
 */
const argsOf: Record<string, (facts: Facts) => Record<string, unknown>> = {
  zaloguj: () => ({ login: 'ewa.zielinska', haslo: DEMO_PASSWORD }),
  zalogujTotp: () => ({ kod: '000000', token: unknownCode }),
  dajWyzwanieCaptcha: () => ({ operacja: 'zaloguj' }),
  przedluzSesje: () => ({ token: unknownCode }),
  wyloguj: () => ({ token: unknownCode }),
  zarejestruj: () => ({
    ...stranger(),
    imie: 'Jan',
    nazwisko: 'Nieznany',
    haslo: newPassword,
    pesel: '44051401358',
    returnUrl: `${OWN}/aktywacja-return-url`,
    zgodaPrzetwarzanieDanych: true,
    zgodaRegulamin: true,
  }),
  wyslijLinkAktywacyjny: () => ({ ...stranger(), returnUrl: `${OWN}/aktywacja-return-url` }),
  resetujHaslo: stranger,
  ustawHaslo: () => ({ noweHaslo: newPassword, kodZmianyHasla: unknownCode }),
  aktywujKonto: () => ({ hash: unknownCode }),
  aktywujKontoZUrzedu: () => ({ hash: unknownCode, stareHaslo: DEMO_PASSWORD, noweHaslo: newPassword }),
  potwierdzEmail: () => ({ hash: unknownCode }),
  przygotujLogowanieWezlem: () => places,
  przygotujPotwierdzenieWezlem: () => places,
  odbierzLogowanieWezlem: () => ({ token: unknownCode }),
  dajDaneDoPotwierdzenia: () => ({ data: unknownCode }),
  potwierdzDane: () => ({
    data: unknownCode,
    imie: 'Jan',
    nazwisko: 'Nieznany',
    pesel: fictitiousPesel(1970, 1, 1, 1, true),
    email: 'nieznany@poczta.example',
    zgodaPrzetwarzanieDanych: true,
    zgodaRegulamin: true,
  }),
  zmienHaslo: () => ({ stareHaslo: 'Nie-To-Haslo-1!', noweHaslo: newPassword }),
  zmienEmail: () => ({ nowyEmail: 'nowy@poczta.example', haslo: 'Nie-To-Haslo-1!' }),
  potwierdzSwojEmail: () => ({ hash: unknownCode }),
  zapiszZgody: () => ({ powiadomieniaEmail: false, powiadomieniaSms: false, email: null, telefon: null }),
  zapisz2Fa: () => ({ czy2FaAktywne: true, totp: '000000' }),
  zakonczSesje: ({ idSesji }) => ({ idSesji }),
  dajDochodyBudzetu: () => ({ rok: 2026 }),
  dajDochodyBudzetuPdf: () => ({ rok: 2026 }),
  dajWydatkiBudzetu: () => ({ rok: 2026 }),
  dajWydatkiBudzetuPdf: () => ({ rok: 2026 }),
  sprawdzWyborce: () => ({ pesel: fictitiousPesel(1970, 1, 1, serial++ % 5000, true), nazwisko: 'Nieznana' }),
  dajNajpopularniejszeImionaWgRoku: () => ({ rok: 1980 }),
  dajNajpopularniejszeImionaWgRokuPdf: () => ({ rok: 1980 }),
  dajListeNaleznosciPdf: () => ({ rok: 2026 }),
  dajDecyzjeWymiarowa: ({ idArchiwumDruku }) => ({ idArchiwumDruku }),
  dajDecyzjeWymiarowaPdf: ({ idArchiwumDruku }) => ({ idArchiwumDruku }),
  dajParametryOplatZaOdpadyPdf: ({ idKartyNaleznosci }) => ({ idKartyNaleznosci, typWyswietlania: 'AKTUALNE' }),
  dajInneUslugi: () => ({ rok: 2026 }),
  dajWnioskiAkcyzowe: () => ({ rok: 2026 }),
  dajWnioskiAkcyzowePdf: () => ({ rok: 2026 }),
  dajZwrotyAkcyzy: () => ({ rok: 2026 }),
  dajZwrotyAkcyzyPdf: () => ({ rok: 2026 }),
  dajRatyPdf: ({ idKartyNaleznosci }) => ({
    idKartyNaleznosci,
    tytul: 'Karta',
    typNaleznosci: 'WSZYSTKIE',
    kwotaDo: 0,
  }),
  drukDowoduWplaty: (facts) => ({
    idKartyNaleznosci: facts.idKartyNaleznosci,
    idNaleznosciRatyZbiorczej: [facts.idNaleznosciRatyZbiorczej],
    idNaleznosciRaty: [],
  }),
  dodajPrzelew: ({ idKartyNaleznosci, idNaleznosciRatyZbiorczej }) => ({
    channel: 'p24',
    idKartyNaleznosci,
    idNaleznosciRatyZbiorczej: [idNaleznosciRatyZbiorczej],
    idNaleznosciRaty: [],
    urlPowrotuOk: `${OWN}/platnosc-wynik?result=ok`,
    urlPowrotuBlad: `${OWN}/platnosc-wynik?result=blad`,
  }),
  dajHistoriePlatnosciPdf: () => ({ rok: 2026 }),
  dajPlatnosc: ({ idTransakcji }) => ({ idTransakcji }),
  dajPlatnoscPdf: ({ idTransakcji }) => ({ idTransakcji, rok: 2026 }),
  dajStroneWlasna: () => ({ nazwaPliku: 'meldunek' }),
  pobierzPlik: () => ({ link: 'wniosek-ogolny' }),
  zglosZmianeDanychKorespondencyjnych: ({ idPunktuOdbioru }) => ({
    idPunktuOdbioru,
    ...{ imie: 'Anna', imie2: null, nazwisko: 'Nowa', nazwisko2: null, nazwa: 'Nowa Firma', ulica: null, nrDomu: '7' },
    ...{
      nrLokalu: null,
      miejscowosc: 'Nowa Wieś',
      kodPocztowy: null,
      telefon: null,
      email: null,
      fax: null,
      www: null,
    },
  }),
  dodajZgloszenie: ({ idPunktuOdbioru }) => ({
    idPunktuOdbioru,
    tematZgloszenia: 3,
    trescZgloszenia: 'Zażółć gęślą jaźń',
  }),
  dajZestawienieWody: ({ woda }) => ({ idKartyNaleznosci: woda.idKartyNaleznosci }),
  dajZestawienieWodyPdf: ({ woda }) => ({ idKartyNaleznosci: woda.idKartyNaleznosci }),
  dajOdczytyLicznikaPdf: ({ woda }) => ({ idKartyNaleznosci: woda.idKartyNaleznosci }),
  dajFaktureWody: ({ woda }) => fakturaOf(woda),
  dajFakturaWodyPdf: ({ woda }) => fakturaOf(woda),
  zapiszStanLicznika: ({ woda }) => ({ idLicznika: woda.idLicznika, nowyStanLicznika: woda.ostatniStan }),
  wycofajStanLicznika: ({ woda }) => ({ idZgloszenia: woda.idZgloszenia }),
  dajZgloszeniaStanu: ({ woda }) => ({ idPunktu: woda.idPunktuOdbioru, nrLicznika: woda.nrLicznika }),
  dajZgloszeniaStanuPdf: ({ woda }) => ({ idPunktu: woda.idPunktuOdbioru, nrLicznika: woda.nrLicznika }),
  dajProtokolWymianyWodomierza: ({ woda }) => ({ numerWodomierza: woda.nrLicznika }),
  dajProtokolWymianyWodomierzaZeZdjeciami: ({ woda }) => ({ numerWodomierza: woda.nrLicznika }),
  dajWymianeWodomierza: ({ woda }) => ({ numerWodomierza: woda.nrLicznika }),
  dajZdjeciaWymianyWodomierza: ({ woda }) => ({ numerWodomierza: woda.nrLicznika }),
  zamowOdbiorNieczystosci: ({ idPunktuOdbioru }) => ({
    idPunktuOdbioru,
    adres: null,
    pojemnosc: 6.5,
    odDnia: '2026-11-24',
    doDnia: '2026-11-27',
    telefon: '600000123',
    uwagi: 'Zażółć gęślą jaźń',
  }),
  anulujZamowienieNieczystosci: ({ idZamowienia }) => ({ idZamowienia }),
  rozpocznijPlik: () => ({ operacja: 'dodajZgloszenie', pole: 'zalaczniki', nazwa: 'a.jpg', rozmiar: 1000 }),
  dajStanPliku: () => ({ idPliku: unknownFile }),
  dopiszDoPliku: () => ({ idPliku: unknownFile, od: 0 }),
  usunPlik: () => ({ idPliku: unknownFile }),
  dajPlik: () => ({ idPliku: unknownFile }),
  dajSzkic: () => unknownForm,
  zapiszSzkic: () => ({ ...unknownForm, krok: null, wersja: 0, dane: '{"pola":{},"kroki":[]}' }),
  usunSzkic: () => ({ idSzkicu: unknownDraft }),
};

const fakturaOf = ({ idKartyNaleznosci, idPunktuOdbioru, idDokumentuPdf }: Facts['woda']) => ({
  idKartyNaleznosci,
  idPunktuOdbioru,
  idDokumentuPdf,
});

export const ofCard = (operation: Operation) => operation.args.idKartyNaleznosci?.required === true;

export function argsFor(operation: Operation, facts: Facts): Record<string, unknown> {
  const own = argsOf[operation.id]?.(facts);
  return own ?? (ofCard(operation) ? { idKartyNaleznosci: facts.idKartyNaleznosci } : {});
}

/** A local tax card of the account with an instalment and its decision, a point, and the session. */
export async function factsOf(client: Client): Promise<Facts> {
  const { karty } = (await client.get('/api/naleznosci/lista?rok=2026')).json();
  const { idKartyNaleznosci } = karty[0];
  const { ratyZbiorcze } = (await client.get(`/api/naleznosci/karty/${idKartyNaleznosci}/raty`)).json();
  const { sesje } = (await client.get('/api/konto/logowania')).json();
  const { punktyOdbioru } = (await client.get('/api/zgloszenia/punkty')).json();
  const { platnosci } = (await client.get('/api/platnosci/historia')).json();
  const { wymiarPodatku } = (await client.get(`/api/podatki/wymiar?idKartyNaleznosci=${idKartyNaleznosci}`)).json();
  const { zamowienia } = (await client.get('/api/nieczystosci/zamowienia')).json();
  return {
    idKartyNaleznosci,
    idNaleznosciRatyZbiorczej: ratyZbiorcze[0].idNaleznosciRatyZbiorczej,
    idPunktuOdbioru: punktyOdbioru[0].idPunktuOdbioru,
    idSesji: sesje[0].idSesji,
    idTransakcji: platnosci[0].idTransakcji,
    idArchiwumDruku: wymiarPodatku.pozycjeWymiaruPodatku[0].idArchiwumDruku,
    woda: await wodaOf(client, karty),
    idZamowienia: zamowienia[0].idZamowienia,
  };
}

async function wodaOf(
  client: Client,
  karty: readonly { idKartyNaleznosci: number; aplikacjaNaleznosci: string }[],
): Promise<Facts['woda']> {
  const { idKartyNaleznosci } = karty.find((one) => one.aplikacjaNaleznosci === 'WODA_I_SCIEKI')!;
  const { wodomierz, faktury } = (
    await client.get(`/api/woda/zestawienie?idKartyNaleznosci=${idKartyNaleznosci}`)
  ).json();
  const { idPunktu, idLicznika, nrLicznika, ostatniStan, zgloszeniaStanu } = wodomierz.dane;
  const { idZgloszenia } = zgloszeniaStanu[0];
  const { idDokumentuPdf } = faktury.dane.faktury.find((one: { idDokumentuPdf: number | null }) => one.idDokumentuPdf);
  return {
    idKartyNaleznosci,
    idPunktuOdbioru: idPunktu,
    idLicznika,
    nrLicznika,
    ostatniStan,
    idZgloszenia,
    idDokumentuPdf,
  };
}

/** A request before it is sent: each part as the text that goes over the wire. */
export interface WireRequest {
  method: string;
  /** Under the base, `/api` for operations; encoded. */
  path: string;
  /** Encoded names and values. */
  query: [string, string][];
  headers: Record<string, string>;
  body?: Record<string, unknown> | string;
}

export function wireRequest(operation: Operation, args: Readonly<Record<string, unknown>>, nip?: string): WireRequest {
  const request: WireRequest = { method: operation.method, path: operation.path, query: [], headers: {} };
  if (nip && operation.subject) request.query.push(['nip', nip]);
  const body: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(args)) {
    const place = operation.args[name]?.in;
    const text = encodeURIComponent(String(value));
    if (place === 'path') request.path = request.path.replace(`{${name}}`, text);
    else if (place === 'query') request.query.push([name, text]);
    else body[name] = value;
  }
  if (operation.method !== 'GET') request.body = body;
  return request;
}

/** @param base where the path is, without the last slash */
export const addressOf = ({ path, query }: Pick<WireRequest, 'path' | 'query'>, base = '/api'): string =>
  `${base}${path}${query.length ? `?${query.map(([name, value]) => `${name}=${value}`).join('&')}` : ''}`;

/** One call of an operation: arguments may be wrong, but are placed as in the contract. */
export function call(
  client: Client,
  operation: Operation,
  args: Readonly<Record<string, unknown>>,
  nip?: string,
): Promise<Answer> {
  const request = wireRequest(operation, args, nip);
  return client.send(operation.method, addressOf(request), request.body);
}

export async function nipOf(client: Client): Promise<string> {
  return (await client.get('/api/lista-podmiotow')).json().podmioty[0].nip;
}

/** PESEL and NIP numbers of all subjects that do not belong to the account. */
export async function foreignNumbers(office: TestOffice, own: readonly number[]): Promise<ReadonlySet<string>> {
  const { query } = office.database;
  const podmioty = await query.selectFrom('podmioty').select(['podmiotId', 'pesel', 'nip', 'nrTelefonu']).execute();
  const karty = await query.selectFrom('karty').select(['podmiotId', 'numerKontaBankowego', 'symbolKarty']).execute();
  const foreign = [...podmioty, ...karty].filter(({ podmiotId }) => !own.includes(podmiotId));
  const numbers = foreign.flatMap(({ podmiotId: _, ...numbers }) => Object.values(numbers));
  return new Set(numbers.filter((one): one is string => typeof one === 'string'));
}
