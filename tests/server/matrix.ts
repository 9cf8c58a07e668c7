import type { Operation } from '../../src/lang/descriptors/contract.ts';

/** Status and, of a refusal, its code. */
export type Outcome = readonly [status: number, kod?: string];

/** The callers. Each has exactly the credentials that its name describes. */
export const ACTORS = [
  'anonymous',
  'unverified',
  'unconfirmed',
  'owner',
  'otherPerson',
  'institution',
  'otherInstitution',
  'expired',
  'loggedOut',
  'endedElsewhere',
  'deleted',
  'blocked',
  'otherBrowser',
  'ownTokenForeignCookie',
  'foreignTokenOwnCookie',
  'tokenAlone',
  'cookieAlone',
] as const;
export type Actor = (typeof ACTORS)[number];

const FULL: readonly Actor[] = ['owner', 'otherPerson', 'institution', 'otherInstitution'];
const RESTRICTED: readonly Actor[] = ['unverified', 'unconfirmed'];
/** Callers without a valid session. */
export const NOBODY = ACTORS.filter((actor) => !FULL.includes(actor) && !RESTRICTED.includes(actor));

const OK: Outcome = [200];
const NOT_FOUND: Outcome = [404, 'NIE_ZNALEZIONO'];

/** The subject of an operation, which decides who may call it, with the outcome of the sample request (samples.ts). */
type Class =
  /** Public. */
  | { open: Outcome }
  /** About the session, also a restricted one. */
  | { session: Outcome }
  /** About the account: each confirmed one has its own data. */
  | { account: Outcome }
  /** About the chosen subject, without an id: each finds its own data. */
  | { subject: Outcome }
  /** About a thing that the request names; it belongs to the owner, and is not found by others. */
  | { thing: Outcome; foreign?: Outcome };

const open: Class = { open: OK };
const account: Class = { account: OK };
const subject: Class = { subject: OK };
const thing: Class = { thing: OK };

