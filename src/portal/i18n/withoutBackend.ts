import type { Plugin } from 'vite';

/** Parts of i18next that Words does not use, and the stubs that the rest still calls. */
const spare = [
  {
    // The loader of texts: Words adds every text itself.
    found: /^class Connector extends EventEmitter \{\n[\s\S]*?\n\}\n/gm,
    kept: 'class Connector extends EventEmitter { state = {}; }\n',
  },
  {
    // Formats of numbers and dates inside a text: those of the portal are in src/lang/values/formats.ts.
    found: /^class Formatter \{\n[\s\S]*?\n\}\n/gm,
    kept: 'class Formatter { init() {} format(value) { return value; } }\n',
  },
  // A text inside a text: the check allows none.
  { found: /^ {2}nest\(.*\) \{\n[\s\S]*?\n {2}\}\n/gm, kept: 'nest(text) { return text; }\n' },
  {
    // Words reads a text only when it exists (`exists`), by its key: no default, no list, no object, nothing to report.
    found: /^ {2}translate\(.*\) \{\n[\s\S]*?\n {2}\}\n/gm,
    kept: `translate(key, options) {
      const resolved = this.resolve(key, options);
      return this.extendTranslation(resolved.res, [key], { ...options }, resolved);
    }\n`,
  },
  {
    // Each call names its language, and Words knows which texts are loaded.
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
    // It warns about mistakes; the check of a municipality finds them.
    found: /^class Logger \{\n[\s\S]*?\n\}\n/gm,
    kept: 'class Logger { init() {} log() {} warn() {} error() {} deprecate() {} once() {} create() { return this; } }\n',
  },
  // A key written as a function: the portal's keys are strings.
  {
    found: /^function keysFromSelector\(.*\) \{\n[\s\S]*?\n\}\n/gm,
    kept: 'function keysFromSelector(key) { return key; }\n',
  },
  // Never called.
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
 * Removes the parts of i18next that are never reached from the bundle: 7 kB of the home page's 120. Read by vite.config.ts
 * only.
 *
 * @throws when i18next has changed and a part is not found
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
