/** A changed file of the shipped municipality, with its texts before and after; null: there was none, or is none any more. */
export interface DataChange {
  file: string;
  before: string | null;
  after: string | null;
}

/** The files of the municipality that say who sees what. */
export interface Municipality {
  /** The text of services.config.json. */
  config: string;
  /** The text of each screen by its name: `woda/faktura`. */
  screens: ReadonlyMap<string, string>;
  /** All code of portal, office and toolkit. */
  code: string;
}

/** Whether a browser test can see a change, by the text of the test and of what it imports. */
export type Viewer = (test: string) => boolean;

/** What every test that signs somebody in names. */
const SIGNS_IN = /log.?in|sign.?in|logow|password|has[lł]o|storageState/i;
/** What every test that walks through pages without naming them names, or that reads what is made from all pages. */
const WALKS = /manifest|places|sitemap|readdir|screens|szukaj|search|codegen/i;
const NAMES_LANGUAGE = /lang|locale|\b(en|de|uk)\b|english|deutsch|українська|język/i;

/**
 * The browser tests that can see a change of a file; undefined where nothing says that one cannot. A test of visitors
 * sees no screen behind the login whose address it does not name, and a test that names no language sees the default one.
 */
export function viewerOf(change: DataChange, municipality: Municipality): Viewer | undefined {
  const { file, before, after } = change;
  if (/^screens\/.*\.scenario\.json$/.test(file)) return (test) => /codegen|scenario/.test(test);
  const [, screen] = /^screens\/(?!fragments\/)(.+)\.json$/.exec(file) ?? [];
  if (screen) return titleOf(before) === titleOf(after) ? viewerOfScreens([screen], municipality) : undefined;
  const [, language, namespace = ''] = /^locales\/([a-z]+)\/([A-Za-z]+)\.json$/.exec(file) ?? [];
  if (!language) return undefined;
  const [usual] = (JSON.parse(municipality.config) as { languages: string[] }).languages;
  if (language !== usual) return (test) => NAMES_LANGUAGE.test(test) || WALKS.test(test);
  return viewerOfTexts(namespace, municipality);
}

/** The title of a screen is shown on other pages, too. */
function titleOf(text: string | null): string | undefined {
  if (text === null) return undefined;
  const { title, lead } = JSON.parse(text) as Record<string, unknown>;
  return JSON.stringify([title, lead]);
}

/** Texts that only screens behind the login show. */
function viewerOfTexts(namespace: string, municipality: Municipality): Viewer | undefined {
  const key = new RegExp(`['"\`]${namespace}\\.`);
  const { config, code, screens } = municipality;
  if (key.test(config) || key.test(code)) return undefined;
  const names = [...screens].filter(([, text]) => key.test(text)).map(([name]) => name);
  return names.length > 0 ? viewerOfScreens(names, municipality) : undefined;
}

function viewerOfScreens(names: readonly string[], { config }: Municipality): Viewer | undefined {
  const all = names.map((name) => addressesOf(config, name));
  if (all.some((addresses) => addresses === undefined)) return undefined;
  const addresses = all.flatMap((one) => one ?? []);
  return (test) => SIGNS_IN.test(test) || WALKS.test(test) || addresses.some((address) => test.includes(address));
}

interface Config {
  screens: Record<string, { path: string; access: string; also?: { path: string }[] }>;
  groups: { services: { uslugaId: number; slug: string; screen: string; access: string }[] }[];
}

/** The addresses of a screen behind the login; undefined for one that somebody sees without. */
function addressesOf(config: string, screen: string): string[] | undefined {
  const { screens, groups } = JSON.parse(config) as Config;
  const own = screens[screen];
  const services = groups.flatMap((group) => group.services).filter((service) => service.screen === screen);
  if (!own && services.length === 0) return undefined;
  if ([...(own ? [own] : []), ...services].some(({ access }) => access === 'public')) return undefined;
  return [
    ...(own ? [own.path, ...(own.also ?? []).map(({ path }) => path)] : []),
    ...services.flatMap(({ slug, uslugaId }) => [`uslugi/${slug}`, `uslugi/${uslugaId}`]),
  ];
}
