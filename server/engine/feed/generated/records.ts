// Generated from schemas/feed by `node codegen/generate.ts`. Do not edit.
/**
 * Structures that are taxed by their value on a card. Source: the declarations of property tax.
 */
export interface BudowleRecord {
  /**
   * Number of the item, unique in the office.
   */
  id: number;
  /**
   * The card.
   */
  idKartyNaleznosci: number;
  /**
   * What it is.
   */
  nazwaBudowli: string;
  /**
   * Its value, which is what is taxed.
   */
  wartoscBudowli: number;
  /**
   * Share of the value that is the tax; 0.02 is 2 %.
   */
  stawkaProcent: number;
  /**
   * What it adds to the tax of the year, to the grosz, before the tax is rounded to full złoty.
   */
  kwotaPodatku: number;
  /**
   * Name of the rate, as in the resolution of the council.
   */
  nazwaStawki: string;
}
/**
 * Buildings that are taxed on a card. Source: the register of property tax.
 */
export interface BudynkiRecord {
  /**
   * Number of the item, unique in the office.
   */
  id: number;
  /**
   * The card.
   */
  idKartyNaleznosci: number;
  /**
   * Identifier in the land register, as TERYT gives it.
   */
  pelnyIdentyfikator: string;
  /**
   * Name of the rate, as in the resolution of the council.
   */
  nazwaStawki: string;
  /**
   * Which tax it is.
   */
  opisPodatku: 'Podatek od nieruchomości' | 'Podatek rolny' | 'Podatek leśny';
  /**
   * Usable area of the building, with at most two decimals.
   */
  powierzchniaBudynku: number;
  /**
   * Unit of the area.
   */
  jednostkaPowierzchni: 'm2' | 'ha';
  /**
   * Tax for one unit of area in a year; a farm tax may have four decimals.
   */
  stawka: number;
  /**
   * What it adds to the tax of the year, to the grosz, before the tax is rounded to full złoty.
   */
  kwotaPodatku: number;
  /**
   * The title of ownership.
   */
  idDokumentu: number;
}
/**
 * Where letters of the office go. Without a record the page shows name, address and telephone of `podmioty`. Source: the register of payers.
 */
export interface DaneKorespondencyjneRecord {
  /**
   * PESEL of a person (11 digits) or NIP of an institution (10 digits), with a correct check digit.
   */
  identyfikator: string;
  /**
   * First name. Empty: none.
   */
  imie?: string | null;
  /**
   * Second name. Empty: none.
   */
  imie2?: string | null;
  /**
   * Surname. Empty: none.
   */
  nazwisko?: string | null;
  /**
   * Second part of the surname. Empty: none.
   */
  nazwisko2?: string | null;
  /**
   * Name of an institution. Empty: none.
   */
  nazwa?: string | null;
  /**
   * Telephone, nine digits. Empty: none.
   */
  telefon?: string | null;
  /**
   * E-mail. Empty: none.
   */
  email?: string | null;
  /**
   * Fax. Empty: none.
   */
  fax?: string | null;
  /**
   * Web site. Empty: none.
   */
  www?: string | null;
  /**
   * Town. Empty: none.
   */
  miejscowosc?: string | null;
  /**
   * Street. Empty: none.
   */
  ulica?: string | null;
  /**
   * Number of the house. Empty: none.
   */
  nrDomu?: string | null;
  /**
   * Number of the flat. Empty: none.
   */
  nrLokalu?: string | null;
  /**
   * Postal code. Empty: none.
   */
  kodPocztowy?: string | null;
}
/**
 * The decision on an application for a refund; an application without one waits. Source: the register of these applications.
 */
export interface DecyzjeAkcyzoweRecord {
  /**
   * Reference of the application: `sygnaturaWniosku` of a record of `wnioskiAkcyzowe`.
   */
  sygnaturaWniosku: string;
  /**
   * Number of the decision.
   */
  numerDecyzji: string;
  /**
   * When it was issued.
   */
  dataWydaniaDecyzji: string;
  /**
   * The sum granted.
   */
  kwotaZwrotu: number;
  /**
   * What this decision left of the limit.
   */
  pozostalyLimitZwrotuDoWykorzystania: number;
  /**
   * When the sum was paid out. Empty: not yet.
   */
  dataWyplaty?: string | null;
}
/**
 * The income side of a budget, one record for a chapter and paragraph. Public. Source: the report Rb-27S.
 */
