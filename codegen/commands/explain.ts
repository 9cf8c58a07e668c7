import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { explain as explainAddress } from '../explain/explain.ts';
import { explainReport } from '../explain/report.ts';
import { folderProblem } from '../overlay/folderProblem.ts';
import { whereIs } from '../overlay/where.ts';

const help = `okienko explain <address> [folder] [--format text|json]

Tells which file and line a value of a municipality comes from, and what an overlay has replaced below it.

  naleznosci/karta#raty/columns/kwotaRaty    a part of a screen
  services/22/name, services/odpady          a service, by number or slug
  groups/…, tiles/…, menu/…, screens/…       by id
  municipality/name, theme/primary, office/phone, start
  content/pages/rodo, content/pages/rodo/pl.html
  karta.raty                                 a text, in each language

Exit status 1 when there is nothing at the address, 2 when the command is not understood.`;

export async function explain(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { format: { type: 'string', default: 'text' }, help: { type: 'boolean', default: false } },
  });
  if (values.help) {
    console.log(help);
    return 0;
  }
  const [address, folder = '.', stray] = positionals;
  if (address === undefined || stray !== undefined || !['text', 'json'].includes(values.format)) {
    console.error('Say an address, and a folder where it is not this one: okienko explain services/22/name my-commune');
    return 2;
  }
  const absent = folderProblem(resolve(folder));
  if (absent) {
    console.error(absent.message);
    return 2;
  }
  const found = explainAddress(whereIs(resolve(folder)), address);
  if ('why' in found) {
    console.error(found.why);
    return 1;
  }
  console.log(values.format === 'json' ? JSON.stringify(found, null, 2) : explainReport(found));
  return 0;
}
