import { fork } from 'node:child_process';
import type { Config } from '../engine/config/config.ts';
import { StartError } from '../engine/config/startError.ts';
import type { Prepared } from './prepareProcess.ts';

/**
 * Prepares the database in a process of its own: making the commune takes more memory than the office, and the memory is
 * freed when that process ends.
 *
 * @returns whether a commune was made
 *
 * @throws StartError
 */
export async function prepareAside(config: Config, today: string): Promise<boolean> {
  const child = fork(new URL('./prepareProcess.ts', import.meta.url));
  child.send({ config, today });
  const prepared = await new Promise<Prepared>((resolve, reject) => {
    child.once('message', (message) => resolve(message as Prepared));
    child.once('exit', (code) => reject(new StartError(`The database could not be prepared (exit status ${code}).`)));
  });
  if ('startError' in prepared) throw new StartError(prepared.startError);
  return prepared.made;
}
