import data from './data/odsetki.json' with { type: 'json' };

/** A value in force from a day on. */
interface OdDnia {
  od: string;
}
type ByYear<T extends OdDnia> = Record<string, readonly T[]>;

/** The values of all years, the oldest first. */
export const kolejno = <T extends OdDnia>(byYear: ByYear<T>): readonly T[] =>
  Object.values(byYear)
    .flat()
    .sort((a, b) => (a.od < b.od ? -1 : 1));

/** The value in force on a day; before the first one, the first. */
export const naDzien = <T extends OdDnia>(all: readonly T[], dzien: string): T =>
  all.findLast(({ od }) => od <= dzien) ?? all[0]!;

const amountOn = (byYear: ByYear<OdDnia & { grosze: number }>): ((dzien: string) => number) => {
  const all = kolejno(byYear);
  return (dzien) => naDzien(all, dzien).grosze;
};

/** Interest up to this is not charged. */
export const progOdsetekGrosze = amountOn(data.progOdsetek);
/** @param dzien the day the reminder is sent */
export const kosztUpomnieniaGrosze = amountOn(data.kosztUpomnienia);
/** @param dzien the day the enforcement begins */
export const oplataManipulacyjnaGrosze = amountOn(data.oplataManipulacyjna);
