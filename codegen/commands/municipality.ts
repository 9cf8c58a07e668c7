import { resolve } from 'node:path';
import { CommandEnd, misuse } from '../command/ending.ts';
import { optional } from '../command/options.ts';
import type { CompiledMunicipality } from '../compile/openMunicipality.ts';
import { reportErrorsFirst, summary } from '../report/text.ts';

/** The argument that names a municipality. */
export const FOLDER = optional('folder', 'the municipality; the current folder by default');

/** @throws CommandEnd when the folder has no municipality */
export async function folderOf(given: string | undefined): Promise<string> {
  const { folderProblem } = await import('../overlay/folderProblem.ts');
  const folder = resolve(given ?? '.');
  const problem = folderProblem(folder);
  if (problem) throw misuse(problem.message);
  return folder;
}

/**
 * The compiled municipality of a folder.
 *
 * @param consequence what an error means, behind the list of problems: `nothing was written`
 * @throws CommandEnd with the problems when the check finds an error
 */
export async function compiled(given: string | undefined, consequence: string): Promise<CompiledMunicipality> {
  const { openMunicipality } = await import('../compile/openMunicipality.ts');
  const { municipality, problems } = await openMunicipality({ root: resolve(given ?? '.') });
  if (municipality) return municipality;
  throw new CommandEnd(`${reportErrorsFirst(problems)}\n\n${summary(problems)}: ${consequence}.`, 1);
}
