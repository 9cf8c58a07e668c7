export { potwierdzSwojEmail } from '../rejestracja/confirm.ts';
export { daj2Fa, zapisz2Fa } from './dwuetapowe.ts';
export { zmienEmail } from './email.ts';
export { zmienHaslo } from './haslo.ts';
export { dajLogowania, potwierdzPierwszeLogowanie, zakonczSesje } from './logowania.ts';
export { usunKonto } from './usuniecie.ts';
export { dajZgody, zapiszZgody } from './zgody.ts';

/**
 * A key would keep the answer with its token, and a transaction around it all would take back the count of wrong passwords.
 * Repeated, they find their session over or the wish done.
 */
export const repeatable = ['zmienHaslo', 'zmienEmail', 'zapisz2Fa'];
