import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Screen } from '../../src/descriptors/compiled.ts';
import type { JsonSchema } from '../../src/descriptors/jsonSchema.ts';
import type { Problem } from '../../src/errors/problem.ts';
import { type Contract, loadContract } from '../contract/load.ts';
import { type Config, checkConfig, readConfig } from './config.ts';
import { type JsonFile, parseJsonFile, pointerOf, readJsonFile } from './jsonFile.ts';
import { Locales } from './locales.ts';
import type { MunicipalityContext, ScreenSignature } from './municipalityContext.ts';
import { mapRecord, record, word } from './raw.ts';
import { Schemas } from './schemas.ts';
import { checkScreen } from './screen.ts';
import { checkShape } from './shape.ts';
import { optional, typeOfShape } from './types.ts';

/** Words of the portal itself, used wherever it likes: no screen needs to name them. */
const portalRooms = ['powloka', 'wspolne', 'bledy'];

export interface CheckedMunicipality {
  contract: Contract;
  config: Config;
  locales: Locales;
  screens: Readonly<Record<string, Screen>>;
  /** Text keys and form schemas of each screen. */
  parts: ReadonlyMap<string, { textKeys: ReadonlySet<string>; forms: ReadonlyMap<string, JsonSchema> }>;
  problems: Problem[];
}

/**
 * The story of `okienko check`: contract, configuration, words, screens, then what only all of them together can say.
 *
 * @param root the municipality's folder
 */
export function checkMunicipality(root: string): CheckedMunicipality {
  const problems = new Map<string, Problem>();
  const report = (problem: Problem): void => {
    // A block that a document draws again would tell its problems again.
    problems.set([problem.file, problem.pointer, problem.column, problem.code, problem.message].join('\n'), problem);
  };
  const schemas = new Schemas(join(root, 'schemas'));
  const read = loadContract([join(root, 'schemas/api')]);
  for (const problem of read.problems) report(problem);

  const configFile = openFile(
    join(root, 'services.config.json'),
    'services.config.json',
    'config/services.schema.json',
    schemas,
    report,
  );
  const config = readConfig(configFile);
  const locales = new Locales(config.languages.length ? config.languages : ['pl']);
  for (const problem of locales.read(join(root, 'locales'), 'locales')) report(problem);

  const names = screenNames(join(root, 'screens'));
  checkConfig(config, locales, root, names, (code, path, message, options = {}) =>
    report({
      code,
      severity: options.warning ? 'warning' : 'error',
      file: configFile.name,
      pointer: pointerOf(path),
      ...(options.key ? configFile.keyPlace(path) : configFile.place(path)),
      message,
      ...(options.help && { help: options.help }),
    }),
  );

  const fragments = new Map(
    names
      .filter((name) => name.startsWith('fragments/'))
      .map((name) => [
        name.slice('fragments/'.length),
        openFile(
          join(root, 'screens', `${name}.json`),
          `screens/${name}.json`,
          'descriptors/fragment.schema.json',
          schemas,
          report,
        ),
      ]),
  );
  const files = new Map(
    [...config.screens.keys()]
      .filter((name) => names.includes(name))
      .map((name) => [
        name,
        openFile(
          join(root, 'screens', `${name}.json`),
          `screens/${name}.json`,
          'descriptors/screen.schema.json',
          schemas,
          report,
        ),
      ]),
  );
  const context: MunicipalityContext = {
    contract: read.contract,
    schemas,
    locales,
    screens: new Map([...files].map(([name, file]) => [name, signatureOf(name, file, config, read.contract)])),
    services: new Map(config.groups.flatMap((group) => group.services.map((service) => [service.uslugaId, service]))),
    fragments,
    hosts: Object.keys(config.hosts),
    servicesScreen: config.special.services,
    report,
  };
  const parts = new Map<string, { textKeys: ReadonlySet<string>; forms: ReadonlyMap<string, JsonSchema> }>();
  const screens: Record<string, Screen> = {};
  for (const [name, signature] of context.screens) {
    const file = files.get(name);
    if (!file) continue;
    const { screen, context: found } = checkScreen(context, file, signature);
    screens[name] = screen;
    parts.set(name, { textKeys: found.textKeys, forms: found.forms });
  }
  documentsOnce(screens, files, report);
  for (const room of portalRooms) for (const key of locales.keysOf(room)) locales.use(key);
  for (const problem of locales.check()) report(problem);
  const all = [...problems.values()].sort(
    (a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column,
  );
  return { contract: read.contract, config, locales, screens, parts, problems: all };
}

function openFile(
  path: string,
  name: string,
  schema: string,
  schemas: Schemas,
  report: (problem: Problem) => void,
): JsonFile {
  const { file, problems } = existsSync(path) ? readJsonFile(path, name) : parseJsonFile('{}', name);
  for (const problem of problems) report(problem);
  // Behind broken JSON everything would be missing: one message is enough.
  if (problems.some((problem) => problem.code === 'json.syntax')) return parseJsonFile('{}', name).file;
  checkShape(schemas, schemas.open(schema), file.value, [], {
    problem(code, at, message, options = {}) {
      report({
        code,
        severity: 'error',
        file: name,
        pointer: pointerOf(at),
        ...(options.key ? file.keyPlace(at) : file.place(at)),
        message,
        ...(options.help && { help: options.help }),
      });
    },
  });
  return file;
}

/** Every file under screens/, without `.json`. */
function screenNames(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -5).replaceAll('\\', '/'))
    .sort();
}

function signatureOf(name: string, file: JsonFile, config: Config, contract: Contract): ScreenSignature {
  const entry = config.screens.get(name);
  const params = mapRecord(record(file.value).params, (item) => {
    const raw = record(item);
    const always = raw.default !== undefined || raw.missing !== undefined || raw.in === 'path';
    return {
      type: optional(typeOfShape(contract, raw), !always),
      // A screen that says where to go without it may be linked without it.
      required: raw.in === 'path',
      in: word(raw.in, 'memory') as 'path' | 'query' | 'memory',
    };
  });
  return { name, path: entry?.path ?? '', access: entry?.access ?? 'full', params: new Map(Object.entries(params)) };
}

/** Each PDF a button fetches is drawn from one screen. */
function documentsOnce(
  screens: Readonly<Record<string, Screen>>,
  files: ReadonlyMap<string, JsonFile>,
  report: (problem: Problem) => void,
): void {
  const drawn = new Map<string, string>();
  const tell = (name: string, code: string, path: string[], message: string): void => {
    const file = files.get(name);
    if (file)
      report({ code, severity: 'error', file: file.name, pointer: pointerOf(path), ...file.keyPlace(path), message });
  };
  for (const [name, screen] of Object.entries(screens)) {
    for (const operation of Object.keys(screen.documents ?? {})) {
      const other = drawn.get(operation);
      if (other)
        tell(name, 'document.twice', ['documents', operation], `screens/${other}.json draws "${operation}" already.`);
      drawn.set(operation, name);
    }
  }
  for (const [name, screen] of Object.entries(screens)) {
    for (const call of Object.values(screen.calls)) {
      if (!call.document || drawn.has(call.id)) continue;
      tell(
        name,
        'document.missing',
        [],
        `A button fetches "${call.id}", and no screen draws it: give one "documents" with this operation.`,
      );
    }
  }
}
