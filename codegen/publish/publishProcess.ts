/** Publishes, and tells the process that has started it how far it is, and how it ended. Its arguments are those of publishMunicipality. */
import { publishMunicipality } from './publish.ts';

// Who has started it knows nothing of a version that comes later.
const stop = (): never => process.exit(1);
process.once('disconnect', stop);
const [folder = '', place = '', about = '{}'] = process.argv.slice(2);
const outcome = await publishMunicipality(folder, place, JSON.parse(about), (progress) =>
  process.send?.({ progress }, undefined, undefined, () => {}),
);
process.send?.({ outcome });
process.off('disconnect', stop);
process.disconnect?.();
