import type { Plugin } from 'vite';

/** What Words does without, and the little that the rest still asks of it. */
const spare = [
  {
    // The loader of texts: Words brings every text itself.
    found: /^class Connector extends EventEmitter \{\n[\s\S]*?\n\}\n/gm,
    kept: 'class Connector extends EventEmitter { state = {}; }\n',
  },
  {
    // Formats of numbers and dates inside a text: those of the portal are in src/lang/values/formats.ts.
    found: /^class Formatter \{\n[\s\S]*?\n\}\n/gm,
    kept: 'class Formatter { init() {} format(value) { return value; } }\n',
  },
  // A text inside a text: the check knows no such thing.
  { found: /^ {2}nest\(.*\) \{\n[\s\S]*?\n {2}\}\n/gm, kept: 'nest(text) { return text; }\n' },
  {
    // Words asks for a text only when it is there (`exists`), by its key: no default, no list, no object, nothing to report.
    found: /^ {2}translate\(.*\) \{\n[\s\S]*?\n {2}\}\n/gm,
    kept: `translate(key, options) {
      const resolved = this.resolve(key, options);
      return this.extendTranslation(resolved.res, [key], { ...options }, resolved);
    }\n`,
  },
  {
    // Each call names its language: which texts are loaded is known to Words.
    found: /^ {2}changeLanguage\(lng, callback\) \{\n[\s\S]*?\n {2}\}\n/gm,
    kept: `changeLanguage(lng, callback) {
      this.language = lng;
      this.languages = [lng];
      this.translator.changeLanguage(lng);
      callback?.(null);
    }\n`,
  },
  { found: /^ {2}hasLoadedNamespace\(.*\) \{\n[\s\S]*?\n {2}\}\n/gm, kept: 'hasLoadedNamespace() { return true; }\n' },
  {
    // It warns those who look for a mistake; the check finds theirs.
    found: /^class Logger \{\n[\s\S]*?\n\}\n/gm,
    kept: 'class Logger { init() {} log() {} warn() {} error() {} deprecate() {} once() {} create() { return this; } }\n',
  },
  // A key written as a function: ours are words.
  {
    found: /^function keysFromSelector\(.*\) \{\n[\s\S]*?\n\}\n/gm,
    kept: 'function keysFromSelector(key) { return key; }\n',
  },
  // Nobody asks for these.
  ...[
    'cloneInstance',
    'dir',
    'getBestMatchFromCodes',
    'getFixedT',
    'getSuffixes',
    'getUsedParamsDetails',
    'hydrate',
    'loadLanguages',
    'loadNamespaces',
    'loadResources',
    'reloadResources',
    'setResolvedLanguage',
    'use',
  ].map((name) => ({
    found: new RegExp(`^ {2}${name}\\(.*\\) \\{\\n[\\s\\S]*?\\n {2}\\}\\n`, 'gm'),
    kept: `${name}() {}\n`,
  })),
];

/**
 * Leaves out of the bundle what of i18next is never reached. It weighs 7 kB of a home page's 120. Read by vite.config.ts
 * only.
 *
 * @throws when i18next has changed and a part is not where it was
 */
export const i18nextWithoutBackend: Plugin = {
  name: 'i18next-without-backend',
  apply: 'build',
  transform: {
    filter: { id: /\/i18next\/dist\/esm\/i18next\.js$/ },
    handler(code) {
      const lean = spare.reduce((rest, { found, kept }) => {
        if (rest.match(found)?.length !== 1)
          throw new Error('i18next changed: look at src/portal/i18n/withoutBackend.ts.');
        return rest.replace(found, kept);
      }, code);
      return { code: lean, map: null };
    },
  },
};
