/**
 * The maximum length of lists of things that residents send repeatedly: the newest. Without it, somebody who uses up the
 * daily limits could in time make answers and documents that take seconds; nobody else has ever sent as many.
 */
export const NEWEST = 500;