export interface DochodyRecord {
  /**
   * Year of the budget.
   */
  rok: number;
  /**
   * Chapter of the budget classification, five digits; its first three are the division.
   */
  rozdzial: string;
  /**
   * Paragraph of the budget classification, four digits.
   */
  paragraf: string;
  /**
   * Name of the position.
   */
  nazwaPozycji: string;
  /**
   * Plan after changes.
   */
  planPoZmianach: number;
  /**
   * What is due.
   */
  naleznosci: number;
  /**
   * Income received.
   */
  dochodyOtrzymane: number;
  /**
   * Income executed.
   */
  dochodyWykonane: number;
}
/**
 * By what land and buildings are owned. Source: the register of property tax.
 */
export interface DokumentyWlasnosciRecord {
  /**
   * Number of the title, unique in the office.
   */
  id: number;
  /**
   * PESEL of a person (11 digits) or NIP of an institution (10 digits), with a correct check digit.
   */
  identyfikator: string;
  /**
   * Kind of document.
   */
  typ: string;
  /**
   * Its number.
   */
  numer: string;
  /**
   * Its day.
   */
  dataWydania: string;
}
/**
 * Payments on top to keep permits, and cancelled ones: they are in no instalment. Source: the books of permit fees.
 */
export interface DoplatyZezwolenRecord {
  /**
   * Number of the payment, unique in the office.
   */
  id: number;
  /**
   * The card.
   */
  idKartyNaleznosci: number;
  /**
   * When it was paid.
   */
  dataWplaty: string;
  /**
   * Its amount.
   */
  kwotaWplaty: number;
  /**
   * The instalment it is for, 1 to 3. Empty: for none, but for a late statement of sales.
   */
  nrRaty?: number | null;
  /**
   * For a late statement of sales.
   */
  czyNieterminoweOswiadczenie: boolean;
  /**
   * Paid after the term.
   */
  czyPoTerminie: boolean;
  /**
   * Cancelled: it pays nothing.
   */
  czyAnulowana: boolean;
}
/**
 * Assessments, write-offs, costs, interest and fees of a card. Source: the ledger of the finance system.
 */
export interface ElementyRecord {
  /**
   * Number of the element, unique in the office.
   */
  id: number;
  /**
   * The card.
   */
  idKartyNaleznosci: number;
  /**
   * What was booked, for the resident.
   */
  opis: string;
  /**
   * Day of the operation.
   */
  dataOperacji: string;
  /**
   * Kind of the booking; an assessment is `Przypis`.
   */
  typ: string;
  /**
   * Principal.
   */
  kwotaGlowna: number;
  /**
   * Costs of reminders.
   */
  kosztyUpomnien: number;
  /**
   * Interest.
   */
  odsetki: number;
  /**
   * Fee for deferral.
   */
  oplataProlongacyjna: number;
  /**
   * What is left to pay of it.
   */
  pozostaloDoSplaty: number;
  /**
   * Number of the decision or letter; empty: none.
   */
  nrDecyzji?: string | null;
  /**
   * Day of its delivery; empty: not delivered.
   */
  dataDoreczenia?: string | null;
  /**
   * The instalment that a cost, fee or interest belongs to; empty: the card as a whole.
   */
  idNaleznosciRatyZbiorczej?: number | null;
}
/**
 * An invoice for the consumption until a reading, due as one instalment of a card. Source: the billing system of the water works.
 */
export interface FakturyWodyRecord {
  /**
   * Its number, unique in the commune.
   */
  numerFaktury: string;
  /**
   * The card.
   */
  idKartyNaleznosci: number;
  /**
   * The instalment by which it is paid: one of an invoice.
   */
  idNaleznosciRatyZbiorczej: number;
  /**
   * Number of the meter: `nrLicznika` of a record of `wodomierze`.
   */
  nrLicznika: string;
  /**
   * The reading at the end of its period: `dataOdczytu` of a record of `odczyty`.
   */
  dataOdczytu: string;
  /**
   * When it was issued.
   */
  dataWystawieniaFaktury: string;
  /**
   * Its document may be shown; otherwise the page says that it is not issued yet.
   */
  czyWystawionoDokument: boolean;
  /**
   * The invoice as a PDF; without it the office draws the document from the records. The name of a file in the folder of the setting `OKIENKO_DRUKI`. Empty: there is none.
   */
  plikPdf?: string | null;
}
/**
 * Land of one kind on one parcel that is taxed on a card. A card is for one year, and so is the record. Source: the register of property, farm and forest tax.
 */
