// Generated from schemas/events by `node codegen/generate.ts`. Do not edit.
/**
 * The identifier of the event. An event that comes again has the same one.
 */
export type Id = string;
/**
 * When it happened, UTC.
 */
export type Moment = string;
/**
 * A day in Poland.
 */
export type Dzien = string;
/**
 * An amount in grosze: 9600 is 96,00 zł.
 */
export type Grosze = number;

/**
 * Whom it concerns: a person by PESEL, an institution by NIP.
 */
export interface Podmiot {
  /**
   * First name and surname, or the name of the institution.
   */
  nazwa: string;
  /**
   * Whether it is an institution.
   */
  czyInstytucja: boolean;
  /**
   * PESEL of a person; null where the office does not know it.
   */
  pesel: string | null;
  /**
   * NIP of an institution; null for a person.
   */
  nip: string | null;
}
/**
 * The person of an account.
 */
export interface Osoba {
  /**
   * First name.
   */
  imie: string;
  /**
   * Surname.
   */
  nazwisko: string;
  /**
   * PESEL; null where the account has none.
   */
  pesel: string | null;
}
/**
 * A file that the resident has sent. Its bytes are in the package of the application.
 */
export interface Plik {
  /**
   * Its identifier.
   */
  idPliku: string;
  /**
   * The field of the form that it was sent for.
   */
  pole: string;
  /**
   * Its name.
   */
  nazwa: string;
  /**
   * Bytes.
   */
  rozmiar: number;
  /**
   * SHA-256 of its bytes, hexadecimal.
   */
  sha256: string;
}
/**
 * An address for letters; null where there is nothing.
 */
export interface DaneKorespondencyjne {
  /**
   * The name of an institution.
   */
  nazwa: string | null;
  /**
   * First name.
   */
  imie: string | null;
  /**
   * Second name.
   */
  imie2: string | null;
  /**
   * Surname.
   */
  nazwisko: string | null;
  /**
   * Second surname.
   */
  nazwisko2: string | null;
  /**
   * Place.
   */
  miejscowosc: string | null;
  /**
   * Postcode.
   */
  kodPocztowy: string | null;
  /**
   * Street.
   */
  ulica: string | null;
  /**
   * House number.
   */
  nrDomu: string | null;
  /**
   * Flat number.
   */
  nrLokalu: string | null;
  /**
   * Telephone.
   */
  telefon: string | null;
  /**
   * E-mail.
   */
  email: string | null;
  /**
   * Fax.
   */
  fax: string | null;
  /**
   * Web address.
   */
  www: string | null;
}
/**
 * A correction: a resident asks for another address for letters. The office makes the change.
 */
export interface DaneKorespondencyjneZgloszone {
  id: Id;
  /**
   * The type of the event.
   */
  type: 'daneKorespondencyjne.zgloszone';
  timestamp: Moment;
  /**
   * The correction.
   */
  data: {
    /**
     * Its number.
     */
    zgloszenieId: number;
    /**
     * The point that it is about; null: the whole subject.
     */
    idPunktuOdbioru: number | null;
    bylo: DaneKorespondencyjne;
    jest: DaneKorespondencyjne;
    podmiot: Podmiot;
  };
}
/**
 * The identity of an account was confirmed, by the national node or at the counter: from now on it acts for its person.
 */
export interface KontoPotwierdzone {
  id: Id;
  /**
   * The type of the event.
   */
  type: 'konto.potwierdzone';
  timestamp: Moment;
  /**
   * The account.
   */
  data: {
    osoba: Osoba;
    /**
     * The NIP that the owner gave; null: none.
     */
    nip: string | null;
    /**
     * Who confirmed the identity: the national node, or the office.
     */
    sposob: 'WEZEL' | 'URZAD';
  };
}
/**
 * An online payment was booked on its card. The amounts are those that the order froze.
 */
export interface PlatnoscZaksiegowana {
  id: Id;
  /**
   * The type of the event.
   */
  type: 'platnosc.zaksiegowana';
  timestamp: Moment;
  /**
   * The payment.
   */
  data: {
    /**
     * The number of the order at the office; at KIR the same as ten digits.
     */
    zlecenieId: number;
    /**
     * The identifier of the order for resident and provider.
     */
    idPrzelewu: string;
    /**
     * The provider.
     */
    kanal: 'KIR' | 'P24';
    /**
     * The identifier of the payment at the provider.
     */
    idDostawcy: string | null;
    /**
     * The card of dues.
     */
    idKartyNaleznosci: number;
    /**
     * The account that the money goes to, 26 digits.
     */
    numerRachunku: string;
    /**
     * The title of the transfer.
     */
    tytul: string;
    kwotaGrosze: Grosze;
    /**
     * The day of the payment.
     */
    dataOperacji: string;
    /**
     * When it happened, UTC.
     */
    oplacono: string;
    /**
     * What was paid: parts of instalments. Their amounts make up the whole.
     *
     * @minItems 1
     *
     * Items: One part of an instalment.
     */
    czesci: {
      /**
       * The instalment.
       */
      idNaleznosciRatyZbiorczej: number;
      /**
       * Its part.
       */
      idNaleznosciRaty: number;
      /**
       * When it was due.
       */
      terminPlatnosci: string;
      /**
       * The kind of the charge.
       */
      rodzajOplaty: string;
      kwotaGlownaGrosze: Grosze;
      kosztUpomnienGrosze: Grosze;
      oplataProlongacyjnaGrosze: Grosze;
      odsetkiGrosze: Grosze;
    }[];
  };
}
/**
 * A resident has withdrawn a reported state that the office has not taken yet.
 */
