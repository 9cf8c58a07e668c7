import type { JsonSchema } from '../../../src/lang/descriptors/jsonSchema.ts';
import type { Problem } from '../../../src/lang/errors/problem.ts';
import type { JsonFile, Path } from '../../files/jsonFile.ts';
import { type ReportAt, reporterFor } from '../../files/openFile.ts';
import { type AnyRaw, anyRecord, asWritten, list, type Raw, record, word } from '../../files/raw.ts';
import type { Schemas } from '../../files/schemas.ts';
import { checkShape, guess } from '../../files/shape.ts';
import type { ScreenJson, ServicesJson } from '../../generated/descriptors.ts';
import { shapeOf } from '../screen/shapes.ts';
import type { Config } from './config.ts';

/** Checks every `with` of the configuration and of missing parameters against the screen that it opens. */
export function checkWith(
  config: Config,
  configFile: JsonFile,
  files: ReadonlyMap<string, JsonFile>,
  schemas: Schemas,
  report: (problem: Problem) => void,
): void {
  const check = (file: JsonFile, values: unknown, screen: string, at: Path) => {
    const opened = files.get(screen);
    if (opened)
      checkValues(
        anyRecord(values),
        screen,
        asWritten<ScreenJson>(opened.value),
        at,
        schemas,
        reporterFor(file, report),
      );
  };
  const raw = asWritten<ServicesJson>(configFile.value);
  for (const [name, screen] of Object.entries(record(raw.screens)))
    for (const [index, one] of list(record(screen).also).entries())
      check(configFile, record(one).with, name, ['screens', name, 'also', index, 'with']);
  for (const [group, { services }] of config.groups.entries())
    for (const [index, { screen }] of services.entries()) {
      const at = ['groups', group, 'services', index, 'with'];
      check(configFile, valueAt(raw, at), screen, at);
    }
  for (const [index, entry] of list(raw.menu).entries()) {
    const to = record(record(entry).to);
    check(configFile, to.with, word(to.screen), ['menu', index, 'to', 'with']);
  }
  const start = record(raw.start);
  check(configFile, start.with, word(start.screen), ['start', 'with']);
  for (const file of files.values())
    for (const [param, one] of Object.entries(record(asWritten<ScreenJson>(file.value).params))) {
      const missing = record(record(one).missing);
      check(file, missing.with, word(missing.screen), ['params', param, 'missing', 'with']);
    }
}

function checkValues(
  values: AnyRaw,
  name: string,
  screen: Raw<ScreenJson>,
  at: Path,
  schemas: Schemas,
  reportAt: ReportAt,
): void {
  const inAddress = new Map<string, JsonSchema>();
  for (const [param, one] of Object.entries(record(screen.params)))
    if (record(one).in === 'query') inAddress.set(param, shapeOf(record(one)));
  for (const one of Object.values(record(screen.state)))
    if (record(one).query !== undefined) inAddress.set(word(record(one).query), shapeOf(record(one)));
  for (const [param, value] of Object.entries(values)) {
    const here = [...at, param];
    const shape = inAddress.get(param);
    if (shape) {
      checkShape(schemas, { schema: shape, file: '' }, value, here, { problem: reportAt });
      continue;
    }
    const known = [...Object.keys(record(screen.params)), ...Object.keys(record(screen.state))].includes(param);
    const message = known
      ? `"${param}" of screens/${name}.json has no name in the address: give the parameter \`in\`: query, the state a \`query\`.`
      : `The address of screens/${name}.json has no "${param}".${guess(param, [...inAddress.keys()])}`;
    const help = inAddress.size > 0 ? [`Known: ${[...inAddress.keys()].join(', ')}`] : [];
    reportAt('with.unknown', here, message, { key: true, ...(help.length > 0 && { help }) });
  }
}

function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((inner, key) => (inner as Record<string | number, unknown> | undefined)?.[key], value);
}
