/** The widths of a chart's box for which it is laid out differently. */
export type BoxSize = 'tight' | 'narrow' | 'wide';

/** Less leaves nothing of a bar beside a date: a phone with the largest letters. */
const TIGHT_REM = 14;
const NARROW_REM = 38;

export const boxSizeOf = (rem: number): BoxSize => (rem < TIGHT_REM ? 'tight' : rem < NARROW_REM ? 'narrow' : 'wide');
