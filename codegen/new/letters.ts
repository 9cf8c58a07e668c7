export const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Without Polish letters: `żółć` -> `zolc`. */
export const plainLetters = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ł', 'l').replaceAll('Ł', 'L');

/** `Rezerwacje sali gimnastycznej` -> `rezerwacje-sali-gimnastycznej`. */
export const slugOf = (name: string): string =>
  plainLetters(name)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');