/** Every operation of the contract is here: a new one fails the test until it has a class. */
export const CLASSES: Readonly<Record<string, Class>> = {
  zaloguj: open,
  zalogujTotp: { open: [422, '1012'] },
  dajWyzwanieCaptcha: open,
  dajInformacjeLogowania: open,
  dajDaneUzytkownika: { session: OK },
  dajListePodmiotow: account,
  // The sample has the token of another session: refused as a mistake, and no session ends.
  przedluzSesje: { session: [400, 'BLEDNE_ZADANIE'] },
  wyloguj: { session: [400, 'BLEDNE_ZADANIE'] },

  dajZgodyRejestracji: open,
  zarejestruj: { open: [422, '1201'] },
  wyslijLinkAktywacyjny: open,
  resetujHaslo: open,
  ustawHaslo: { open: [422, '1401'] },
  aktywujKonto: { open: [422, '1401'] },
  aktywujKontoZUrzedu: { open: [422, '1401'] },
  potwierdzEmail: { open: [422, '1401'] },

  // The office of these tests has no node, and says so only to permitted callers; with a node: tests/server/domains/wezel.
  przygotujLogowanieWezlem: { open: [422, '1701'] },
  przygotujPotwierdzenieWezlem: { session: [422, '1701'] },
  odbierzLogowanieWezlem: { open: [422, '1702'] },
  dajDaneDoPotwierdzenia: { open: [422, '1702'] },
  potwierdzDane: { open: [422, '1702'] },

  zmienHaslo: { account: [422, '1519'] },
  zmienEmail: { account: [422, '1519'] },
  potwierdzSwojEmail: { account: [422, '1401'] },
  dajZgody: account,
  zapiszZgody: account,
  daj2Fa: account,
  zapisz2Fa: { account: [422, '1602'] },
  usunKonto: { account: [422, '1602'] },
  dajLogowania: account,
  // The owner's own session, which this call never ends; others do not find it.
  zakonczSesje: { thing: NOT_FOUND },
  potwierdzPierwszeLogowanie: account,

  dajInformacjePubliczne: open,
  dajStroneWlasna: open,
  dajZawartoscKatalogu: open,
  pobierzPlik: open,
  dajStatusyIRejestry: open,
  dajDeklaracjeDostepnosci: open,
  dajKonfiguracje: open,
  dajStanPrzerwyTechnicznej: open,
  dajMenuBoczne: open,
  dajLicznikOdwiedzin: open,
  dajKontakt: open,
  dajListeUslug: open,
  dajLataBudzetowe: open,
  dajDochodyBudzetu: open,
  dajDochodyBudzetuPdf: open,
  dajWydatkiBudzetu: open,
  dajWydatkiBudzetuPdf: open,
  dajStatusyMeldunkoweMieszkancow: open,
  dajStatusyMeldunkoweMieszkancowPdf: open,
  informacjaLiczbaWyborcow: open,
  informacjaLiczbaWyborcowPdf: open,
  sprawdzWyborce: open,
  dajZameldowaniaWgPlciWieku: open,
  dajZameldowaniaWgPlciWiekuPdf: open,
  dajNajpopularniejszeImiona: open,
  dajNajpopularniejszeImionaPdf: open,
  dajLataUrodzen: open,
  dajNajpopularniejszeImionaWgRoku: open,
  dajNajpopularniejszeImionaWgRokuPdf: open,

  dajListeNaleznosci: subject,
  dajListeNaleznosciPdf: subject,
  dajKarteNaleznosci: thing,
  dajLataDlaNaleznosci: thing,
  dajRaty: thing,
  dajRatyPdf: thing,
  dajWplaty: thing,
  dajElementy: thing,
  drukDowoduWplaty: thing,
  dajTematy: subject,
  dajTelefonPlatnika: subject,
  dajPunktyOdbioru: subject,
  dajDaneKorespondencyjne: subject,
  dajHistorieZmianDanych: subject,
  zglosZmianeDanychKorespondencyjnych: { thing: OK, foreign: [422, '5104'] },
  dajZgloszenia: subject,
  dajZgloszeniaPdf: subject,
  // A form names its wrong field, the same for a foreign point and an unknown one.
  dodajZgloszenie: { thing: OK, foreign: [422, '2004'] },
  dajWykazPojazdowPlatnika: thing,
  dajWykazPojazdowPlatnikaPdf: thing,

  // The office of these tests has no channel; with channels: tests/server/domains/platnosci.
  dodajPrzelew: { thing: [422, '4005'] },
  dajHistoriePlatnosci: subject,
  dajHistoriePlatnosciPdf: subject,
  dajPlatnosc: thing,
  dajPlatnoscPdf: thing,
  dajDanePrzelewu: thing,
  dajTerminyPlatnosci: subject,

  dajPodatkiGminneZestawienie: thing,
  dajPodatkiGminneZestawieniePdf: thing,
  dajWymiarPodatku: thing,
  dajWymiarPodatkuPdf: thing,
  dajDecyzjeWymiarowa: thing,
  dajDecyzjeWymiarowaPdf: thing,

  dajParametryOplatZaOdpady: thing,
  dajParametryOplatZaOdpadyPdf: thing,

  dajOplatyLokalne: thing,
  dajOplatyLokalnePdf: thing,
  // Only institutions have permits, and the owner here is a person.
  dajOplatyZaZezwolenia: { thing: NOT_FOUND },
  dajOplatyZaZezwoleniaPdf: { thing: NOT_FOUND },

  dajZestawienieWody: thing,
  dajZestawienieWodyPdf: thing,
  dajOdczytyLicznikaPdf: thing,
  dajFaktureWody: thing,
  dajFakturaWodyPdf: thing,
  // A form: others get the refusal of an unknown meter.
  zapiszStanLicznika: { thing: OK, foreign: [422, '5002'] },
  // The sample's report belongs to the owner, and may be withdrawn repeatedly.
  wycofajStanLicznika: thing,
  dajZgloszeniaStanu: thing,
  dajZgloszeniaStanuPdf: thing,
  dajProtokolWymianyWodomierza: thing,
  dajProtokolWymianyWodomierzaZeZdjeciami: thing,
  dajWymianeWodomierza: thing,
  dajZdjeciaWymianyWodomierza: thing,

  dajZasadyNieczystosci: account,
  dajZamowieniaNieczystosci: subject,
  // A form, like a request.
  zamowOdbiorNieczystosci: { thing: OK, foreign: [422, '5202'] },
  // The sample's order belongs to the owner, and may be cancelled repeatedly.
  anulujZamowienieNieczystosci: thing,

  // No shipped operation takes files; those of a municipality: tests/server/engine/files.
  rozpocznijPlik: { subject: [422, '6001'] },
  dajStanPliku: { thing: NOT_FOUND },
  dopiszDoPliku: { thing: NOT_FOUND },
  // Unknown, removed and somebody else's files are all gone for the caller.
  usunPlik: { subject: OK },
  dajPlik: { thing: NOT_FOUND },

  // No shipped form has drafts; those of a municipality: tests/server/engine/drafts.
  dajSzkice: subject,
  dajSzkic: subject,
  zapiszSzkic: { subject: [422, '6101'] },
  usunSzkic: subject,

  dajInneUslugi: subject,
  dajMojeSprawy: subject,
  dajLataAkcyzy: subject,
  dajWnioskiAkcyzowe: subject,
  dajWnioskiAkcyzowePdf: subject,
  dajZwrotyAkcyzy: subject,
  dajZwrotyAkcyzyPdf: subject,
};

/** The expected response to the sample request of an operation. @throws for an operation without a class */
export function expected({ id, access, subject: aboutSubject }: Operation, actor: Actor): Outcome {
  const of = CLASSES[id];
  if (!of) throw new Error(`Nobody has said in tests/server/matrix.ts what ${id} is about.`);
  const needs = 'open' in of ? 'public' : 'session' in of ? 'restricted' : 'full';
  if (access !== needs || (aboutSubject && !('subject' in of || 'thing' in of)))
    throw new Error(`${id} is not what tests/server/matrix.ts says: its x-access is ${access}.`);
  if ('open' in of) return of.open;
  if (NOBODY.includes(actor)) return [401, 'BRAK_SESJI'];
  if ('session' in of) return of.session;
  if (RESTRICTED.includes(actor)) return [403, 'BRAK_DOSTEPU'];
  if ('account' in of) return of.account;
  if ('subject' in of) return of.subject;
  return actor === 'owner' ? of.thing : (of.foreign ?? NOT_FOUND);
}