export interface GruntyRecord {
  /**
   * Number of the item, unique in the office.
   */
  id: number;
  /**
   * The card.
   */
  idKartyNaleznosci: number;
  /**
   * Identifier in the land register, as TERYT gives it.
   */
  pelnyIdentyfikator: string;
  /**
   * Name of the rate, as in the resolution of the council.
   */
  nazwaStawki: string;
  /**
   * Which tax it is.
   */
  opisPodatku: 'Podatek od nieruchomości' | 'Podatek rolny' | 'Podatek leśny';
  /**
   * Area of the land, with at most four decimals.
   */
  powierzchniaGruntu: number;
  /**
   * Unit of the area.
   */
  jednostkaPowierzchni: 'm2' | 'ha';
  /**
   * Tax for one unit of area in a year; a farm tax may have four decimals.
   */
  stawka: number;
  /**
   * What it adds to the tax of the year, to the grosz, before the tax is rounded to full złoty.
   */
  kwotaPodatku: number;
  /**
   * The title of ownership.
   */
  idDokumentu: number;
}
/**
 * How many residents bear a first name, by year of birth. Public; names with fewer bearers than the setting `OKIENKO_MIN_IMION` are not shown. Source: the register of residents.
 */
export interface ImionaRecord {
  /**
   * Year of birth.
   */
  rokUrodzenia: number;
  /**
   * The first name.
   */
  imie: string;
  /**
   * People who bear it.
   */
  liczbaOsob: number;
}
/**
 * Cards of dues: one for each subject, kind of dues and year. Source: the ledger of the finance system (karta kontowa).
 */
export interface KartyRecord {
  /**
   * Number of the card, unique in the office.
   */
  idKartyNaleznosci: number;
  /**
   * PESEL of a person (11 digits) or NIP of an institution (10 digits), with a correct check digit.
   */
  identyfikator: string;
  /**
   * The year of the card.
   */
  rok: number;
  /**
   * Kind of dues.
   */
  aplikacjaNaleznosci:
    | 'PODATKI_GMINNE'
    | 'EWIDENCJE_NIEPODATKOWE'
    | 'KONCESJE_NA_ALKOHOL'
    | 'ODPADY'
    | 'WODA_I_SCIEKI'
    | 'SRODKI_TRANSPORTU'
    | 'OPLATY_LOKALNE'
    | 'PSY';
  /**
   * The symbol by which the office calls the card; titles of transfers begin with it.
   */
  symbolKarty: string;
  /**
   * The account to which this card is paid: 26 digits without spaces, with correct check digits.
   */
  numerKontaBankowego: string;
  /**
   * Name of the payer, as on letters.
   */
  nazwaPlatnika: string;
  /**
   * The point that the card is about; empty: none.
   */
  idPunktuOdbioru?: number | null;
}
/**
 * How many the register of residents holds, by registration and sex. Public, and without any person. Source: the register of residents.
 */
export interface LiczbyMieszkancowRecord {
  /**
   * Registered for permanent residence, or for a time.
   */
  zameldowanie: 'STALE' | 'CZASOWE';
  /**
   * Sex: women, men.
   */
  plec: 'K' | 'M';
  /**
   * Who lives here and is under 18.
   */
  liczbaPonizej18: number;
  /**
   * Who lives here and is 18 or over.
   */
  liczbaOd18: number;
  /**
   * Who was struck off, or whose time was over.
   */
  liczbaWymeldowanych: number;
  /**
   * Who moved abroad to stay.
   */
  liczbaWyjechalych: number;
  /**
   * Who has died.
   */
  liczbaZmarlych: number;
}
/**
 * Readings of the office, one a day for a meter. The page shows all of them and draws the last twelve. Source: the billing system of the water works.
 */
