import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { CommandEnd } from '../command/ending.ts';

const PREPARE = join(import.meta.dirname, '../../scripts/prepare.mjs');

/**
 * Installs or builds what a command needs and what is not there yet.
 *
 * @param purpose `start`: the portal; `studio`: the studio of `okienko dev`; `packages`: the packages of development
 * @throws CommandEnd when that fails; why has been printed
 */
export function prepare(purpose: 'start' | 'studio' | 'packages'): void {
  const { status } = spawnSync(process.execPath, [PREPARE, purpose], { stdio: 'inherit' });
  if (status !== 0) throw new CommandEnd('The command cannot run without this.', 2);
}
