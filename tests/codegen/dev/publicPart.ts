import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

interface Config {
  screens: Record<string, { parts?: number[] }>;
  groups: { services: { uslugaId: number; slug: string; access: string }[] }[];
  tiles: { to: { service?: number } }[];
}

/** Leaves a copy of the shipped municipality only its public services: a fifth of the screens, which are checked much sooner. */
export function leavePublicPart(folder: string): void {
  const text = (file: string) => readFileSync(join(folder, file), 'utf8');
  const config: Config = JSON.parse(text('services.config.json'));
  for (const group of config.groups) group.services = group.services.filter(({ access }) => access === 'public');
  config.groups = config.groups.filter(({ services }) => services.length > 0);
  const services = config.groups.flatMap((group) => group.services);
  const isLeft = (number: number) => services.some(({ uslugaId }) => uslugaId === number);
  config.tiles = config.tiles.filter(({ to: { service } }) => service === undefined || isLeft(service));
  const pages = Object.entries(config.screens).filter(([name]) => /^(?:konto|portal)\//.test(name));
  config.screens = Object.fromEntries(pages.map(([name, { parts: _, ...page }]) => [name, page]));
  writeFileSync(join(folder, 'services.config.json'), JSON.stringify(config, undefined, 2));

  const slugs = services.map(({ slug }) => slug);
  for (const page of globSync('content/pages/**/*.html', { cwd: folder })) {
    const led = text(page).replace(/"\/uslugi\/([\w-]+)"/g, (link, slug) =>
      slugs.includes(slug) ? link : '"/lista-uslug"',
    );
    writeFileSync(join(folder, page), led);
  }
  removeOthers(folder, text);
}

/** Removes the screens that nothing leads to any more, and the texts that only they show. */
function removeOthers(folder: string, text: (file: string) => string): void {
  const screens = globSync('screens/**/*.json', { cwd: folder });
  const namesIn = (file: string) =>
    [...text(file).matchAll(/"([\w/-]+)"/g)]
      .map(([, word]) => `screens/${word}.json`)
      .filter((one) => screens.includes(one));
  const left = new Set([
    ...namesIn('services.config.json'),
    ...screens.filter((name) => name.includes('/definitions/')),
  ]);
  // The set grows meanwhile: a screen names those that it leads to, and its fragments.
  for (const name of left) for (const other of namesIn(name)) left.add(other);

  // Those of the portal's own screens speak of services that are gone.
  const isScenario = (name: string) => /^screens\/(?!konto|portal).+\.scenario\.json$/.test(name);
  const others = screens.filter((name) => !left.has(isScenario(name) ? name.replace('.scenario.json', '.json') : name));
  const textOf = (names: Iterable<string>) => [...names].map(text).join();
  const [ofLeft, ofOthers] = [textOf(left), textOf(others)];
  for (const name of others) rmSync(join(folder, name));
  for (const file of globSync('locales/*/*.json', { cwd: folder })) {
    const group = `"${basename(file, '.json')}.`;
    if (ofOthers.includes(group) && !ofLeft.includes(group)) rmSync(join(folder, file));
  }
}
