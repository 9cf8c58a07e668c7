import { existsSync, readdirSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { checkLayers } from '../check/checkMunicipality.ts';
import { applyEdits } from '../impact/apply.ts';
import { type Impact, impact as measure } from '../impact/impact.ts';
import { reportImpact } from '../impact/report.ts';
import { folderProblem } from '../overlay/folderProblem.ts';
import { whereIs } from '../overlay/where.ts';
import { reportErrorsFirst, summary } from '../report/text.ts';

const help = `okienko impact <old schemas> <new schemas> [folder] [--rename] [--format text|json]

Tells what a change of the contract touches in a municipality: every screen, column, expression, overlay and
text, each breaking or safe, and which names have probably only been renamed. Exit status 1 when something breaks.
The contracts are folders like schemas/api, or folders that have one.
--rename  writes the new names in the files of the municipality`;

export async function impact(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      rename: { type: 'boolean', default: false },
      format: { type: 'string', default: 'text' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(help);
    return 0;
  }
  const [before = '', after = '', given = '.'] = positionals;
  const folder = resolve(given);
  const [old, fresh] = [contractIn(before), contractIn(after)];
  const wrong = misuse(old, fresh, values.format) ?? folderProblem(folder)?.message;
  if (wrong || !old || !fresh) {
    console.error(wrong);
    return 2;
  }
  const found = measure(old, fresh, whereIs(folder), folder);
  if (values.format === 'json') console.log(JSON.stringify(plain(found), null, 2));
  else console.log(reportImpact(found));
  if (values.rename) return rename(found, fresh, folder);
  return found.changes.some(({ breaking }) => breaking) || found.others.some(isError) ? 1 : 0;
}

function rename({ renames }: Impact, contract: string, folder: string): number {
  const files = applyEdits(renames.flatMap(({ edits }) => edits));
  for (const file of files) console.log(`${relative(process.cwd(), file)} was changed`);
  const { layers, ...where } = whereIs(folder);
  const { problems } = checkLayers({ ...where, contract }, layers);
  if (problems.length) console.log(`\n${reportErrorsFirst(problems)}`);
  console.log(`\nWith the new contract: ${summary(problems)}`);
  return problems.some(isError) ? 1 : 0;
}

const isError = ({ severity }: { severity: string }): boolean => severity === 'error';

function contractIn(given: string): string | undefined {
  if (!given) return undefined;
  return [join(given, 'schemas/api'), join(given, 'api'), given]
    .map((folder) => resolve(folder))
    .find((folder) => existsSync(folder) && readdirSync(folder).some((name) => name.endsWith('.json')));
}

function misuse(before: string | undefined, after: string | undefined, format: string): string | undefined {
  if (!before || !after)
    return 'Two contracts are compared: okienko impact <old schemas> <new schemas> [folder]; each a folder like schemas/api.';
  return ['text', 'json'].includes(format) ? undefined : `"${format}" is not a format: take text or json.`;
}

/** Without the files that things stand in. */
function plain({ changes, others, renames }: Impact) {
  return {
    changes: changes.map(({ kind, says, breaking, thing, uses }) => ({ kind, name: thing.key, says, breaking, uses })),
    others,
    renames: renames.map(({ gone, fresh, edits }) => ({ from: gone.thing.key, to: fresh.thing.key, edits })),
  };
}
