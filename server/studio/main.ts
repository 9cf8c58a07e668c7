import { execFileSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { parseJsonFile } from '../../codegen/files/jsonFile.ts';
import { anyRecord } from '../../codegen/files/raw.ts';
import { CommonGit } from '../../codegen/studio/common/commonGit.ts';
import { settle } from '../../codegen/studio/common/commonState.ts';
import { isPrepared } from '../app/isPrepared.ts';
import { listen } from '../app/listen.ts';
import { prepareVar, readEngineConfig } from '../engine/config/config.ts';
import { StartError } from '../engine/config/startError.ts';
import { openDatabase } from '../engine/db/openDatabase.ts';
import { logTo } from '../engine/log.ts';
import { openSecrets } from '../engine/session/secrets.ts';
import { Copies } from './copies.ts';
import { buildStudio } from './server.ts';
import { readStudio, type StudioSettings } from './settings.ts';
import { Worktrees } from './worktrees.ts';

const ROOT = resolve(import.meta.dirname, '../..');

try {
  await begin();
} catch (failure) {
  if (!(failure instanceof StartError)) throw failure;
  console.error(failure.message);
  process.exit(1);
}

/** Starts the hosted studio: a process of its own beside the office, on the same database. */
async function begin(): Promise<void> {
  const config = readEngineConfig(process.env);
  const settings = readStudio(process.env);
  const folder = join(prepareVar(config), 'studio');
  const worktrees = new Worktrees(settings, folder);
  const common = await worktrees.common();
  const database = await openDatabase(config);
  if (!(await isPrepared(database, config.mode)))
    throw new StartError(
      'The database is not that of this version of Okienko: start the office once, then the studio.',
    );
  // A publication that was killed is ended before anybody works.
  settle(new CommonGit(settings.repository, common), settings.place);
  const copies = new Copies({ ...settings, worktrees, common, portal: join(ROOT, 'dist/portal') });
  const log = logTo((line) => void process.stdout.write(`${line}\n`));
  const name = nameOf(settings, common);
  const server = buildStudio({ config, settings, database, secrets: openSecrets(config), copies, name, log });
  await listen(server, { ...settings, settings: { port: 'OKIENKO_STUDIO_PORT', host: 'OKIENKO_STUDIO_HOST' } });
  console.log(`The studio: ${settings.adres}/dev/`);
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    await server.close();
    await copies.close();
    await database.close();
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop());
}

/** The name of the commune, for pages before the studio and for authenticators. */
function nameOf({ repository, folder }: StudioSettings, common: string): string {
  for (const file of ['overlay.config.json', 'services.config.json']) {
    try {
      const path = `${common}:${folder && `${folder}/`}${file}`;
      const text = execFileSync('git', ['-C', repository, 'show', path], {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      });
      const { name } = anyRecord(anyRecord(parseJsonFile(text, file).file.value).municipality);
      if (typeof name === 'string') return name;
    } catch {
      // Only one of the two is there.
    }
  }
  return 'Okienko';
}