export interface OdczytyRecord {
  /**
   * Number of the meter: `nrLicznika` of a record of `wodomierze`.
   */
  nrLicznika: string;
  /**
   * When it was read.
   */
  dataOdczytu: string;
  /**
   * State of the meter, with at most three decimals.
   */
  stanLicznika: number;
  /**
   * Consumed since the reading before, with at most three decimals.
   */
  zuzycieLicznika: number;
}
/**
 * What a card of local fees is owed by: a contract, a decision or the law. Net and VAT are computed from the instalments. Source: the register of non-tax dues.
 */
export interface OplatyLokalneRecord {
  /**
   * The card.
   */
  idKartyNaleznosci: number;
  /**
   * Number of the contract or decision. Empty: owed by law.
   */
  nrDecyzji?: string | null;
  /**
   * When the due arose.
   */
  dataPowstaniaNaleznosci: string;
  /**
   * When the contract was concluded. Empty: there is none.
   */
  dataZawarciaUmowy?: string | null;
  /**
   * When the contract ends. Empty: it is of indefinite length, or there is none.
   */
  dataRozwiazaniaUmowy?: string | null;
}
/**
 * Which permits a card of permit fees is for. Source: the register of permits.
 */
export interface OplatyZezwolenRecord {
  /**
   * The card.
   */
  idKartyNaleznosci: number;
  /**
   * Number of the permit: `pelnyNrZezwolenia` of a record of `zezwolenia`.
   */
  pelnyNrZezwolenia: string;
  /**
   * The part of every instalment of the card that is for this permit: `nrRaty` of its parts.
   */
  nrRaty: number;
  /**
   * The statement of last year’s sales came late.
   */
  czyNieterminoweOswiadczenie: boolean;
}
/**
 * What the waste fee of a point is computed from, each for a period: persons, containers, area, water. Source: the register of waste declarations.
 */
export interface ParametryOdpadowRecord {
  /**
   * The point.
   */
  idPunktuOdbioru: number;
  /**
   * What is counted.
   */
  parametr: string;
  /**
   * From this day.
   */
  odDnia: string;
  /**
   * Until this day. Empty: it goes on.
   */
  doDnia?: string | null;
  /**
   * How many, with at most two decimals.
   */
  wartosc: number;
  /**
   * Of what; square and cubic metres are written m2 and m3.
   */
  jednostkaMiary: string;
  /**
   * Fee of a month for one unit. Empty: no fee follows from this parameter, or it is not known.
   */
  stawka?: number | null;
}
/**
 * Persons and institutions with data in the office. Source: the register of taxpayers of the finance system.
 */
export interface PodmiotyRecord {
  /**
   * PESEL of a person (11 digits) or NIP of an institution (10 digits), with a correct check digit.
   */
  identyfikator: string;
  /**
   * Given name and surname of a person, or the name of an institution.
   */
  nazwa: string;
  /**
   * Address on one line.
   */
  adres: string;
  /**
   * Nine digits; empty: unknown.
   */
  nrTelefonu?: string | null;
}
/**
 * The vehicles taxed on a card of the tax on means of transport. Source: the register of that tax.
 */
export interface PojazdyRecord {
  /**
   * The card.
   */
  idKartyNaleznosci: number;
  /**
   * Registration number.
   */
  nrRejestracyjny: string;
  /**
   * Make and model.
   */
  marka: string;
  /**
   * Name of the tax rate, as in the resolution of the council.
   */
  nazwaStawki: string;
  /**
   * Tax for the whole year at this rate. Empty: the page shows no amount.
   */
  stawka?: number | null;
}
/**
 * What an invoice consists of. Their gross amounts add up to the instalment. Source: the billing system of the water works.
 */
export interface PozycjeFakturRecord {
  /**
   * Number of the invoice: `numerFaktury` of a record of `fakturyWody`.
   */
  numerFaktury: string;
  /**
   * Its number, from 1.
   */
  lp: number;
  /**
   * What for; an invoice with a line `Odbiór ścieków` is shown as one for water and sewage.
   */
  nazwa: string;
  /**
   * How much, with at most three decimals.
   */
  ilosc: number;
  /**
   * Gross price of a cubic metre.
   */
  cenaBrutto: number;
  /**
   * Rate of VAT in percent.
   */
  stawkaVat: number;
  /**
   * Gross.
   */
  kwotaBrutto: number;
}
/**
 * The removed and the installed meter, the fitter and the reason. Source: the billing system of the water works.
 */
