import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { CheckCache } from '../../../codegen/check/checkCache.ts';
import { checkLayers, checkMunicipality } from '../../../codegen/check/checkMunicipality.ts';
import { changedFiles } from '../../../codegen/files/changedFiles.ts';
import { filesOnDisk } from '../../../codegen/files/files.ts';
import { layered } from '../../../codegen/overlay/layers.ts';
import { reportText } from '../../../codegen/report/text.ts';
import shipped from '../../../services.config.json' with { type: 'json' };
import { isNight } from '../../night.ts';

const root = join(import.meta.dirname, '../../..');
const below = filesOnDisk(root);
/** A service that is switched off changes little of what is shipped. */
const cache = new CheckCache();
const services = shipped.groups.flatMap((group) => group.services.map(({ uslugaId }) => uslugaId));
/** Those that pages, tables and documents lead to. */
const LED = [1, 6, 20, 21, 24];
const pairs = isNight ? services.map((one, at) => [one, services[(at + 7) % services.length]!]) : [[21, 24]];

function problemsOf(config: object): string {
  const above = {
    read: (name: string) => (name === 'overlay.config.json' ? JSON.stringify(config) : undefined),
    list: () => [],
    all: () => [],
    kind: () => undefined,
  };
  return reportText(
    checkLayers(
      { root, cache },
      layered(below, above, (name) => `nakladka/${name}`),
    ).problems,
  );
}

/** The shipped municipality as its own file would switch a service off. */
function ownWithout(id: number) {
  const groups = shipped.groups.map((group) => ({
    ...group,
    services: group.services.map((service) => (service.uslugaId === id ? { ...service, off: true } : service)),
  }));
  const text = JSON.stringify({ ...shipped, groups });
  return checkMunicipality(root, changedFiles(below, new Map([['services.config.json', text]])));
}

test('a municipality switches a service off in its own file: nothing leads there, and its scenarios wait', () => {
  const { config, problems, screens } = ownWithout(20);
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(new Set(problems.map(({ code, file }) => `${code} ${/[^.]*.json$/.exec(file)?.[0]}`))).toEqual(
    new Set(['scenario.name scenario.json']),
  );
  expect(config.groups.flatMap(({ services: all }) => all).some(({ uslugaId }) => uslugaId === 20)).toBe(false);
  expect(JSON.stringify([config.tiles, config.office.menu, screens])).not.toMatch(/"service":20\b/);
});

/** A municipality that switches a service off has nothing else to do: no way below is left that leads nowhere. */
describe('an overlay without the shipped', () => {
  test.each(isNight ? services : LED)('service %i has no dead link', (id) =>
    expect(problemsOf({ services: { [id]: { off: true } } })).toBe(''),
  );

  test.each(pairs)('services %i and %i has no dead link', (...ids) =>
    expect(problemsOf({ services: Object.fromEntries(ids.map((id) => [id, { off: true }])) })).toBe(''),
  );

  test('services has no dead link', () =>
    expect(problemsOf({ services: Object.fromEntries(services.map((id) => [id, { off: true }])) })).toBe(''));

  test('groups has no dead link', () =>
    expect(problemsOf({ groups: Object.fromEntries(shipped.groups.map(({ id }) => [id, null])) })).toBe(''));
});
