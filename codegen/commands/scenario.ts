import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { folderProblem } from '../overlay/folderProblem.ts';
import { whereIs } from '../overlay/where.ts';
import { scenariosIn } from '../scenario/files.ts';
import { reportJson, reportText } from '../scenario/report.ts';
import { checkedFor, runScreen, type ScreenRun } from '../scenario/run.ts';

const help = `okienko scenario [folder] [--screen name] [--coverage] [--format text|json]

Runs the scenarios beside the screens (screens/<name>.scenario.json) on the stores of the portal, without a browser, and says
how many conditions of each screen were seen both ways. Over an overlay the screens are what the overlay leaves of them.
--coverage lists what was not seen. Exit status 1 when something is not as a scenario says.`;

export async function scenario(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      screen: { type: 'string' },
      coverage: { type: 'boolean', default: false },
      format: { type: 'string', default: 'text' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(help);
    return 0;
  }
  if (!['text', 'json'].includes(values.format)) {
    console.error(`"${values.format}" is not a format: take text or json.`);
    return 2;
  }
  const folder = resolve(positionals[0] ?? '.');
  const absent = folderProblem(folder);
  if (absent) {
    console.error(absent.message);
    return 2;
  }
  const where = whereIs(folder);
  const names = scenariosIn(where.layers);
  const { screen } = values;
  if (screen !== undefined && !names.includes(screen)) {
    console.error(`There is no screens/${screen}.scenario.json. There are: ${names.join(', ') || 'none'}.`);
    return 2;
  }
  const checked = checkedFor(where);
  if (typeof checked === 'string') {
    console.log(checked);
    return 1;
  }
  const runs: ScreenRun[] = [];
  // A screen that an overlay has switched off has nothing to show.
  for (const name of screen === undefined ? names : [screen])
    if (checked.screens[name]) runs.push(await runScreen(checked, where.layers, name));
  console.log(values.format === 'json' ? reportJson(runs) : reportText(runs, values.coverage));
  return runs.some(({ cases }) => cases.some(({ misses }) => misses.length > 0)) ? 1 : 0;
}
