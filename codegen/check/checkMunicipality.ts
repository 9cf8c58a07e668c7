import type { Screen } from '../../src/blocks/screen.ts';
import type { JsonSchema } from '../../src/lang/descriptors/jsonSchema.ts';
import type { Problem } from '../../src/lang/errors/problem.ts';
import type { DataPlan } from '../artefact/data/plan.ts';
import type { Content } from '../artefact/municipality.ts';
import type { Contract } from '../contract/load.ts';
import { readData } from '../data/data.ts';
import { type Files, filesOnDisk } from '../files/files.ts';
import { reporterFor } from '../files/openFile.ts';
import { asWritten } from '../files/raw.ts';
import type { SymbolListener } from '../files/symbolListener.ts';
import type { ServicesJson } from '../generated/descriptors.ts';
import { alone, type Layers } from '../overlay/layers.ts';
import type { Locales } from '../texts/locales.ts';
import { CheckCache } from './checkCache.ts';
import { checkOffice } from './config/checkOffice.ts';
import type { Config } from './config/config.ts';
import { catalogueSymbols } from './config/configSymbols.ts';
import { checkWith } from './config/givenParams.ts';
import { checkLogo } from './config/logo.ts';
import { checkOneName } from './config/oneName.ts';
import { checkParts } from './config/parts.ts';
import { checkSearchWords } from './config/searchWords.ts';
import { checkContent } from './content/content.ts';
import { withoutFollowUps } from './followUps.ts';
import { gather, type MunicipalityRoot } from './gather.ts';
import { checkNavigation } from './navigation.ts';
import { checkOfficeRules } from './officeRules.ts';
import { isResting } from './resting.ts';
import { checkScenarios } from './scenario/checkScenarios.ts';
import { checkScreen } from './screen/checkScreen.ts';
import type { ScreenContext } from './screen/screenContext.ts';
import { screenInputs } from './screenInputs.ts';
import { documentsOnce } from './uniqueDocuments.ts';

/** Texts of the portal itself and of the office: used although no screen names them. */
const portalNamespaces = ['powloka', 'wspolne', 'bloki', 'bledy', 'poczta', 'przypomnienia', 'zgodyRejestracji'];

/** Facts about a checked screen beside its normal form. */
export interface ScreenParts {
  textKeys: ReadonlySet<string>;
  forms: ReadonlyMap<string, JsonSchema>;
  /** The places of its expressions, and of its lines for error codes. */
  places: ScreenContext['places'];
}

export interface CheckedMunicipality {
  contract: Contract;
  config: Config;
  locales: Locales;
  screens: Readonly<Record<string, Screen>>;
  /** Its own pages and files. */
  content: Content;
  /** The tables from which the office answers the municipality's own operations. */
  data?: DataPlan;
  /** The text of the commune's SVG. */
  logo?: string;
  /** Of each screen. */
  parts: ReadonlyMap<string, ScreenParts>;
  problems: Problem[];
}

/**
 * All of `okienko check`, in its order: contract, configuration, texts, screens, then what needs all of them.
 *
 * @param root the municipality's folder
 * @param files its files, if not from the disk
 */
export function checkMunicipality(root: string, files: Files = filesOnDisk(root)): CheckedMunicipality {
  return checkLayers({ root }, alone(files));
}

