/** Environment variables that belong together; texts in Markdown, as docs/office.md shows them. */
export interface Setting {
  names: readonly string[];
  /** What follows the name in the variable itself. */
  suffix?: string;
  /** One default for all names, or a description of it; absent: none. */
  default?: string;
  description: string;
}

/** Everything that can be set in the environment. `npm start -- --help` and the table of docs/office.md are made from it. */
export const settings: readonly Setting[] = [
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
    names: ['OKIENKO_PEPPER'],
    default: 'generated once, stored in `var/`',
    description: 'the secret with which sessions are hashed, at least 32 characters. Required in production',
  },
  {
    names: ['OKIENKO_VAR'],
    default: '`var`',
    description: 'the folder for everything the office writes: database, log, secrets',
  },
  {
    names: ['OKIENKO_ADRES'],
    default: '`http://localhost:PORT`',
    description:
      'the public address of the portal, without a path: links in mails start with it. Required in production',
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
    names: ['OKIENKO_ZGODY_REJESTRACJI'],
    default: '`przetwarzanieDanych,regulamin`',
    description: 'the consents required for registration, separated by commas; empty: none',
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
    names: ['OKIENKO_2FA'],
    default: '`1`',
    description: '`0` does not offer a second factor; accounts that already use it still need the code',
  },
  {
    names: ['OKIENKO_WEZEL'],
    default: 'none; a demo has a node of its own',
    description: 'JSON file that describes the national node, see below; `0`: no login through it',
  },
  {
    names: ['OKIENKO_P24', 'OKIENKO_KIR'],
    default: 'none; a demo has a bank of its own',
    description: 'JSON files that describe the payment channels, see below; `0`: the channel is off',
  },
  { names: ['OKIENKO_PROWIZJE'], default: '`0`', description: '`1` shows the commissions before a payment' },
  {
    names: ['OKIENKO_PROXIES'],
    default: '`0`',
    description: 'number of proxies in front whose `X-Forwarded-For` the office trusts',
  },
  {
    names: ['OKIENKO_PRZERWA'],
    description: '`1` declares a technical break: every call answers 503, and the portal shows it',
  },
  { names: ['OKIENKO_PRZERWA_USLUGI'], description: 'numbers of services under a break: `14,24`' },
  {
    names: ['OKIENKO_INTERNACJONALIZACJA'],
    default: '`1`',
    description: "`0` removes the choice of language: the portal uses the municipality's first",
  },
  {
    names: ['OKIENKO_STRONA_STARTOWA'],
    default: '`/strona-glowna`',
    description: 'the start page of the portal, see below',
  },
  {
    names: ['OKIENKO_ZGODA_EMAIL', 'OKIENKO_ZGODA_SMS'],
    default: '`1`',
    description: '`0` does not ask for consent to notices by e-mail, or by SMS',
  },
  {
    names: ['OKIENKO_PRZYPOMNIENIE_DNI'],
    default: '`3`',
    description: 'days before a deadline on which residents with consent are reminded, at most 14; `0`: no reminders',
  },
  {
    names: ['OKIENKO_SMS'],
    description: 'JSON file that describes the text message gateway, see below; without it none are sent',
  },
  {
    names: ['OKIENKO_WODA_BEZ'],
    description:
      'sections of the water summary that the office does not offer, of `faktury`, `odczyty`, `stan`, `protokol`, `dane`, `historia`, `zgloszenia`; without `dane` correspondence data cannot be changed elsewhere either',
  },
  {
    names: ['OKIENKO_UMOWA_WODY'],
    default: '`1`',
    description: '`0` hides number and date of the contract beside water invoices',
  },
  {
    names: ['OKIENKO_ADNOTACJA_STANU'],
    description: 'a note beside the input of a meter reading, the same in every language',
  },
  { names: ['OKIENKO_MIN_IMION'], default: '`2`', description: 'statistics hide first names with fewer bearers' },
  {
    names: ['OKIENKO_SEED', 'OKIENKO_RESIDENTS'],
    default: '`2026` `4000`',
    description: 'the demo commune: each number gives another town, with 100 to 1,000,000 residents',
  },
];
