import { resolve } from 'node:path';
import { command } from '../command/command.ts';
import { flag, text } from '../command/options.ts';
import { compiled, FOLDER } from './municipality.ts';

export const compile = command({
  name: 'compile',
  summary: 'writes the static files of a municipality into a folder',
  description: `Checks a municipality and writes its screens, texts and validators as hashed static files,
with manifest.json, which names them.`,
  arguments: [FOLDER],
  options: {
    out: text('folder', 'where the files are written', 'var/compiled'),
    office: flag(
      'also writes what only the office reads: OKIENKO_CONFIG may name the folder; a web server must not serve it',
    ),
  },
  fails: 'the check finds an error and nothing is written',
  async run({ folder, out: given, office }) {
    const { writeArtefact, writeStaticFiles } = await import('../compile/writeArtefact.ts');
    const municipality = await compiled(folder, 'nothing was written');
    const out = resolve(given);
    const written = office ? writeArtefact(out, municipality, { warnings: '' }) : writeStaticFiles(out, municipality);
    console.log(`${written} files written to ${out}`);
    return 0;
  },
});
