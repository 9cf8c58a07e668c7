import { fileURLToPath } from 'node:url';

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/**
 * What the bundle puts in the place of parts of rjsf that no form of ours reaches: with them a form weighs 105 kB gzip,
 * without them 41. Read by vite.config.ts only.
 */
export const rjsfAliases = [
  { find: /^markdown-to-jsx(\/react)?$/, replacement: here('./markdown.ts') },
  { find: /^fast-uri$/, replacement: here('./uri.ts') },
  // The path by which rjsf's Form imports it; nothing else has a file of this name.
  { find: /^\.\.\/getDefaultRegistry\.js$/, replacement: here('./registry.ts') },
];
