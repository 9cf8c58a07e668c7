import type { Config } from './config.ts';
import type { Env } from './env.ts';

/** Environment variables that belong together; texts in Markdown, as docs/office.md shows them. */
export interface Setting {
  names: readonly string[];
  /** What follows the name in the variable itself. */
  suffix?: string;
  /** One default for all names, or a description of it; absent: none. */
  default?: string;
  description: string;
}

/** The settings of a domain or of the demo: how they are described, and how they are read. */
export interface DomainSettings<K extends keyof Config> {
  described: readonly Setting[];
  /** @throws StartError one sentence with what to do, for a value that makes no sense */
  read(env: Env): Pick<Config, K>;
}

/** What the environment can set of the engine; server/app/config.ts has all settings. */
export const engineSettings: readonly Setting[] = [
  { names: ['PORT', 'HOST'], default: '`8080` `127.0.0.1`', description: 'the port and address it listens on' },
  {
    names: ['OKIENKO_MODE'],
    default: '`demo`',
    description:
      '`demo` creates a fictitious commune; `production` creates none and requires the settings marked below',
  },
  {
    names: ['DATABASE_URL'],
    description: 'a PostgreSQL database; without it SQLite, a file in `var/`. Required in production',
  },
  {
    names: ['OKIENKO_DATABASE_DIRECT_URL'],
    description:
      'the same database without the pooler, when `DATABASE_URL` names PgBouncer: migrations, loads of feeds and backups connect there ([several processes](how-to/offices.md#pgbouncer))',
  },
  {
    names: ['OKIENKO_PROCESSES'],
    default: '`1`',
    description:
      'equal processes that answer at the same port, on PostgreSQL ([several processes](how-to/offices.md)): as many as the machine has cores',
  },
  {
    names: ['OKIENKO_PEPPER'],
    default: 'generated once, stored in `var/`',
    description: 'the secret with which sessions are hashed, at least 32 characters. Required in production',
  },
  {
    names: ['OKIENKO_VAR'],
    default: '`var`',
    description: 'the folder for everything the office writes: database, log, secrets, compressed files',
  },
  {
    names: ['OKIENKO_ADRES'],
    default: '`http://localhost:PORT`',
    description:
      'the public address of the portal, without a path: links in mails, canonical addresses and `sitemap.xml` start with it. Required in production',
  },
  {
    names: ['OKIENKO_SMTP'],
    description:
      'the mail server: `smtp://user:password@host:587` (STARTTLS) or `smtps://…:465`. Required in production; a demo without it leaves its mails in the outbox',
  },
  {
    names: ['OKIENKO_POCZTA_OD'],
    default: "`no-reply@` the portal's host",
    description: 'the sender of mails: an address, or `Urząd Gminy <portal@gmina.example>`',
  },
  {
    names: ['OKIENKO_CONFIG'],
    default: 'the shipped municipality',
    description: "the municipality's folder ([municipality.md](municipality.md))",
  },
  {
    names: ['OKIENKO_DANE_'],
    suffix: 'and a name',
    description:
      "a database with views of the municipality's own data: a PostgreSQL address or an SQLite file ([data.md](data.md))",
  },
  {
    names: ['OKIENKO_ZAPLECZE_'],
    suffix: 'and a name',
    description:
      'JSON file with address and key of another backend of the municipality ([backend.md](backend.md#more-than-one-backend))',
  },
  {
    names: ['OKIENKO_TOKEN_MODE'],
    default: '`split`',
    description: '`split`: a call needs token and cookie; `bearer`: the token alone, for clients without cookies',
  },
  {
    names: ['OKIENKO_CZAS_SESJI_S'],
    default: '`900`',
    description:
      'length of a session in seconds, from login or its last extension; a session ends after 8 hours at the latest',
  },
  {
    names: ['OKIENKO_CAPTCHA'],
    default: '`0`',
    description:
      '`1` requires a captcha for login, registration and forms that send mails; with `0` only after failed logins',
  },
  {
    names: ['OKIENKO_CAPTCHA_KOSZT'],
    default: '`5000`',
    description: 'rounds of PBKDF2 in each attempt of the solver: twice the number takes twice the time',
  },
  {
    names: ['OKIENKO_PROXIES'],
    default: '`0`',
    description: 'number of proxies in front whose `X-Forwarded-For` the office trusts',
  },
  {
    names: ['OKIENKO_PRZERWA'],
    description: '`1` declares a technical break: every call answers 503, and every address the page of the break',
  },
  {
    names: ['OKIENKO_ZGODA_EMAIL', 'OKIENKO_ZGODA_SMS'],
    default: '`1`',
    description: '`0` does not ask for consent to notices by e-mail, or by SMS',
  },
  {
    names: ['OKIENKO_SMS'],
    description: 'JSON file that describes the text message gateway, see below; without it none are sent',
  },
];