export interface ProtokolyWymianyRecord {
  /**
   * Number of the meter that was taken out: `nrLicznika` of a record of `wodomierze`.
   */
  numerWyjetego: string;
  /**
   * Number of the meter that was put in: `nrLicznika` of a record of `wodomierze`.
   */
  numerZalozonego: string;
  /**
   * When it was done.
   */
  dataWymiany: string;
  /**
   * Who did it.
   */
  monter: string;
  /**
   * Why it was done.
   */
  powod: string;
  /**
   * Number of the seal.
   */
  plomba: string;
  /**
   * What the removed meter showed.
   */
  stanWyjetego: number;
  /**
   * What the installed meter showed.
   */
  stanZalozonego: number;
}
/**
 * Pickup and delivery points: addresses that cards, meters and requests are about. Source: the register of waste declarations, the register of water customers.
 */
export interface PunktyOdbioruRecord {
  /**
   * Number of the point, unique in the office.
   */
  idPunktuOdbioru: number;
  /**
   * PESEL of a person (11 digits) or NIP of an institution (10 digits), with a correct check digit.
   */
  identyfikator: string;
  /**
   * Address of the point.
   */
  adresPunktuOdbioru: string;
}
/**
 * The parts of an instalment, one for each kind of payment; their amounts give the instalment to the grosz. Source: the ledger of the finance system.
 */
export interface RatyRecord {
  /**
   * Number of the part, unique in the office.
   */
  idNaleznosciRaty: number;
  /**
   * The instalment.
   */
  idNaleznosciRatyZbiorczej: number;
  /**
   * Its place within the instalment.
   */
  nrRaty: number;
  /**
   * What is paid.
   */
  rodzajOplaty: string;
  /**
   * As it was assessed, before any payment.
   */
  kwotaRaty: number;
  /**
   * Principal: while the instalment is unpaid, what is left to pay; afterwards what was paid.
   */
  kwotaGlowna: number;
  /**
   * Costs of reminders and enforcement, left to pay or paid.
   */
  kosztyEgzekucji: number;
  /**
   * Fee for deferral, left to pay or paid.
   */
  oplataProlongacyjna: number;
  /**
   * Paid interest; 0 while the instalment is unpaid, since the office computes it every day.
   */
  odsetki: number;
}
/**
 * What is due on a card on one day. Instalments of several kinds with the same date of payment are one record here, and its parts are in `raty`. Source: the ledger of the finance system.
 */
export interface RatyZbiorczeRecord {
  /**
   * Number of the instalment, unique in the office.
   */
  idNaleznosciRatyZbiorczej: number;
  /**
   * The card.
   */
  idKartyNaleznosci: number;
  /**
   * Date of payment.
   */
  terminPlatnosci: string;
  /**
   * As it was assessed, before any payment.
   */
  kwotaRaty: number;
  /**
   * Principal: while the instalment is unpaid, what is left to pay; afterwards what was paid.
   */
  kwotaGlowna: number;
  /**
   * Costs of reminders and enforcement, left to pay or paid.
   */
  kosztyEgzekucji: number;
  /**
   * Fee for deferral, left to pay or paid.
   */
  oplataProlongacyjna: number;
  /**
   * Paid interest; 0 while the instalment is unpaid, since the office computes it every day.
   */
  odsetki: number;
  /**
   * Whether it is paid in full.
   */
  czySplacona: boolean;
  /**
   * A reminder was sent (taxes).
   */
  jestUpomnienie: boolean;
  /**
   * A call for payment was sent (civil dues).
   */
  jestWezwanie: boolean;
  /**
   * It was spread over instalments.
   */
  jestRozlozenieNaRaty: boolean;
  /**
   * Its date was deferred.
   */
  jestOdroczenieTerminu: boolean;
  /**
   * It is enforced; it cannot be paid online.
   */
  jestTytulWykonawczy: boolean;
}
/**
 * The contract of delivery of a point. Source: the billing system of the water works.
 */
export interface UmowyWodyRecord {
  /**
   * The point.
   */
  idPunktuOdbioru: number;
  /**
   * Its number.
   */
  numerUmowy: string;
  /**
   * When it was concluded.
   */
  dataZawarcia: string;
}
/**
 * Applications of farmers for a refund of the excise duty in diesel oil. Source: the register of these applications.
 */
