import { join } from 'node:path';
import type { Problem } from '../../src/lang/errors/problem.ts';
import { type Contract, loadContract } from '../contract/load.ts';
import { jsonTextsIn } from '../files/files.ts';
import { type JsonFile, parseJsonFile } from '../files/jsonFile.ts';
import { reporterFor } from '../files/openFile.ts';
import { asWritten, mapRecord, record, word } from '../files/raw.ts';
import { Schemas } from '../files/schemas.ts';
import type { SymbolListener } from '../files/symbolListener.ts';
import type { ScreenJson } from '../generated/descriptors.ts';
import { editOf, type Layers, shownName } from '../overlay/layers.ts';
import { Opener } from '../overlay/open.ts';
import { Locales } from '../texts/locales.ts';
import { CheckCache } from './checkCache.ts';
import { checkApiBases } from './config/apiBases.ts';
import { checkConfig } from './config/checkConfig.ts';
import type { Config } from './config/config.ts';
import { configSymbols } from './config/configSymbols.ts';
import { readConfig } from './config/readConfig.ts';
import { DefinitionSet } from './definitions.ts';
import type { MunicipalityContext, ScreenSignature } from './municipalityContext.ts';
import { optional, typeOfShape } from './screen/shapes.ts';
import { leadsTo } from './startTargets.ts';

/** Everything that is read before the first screen is checked. */
export interface Gathered {
  contract: Contract;
  config: Config;
  configFile: JsonFile;
  locales: Locales;
  /** Screens that have an address, by name. */
  files: ReadonlyMap<string, JsonFile>;
  /** The files of screens/definitions/. */
  definitions: readonly JsonFile[];
  definitionSet: DefinitionSet;
  context: MunicipalityContext;
  opener: Opener;
}

/** The folder with schemas/, and further folders of the contract. */
export interface MunicipalityRoot {
  root: string;
  /** The folder of the contract, if it is another one. */
  contract?: string | undefined;
  api?: readonly string[];
  /** The cache of the previous check. */
  cache?: CheckCache | undefined;
  /** Reads a file of the contract, if not from the disk. */
  readApi?: ((path: string) => string) | undefined;
}

/**
 * Reads contract, configuration, texts and files, and what screens need to know about each other.
 *
 * @param listener receives what the check finds
 */
