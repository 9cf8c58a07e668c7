/** Publishes, and tells the process that has started it how far it is, and how it ended. Its arguments are those of publishMunicipality. */
import { publishMunicipality } from './publish.ts';

const [folder = '', place = '', about = '{}'] = process.argv.slice(2);
const outcome = await publishMunicipality(folder, place, JSON.parse(about), (progress) => process.send?.({ progress }));
process.send?.({ outcome });
process.disconnect?.();