export interface WnioskiAkcyzoweRecord {
  /**
   * Reference of the application, unique in the commune.
   */
  sygnaturaWniosku: string;
  /**
   * PESEL of a person (11 digits) or NIP of an institution (10 digits), with a correct check digit.
   */
  identyfikator: string;
  /**
   * The year whose limit it counts towards.
   */
  rok: number;
  /**
   * When it was filed.
   */
  dataZlozeniaWniosku: string;
  /**
   * Farmland of the applicant, with at most two decimals.
   */
  powierzchniaUzytkowRolnych: number;
  /**
   * Cattle, sheep, goats and horses: average of a year in large livestock units.
   */
  liczbaDjp: number;
  /**
   * Pigs: average of a year.
   */
  liczbaSwin: number;
  /**
   * Diesel oil bought, by the invoices.
   */
  iloscOleju: number;
  /**
   * The most that can be refunded in the year.
   */
  rocznyLimitZwrotu: number;
  /**
   * Paid to a bank account; otherwise at the cash desk of the office.
   */
  czyWyplataNaRachunekBankowy: boolean;
}
/**
 * Meters of a point, also removed ones whose readings are shown. Source: the billing system of the water works.
 */
export interface WodomierzeRecord {
  /**
   * Number of the meter, unique in the commune.
   */
  nrLicznika: string;
  /**
   * The point.
   */
  idPunktuOdbioru: number;
  /**
   * The place within the point, from 1: house, garden. A meter that replaces another has the same place.
   */
  miejsce: number;
  /**
   * Digits before the point.
   */
  zakresLicznikaCalkowite: number;
  /**
   * Digits after the point.
   */
  zakresLicznikaDziesietne: number;
  /**
   * When it was installed.
   */
  dataMontazu: string;
  /**
   * When it was taken out. Empty: it is in place.
   */
  dataWyjecia?: string | null;
}
/**
 * Booked payments. An online payment that came from this office names it in `idPrzelewu`, so that it is not shown twice. Source: the ledger of the finance system.
 */
export interface WplatyRecord {
  /**
   * Number of the booking, unique in the office.
   */
  id: number;
  /**
   * The card.
   */
  idKartyNaleznosci: number;
  /**
   * What was booked, for the resident.
   */
  opis: string;
  /**
   * Day of the operation.
   */
  dataOperacji: string;
  /**
   * Kind of the booking, as the finance system writes it.
   */
  typ: string;
  /**
   * Principal.
   */
  kwotaGlowna: number;
  /**
   * Costs of reminders.
   */
  kosztyUpomnien: number;
  /**
   * Interest.
   */
  odsetki: number;
  /**
   * Fee for deferral.
   */
  oplataProlongacyjna: number;
  /**
   * The id of the online payment of this office, as the office told it; empty: any other payment.
   */
  idPrzelewu?: string | null;
}
/**
 * Owners who are liable for a card together. Source: the register of taxpayers.
 */
export interface WspolzobowiazaniRecord {
  /**
   * Number of the entry, unique in the office.
   */
  id: number;
  /**
   * The card.
   */
  idKartyNaleznosci: number;
  /**
   * Name of the owner.
   */
  nazwaUdzialowca: string;
  /**
   * Address; empty: not shown.
   */
  adresUdzialowca?: string | null;
  /**
   * The share, as a fraction.
   */
  udzial?: string | null;
  /**
   * Form of ownership.
   */
  formaWladania?: string | null;
}
/**
 * Who is on the register of voters today, so that a resident who knows PESEL and surname can look whether they are. Leave it out where the commune does not offer this. Source: the register of voters.
 */
export interface WyborcyRecord {
  /**
   * PESEL, with a correct check digit.
   */
  pesel: string;
  /**
   * Surname as in the register.
   */
  nazwisko: string;
}
/**
 * Election days, and how many could vote. Public. Source: the register of voters.
 */
