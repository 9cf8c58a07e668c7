/** The words of the pages before the studio, in its two languages. */
export type Spoken = 'pl' | 'en';

const pl = {
  studio: 'Studio',
  heading: 'Logowanie do studia',
  login: 'Login',
  password: 'Hasło',
  next: 'Dalej',
  codeHeading: 'Drugi krok',
  codeHint: 'Przepisz kod z aplikacji uwierzytelniającej.',
  code: 'Kod (6 cyfr)',
  enter: 'Zaloguj się',
  keyHeading: 'Hasło i drugi krok',
  keyHint:
    'To pierwsze logowanie. Wybierz własne hasło, zeskanuj obraz w aplikacji uwierzytelniającej i przepisz kod, który pokaże.',
  newPassword: 'Nowe hasło',
  newPasswordHint: 'Co najmniej 8 znaków, w tym 5 różnych: mała i wielka litera, cyfra i znak specjalny.',
  qr: 'Kod QR do aplikacji uwierzytelniającej',
  key: 'Klucz, gdy nie można zeskanować',
  save: 'Zapisz i wejdź',
  expired: 'Hasło jednorazowe straciło ważność: poproś o nowe.',
  noRole: 'Twoje konto nie ma żadnej roli w studiu. Poproś o nią osobę, która prowadzi konta urzędników.',
  full: 'Pracuje już tyle osób, ile może naraz. Spróbuj za kilka minut.',
  stopped: 'Twoja kopia się nie uruchomiła. Spróbuj jeszcze raz; to, co zapisano, zostało.',
  foreign: 'To wywołanie nie pochodzi ze studia.',
  failed: 'Studio napotkało błąd.',
  back: 'Do logowania',
  again: 'Spróbuj jeszcze raz',
};

export type LoginWords = typeof pl;

const en: LoginWords = {
  studio: 'Studio',
  heading: 'Log in to the studio',
  login: 'Login',
  password: 'Password',
  next: 'Next',
  codeHeading: 'Second step',
  codeHint: 'Type the code that your authenticator shows.',
  code: 'Code (6 digits)',
  enter: 'Log in',
  keyHeading: 'Password and second step',
  keyHint:
    'This is your first login. Choose a password of your own, scan the picture with an authenticator, and type the code that it shows.',
  newPassword: 'New password',
  newPasswordHint:
    'At least 8 characters, 5 of them different: a small and a capital letter, a digit and a special character.',
  qr: 'QR code for the authenticator',
  key: 'The key, if it cannot be scanned',
  save: 'Save and enter',
  expired: 'The one-time password has expired: ask for a new one.',
  noRole: 'Your account has no role in the studio. Ask whoever manages the accounts of clerks for one.',
  full: 'As many people as can be are at work. Try again in a few minutes.',
  stopped: 'Your copy did not start. Try again; what was saved is kept.',
  foreign: 'This call does not come from the studio.',
  failed: 'The studio has met an error.',
  back: 'To the login',
  again: 'Try again',
};

export const LOGIN_WORDS: Readonly<Record<Spoken, LoginWords>> = { pl, en };

/** The language that the browser asks for first, of the two. */
export function spokenIn(acceptLanguage = ''): Spoken {
  const [first] = acceptLanguage.split(',').map((one) => one.trim().slice(0, 2).toLowerCase());
  return first === 'pl' ? 'pl' : 'en';
}
