import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { loadContract } from './contract/load.ts';
import { ASYNCAPI, asyncapi } from './generate/asyncapi.ts';
import { DESCRIPTOR_TYPES, descriptorTypes } from './generate/descriptorTypes.ts';
import { EVENT_TYPES, eventTypes, readEventSchemas } from './generate/eventTypes.ts';
import { FEED_CODE, FEED_TYPES, feedCode, feedTypes } from './generate/feed.ts';
import { officeOutputs, sourceOutputs } from './generate/outputs.ts';
import { staleFiles } from './generate/stale.ts';

/*
 * `node codegen/generate.ts`: types, client and types of events into src/generated, types of descriptors
 * into codegen/generated, types of feeds into server/engine/feed/generated, the office's code and openapi.json
 * into dist/office, validators of feeds into dist/feed.
 * `node codegen/generate.ts --office`: only dist/office and dist/feed, which `npm start` and `npm test` need.
 * `node codegen/generate.ts --check`: writes nothing; exit status 1 names what is stale of them.
 */
const root = join(import.meta.dirname, '..');
const check = process.argv.includes('--check');
const office = process.argv.includes('--office');
const { contract, problems } = loadContract([join(root, 'schemas/api')]);

if (problems.length > 0) {
  for (const { file, line, column, message, help = [] } of problems) {
    console.error(`${file}:${line}:${column}  ${[message, ...help].join('\n  ')}`);
  }
  process.exit(1);
}

const files = new Map([...(office ? [] : await sourceOutputs(contract)), ...(check ? [] : officeOutputs(contract))]);
if (!office) {
  files.set(DESCRIPTOR_TYPES, await descriptorTypes(join(root, 'schemas')));
  files.set(EVENT_TYPES, await eventTypes(join(root, 'schemas')));
  files.set(ASYNCAPI, asyncapi(readEventSchemas(join(root, 'schemas'))));
  files.set(FEED_TYPES, await feedTypes(join(root, 'schemas')));
}
if (!check) files.set(FEED_CODE, feedCode(join(root, 'schemas')));
const stale = staleFiles(root, files);

if (check) {
  for (const path of stale) console.error(`${path} is out of date. Run: npm run types`);
  process.exit(stale.length > 0 ? 1 : 0);
}

for (const path of stale) {
  const text = files.get(path);
  if (text === undefined) {
    console.error(`${path} is no longer generated. Remove it.`);
    continue;
  }
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
  if (!office) console.log(path);
}
