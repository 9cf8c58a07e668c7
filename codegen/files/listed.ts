/** One or none as a list. */
export const listed = <T>(one: T | undefined): readonly T[] => (one === undefined ? [] : [one]);
