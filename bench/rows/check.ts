import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CheckCache } from '../../codegen/check/checkCache.ts';
import { checkMunicipality } from '../../codegen/check/checkMunicipality.ts';
import { openMunicipality } from '../../codegen/compile/openMunicipality.ts';
import { ms, type Row, times } from '../row.ts';

const root = join(import.meta.dirname, '../..');
/** The fastest of several runs: the others were disturbed. */
const best = (count: number, look: () => number): number => Math.min(...Array.from({ length: count }, look));

/** The check of the shipped municipality, how it grows with the number of services, and how long a saved screen takes. */
export async function check(): Promise<Row[]> {
  const shipped = best(5, () => timed(root));
  const folders = [40, 520, 1000].map(many);
  const [few = 0, half = 0, all = 0] = folders.map((folder) => best(2, () => timed(folder)));
  const saved = await savedIn(folders[0]!);
  for (const folder of folders) rmSync(folder, { recursive: true });
  const growth = (all - half) / (half - few);
  return [
    {
      what: '`okienko check`, the shipped municipality',
      measured: ms(shipped),
      budget: '≤ 2 s',
      yardstick: '–',
      met: shipped <= 2000,
    },
    {
      what: '`okienko check`, 40 services more',
      measured: ms(few),
      budget: '≤ 2 s',
      yardstick: '–',
      met: few <= 2000,
    },
    {
      what: '`okienko check`, 1,000 services more: the second half of them against the first',
      measured: `${times(growth)} (${ms(all)} in all)`,
      budget: '≤ 1.5 ×',
      yardstick: `520 services more: ${ms(half)}`,
      met: growth <= 1.5,
    },
    {
      what: '`okienko dev`, a saved screen checked and compiled, 40 services more',
      measured: ms(saved),
      budget: '≤ 500 ms',
      yardstick: '–',
      met: saved <= 500,
    },
  ];
}

/** Processor time, because other programs may be running. */
const processorMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

function timed(folder: string): number {
  const started = processorMs();
  checkMunicipality(folder);
  return processorMs() - started;
}

/** Saves one screen after another; unchanged parts come from the cache. */
async function savedIn(folder: string): Promise<number> {
  const cache = new CheckCache();
  await openMunicipality({ root: folder, cache });
  const took: number[] = [];
  for (let index = 0; index < 5; index += 1) {
    appendFileSync(join(folder, `screens/proba/s${index}.json`), '\n');
    const started = processorMs();
    await openMunicipality({ root: folder, cache });
    took.push(processorMs() - started);
  }
  return Math.min(...took);
}

/** A municipality with so many services, each a screen and texts of its own. */
function many(count: number): string {
  const folder = mkdtempSync(join(tmpdir(), 'okienko-bench-'));
  symlinkSync(join(root, 'schemas'), join(folder, 'schemas'));
  cpSync(join(root, 'locales'), join(folder, 'locales'), { recursive: true });
  cpSync(join(root, 'screens'), join(folder, 'screens'), { recursive: true });
  const config = JSON.parse(readFileSync(join(root, 'services.config.json'), 'utf8'));
  const screen = readFileSync(join(root, 'screens/budzet/dochody.json'), 'utf8');
  mkdirSync(join(folder, 'screens/proba'));
  const services = Array.from({ length: count }, (_, index) => {
    const own = JSON.parse(screen.replaceAll('budzet.', `proba${index}.`));
    delete own.documents;
    own.content = own.content.slice(0, 2);
    writeFileSync(join(folder, `screens/proba/s${index}.json`), JSON.stringify(own, null, 2));
    for (const language of config.languages) {
      cpSync(join(root, `locales/${language}/budzet.json`), join(folder, `locales/${language}/proba${index}.json`));
    }
    return {
      uslugaId: 10_000 + index,
      slug: `proba-${index}`,
      name: 'uslugi.wszystkie',
      screen: `proba/s${index}`,
      access: 'public',
    };
  });
  config.groups.push({ id: 'proby', name: 'uslugi.wszystkie', services });
  writeFileSync(join(folder, 'services.config.json'), JSON.stringify(config));
  return folder;
}