export interface StanLicznikaWycofany {
  id: Id;
  /**
   * The type of the event.
   */
  type: 'stanLicznika.wycofany';
  timestamp: Moment;
  /**
   * The report.
   */
  data: {
    /**
     * The number of the report.
     */
    idZgloszenia: number;
  };
}
/**
 * A resident has reported the state of a water meter.
 */
export interface StanLicznikaZgloszony {
  id: Id;
  /**
   * The type of the event.
   */
  type: 'stanLicznika.zgloszony';
  timestamp: Moment;
  /**
   * The report.
   */
  data: {
    /**
     * The number of the report.
     */
    idZgloszenia: number;
    /**
     * The meter.
     */
    idLicznika: number;
    /**
     * The number on the meter.
     */
    nrLicznika: string;
    /**
     * The point of the meter.
     */
    idPunktuOdbioru: number;
    /**
     * The state in thousandths of a cubic metre: 412500 is 412,5 m³.
     */
    stanTysieczne: number;
  };
}
/**
 * An application was filed: it has its number. One that others sign is filed with the last signature.
 */
export interface WniosekZlozony {
  id: Id;
  /**
   * The type of the event.
   */
  type: 'wniosek.zlozony';
  timestamp: Moment;
  /**
   * The application.
   */
  data: {
    /**
     * The number of the application.
     */
    numer: string;
    /**
     * The table of data.config.json.
     */
    rodzaj: string;
    /**
     * The state that it is in.
     */
    stan: string;
    /**
     * The operation that it was sent by.
     */
    operacja: string;
    /**
     * When it happened, UTC.
     */
    zlozono: string;
    /**
     * What was sent, by the arguments of the operation.
     */
    dane: {
      [k: string]: unknown;
    };
    /**
     * The digest that the receipt shows: SHA-256, hexadecimal.
     */
    skrot: string;
    /**
     * Its files.
     */
    pliki: Plik[];
    osoba: Osoba;
    /**
     * Whom it concerns; null: the person alone.
     */
    podmiot: Podmiot | null;
  };
}
/**
 * Something happened to an application: a move of its process, a message, or a change of what was sent.
 */
export interface WniosekZmieniony {
  id: Id;
  /**
   * The type of the event.
   */
  type: 'wniosek.zmieniony';
  timestamp: Moment;
  /**
   * The application after it.
   */
  data: {
    /**
     * The number of the application.
     */
    numer: string;
    /**
     * The table of data.config.json.
     */
    rodzaj: string;
    /**
     * The state that it is in.
     */
    stan: string;
    /**
     * The move of the process; `@change` for a change of what was sent, `@message` for a message of the office, `@state` for a state that the office set without a process.
     */
    ruch: string;
    /**
     * Who acted.
     */
    kto: 'MIESZKANIEC' | 'URZAD' | 'WSPOLWNIOSKODAWCA';
    /**
     * What was given with it; {}: nothing.
     */
    dane: {
      [k: string]: unknown;
    };
    /**
     * What the office wrote to the resident.
     */
    uwagi: string | null;
    /**
     * The last day in this state; null: there is none.
     */
    termin: string | null;
    /**
     * Whether the office has attached a document.
     */
    czyDokument: boolean;
  };
}
/**
 * An order to empty a cesspit.
 */
export interface ZamowienieZlozone {
  id: Id;
  /**
   * The type of the event.
   */
  type: 'zamowienie.zlozone';
  timestamp: Moment;
  /**
   * The order.
   */
  data: {
    /**
     * Its number.
     */
    idZamowienia: number;
    /**
     * Where the truck goes.
     */
    adres: string;
    /**
     * The point; null: the address was typed.
     */
    idPunktuOdbioru: number | null;
    /**
     * The capacity in hundredths of a cubic metre: 750 is 7,5 m³.
     */
    pojemnoscSetne: number;
    /**
     * The first possible day.
     */
    odDnia: string;
    /**
     * The last possible day.
     */
    doDnia: string;
    /**
     * The telephone for the driver.
     */
    telefon: string;
    /**
     * What the resident added.
     */
    uwagi: string | null;
    /**
     * Who ordered.
     */
    nazwa: string;
  };
}
/**
 * An order to empty a cesspit has another state: the resident has cancelled it, or the office has moved it.
 */