/** The same for a municipality with an overlay. */
export function checkLayers(where: MunicipalityRoot, layers: Layers, names?: SymbolListener): CheckedMunicipality {
  const { report: collect, sorted } = collector(layers);
  const cache = where.cache ?? new CheckCache();
  const { report, listener } = cache.reporting(collect, names);
  const {
    contract,
    config,
    configFile,
    locales,
    files: screenFiles,
    definitions,
    definitionSet,
    context,
    opener,
  } = gather(where, layers, report, listener);
  const parts = new Map<string, ScreenParts>();
  const fragments = new Map<string, ReadonlySet<string>>();
  const screens: Record<string, Screen> = {};
  const rest = where.cache ? screenInputs({ context, locales, files: screenFiles, definitions }) : [];
  for (const [name, signature] of context.screens) {
    const file = screenFiles.get(name);
    if (!file) continue;
    // A cached screen must mark fragments and screens as used, as a checked one does.
    const noted = {
      includedFragments: new Set<string>(),
      usedDefinitions: new Set<string>(),
      composedScreens: new Set<string>(),
      linkedScreens: new Set<string>(),
    };
    const { result, used, includedFragments, usedDefinitions, composedScreens, linkedScreens } = cache.once(
      `screen ${name}`,
      [file, JSON.stringify(config.parts.get(name)), ...rest],
      () => ({
        ...locales.usedBy(() => checkScreen({ ...context, ...noted }, file, signature)),
        ...noted,
      }),
    );
    for (const key of used) locales.use(key);
    for (const fragment of includedFragments) context.includedFragments.add(fragment);
    for (const name of usedDefinitions) context.usedDefinitions.add(name);
    for (const one of composedScreens) context.composedScreens.add(one);
    for (const other of linkedScreens) context.linkedScreens.add(other);
    const { screen, context: found } = result;
    screens[name] = screen;
    fragments.set(name, includedFragments);
    parts.set(name, { textKeys: found.textKeys, forms: found.forms, places: found.places });
  }
  const raw = asWritten<ServicesJson>(configFile.value);
  checkParts(config, raw, context.fragments, context.composedScreens, reporterFor(configFile, report));
  checkNavigation(context, config, configFile, screenFiles);
  checkWith(config, configFile, screenFiles, context.schemas, report);
  checkSearchWords(config, locales, screenFiles, reporterFor(configFile, report));
  checkOneName(config, screens, reporterFor(configFile, report));
  documentsOnce(screens, screenFiles, report);
  definitionSet.checkUsed(context.usedDefinitions);
  for (const [name, file] of context.fragments) {
    if (context.includedFragments.has(name)) continue;
    const message = 'No screen includes this fragment, so only its shape was checked.';
    reporterFor(file, report)('fragment.unused', [], message, { warning: true });
  }
  if (listener && opener.catalogue) catalogueSymbols(opener.catalogue, context);
  const content = checkContent({ layers, opener, locales, config, contract, screens: screenFiles }, report, cache);
  checkOffice({ config, locales, content, screens: context.screens }, reporterFor(configFile, report));
  const logo = checkLogo(config, layers, reporterFor(configFile, report), report);
  const elsewhere = new Set(Object.values(config.bases).flat());
  const data = readData({ ...context, elsewhere }, layers, report);
  checkOfficeRules({ screens, contract, data, elsewhere }, parts, report);
  const wrong = sorted().flatMap(({ severity, file }) => (severity === 'error' ? [file] : []));
  const fragmentsOf = (screen: string): Iterable<string> => fragments.get(screen) ?? [];
  checkScenarios(
    layers,
    { contract, schemas: context.schemas, screens, gone: opener.gone, wrong: new Set(wrong), fragmentsOf },
    report,
    cache,
  );
  for (const namespace of portalNamespaces) for (const key of locales.keysOf(namespace)) locales.use(key);
  for (const problem of locales.check()) report(problem);
  return {
    contract,
    config,
    locales,
    screens,
    content,
    ...(data && { data }),
    parts,
    ...(logo && { logo }),
    problems: withoutFollowUps(sorted()).filter((problem) => opener.gone.services.size === 0 || !isResting(problem)),
  };
}

/**
 * Problems, each once: a block that a document draws again would report its problems again.
 *
 * @param layers with an overlay, warnings about the municipality below it are left out: it is shared by others
 */
export function collector({ above, nameAbove }: Partial<Layers> = {}): {
  report(problem: Problem): void;
  sorted(): Problem[];
} {
  const problems = new Map<string, Problem>();
  const mine = nameAbove?.('') ?? '';
  return {
    report(problem) {
      if (above && problem.severity === 'warning' && !problem.file.startsWith(mine)) return;
      const { file, pointer, line, column, code, message } = problem;
      problems.set([file, pointer, line, column, code, message].join('\n'), problem);
    },
    sorted: () =>
      [...problems.values()].sort(
        (a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : 0) || a.line - b.line || a.column - b.column,
      ),
  };
}