export interface WyboryRecord {
  /**
   * The day.
   */
  dataWyborow: string;
  /**
   * Which election it is, in Polish.
   */
  nazwaWyborow: string;
  /**
   * Which election it is, in English. Empty: the Polish name is shown.
   */
  nazwaWyborowEn?: string | null;
  /**
   * Which election it is, in German. Empty: the Polish name is shown.
   */
  nazwaWyborowDe?: string | null;
  /**
   * Which election it is, in Ukrainian. Empty: the Polish name is shown.
   */
  nazwaWyborowUk?: string | null;
  /**
   * Who lived in the commune on that day, registered for permanent residence or for a time.
   */
  liczbaMieszkancow: number;
  /**
   * Who of them could vote.
   */
  liczbaWyborcow: number;
}
/**
 * The expenditure side of a budget, one record for a chapter and paragraph. Public. Source: the report Rb-28S.
 */
export interface WydatkiRecord {
  /**
   * Year of the budget.
   */
  rok: number;
  /**
   * Chapter of the budget classification, five digits; its first three are the division.
   */
  rozdzial: string;
  /**
   * Paragraph of the budget classification, four digits.
   */
  paragraf: string;
  /**
   * Name of the position.
   */
  nazwaPozycji: string;
  /**
   * Plan after changes.
   */
  planPoZmianach: number;
  /**
   * What was spent.
   */
  wydatki: number;
  /**
   * What is owed and not paid yet at the end of the period.
   */
  zobowiazania: number;
  /**
   * Costs of the period, whenever they are paid.
   */
  koszty: number;
  /**
   * What is bound by contracts and decisions, spent or not.
   */
  zaangazowanie: number;
}
/**
 * The assessment of the taxes on a card: the decision of the office, with its PDF, or the payer’s own declaration. A change that waits for its decision has no day and no amounts. Source: the register of property, farm and forest tax.
 */
export interface WymiaryRecord {
  /**
   * Number of the assessment, unique in the office; the page lists them by it.
   */
  idWymiaru: number;
  /**
   * The card.
   */
  idKartyNaleznosci: number;
  /**
   * A decision of the office, or the payer’s own declaration.
   */
  podstawaWymiaru: 'DECYZJA' | 'DEKLARACJA';
  /**
   * What it is.
   */
  opisWymiaru: string;
  /**
   * Its day. Empty: the decision has not been issued yet.
   */
  dataWymiaru?: string | null;
  /**
   * Number of the decision. Empty: a declaration, or not issued yet.
   */
  nrDecyzji?: string | null;
  /**
   * Farm tax. Empty: not issued yet.
   */
  podatekRolny?: number | null;
  /**
   * Forest tax. Empty: not issued yet.
   */
  podatekLesny?: number | null;
  /**
   * Property tax. Empty: not issued yet.
   */
  podatekOdNieruchomosci?: number | null;
  /**
   * The decision as a PDF, as it was signed. The name of a file in the folder of the setting `OKIENKO_DRUKI`. Empty: there is none.
   */
  plikPdf?: string | null;
}
/**
 * Permits of an institution. Source: the register of permits.
 */
export interface ZezwoleniaRecord {
  /**
   * Number of the permit, unique in the commune.
   */
  pelnyNrZezwolenia: string;
  /**
   * PESEL of a person (11 digits) or NIP of an institution (10 digits), with a correct check digit.
   */
  identyfikator: string;
  /**
   * Number of its document.
   */
  pelnyNrDokumentuZezwolenia: string;
  /**
   * Where is sold.
   */
  nazwaPunktuZezwolenia: string;
  /**
   * Kind of sale.
   */
  rodzajZezwoleniaOpis: string;
  /**
   * Strength: A up to 4.5 % and beer, B above 4.5 % to 18 %, C above 18 %.
   */
  moc: 'A' | 'B' | 'C';
  /**
   * Valid from this day.
   */
  zezwolenieWazneOd: string;
  /**
   * Issued until this day.
   */
  zezwolenieWazneDo: string;
}
/**
 * feed.json: what a feed contains, and the totals it is compared with.
 */
export interface FeedJson {
  /**
   * The schema of this file, for editors.
   */
  $schema?: string;
  /**
   * The system that the data come from. What one source has loaded, no other changes.
   */
  source: string;
  /**
   * The moment of the extract, with its offset from UTC. A feed of views needs none: they are of the moment at which they are read.
   */
  extracted?: string;
  /**
   * By the name of a record kind: what its file is, and its totals.
   */
  kinds: {
    [k: string]: {
      /**
       * complete: a record that is not in the file is gone. changes: it stays as it was.
       */
      extent: 'complete' | 'changes';
      /**
       * Number of records.
       */
      count?: number;
      /**
       * By field: the sum of all records, in PLN, as a text with a point.
       */
      sums?: {
        [k: string]: string;
      };
    };
  };
}
/**
 * mapping.json: which file and which column of an export is which kind and field.
 */
