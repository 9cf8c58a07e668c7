import { resolve } from 'node:path';
import { command } from '../command/command.ts';
import { choice } from '../command/options.ts';
import { reportJson } from '../report/json.ts';
import { reportSarif } from '../report/sarif.ts';
import { reportErrorsFirst, summary } from '../report/text.ts';
import { FOLDER } from './municipality.ts';

export const check = command({
  name: 'check',
  summary: 'checks that a municipality can be served',
  description: `Checks a whole municipality (contract, configuration, screens, texts, pages) and reports every problem
with its file, line and column.`,
  arguments: [FOLDER],
  options: { format: choice(['text', 'json', 'sarif'], 'of the report', 'text') },
  fails: 'there is an error',
  async run({ folder, format }) {
    const started = performance.now();
    const { problems, screens } = await checkFolder(resolve(folder ?? '.'));
    if (format === 'json') console.log(reportJson(problems));
    else if (format === 'sarif') console.log(reportSarif(problems));
    else {
      if (problems.length) console.log(`${reportErrorsFirst(problems)}\n`);
      const ms = Math.round(performance.now() - started);
      console.log(`${Object.keys(screens).length} screens checked in ${ms} ms: ${summary(problems)}`);
    }
    return problems.some(({ severity }) => severity === 'error') ? 1 : 0;
  },
});

async function checkFolder(folder: string) {
  const { checkLayers } = await import('../check/checkMunicipality.ts');
  const { folderProblem } = await import('../overlay/folderProblem.ts');
  const { whereIs } = await import('../overlay/where.ts');
  const absent = folderProblem(folder);
  if (absent) return { problems: [absent], screens: {} };
  const { layers, ...where } = whereIs(folder);
  return checkLayers(where, layers);
}
