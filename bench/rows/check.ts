import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkMunicipality } from '../../codegen/check/municipality.ts';
import { median, ms, type Row, times } from '../row.ts';

const root = join(import.meta.dirname, '../..');

/** The check of the shipped municipality, and how it grows with the number of services. */
export async function check(): Promise<Row[]> {
  const shipped = median(Array.from({ length: 7 }, () => timed(root)));
  const few = many(100);
  const lots = many(1000);
  const perFew = median([timed(few), timed(few), timed(few)]) / 100;
  const all = median([timed(lots), timed(lots)]);
  for (const folder of [few, lots]) rmSync(folder, { recursive: true });
  return [
    {
      what: '`okienko check`, the shipped municipality',
      measured: ms(shipped),
      budget: '≤ 2 s',
      yardstick: '–',
      met: shipped <= 2000,
    },
    {
      what: '`okienko check`, 1,000 services: time a service against that of 100',
      measured: `${times(all / 1000 / perFew)} (${ms(all)} in all)`,
      budget: '≤ 1.5 ×',
      yardstick: `100 services: ${ms(perFew * 100)}`,
      met: all / 1000 / perFew <= 1.5,
    },
  ];
}

function timed(folder: string): number {
  const started = performance.now();
  checkMunicipality(folder);
  return performance.now() - started;
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