export function gather(
  { root, contract: folder = join(root, 'schemas/api'), api = [], readApi, cache = new CheckCache() }: MunicipalityRoot,
  layers: Layers,
  report: (problem: Problem) => void,
  listener?: SymbolListener,
): Gathered {
  const { files } = layers;
  const shapes = ['config', 'descriptors'].flatMap((one) => jsonTextsIn(join(root, 'schemas', one)));
  const schemas = cache.once('schemas', shapes, () => new Schemas(join(root, 'schemas')));
  const { contract, problems } = cache.once(
    'contract',
    [folder, ...api].flatMap((one) => jsonTextsIn(one, readApi)),
    () => loadContract([folder, ...api], readApi),
  );
  for (const problem of problems) report(problem);
  const opener = new Opener(layers, schemas, report, listener);
  opener.checkEdits();

  const configFile = opener.services();
  const config = readConfig(configFile);
  const locales = new Locales(config.languages.length ? config.languages : ['pl']);
  const parsed = (text: string, name: string) => cache.once(`json ${name}`, [text], () => parseJsonFile(text, name));
  for (const problem of locales.read(layers, parsed)) report(problem);

  const names = files
    .list('screens')
    .filter((file) => !file.endsWith('.scenario.json'))
    .map((file) => file.slice('screens/'.length, -'.json'.length));
  checkConfig(config, locales, names, contract.roots.config, reporterFor(configFile, report));
  checkApiBases(config, contract, reporterFor(configFile, report));
  for (const name of names)
    if (!config.screens.has(name) && !opener.gone.screens.has(name) && !/^(fragments|definitions)\//.test(name))
      report(withoutAddress(layers, name));
  const fragments = names.filter((name) => name.startsWith('fragments/'));
  const known = new Set(names);
  const addressed = [...config.screens.keys()].filter((name) => known.has(name));
  const gone = JSON.stringify(opener.gone, (_key, value) => (value instanceof Set ? [...value] : value));
  const opened = (name: string, open: () => JsonFile): JsonFile => {
    const file = `screens/${name}.json`;
    const texts = [layers.below.read(file), layers.above?.read(file), layers.above?.read(editOf(file))];
    return cache.once(file, [schemas, gone, ...texts], open);
  };
  const screens = new Map(addressed.map((name) => [name, opened(name, () => opener.screen(name))]));
  const definitionSet = new DefinitionSet();
  const context: MunicipalityContext = {
    contract,
    schemas,
    locales,
    screens: new Map([...screens].map(([name, file]) => [name, signatureOf(name, file, config, contract)])),
    services: servicesOf(config),
    fragments: new Map(
      fragments.map((name) => [name.slice('fragments/'.length), opened(name, () => opener.fragment(name))]),
    ),
    includedFragments: new Set(),
    definitions: definitionSet,
    usedDefinitions: new Set(),
    parts: config.parts,
    composedScreens: new Set(),
    linkedScreens: new Set(),
    hosts: Object.keys(config.hosts),
    frameHosts: config.frames,
    postHosts: config.posts,
    servicesScreen: config.special.services,
    report,
    listener,
  };
  const definitions = names
    .filter((name) => name.startsWith('definitions/'))
    .map((name) => opened(name, () => opener.definitions(name)));
  definitionSet.compile(context, definitions);
  if (listener) configSymbols(configFile, context, listener);
  return { contract, config, configFile, locales, files: screens, definitions, definitionSet, context, opener };
}

/** In the file itself: an overlay has no key `screens` of its own to point at. */
function withoutAddress(layers: Layers, name: string): Problem {
  const file = shownName(layers, `screens/${name}.json`);
  const message = `No address leads to screens/${name}.json: give it one in the configuration, or a service.`;
  return { code: 'screen.unreachable', severity: 'warning', file, pointer: '', line: 1, column: 1, message };
}

function servicesOf({ groups, icons, words }: Config): MunicipalityContext['services'] {
  return new Map(
    groups.flatMap(({ services }) =>
      services.map((service) => {
        const icon = icons.get(service.uslugaId);
        const found = words.find((one) => one.service === service.uslugaId);
        return [service.uslugaId, { ...service, ...(icon && { icon }), ...(found && { words: found.key }) }];
      }),
    ),
  );
}

/** The facts that other screens need of a screen: its address, its access, its required parameters. */
export function signatureOf(name: string, file: JsonFile, config: Config, contract: Contract): ScreenSignature {
  const entry = config.screens.get(name);
  const written = asWritten<ScreenJson>(file.value);
  const params = mapRecord(written.params, (item) => {
    const raw = record(item);
    const always = raw.default !== undefined || raw.missing !== undefined || raw.in === 'path';
    return {
      type: optional(typeOfShape(contract, raw), !always),
      // A screen that names a target for the missing parameter may be linked without it.
      required: raw.in === 'path',
      in: word(raw.in, 'memory'),
    };
  });
  const missingParamTargets = Object.values(record(written.params)).map((item) =>
    word(record(record(item).missing).screen),
  );
  return {
    name,
    path: entry?.path ?? '',
    access: entry?.access ?? 'full',
    params: new Map(Object.entries(params)),
    place: { file, path: [] },
    written: (param) => [{ file, path: ['params', param] }],
    missingParamTargets: [...new Set(missingParamTargets.filter((screen) => screen !== ''))],
    found: config.words.some(({ screen }) => screen === name),
    // The screen itself: start.step reports it.
    startTargets: [...new Set(leadsTo(written.start, written.actions))].filter((target) => target !== name),
  };
}
