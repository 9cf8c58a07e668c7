import { command } from '../command/command.ts';
import { choice, required } from '../command/options.ts';
import { FOLDER, folderOf } from './municipality.ts';

export const explain = command({
  name: 'explain',
  summary: 'names the file and line that a value comes from',
  description:
    'Names the file and line that a value of a municipality comes from, and what an overlay has replaced below it.',
  arguments: [required('address', 'the value, in one of the forms below'), FOLDER],
  options: { format: choice(['text', 'json'], 'of the answer', 'text') },
  more: `Addresses:
  naleznosci/karta#raty/columns/kwotaRaty    a part of a screen
  services/22/name, services/odpady          a service, by number or slug
  groups/…, tiles/…, menu/…, screens/…       by id
  municipality/name, theme/primary, office/phone, start
  content/pages/rodo, content/pages/rodo/pl.html
  definitions/zalegla                        a definition that screens share, by name
  data/tables/…, data/operations/…           a part of data.config.json: a table, a process, a move
  karta.raty                                 a text, in each language`,
  fails: 'there is nothing at the address',
  async run({ address, folder, format }) {
    const { explain: explainAddress } = await import('../explain/explain.ts');
    const { explainReport } = await import('../explain/report.ts');
    const { whereIs } = await import('../overlay/where.ts');
    const found = explainAddress(whereIs(await folderOf(folder)), address);
    if ('why' in found) {
      console.error(found.why);
      return 1;
    }
    console.log(format === 'json' ? JSON.stringify(found, null, 2) : explainReport(found));
    return 0;
  },
});
