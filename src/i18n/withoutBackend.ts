import type { Plugin } from 'vite';

const connector = /^class Connector extends EventEmitter \{\n[\s\S]*?\n\}\n/gm;
const nothing = 'class Connector extends EventEmitter { state = {}; }\n';

/**
 * Leaves i18next's loader of texts out of the bundle: Words brings every text itself, so no backend is ever there. It
 * weighs 2 kB of a home page's 120. Read by vite.config.ts only.
 *
 * @throws when i18next has changed and its loader is not where it was
 */
export const i18nextWithoutBackend: Plugin = {
  name: 'i18next-without-backend',
  apply: 'build',
  transform: {
    filter: { id: /\/i18next\/dist\/esm\/i18next\.js$/ },
    handler(code) {
      if (code.match(connector)?.length !== 1) throw new Error('i18next changed: look at src/i18n/withoutBackend.ts.');
      return { code: code.replace(connector, nothing), map: null };
    },
  },
};
