/** The password of every demo account. It is written in the README, so it protects nothing. */
export const DEMO_PASSWORD = 'Lipowa-2026!';

/** Key of the second step of `adam.kowal`, to be put into an authenticator; as public as the password. */
export const DEMO_TOTP_KEY = 'LIPOWADOLINADEMOADAMKOWAL2FAKODY';

/** The accounts of the demo commune that a visitor logs in with; `who` says what each one shows. */
export const demoAccounts = [
  { login: 'anna.wisniewska', who: 'a person with taxes, waste, water, a dog and a van, with every status letter' },
  { login: 'przewozy', who: 'a company with vehicles and monthly property tax' },
  { login: 'gospoda', who: 'an inn with permits to sell alcohol, a missed term, and a lease paid by the month' },
  { login: 'jan.nowak', who: 'a person who also acts for a company: choose for whom at the top' },
  { login: 'ewa.zielinska', who: 'a new account whose data are still being synchronised' },
  { login: 'ola.krawczyk', who: 'a restricted account: registered, identity not confirmed yet (unverified)' },
  { login: 'piotr.mazur', who: 'an account whose activation link was never used: login is refused with 1009' },
  { login: 'adam.kowal', who: 'a person whose login has a second step, and whom the office reminds of a payment' },
  {
    login: 'halina.lis',
    who: 'made at the counter, waits for activation: link and one-time password are in her mail at /demo/poczta',
  },
  { login: 'marek.wrona', who: 'a restricted account: made from a letter, its data seen by nobody yet (unconfirmed)' },
  { login: 'zofia.kruk', who: 'blocked by the office: login is refused with 1006' },
] as const;

export type DemoLogin = (typeof demoAccounts)[number]['login'];
