import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { rjsfAliases } from './src/widgets/form/rjsf/aliases.ts';

/** The portal's own bundle: built once, for every municipality. Screens, texts and validators are served beside it. */
export default defineConfig({
  plugins: [react()],
  resolve: { alias: rjsfAliases },
  build: {
    outDir: 'dist/portal',
    emptyOutDir: true,
    target: 'es2022',
    manifest: true,
    // Every browser of the target preloads by itself; data addresses are against the content security policy.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    // PrimeReact's sub-paths are folders, which Node does not import by itself.
    server: { deps: { inline: [/primereact/, /@rjsf\//] } },
    restoreMocks: true,
  },
});
