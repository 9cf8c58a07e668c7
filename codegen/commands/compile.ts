import { resolve } from 'node:path';
import { command } from '../command/command.ts';
import { text } from '../command/options.ts';
import { compiled, FOLDER } from './municipality.ts';

export const compile = command({
  name: 'compile',
  summary: 'writes the static files of a municipality into a folder',
  description: `Checks a municipality and writes its screens, texts and validators as hashed static files,
with manifest.json, which names them. Beside them are the parts that the office reads: an office of
the same version starts from this folder alone when OKIENKO_CONFIG names it.`,
  arguments: [FOLDER],
  options: { out: text('folder', 'where the files are written', 'var/compiled') },
  fails: 'the check finds an error and nothing is written',
  async run({ folder, out: given }) {
    const { writeArtefact } = await import('../compile/writeArtefact.ts');
    const municipality = await compiled(folder, 'nothing was written');
    const out = resolve(given);
    console.log(`${writeArtefact(out, municipality, { warnings: '' })} files written to ${out}`);
    return 0;
  },
});
