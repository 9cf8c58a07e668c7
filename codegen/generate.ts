import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { loadContract } from './contract/load.ts';
import { outputs } from './generate/outputs.ts';
import { staleFiles } from './generate/stale.ts';

/*
 * `node codegen/generate.ts`: types, client, validators and documents from schemas/api.
 * `node codegen/generate.ts --check`: writes nothing; exit status 1 names what is stale.
 */
const root = join(import.meta.dirname, '..');
const { contract, problems } = loadContract([join(root, 'schemas/api')]);

if (problems.length > 0) {
  for (const { file, line, column, message, help = [] } of problems) {
    console.error(`${file}:${line}:${column}  ${[message, ...help].join('\n  ')}`);
  }
  process.exit(1);
}

const files = await outputs(contract);
const stale = staleFiles(root, files);

if (process.argv.includes('--check')) {
  for (const path of stale) console.error(`${path} is stale. Run: npm run types`);
  process.exit(stale.length > 0 ? 1 : 0);
}

for (const path of stale) {
  const text = files.get(path);
  if (text === undefined) {
    console.error(`${path} is not generated any more. Remove it.`);
    continue;
  }
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
  console.log(path);
}
