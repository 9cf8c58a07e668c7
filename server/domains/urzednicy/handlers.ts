export * from './czynnosci.ts';
export { dajKolejkeWnioskow, dajStanKolejki } from './kolejka.ts';
export * from './logowanie/handlers.ts';
export { dajWniosekUrzedu } from './wniosek.ts';
