export { potwierdzSwojEmail } from '../rejestracja/confirm.ts';
export { daj2Fa, zapisz2Fa } from './dwuetapowe.ts';
export { zmienEmail } from './email.ts';
export { zmienHaslo } from './haslo.ts';
export { dajLogowania, potwierdzPierwszeLogowanie, zakonczSesje } from './logowania.ts';
export { usunKonto } from './usuniecie.ts';
export { dajZgody, zapiszZgody } from './zgody.ts';

/**
 * An idempotency key would store the response with its token, and one transaction would undo the count of wrong passwords.
 * When repeated, these calls find their session ended or the change done.
 */
export const repeatable = ['zmienHaslo', 'zmienEmail', 'zapisz2Fa'];
