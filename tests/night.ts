/** Whether all that takes long is run, as `npm run test:night` does. */
export const isNight = Boolean(process.env.NIGHT);

/** How often something is tried: a sample in the usual run, the full count at night. */
export const times = (usual: number, atNight: number): number => (isNight ? atNight : usual);