export interface MappingJson {
  /**
   * The schema of this file, for editors.
   */
  $schema?: string;
  /**
   * How days are written in all files; YYYY-MM-DD when it is left out.
   */
  date?: 'YYYY-MM-DD' | 'DD.MM.YYYY' | 'DD-MM-YYYY' | 'DD/MM/YYYY' | 'YYYYMMDD';
  /**
   * The decimal separator in all files; point when it is left out. With comma, spaces between thousands are left out.
   */
  decimal?: 'point' | 'comma';
  /**
   * The encoding of all files that are mapped; utf-8 when it is left out.
   */
  encoding?: 'utf-8' | 'windows-1250' | 'iso-8859-2';
  /**
   * The database of the views, named by the environment: FINANSE is the PostgreSQL address in OKIENKO_DANE_FINANSE.
   */
  database?: string;
  /**
   * By the name of a record kind. A kind that is not here is read as its schema wants it.
   */
  kinds: {
    [k: string]: {
      /**
       * The file of the export in the folder; the name of the kind when it is left out. Several kinds may be in one file.
       */
      file?: string;
      /**
       * A view or table of the database in place of a file. Its rows are counted in the order of the record's key.
       */
      view?: string;
      /**
       * Equal records count once: a file of cards names each subject several times.
       */
      distinct?: boolean;
      /**
       * By field: a column, or how its value is made. A field that is not here has a column of its own name, or none. Other columns are not read.
       */
      fields: {
        [k: string]:
          | string
          | {
              /**
               * The same value in every record.
               */
              value: string | number | boolean | null;
            }
          | {
              /**
               * The column of the export.
               */
              column: string;
              /**
               * How days are written in the export.
               */
              date?: 'YYYY-MM-DD' | 'DD.MM.YYYY' | 'DD-MM-YYYY' | 'DD/MM/YYYY' | 'YYYYMMDD';
              /**
               * The decimal separator of numbers. With comma, spaces between thousands are left out.
               */
              decimal?: 'point' | 'comma';
              /**
               * The value of the field by the code of the export. A code that is not here is a fault.
               */
              codes?: {
                [k: string]: string | number | boolean | null;
              };
            };
      };
    };
  };
}

/** The record of each kind. */
export interface FeedRecords {
  budowle: BudowleRecord;
  budynki: BudynkiRecord;
  daneKorespondencyjne: DaneKorespondencyjneRecord;
  decyzjeAkcyzowe: DecyzjeAkcyzoweRecord;
  dochody: DochodyRecord;
  dokumentyWlasnosci: DokumentyWlasnosciRecord;
  doplatyZezwolen: DoplatyZezwolenRecord;
  elementy: ElementyRecord;
  fakturyWody: FakturyWodyRecord;
  grunty: GruntyRecord;
  imiona: ImionaRecord;
  karty: KartyRecord;
  liczbyMieszkancow: LiczbyMieszkancowRecord;
  odczyty: OdczytyRecord;
  oplatyLokalne: OplatyLokalneRecord;
  oplatyZezwolen: OplatyZezwolenRecord;
  parametryOdpadow: ParametryOdpadowRecord;
  podmioty: PodmiotyRecord;
  pojazdy: PojazdyRecord;
  pozycjeFaktur: PozycjeFakturRecord;
  protokolyWymiany: ProtokolyWymianyRecord;
  punktyOdbioru: PunktyOdbioruRecord;
  raty: RatyRecord;
  ratyZbiorcze: RatyZbiorczeRecord;
  umowyWody: UmowyWodyRecord;
  wnioskiAkcyzowe: WnioskiAkcyzoweRecord;
  wodomierze: WodomierzeRecord;
  wplaty: WplatyRecord;
  wspolzobowiazani: WspolzobowiazaniRecord;
  wyborcy: WyborcyRecord;
  wybory: WyboryRecord;
  wydatki: WydatkiRecord;
  wymiary: WymiaryRecord;
  zezwolenia: ZezwoleniaRecord;
}
