import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { checkLayers } from '../check/checkMunicipality.ts';
import { folderProblem } from '../overlay/folderProblem.ts';
import { whereIs } from '../overlay/where.ts';
import { reportJson } from '../report/json.ts';
import { reportSarif } from '../report/sarif.ts';
import { reportErrorsFirst, summary } from '../report/text.ts';

const help = `okienko check [folder] [--format text|json|sarif]

Types a whole municipality (contract, configuration, screens, texts) and names every problem
with file, line and column. Exit status 1 when there is an error, 2 when the command is not understood.`;

export async function check(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { format: { type: 'string', default: 'text' }, help: { type: 'boolean', default: false } },
  });
  if (values.help) {
    console.log(help);
    return 0;
  }
  if (!['text', 'json', 'sarif'].includes(values.format)) {
    console.error(`"${values.format}" is not a format: take text, json or sarif.`);
    return 2;
  }
  const root = resolve(positionals[0] ?? '.');
  const started = performance.now();
  const absent = folderProblem(root);
  const { problems, screens } = absent ? { problems: [absent], screens: {} } : checkFolder(root);
  if (values.format === 'json') console.log(reportJson(problems));
  else if (values.format === 'sarif') console.log(reportSarif(problems));
  else {
    if (problems.length) console.log(`${reportErrorsFirst(problems)}\n`);
    const ms = Math.round(performance.now() - started);
    console.log(`${Object.keys(screens).length} screens checked in ${ms} ms: ${summary(problems)}`);
  }
  return problems.some((problem) => problem.severity === 'error') ? 1 : 0;
}

function checkFolder(folder: string) {
  const { layers, ...where } = whereIs(folder);
  return checkLayers(where, layers);
}
