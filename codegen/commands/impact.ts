import { existsSync, readdirSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { command } from '../command/command.ts';
import { misuse } from '../command/ending.ts';
import { choice, flag, required } from '../command/options.ts';
import type { Impact } from '../impact/impact.ts';
import { reportErrorsFirst, summary } from '../report/text.ts';
import { FOLDER, folderOf } from './municipality.ts';

export const impact = command({
  name: 'impact',
  summary: 'lists what a change of the contract affects, breaking or safe, and offers renames',
  description: `Lists what a change of the contract affects in a municipality: every screen, column, expression, overlay and
text, each breaking or safe, and which names have probably only been renamed.`,
  arguments: [
    required('old', 'the contract before: a folder like schemas/api, or one that contains it'),
    required('new', 'the contract after'),
    FOLDER,
  ],
  options: {
    rename: flag('writes the new names into the files of the municipality'),
    format: choice(['text', 'json'], 'of the report', 'text'),
  },
  fails: 'something breaks',
  async run({ old, new: fresh, folder: given, rename: write, format }) {
    const [before, after] = [contractIn(old), contractIn(fresh)];
    const folder = await folderOf(given);
    const { impact: measure } = await import('../impact/impact.ts');
    const { reportImpact } = await import('../impact/report.ts');
    const { whereIs } = await import('../overlay/where.ts');
    const found = measure(before, after, whereIs(folder), folder);
    console.log(format === 'json' ? JSON.stringify(withoutSources(found), null, 2) : reportImpact(found));
    if (write) return rename(found, after, folder);
    return found.changes.some(({ breaking }) => breaking) || found.others.some(isError) ? 1 : 0;
  },
});

async function rename({ renames }: Impact, contract: string, folder: string): Promise<number> {
  const { checkLayers } = await import('../check/checkMunicipality.ts');
  const { applyEdits } = await import('../impact/apply.ts');
  const { whereIs } = await import('../overlay/where.ts');
  const files = applyEdits(renames.flatMap(({ edits }) => edits));
  for (const file of files) console.log(`${relative(process.cwd(), file)} was changed`);
  const { layers, ...where } = whereIs(folder);
  const { problems } = checkLayers({ ...where, contract }, layers);
  if (problems.length) console.log(`\n${reportErrorsFirst(problems)}`);
  console.log(`\nWith the new contract: ${summary(problems)}`);
  return problems.some(isError) ? 1 : 0;
}

const isError = ({ severity }: { severity: string }): boolean => severity === 'error';

function contractIn(given: string): string {
  const found = [join(given, 'schemas/api'), join(given, 'api'), given]
    .map((folder) => resolve(folder))
    .find((folder) => existsSync(folder) && readdirSync(folder).some((name) => name.endsWith('.json')));
  if (found) return found;
  throw misuse(`There is no contract in ${given}: give a folder like schemas/api, or one that contains it.`);
}

/** Without the files of the parts. */
function withoutSources({ changes, others, renames }: Impact) {
  return {
    changes: changes.map(({ kind, says, breaking, thing, uses }) => ({ kind, name: thing.key, says, breaking, uses })),
    others,
    renames: renames.map(({ gone, fresh, edits }) => ({ from: gone.thing.key, to: fresh.thing.key, edits })),
  };
}
