import type { Target } from '../../../src/lang/descriptors/steps.ts';
import { describe } from '../../../src/lang/expressions/check.ts';
import type { Tree } from '../../../src/lang/expressions/tree.ts';
import type { Path } from '../../files/jsonFile.ts';
import { listed } from '../../files/listed.ts';
import { mapRecord, type Raw, record, type Unchecked, word } from '../../files/raw.ts';
import { guess } from '../../files/shape.ts';
import type { ScreenTargetJson, TargetJson } from '../../generated/descriptors.ts';
import { guessScreen } from '../guessScreen.ts';
import type { Scope } from './scope.ts';

/** Where a step leads: a screen, a service, one step back, or where the resident was heading. */
export function target(scope: Scope, value: Unchecked<TargetJson>, path: Path): Target {
  const raw = record(value);
  if (raw.back !== undefined) return { back: true };
  if (raw.wanted !== undefined) {
    if (raw.wanted === true) return { wanted: true };
    const what = { what: 'the address', kinds: ['text' as const] };
    return { wanted: true, address: scope.expression(raw.wanted, [...path, 'wanted'], what).tree };
  }
  if (raw.service !== undefined) {
    const { services } = scope.screen.municipality;
    scope.screen.noteSymbol({
      kind: 'service',
      path: [...path, 'service'],
      names: () => [...services.keys()].map(String),
      written: () => [],
    });
    const service = scope.expression(raw.service, [...path, 'service'], {
      what: 'the number of a service',
      kinds: ['number'],
      there: true,
    });
    const known = typeof raw.service === 'number' ? scope.screen.municipality.services.get(raw.service) : undefined;
    if (typeof raw.service === 'number' && !known) {
      scope.problem(
        'service.unknown',
        [...path, 'service'],
        `There is no service ${raw.service} in services.config.json.`,
      );
    }
    if (known) return { service: service.tree, params: screenParams(scope, known.screen, raw.params, path) };
    return { service: service.tree, params: anyServiceParams(scope, raw.params, path) };
  }
  return screenTarget(scope, raw, path);
}

/** The service is known only at run time, so the parameters must fit every service that takes them. */
function anyServiceParams(
  scope: Scope,
  given: Unchecked<ScreenTargetJson['params']>,
  path: Path,
): Record<string, Tree> {
  const { screens, services } = scope.screen.municipality;
  const taken = [...services.values()].flatMap((service) => {
    const params = screens.get(service.screen)?.params;
    return params ? [{ ...service, params }] : [];
  });
  scope.screen.noteSymbol({
    kind: 'param',
    path: [...path, 'params'],
    keys: true,
    names: () => new Set(taken.flatMap(({ params }) => [...params.keys()])),
    written: (param) =>
      taken
        .filter(({ params }) => params.has(param))
        .flatMap(({ screen }) => screens.get(screen)?.written(param) ?? []),
  });
  return mapRecord(given, (item, param): Tree => {
    const at = [...path, 'params', param];
    const takers = taken.flatMap(({ screen, params }) => {
      const known = params.get(param);
      return known ? [{ screen, type: known.type }] : [];
    });
    if (takers.length === 0) {
      const names = [...new Set(taken.flatMap(({ params }) => [...params.keys()]))];
      scope.problem('param.unknown', at, `No service takes the parameter "${param}".${guess(param, names)}`, {
        key: true,
      });
    }
    const [first] = takers;
    const other = takers.find(({ type }) => type.kind !== first?.type.kind);
    if (first && other)
      scope.problem(
        'param.service',
        at,
        `"${param}" is ${describe(first.type)} for "${first.screen}" and ${describe(other.type)} for "${other.screen}".`,
        { key: true },
      );
    return scope.expression(item, at, { what: `The parameter ${param}`, ...(first && { type: first.type }) }).tree;
  });
}

export function screenTarget(
  scope: Scope,
  raw: Raw<ScreenTargetJson>,
  path: Path,
): Extract<Target, { screen: string }> {
  const name = word(raw.screen);
  const { screens } = scope.screen.municipality;
  const found = screens.get(name);
  scope.screen.noteSymbol({
    kind: 'screen',
    path: [...path, 'screen'],
    names: () => screens.keys(),
    written: (screen) => listed(screens.get(screen)?.place),
  });
  if (!found) {
    scope.problem(
      'screen.unknown',
      [...path, 'screen'],
      `There is no screen "${name}".${guessScreen(name, [...screens.keys()])}`,
      {
        help: [
          'A screen needs a file under screens/ and an address: an entry of "screens" or of "services" in services.config.json or overlay.config.json.',
        ],
      },
    );
  }
  scope.screen.municipality.linkedScreens.add(name);
  return { screen: name, params: screenParams(scope, name, raw.params, path) };
}

/** Checks the passed parameters against those of the screen. */
function screenParams(
  scope: Scope,
  name: string,
  given: Unchecked<ScreenTargetJson['params']>,
  path: Path,
): Record<string, Tree> {
  const found = scope.screen.municipality.screens.get(name);
  scope.screen.noteSymbol({
    kind: 'param',
    path: [...path, 'params'],
    keys: true,
    names: () => found?.params.keys() ?? [],
    written: (param) => found?.written(param) ?? [],
    type: (param) => found?.params.get(param)?.type,
  });
  for (const [param, { required }] of found?.params ?? []) {
    if (required && !Object.hasOwn(record(given), param)) {
      scope.problem('param.missing', path, `The screen "${name}" needs the parameter "${param}".`);
    }
  }
  return mapRecord(given, (item, param): Tree => {
    const at = [...path, 'params', param];
    const known = found?.params.get(param);
    if (found && !known) {
      scope.problem(
        'param.unknown',
        at,
        `The screen "${name}" has no parameter "${param}".${guess(param, [...found.params.keys()])}`,
        { key: true },
      );
    }
    return scope.expression(item, at, {
      what: `The parameter ${param}`,
      ...(known && { type: known.type, there: known.required }),
    }).tree;
  });
}

/** The parameter with the page that the resident was heading for; it must be in the query. */
export function wantedParam(scope: Scope, value: Unchecked<string>, screen: string, path: Path): string {
  const name = word(value);
  const params = scope.screen.municipality.screens.get(screen)?.params;
  const inQuery = [...(params ?? [])].flatMap(([param, { in: place }]) => (place === 'query' ? [param] : []));
  const written = (param: string) => scope.screen.municipality.screens.get(screen)?.written(param) ?? [];
  scope.screen.noteSymbol({ kind: 'param', path, names: () => inQuery, written });
  if (params && !inQuery.includes(name))
    scope.problem(
      'param.unknown',
      path,
      `The screen "${screen}" has no parameter "${name}" in its query.${guess(name, inQuery)}`,
    );
  return name;
}

/** An address to return to; values that are only in the portal's memory are not in it. */
export function addressTarget(
  scope: Scope,
  value: Unchecked<ScreenTargetJson>,
  path: Path,
): Extract<Target, { screen: string }> {
  const raw = record(value);
  const found = scope.screen.municipality.screens.get(word(raw.screen));
  for (const param of Object.keys(record(raw.params))) {
    if (found?.params.get(param)?.in === 'memory')
      scope.problem(
        'param.memory',
        [...path, 'params', param],
        `"${param}" is passed in memory, so an address cannot contain it: give it \`in\`: query in screens/${found.name}.json.`,
        { key: true },
      );
  }
  return screenTarget(scope, raw, path);
}
