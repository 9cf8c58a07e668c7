import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { command } from '../command/command.ts';
import { misuse } from '../command/ending.ts';
import { choice, optional, required } from '../command/options.ts';
import { reportJson } from '../report/json.ts';
import { reportSarif } from '../report/sarif.ts';
import { reportText, summary } from '../report/text.ts';
import { folderOf } from './municipality.ts';

export const upgrade = command({
  name: 'upgrade',
  summary: 'lists the changes of an overlay whose meaning is different over a newer base',
  description: `Applies an overlay to a newer base, and reports each of its changes that
  no longer has an effect or causes an error of the check (errors),
  replaces something other than before, or is no longer needed (warnings).`,
  arguments: [
    required('old', 'the base before: a folder with services.config.json, screens/, locales/ and schemas/'),
    required('new', 'the base after, such as a newer checkout of Okienko'),
    optional('overlay', 'the overlay; the current folder by default'),
  ],
  options: { format: choice(['text', 'json', 'sarif'], 'of the report', 'text') },
  fails: 'a change no longer works',
  async run({ old, new: fresh, overlay = '.', format }) {
    const { OVERLAY_CONFIG } = await import('../overlay/layers.ts');
    if (!existsSync(join(overlay, OVERLAY_CONFIG)))
      throw misuse(`There is no ${OVERLAY_CONFIG} in ${overlay}: it is not an overlay.`);
    const { upgrade: compare } = await import('../upgrade/upgrade.ts');
    const { problems, claims, same } = compare(await folderOf(old), await folderOf(fresh), resolve(overlay));
    if (format === 'json') console.log(reportJson(problems));
    else if (format === 'sarif') console.log(reportSarif(problems));
    else {
      if (problems.length) console.log(`${reportText(problems)}\n`);
      console.log(`${same} of ${claims} changes mean the same as before: ${summary(problems)}`);
    }
    return problems.some(({ severity }) => severity === 'error') ? 1 : 0;
  },
});
