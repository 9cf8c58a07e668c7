import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { openMunicipality } from '../compile/openMunicipality.ts';
import { reportErrorsFirst, summary } from '../report/text.ts';

const help = `okienko compile [folder] [--out folder]

Checks a municipality and writes its screens, texts and validators as hashed static files,
with manifest.json leading to them. Default: var/compiled.`;

export async function compile(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { out: { type: 'string', default: 'var/compiled' }, help: { type: 'boolean', default: false } },
  });
  if (values.help) {
    console.log(help);
    return 0;
  }
  const { municipality, problems } = await openMunicipality({ root: resolve(positionals[0] ?? '.') });
  if (!municipality) {
    console.log(`${reportErrorsFirst(problems)}\n\n${summary(problems)}: nothing was written.`);
    return 1;
  }
  const out = resolve(values.out);
  mkdirSync(out, { recursive: true });
  for (const [name, { body }] of municipality.files) writeFileSync(join(out, name), body);
  writeFileSync(join(out, 'manifest.json'), JSON.stringify(municipality.manifest));
  console.log(`${municipality.files.size + 1} files written to ${out}`);
  return 0;
}