export interface ZamowienieZmienione {
  id: Id;
  /**
   * The type of the event.
   */
  type: 'zamowienie.zmienione';
  timestamp: Moment;
  /**
   * The order.
   */
  data: {
    /**
     * Its number.
     */
    idZamowienia: number;
    /**
     * The state that began.
     */
    stan: 'PRZYJETE' | 'WYKONANE' | 'ODRZUCONE' | 'ANULOWANE';
    /**
     * What the office wrote to the resident.
     */
    uwagiUrzedu: string | null;
  };
}
/**
 * A request to the office.
 */
export interface ZgloszenieDodane {
  id: Id;
  /**
   * The type of the event.
   */
  type: 'zgloszenie.dodane';
  timestamp: Moment;
  /**
   * The request.
   */
  data: {
    /**
     * Its number.
     */
    zgloszenieId: number;
    /**
     * The topic, in Polish.
     */
    temat: string;
    /**
     * The topic.
     */
    tematId: number;
    /**
     * What the resident wrote.
     */
    tresc: string;
    /**
     * The point that it is about; null: none.
     */
    idPunktuOdbioru: number | null;
    podmiot: Podmiot;
  };
}
/**
 * The owner of an account has given or withdrawn consents to notices.
 */
export interface ZgodyZmienione {
  id: Id;
  /**
   * The type of the event.
   */
  type: 'zgody.zmienione';
  timestamp: Moment;
  /**
   * The consents as they are now.
   */
  data: {
    osoba: Osoba;
    /**
     * The address for notices by e-mail; null: no consent.
     */
    powiadomieniaEmail: string | null;
    /**
     * The telephone for text messages; null: no consent.
     */
    powiadomieniaSms: string | null;
  };
}
/**
 * What another system reports back: residents see it.
 */
export interface Odpowiedz {
  /**
   * An identifier of the report that the other system chooses. A report that comes again is done once.
   */
  id: string;
  /**
   * What it is about: an application, a request, a correction, an order, the state of a meter.
   */
  rodzaj: 'wniosek' | 'zgloszenie' | 'daneKorespondencyjne' | 'zamowienie' | 'stanLicznika';
  /**
   * The number of the application as a text (`WN/3/2026`), otherwise the number in the event as an integer.
   */
  numer: string | number;
  /**
   * Of an application: a move of the office in its process, or the state that it leads to. Of an order: przyjmij, wykonaj or odrzuc. Without it an application gets a message.
   */
  ruch?: string;
  /**
   * Of a request or a correction: true when it is done, false when it was only registered.
   */
  obsluzono?: boolean;
  /**
   * What the resident reads, for example the number of the matter in the registry.
   */
  uwagi?: string;
  /**
   * Of a move: a PDF that the resident gets, at most 10 MB.
   */
  dokument?: {
    /**
     * Its name.
     */
    nazwa: string;
    /**
     * Its bytes, base64.
     */
    tresc: string;
  };
}

/** The data of an event, by its type. */
export interface EventData {
  'daneKorespondencyjne.zgloszone': DaneKorespondencyjneZgloszone['data'];
  'konto.potwierdzone': KontoPotwierdzone['data'];
  'platnosc.zaksiegowana': PlatnoscZaksiegowana['data'];
  'stanLicznika.wycofany': StanLicznikaWycofany['data'];
  'stanLicznika.zgloszony': StanLicznikaZgloszony['data'];
  'wniosek.zlozony': WniosekZlozony['data'];
  'wniosek.zmieniony': WniosekZmieniony['data'];
  'zamowienie.zlozone': ZamowienieZlozone['data'];
  'zamowienie.zmienione': ZamowienieZmienione['data'];
  'zgloszenie.dodane': ZgloszenieDodane['data'];
  'zgody.zmienione': ZgodyZmienione['data'];
}

export type EventType = keyof EventData;

/** All types of events. */
export const eventTypeList = [
  'daneKorespondencyjne.zgloszone',
  'konto.potwierdzone',
  'platnosc.zaksiegowana',
  'stanLicznika.wycofany',
  'stanLicznika.zgloszony',
  'wniosek.zlozony',
  'wniosek.zmieniony',
  'zamowienie.zlozone',
  'zamowienie.zmienione',
  'zgloszenie.dodane',
  'zgody.zmienione',
] as const satisfies readonly EventType[];
