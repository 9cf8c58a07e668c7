import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { folderProblem } from '../overlay/folderProblem.ts';
import { OVERLAY_CONFIG } from '../overlay/layers.ts';
import { reportJson } from '../report/json.ts';
import { reportSarif } from '../report/sarif.ts';
import { reportText, summary } from '../report/text.ts';
import { upgrade as compare } from '../upgrade/upgrade.ts';

const help = `okienko upgrade <old base> <new base> [overlay] [--format text|json|sarif]

Lays an overlay over a newer municipality, and tells each of its changes that
  hits nothing there or does not check (errors, exit status 1),
  stands over something else than it did, or is not needed any more (warnings).
The bases are folders with services.config.json, screens/, locales/ and schemas/, as two checkouts of Okienko are.`;

export async function upgrade(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { format: { type: 'string', default: 'text' }, help: { type: 'boolean', default: false } },
  });
  if (values.help) {
    console.log(help);
    return 0;
  }
  const [before, after, overlay = '.'] = positionals;
  const wrong = misuse(before, after, overlay, values.format);
  if (wrong || !before || !after) {
    console.error(wrong);
    return 2;
  }
  const { problems, claims, same } = compare(resolve(before), resolve(after), resolve(overlay));
  if (values.format === 'json') console.log(reportJson(problems));
  else if (values.format === 'sarif') console.log(reportSarif(problems));
  else {
    if (problems.length) console.log(`${reportText(problems)}\n`);
    console.log(`${same} of ${claims} changes mean what they meant: ${summary(problems)}`);
  }
  return problems.some(({ severity }) => severity === 'error') ? 1 : 0;
}

function misuse(before: string | undefined, after: string | undefined, overlay: string, format: string) {
  if (!before || !after) return 'Two bases are compared: okienko upgrade <old base> <new base> [overlay].';
  if (!['text', 'json', 'sarif'].includes(format)) return `"${format}" is not a format: take text, json or sarif.`;
  if (!existsSync(join(overlay, OVERLAY_CONFIG)))
    return `There is no ${OVERLAY_CONFIG} in ${overlay}: it is no overlay.`;
  return [before, after].map((base) => folderProblem(resolve(base))?.message).find((message) => message);
}
