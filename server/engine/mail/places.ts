import type { EngineConfig } from '../config/config.ts';

/** Pages of the portal that mails link to, by their path in the specification. */
const paths = {
  portal: '/',
  logowanie: '/logowanie',
  rejestracja: '/rejestracja',
  resetHasla: '/reset-haslo',
  resetLinku: '/reset-link',
  noweHaslo: '/nowe-haslo',
  aktywacja: '/aktywacja-return-url',
  aktywacjaZUrzedu: '/aktywacja-z-urzedu-return-url',
  potwierdzenieEmail: '/potwierdzenie-email',
  panel: '/panel-uzytkownika',
  naleznosci: '/lista-naleznosci',
  nieczystosci: '/uslugi/nieczystosci-ciekle',
} as const;

/** A page of the portal by its path. */
export const addressOf = ({ adres }: Pick<EngineConfig, 'adres'>, path: string): string => new URL(path, adres).href;

/** @param hash code of a link; `noweHaslo` takes it as `kodZmianyHasla`, all others as `hash` */
export function placeOf({ adres }: Pick<EngineConfig, 'adres'>, page: keyof typeof paths, hash?: string): string {
  const url = new URL(paths[page], adres);
  if (hash !== undefined) url.searchParams.set(page === 'noweHaslo' ? 'kodZmianyHasla' : 'hash', hash);
  return url.href;
}
