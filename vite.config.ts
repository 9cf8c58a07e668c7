import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { inCodeFile } from './src/blocks/codeFiles.ts';
import { rjsfAliases } from './src/blocks/form/widget/rjsf/aliases.ts';

const libraries = /node_modules\/(react|react-dom|scheduler|mobx|mobx-react-lite|i18next)\/|rolldown\/runtime/;

/**
 * Leaves `import()` as it is written. Vite's helper around it (1 kB of every page) would load styles, which are one file here,
 * and request files that a page names itself (codegen/site/links.ts).
 */
const plainImports: Plugin = {
  name: 'okienko:plain-imports',
  enforce: 'pre',
  load: { filter: { id: /vite\/preload-helper/ }, handler: () => 'export const __vitePreload = (load) => load();' },
};

/** The portal's own bundle: built once, for every municipality. Screens, texts and validators are served beside it. */
export default defineConfig({
  plugins: [react(), plainImports],
  resolve: { alias: rjsfAliases },
  build: {
    outDir: 'dist/portal',
    emptyOutDir: true,
    target: 'es2022',
    manifest: true,
    // Every browser of the target preloads by itself; data addresses are against the content security policy.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, deps, { hostType }) => (hostType === 'html' ? deps : []),
    },
    assetsInlineLimit: 0,
    // All styles together are 12 kB: one request, and nothing moves when a later block comes.
    cssCodeSplit: false,
    // The largest is echarts, which comes with the first chart.
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      // In the built portal React does not look for its developer tools; `npm run dev` is for them.
      transform: { define: { __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' } },
      // Only the office reads markup with these (src/blocks/html/widget/officeTree.ts); they do not say that they may be left out.
      treeshake: { moduleSideEffects: [{ test: /node_modules\/(parse5|entities)\//, sideEffects: false }] },
      output: {
        // What every page needs and a new version of the portal seldom changes: it stays in the browser's cache.
        codeSplitting: {
          groups: [
            { name: 'libraries', test: libraries, priority: 3 },
            { name: inCodeFile('portal'), debugName: 'portal', priority: 2 },
            { name: inCodeFile('screens'), debugName: 'screens', priority: 1 },
            { name: inCodeFile('table'), debugName: 'table' },
            { name: inCodeFile('form'), debugName: 'form' },
            { name: inCodeFile('blocks'), debugName: 'blocks' },
            { name: inCodeFile('overview'), debugName: 'overview' },
          ],
        },
      },
    },
  },
});
