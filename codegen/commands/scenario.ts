import { command } from '../command/command.ts';
import { CommandEnd, misuse } from '../command/ending.ts';
import { choice, flag, text } from '../command/options.ts';
import { FOLDER, folderOf } from './municipality.ts';

export const scenario = command({
  name: 'scenario',
  summary: 'runs the scenarios of the screens without a browser, and measures which conditions they cover',
  description: `Runs the scenarios beside the screens (screens/<name>.scenario.json) on the stores of the portal, without a browser, and reports
how many conditions of each screen were both true and false. For an overlay it runs the screens of the resulting municipality.`,
  arguments: [FOLDER],
  options: {
    screen: text('name', 'only the scenarios of this screen'),
    coverage: flag('lists the conditions that were not covered'),
    format: choice(['text', 'json'], 'of the report', 'text'),
  },
  fails: 'a screen differs from its scenario',
  async run({ folder: given, screen, coverage, format }) {
    const { scenariosIn } = await import('../check/scenario/files.ts');
    const { reportJson, reportText } = await import('../scenario/report.ts');
    const { checkedFor, hasFailed, runScreens } = await import('../scenario/run.ts');
    const { whereIs } = await import('../overlay/where.ts');
    const where = whereIs(await folderOf(given));
    const names = scenariosIn(where.layers);
    if (screen !== undefined && !names.includes(screen))
      throw misuse(`There is no screens/${screen}.scenario.json. There are: ${names.join(', ') || 'none'}.`);
    const checked = checkedFor(where);
    if (typeof checked === 'string') throw new CommandEnd(checked, 1);
    const runs = await runScreens(checked, where.layers, screen === undefined ? names : [screen]);
    console.log(format === 'json' ? reportJson(runs) : reportText(runs, coverage));
    return runs.some(hasFailed) ? 1 : 0;
  },
});
