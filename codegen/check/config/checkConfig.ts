import type { Type } from '../../../src/lang/expressions/types.ts';
import type { ReportAt } from '../../files/openFile.ts';
import { guess } from '../../files/shape.ts';
import type { Locales } from '../../texts/locales.ts';
import { textCheck } from '../../texts/textCheck.ts';
import { guessScreen } from '../guessScreen.ts';
import { checkApiBase } from './apiBase.ts';
import type { Config } from './config.ts';
import { checkFlag } from './flag.ts';
import { checkIds } from './ids.ts';
import { checkWordList } from './searchWords.ts';
import { checkServiceAddresses } from './serviceAddresses.ts';
import { checkTheme } from './theme.ts';

/** Rules beyond the schema: files and names exist, numbers and addresses are unique. */
export function checkConfig(
  config: Config,
  locales: Locales,
  screenFiles: readonly string[],
  flags: Type,
  problem: ReportAt,
): void {
  const text = textCheck(locales, problem);
  checkIds(config, problem);
  checkTheme(config.theme, problem);
  checkApiBase(
    config.apiBase,
    [...config.screens.values()].map(({ path }) => path),
    problem,
  );
  const written = new Set(screenFiles);
  for (const [name, { at }] of config.screens) {
    if (!written.has(name)) {
      problem('screen.file', at, `There is no file screens/${name}.json.${guess(name, screenFiles)}`, {
        key: at[0] === 'screens',
      });
    }
  }
  for (const key of ['login', 'services', 'mine', 'home', 'page', 'files'] as const) {
    const name = config.special[key];
    if (name && !config.screens.has(name))
      problem(
        'screen.unknown',
        ['special', key],
        `"${name}" has no address.${guessScreen(name, [...config.screens.keys()])}`,
      );
  }
  checkHome(config, problem);
  const paths = new Map<string, string>();
  for (const [name, { path, at }] of config.screens) {
    const other = paths.get(path);
    // Two services with one slug are reported as that.
    const bySlug = at[0] === 'groups' && config.screens.get(other ?? '')?.at[0] === 'groups';
    if (other && !bySlug)
      problem('path.twice', at, `"${name}" and "${other}" have the same address ${path}.`, {
        key: at[0] === 'screens',
      });
    paths.set(path, name);
  }
  for (const [name, { also }] of config.screens)
    for (const [index, { path, found }] of also.entries()) {
      const at = ['screens', name, 'also', index];
      const other = paths.get(path);
      if (other !== undefined) problem('path.twice', [...at, 'path'], `"${other}" has the address ${path} already.`);
      paths.set(path, name);
      if (!found) continue;
      text(found.name, [...at, 'found', 'name']);
      checkWordList(found.words, [...at, 'found', 'words'], locales, problem);
    }
  const ids = new Set<number>();
  const slugs = new Map<string, number>();
  for (const [group, { name, services }] of config.groups.entries()) {
    text(name, ['groups', group, 'name']);
    for (const [index, service] of services.entries()) {
      const at = ['groups', group, 'services', index];
      if (ids.has(service.uslugaId))
        problem('service.twice', [...at, 'uslugaId'], `Another service has the number ${service.uslugaId} already.`);
      const other = slugs.get(service.slug);
      if (other !== undefined && other !== service.uslugaId)
        problem(
          'service.twice',
          [...at, 'slug'],
          `The services ${other} and ${service.uslugaId} have the same slug "${service.slug}": give one of them another.`,
        );
      ids.add(service.uslugaId);
      slugs.set(service.slug, service.uslugaId);
      text(service.name, [...at, 'name']);
      checkFlag(service, flags, at, problem);
      if (service.only && service.access !== 'full')
        problem(
          'service.only',
          [...at, 'only'],
          'The subject is known with full access only, so a service for one kind of subject needs "access": "full".',
        );
      const screen = config.screens.get(service.screen);
      if (screen && screen.access !== service.access) {
        problem(
          'service.access',
          [...at, 'access'],
          `The service is ${service.access}, but its screen "${service.screen}" is ${screen.access}.`,
        );
      }
    }
  }
  checkServiceAddresses(config, problem);
  for (const [index, tile] of config.tiles.entries()) {
    const at = ['tiles', index, 'to'];
    text(tile.label, ['tiles', index, 'label']);
    if ('screen' in tile.to && !tile.label)
      problem('key.missing', ['tiles', index], 'A tile that leads to a screen needs a "label".');
    if ('service' in tile.to && !ids.has(tile.to.service))
      problem('service.unknown', [...at, 'service'], `There is no service ${tile.to.service}.`);
    if ('screen' in tile.to && !config.screens.has(tile.to.screen)) {
      problem(
        'screen.unknown',
        [...at, 'screen'],
        `There is no screen "${tile.to.screen}".${guessScreen(tile.to.screen, [...config.screens.keys()])}`,
      );
    }
  }
}

/** A screen in place of the home page has one address, and no tile beside it. */
function checkHome({ special: { home = '' }, screens, tiles }: Config, problem: ReportAt): void {
  const path = screens.get(home)?.path;
  if (path?.includes(':'))
    problem(
      'special.home',
      ['special', 'home'],
      `"${home}" has an address for each ${path}: it cannot be the home page.`,
    );
  if (path !== undefined && tiles.length > 0)
    problem('special.home', ['special', 'home'], `No tile would be shown: "${home}" stands in place of the home page.`);
}
