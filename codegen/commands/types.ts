import { command } from '../command/command.ts';
import { flag } from '../command/options.ts';
import { prepare } from './prepare.ts';

export const types = command({
  name: 'types',
  summary: 'writes types, client, validators and openapi.json from schemas/api',
  description: 'Writes what is generated from schemas/api: types, client, validators and openapi.json.',
  // codegen/generate.ts reads it from the command line by itself.
  options: { check: flag('writes nothing, and names the files that are out of date') },
  fails: 'schemas/api has an error, or a file is out of date',
  async run() {
    // A start installs no generator of types.
    prepare('packages');
    await import('../generate.ts');
    return 0;
  },
});
