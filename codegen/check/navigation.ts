import type { JsonFile } from '../files/jsonFile.ts';
import { reporterFor } from '../files/openFile.ts';
import { guess } from '../files/shape.ts';
import type { Config } from './config/config.ts';
import type { MunicipalityContext } from './municipalityContext.ts';
import { circles } from './screen/graph.ts';
import { restless } from './startTargets.ts';

/**
 * The query parameter that selects the content of a screen: `special.page` is opened by the portal's menu
 * (src/portal/app/shell/menuEntries.ts) and, as `special.files`, by the links of pages.
 */
const CONTENT = {
  page: { param: 'nazwaPliku', of: 'The menu opens this screen for a page and names it' },
  files: { param: 'link', of: 'Pages open this screen for a folder and name it' },
} as const;

/**
 * Rules for all screens together: addresses against parameters, unreachable screens, and screens that redirect to each
 * other for ever.
 */
export function checkNavigation(
  municipality: MunicipalityContext,
  config: Config,
  configFile: JsonFile,
  files: ReadonlyMap<string, JsonFile>,
): void {
  const { screens, report } = municipality;
  const reportAt = reporterFor(configFile, report);
  const inPath = (name: string): string[] =>
    [...(screens.get(name)?.params ?? [])].filter(([, param]) => param.in === 'path').map(([param]) => param);

  for (const [name, { path, at }] of config.screens) {
    const address = [...path.matchAll(/:([A-Za-z0-9]+)/g)].map((match) => match[1] ?? '');
    const file = files.get(name);
    const key = at[0] === 'screens';
    for (const param of address) {
      if (file && !inPath(name).includes(param))
        reportAt(
          'path.param',
          [...at, ...(key ? ['path'] : [])],
          `The address has :${param}, and screens/${name}.json has no parameter "${param}" in its path.`,
        );
    }
    for (const param of inPath(name)) {
      if (file && !address.includes(param))
        reporterFor(file, report)(
          'path.param',
          ['params', param],
          `The address ${path} of this screen has no :${param}.`,
          {
            key: true,
          },
        );
    }
  }

  const linked = new Set([...municipality.linkedScreens, ...Object.values(config.special)]);
  for (const key of ['page', 'files'] as const) {
    const { param, of } = CONTENT[key];
    const name = config.special[key] ?? '';
    const params = screens.get(name)?.params;
    if (!params || !files.has(name) || params.get(param)?.in === 'query') continue;
    const near = params.has(param) ? '' : guess(param, [...params.keys()]);
    reportAt(
      'special.page',
      ['special', key],
      `${of} in the query as "${param}", but screens/${name}.json has no such parameter with \`in\`: query.${near}`,
    );
  }
  for (const group of config.groups) for (const service of group.services) linked.add(service.screen);
  // The search leads to what has words.
  for (const { screen } of config.words) if (screen !== undefined) linked.add(screen);
  for (const [index, { to }] of config.tiles.entries()) {
    if (!('screen' in to)) continue;
    linked.add(to.screen);
    for (const param of inPath(to.screen))
      reportAt(
        'param.missing',
        ['tiles', index, 'to', 'screen'],
        `The screen "${to.screen}" needs the parameter "${param}", which a tile can't give.`,
      );
  }
  for (const name of screens.keys()) {
    if (!linked.has(name))
      reportAt('screen.unreachable', ['screens', name], `No service, tile or button leads to "${name}".`, {
        key: true,
        warning: true,
      });
  }

  const moving = restless(screens);
  const graph = new Map(
    [...screens].flatMap(([name, { missingParamTargets, startTargets }]) =>
      moving.has(name) ? [[name, { reads: [...missingParamTargets, ...startTargets] }]] : [],
    ),
  );
  for (const circle of circles(graph)) {
    const file = files.get(circle[0] ?? '');
    const byStart = circle.slice(1).map((next, index) => screens.get(circle[index] ?? '')?.startTargets.includes(next));
    const why = byStart.includes(true) ? 'By themselves' : 'Without their parameters,';
    if (file)
      reporterFor(file, report)(
        'graph.circle',
        [byStart[0] ? 'start' : 'params'],
        `${why} these screens open each other in a circle: ${circle.join(' -> ')}.`,
        { key: true },
      );
  }
}
