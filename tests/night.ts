/** Whether all that takes long is run, as `npm run test:night` does. */
export const isNight = Boolean(process.env.NIGHT);
/** Whether a change touches what the tests of this process guard, as `npm test -- changed` finds. */
const hasChanged = Boolean(process.env.GUARDING);

/** Whether what a change may have broken is tested in full. */
export const isThorough = isNight || hasChanged;

/**
 * How often something is tried: a sample in the usual run, the full count at night.
 *
 * @param afterChange of what the test guards; less than at night where that takes longer than five minutes
 */
export function times(usual: number, atNight: number, afterChange = atNight): number {
  if (isNight) return atNight;
  return hasChanged ? afterChange : usual;
}

/** The limit of a test that has none of its own. */
export const LIMIT_MS = times(60_000, 600_000);
