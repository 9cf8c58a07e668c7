import { EXPIRED_MS, REPEATABLE_MS } from '../../domains/konto/linkRules.ts';
import { NOTICES_DAYS } from '../../domains/platnosci/tidyPayments.ts';
import type { Config } from '../../engine/config/config.ts';
import type { Tables } from '../../engine/db/tables.ts';
import { KEPT_MS } from '../../engine/http/idempotency.ts';
import { COUNTS_MS } from '../../engine/http/sharedReads.ts';
import { SENT_DAYS, UNSENT_DAYS } from '../../engine/outbox/tidyOutbox.ts';
import { DEVICES_DAYS, LOGINS_DAYS } from '../housekeeping.ts';
import { STRANGERS_DAYS } from './forgetStrangers.ts';

const DAY_MS = 24 * 3600 * 1000;
const LINKS_DAYS = EXPIRED_MS / DAY_MS;
const OFFICE_LINK_HOURS = REPEATABLE_MS / 3_600_000;

type Words = Readonly<Record<'en' | 'pl', string>>;

/** Personal data that the office itself deletes, and when. docs/how-to/personal-data.md is made of it. */
export interface Rule {
  what: Words;
  until: Words;
  tables: readonly (keyof Tables)[];
}

type Defaults = Pick<Config, 'audyt' | 'zdarzenia' | 'pliki'>;

const days = (count: number): Words => ({ en: `${count} days`, pl: `${count} dni` });
const after = (count: number, en: string, pl: string): Words => ({
  en: `${count} days ${en}`,
  pl: `${count} dni ${pl}`,
});

/** @param config whose settings change some of them; the page shows the defaults */
export const rules = ({ audyt, zdarzenia, pliki }: Defaults): readonly Rule[] => [
  {
    what: { en: 'sessions of residents and clerks', pl: 'sesje mieszkańców i urzędników' },
    until: { en: 'their end', pl: 'ich końca' },
    tables: ['sesje', 'sesjeUrzednikow'],
  },
  {
    what: { en: 'accounts that were registered and never activated', pl: 'konta założone i nigdy nieaktywowane' },
    until: {
      en: `${LINKS_DAYS} days after the end of their last link; those that the office made wait for their owner`,
      pl: `${LINKS_DAYS} dni po końcu ostatniego odnośnika; założone przez urząd czekają na właściciela`,
    },
    tables: ['konta'],
  },
  {
    what: { en: 'links and codes', pl: 'odnośniki i kody' },
    until: {
      en: `${LINKS_DAYS} days after their end; those of the office ${OFFICE_LINK_HOURS} hours after their use; those of the node until their use or end`,
      pl: `${LINKS_DAYS} dni po ich końcu; odnośniki urzędu ${OFFICE_LINK_HOURS} godziny po użyciu; kody węzła do użycia albo końca`,
    },
    tables: ['kody', 'logowaniaWezlem', 'zadania'],
  },
  {
    what: {
      en: 'persons whom an account brought, who have no data of the office and no account any more',
      pl: 'osoby, które przyszły z kontem, nie mają danych urzędu ani już konta',
    },
    until: after(STRANGERS_DAYS, 'after they came', 'od przyjścia'),
    tables: ['podmioty'],
  },
  {
    what: { en: 'logins of an account, with network and browser', pl: 'logowania konta, z siecią i przeglądarką' },
    until: days(LOGINS_DAYS),
    tables: ['logowania'],
  },
  {
    what: { en: 'known browsers', pl: 'znane przeglądarki' },
    until: after(DEVICES_DAYS, 'after their last login', 'od ostatniego logowania'),
    tables: ['urzadzenia'],
  },
  {
    what: {
      en: 'failed attempts and used one-time values, hashed',
      pl: 'nieudane próby i zużyte wartości jednorazowe, skróty',
    },
    until: { en: '2 days, or the end of the block', pl: '2 dni albo do końca blokady' },
    tables: ['proby', 'uzyte'],
  },
  {
    what: { en: 'counts of reads by network and account, hashed', pl: 'liczniki odczytów sieci i kont, skróty' },
    until: { en: `${COUNTS_MS / 60_000} minutes`, pl: `${COUNTS_MS / 60_000} minut` },
    tables: ['odczytyWywolan'],
  },
  {
    what: { en: 'responses for repeated writes', pl: 'odpowiedzi na powtórzone zapisy' },
    until: { en: `${KEPT_MS / 3_600_000} hours`, pl: `${KEPT_MS / 3_600_000} godziny` },
    tables: ['powtorzenia'],
  },
  {
    what: { en: 'mails and text messages', pl: 'listy i SMS-y' },
    until: {
      en: `${SENT_DAYS} days after they were sent, without links; ${UNSENT_DAYS} days if nobody took them`,
      pl: `${SENT_DAYS} dni od wysłania, bez odnośników; ${UNSENT_DAYS} dni, jeśli nikt ich nie przyjął`,
    },
    tables: ['poczta', 'smsy'],
  },
  {
    what: { en: 'drafts of forms', pl: 'szkice formularzy' },
    until: {
      en: 'their last day (`drafts.days`), or a few days after their end',
      pl: 'ostatniego dnia (`drafts.days`) albo kilka dni po ich końcu',
    },
    tables: ['szkice', 'plikiSzkicow'],
  },
  {
    what: {
      en: 'files that no request has named, and their bytes',
      pl: 'pliki, których nie nazwał żaden wniosek, z treścią',
    },
    until: {
      en: `${pliki.unsentMs / 3_600_000} hours; refused and removed ones 25 hours`,
      pl: `${pliki.unsentMs / 3_600_000} godzin; odrzucone i usunięte 25 godzin`,
    },
    tables: ['pliki'],
  },
  {
    what: { en: 'events for other systems', pl: 'zdarzenia dla innych systemów' },
    until: {
      en: `${zdarzenia.dni} days (\`OKIENKO_ZDARZENIA_DNI\`); one day while no system may read them`,
      pl: `${zdarzenia.dni} dni (\`OKIENKO_ZDARZENIA_DNI\`); jeden dzień, gdy żaden system nie może ich czytać`,
    },
    tables: ['zdarzenia', 'dostawyZdarzen', 'odpowiedziWymiany'],
  },
  {
    what: { en: 'notices of payment providers', pl: 'powiadomienia operatorów płatności' },
    until: days(NOTICES_DAYS),
    tables: ['powiadomienia'],
  },
  {
    what: { en: 'the audit log', pl: 'dziennik audytu' },
    until: { en: `${audyt.dni} days (\`OKIENKO_AUDYT_DNI\`)`, pl: `${audyt.dni} dni (\`OKIENKO_AUDYT_DNI\`)` },
    tables: ['audyt', 'pieczecieAudytu'],
  },
];

