/** Whether this is the night run (`npm run test:night`), which includes all slow tests. */
export const isNight = Boolean(process.env.NIGHT);

/** The number of repetitions: a sample in the usual run, the full count at night. */
export const times = (usual: number, atNight: number): number => (isNight ? atNight : usual);
