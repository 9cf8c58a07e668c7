import { guess, guessOrAll } from '../files/shape.ts';

/** The screen that was probably meant: the nearest name, otherwise those of the same folder. */
export function guessScreen(name: string, names: readonly string[]): string {
  const near = guess(name, names);
  const folder = name.slice(0, name.lastIndexOf('/') + 1);
  return near || !folder
    ? near
    : guessOrAll(
        name,
        names.filter((one) => one.startsWith(folder)),
      );
}