/** Tables whose rows the office does not delete by itself, and why. A test knows that every table is here or above. */
export const KEPT: Readonly<Record<string, readonly (keyof Tables)[]>> = {
  'filed with the office: its filing rules say how long': [
    ...(['wpisy', 'przebiegWpisow', 'dokumentyWpisow', 'podpisyWpisow', 'numeryWpisow', 'przydzialyWpisow'] as const),
    ...(['zgloszenia', 'zmianyDanych', 'daneKorespondencyjne', 'zamowieniaNieczystosci'] as const),
    ...(['zgloszeniaStanu', 'odczyty', 'protokolyWymiany', 'zdjeciaProtokolow'] as const),
  ],
  'accounting: the law says how long': ['zlecenia', 'zleceniaRaty', 'zajeteRaty'],
  'fed by the systems of the office: a feed removes what is gone there': [
    ...(['mieszkancy', 'karty', 'wspolzobowiazani', 'ratyZbiorcze', 'raty', 'wplaty', 'elementy', 'pojazdy'] as const),
    ...([
      'punktyOdbioru',
      'parametryOdpadow',
      'dokumentyWlasnosci',
      'grunty',
      'budynki',
      'budowle',
      'wymiary',
    ] as const),
    ...(['oplatyLokalne', 'zezwolenia', 'oplatyZezwolen', 'doplatyZezwolen', 'wnioskiAkcyzowe'] as const),
    ...(['decyzjeAkcyzowe', 'wodomierze', 'umowyWody', 'fakturyWody', 'pozycjeFaktur', 'wyborcy'] as const),
    ...(['liczbyMieszkancow', 'imiona', 'dochody', 'wydatki', 'wybory'] as const),
  ],
  'of feeds: the states before the last loads, which a later load replaces': [
    'zasilenia',
    'zasileniaRekordy',
    'zasileniaZmiany',
  ],
  'accounts in use and their rights, until their owners or the office delete them': ['kontaPodmioty', 'urzednicy'],
  'no personal data': ['notatki', 'tematy', 'kluczeWymiany', 'odbiorcyZdarzen'],
};
