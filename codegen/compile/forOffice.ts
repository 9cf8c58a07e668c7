import { layersOf, sourceDigest } from '../artefact/digest.ts';
import { artefactPath, type Compilation } from '../artefact/store.ts';
import { reportErrorsFirst, summary } from '../report/text.ts';
import { openMunicipality } from './openMunicipality.ts';
import { publishArtefact } from './writeArtefact.ts';

/*
 * The compiler of an office, in a process of its own: `node codegen/compile/forOffice.ts <folder> <store>` checks and compiles the
 * municipality in a folder and puts the artefact into the store. Prints a Compilation as JSON.
 */

/** Files may be saved while they are read; then they are read again. */
const MOST_TRIES = 3;

const [folder = '', store = ''] = process.argv.slice(2);
console.log(JSON.stringify(await compile()));

async function compile(): Promise<Compilation> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const digest = sourceDigest(folder, store);
    const { municipality, problems } = await openMunicipality({ root: folder });
    if (sourceDigest(folder, store) !== digest) continue;
    const report = problems.length > 0 ? reportErrorsFirst(problems) : '';
    if (!municipality) return { report, summary: summary(problems) };
    publishArtefact(artefactPath(store, folder, digest), municipality, { folders: layersOf(folder), warnings: report });
    return { digest };
  }
  return { report: '', summary: 'its files change all the time' };
}
