import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { command } from '../command/command.ts';
import { text } from '../command/options.ts';
import { compiled, FOLDER } from './municipality.ts';

export const compile = command({
  name: 'compile',
  summary: 'writes the static files of a municipality into a folder',
  description: `Checks a municipality and writes its screens, texts and validators as hashed static files,
with manifest.json, which names them.`,
  arguments: [FOLDER],
  options: { out: text('folder', 'where the files are written', 'var/compiled') },
  fails: 'the check finds an error and nothing is written',
  async run({ folder, out: given }) {
    const municipality = await compiled(folder, 'nothing was written');
    const out = resolve(given);
    mkdirSync(out, { recursive: true });
    for (const [name, { body }] of municipality.files) writeFileSync(join(out, name), body);
    writeFileSync(join(out, 'manifest.json'), JSON.stringify(municipality.manifest));
    console.log(`${municipality.files.size + 1} files written to ${out}`);
    return 0;
  },
});
