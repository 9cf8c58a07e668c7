import type { Plugin } from 'vite';

/** What Words does without, and the little that the rest still asks of it. */
const spare = [
  {
    // The loader of texts: Words brings every text itself.
    found: /^class Connector extends EventEmitter \{\n[\s\S]*?\n\}\n/gm,
    kept: 'class Connector extends EventEmitter { state = {}; }\n',
  },
  {
    // Formats of numbers and dates inside a text: those of the portal are in src/values/formats.ts.
    found: /^class Formatter \{\n[\s\S]*?\n\}\n/gm,
    kept: 'class Formatter { init() {} format(value) { return value; } }\n',
  },
  // A text inside a text: the check knows no such thing.
  { found: /^ {2}nest\(.*\) \{\n[\s\S]*?\n {2}\}\n/gm, kept: 'nest(text) { return text; }\n' },
  // Nobody asks for these.
  ...[
    'cloneInstance',
    'dir',
    'getFixedT',
    'getUsedParamsDetails',
    'loadLanguages',
    'loadNamespaces',
    'reloadResources',
  ].map((name) => ({
    found: new RegExp(`^ {2}${name}\\(.*\\) \\{\\n[\\s\\S]*?\\n {2}\\}\\n`, 'gm'),
    kept: `${name}() {}\n`,
  })),
];

/**
 * Leaves out of the bundle what of i18next is never reached. It weighs 4 kB of a home page's 120. Read by vite.config.ts
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
        if (rest.match(found)?.length !== 1) throw new Error('i18next changed: look at src/i18n/withoutBackend.ts.');
        return rest.replace(found, kept);
      }, code);
      return { code: lean, map: null };
    },
  },
};
