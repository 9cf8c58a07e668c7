import { globSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { rjsfAliases } from '../src/blocks/form/widget/rjsf/aliases.ts';

/** The pages of the bench, and the site written by hand: built like the portal, so that the measured code is the shipped code. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  resolve: { alias: rjsfAliases },
  build: {
    outDir: '../dist/bench',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 2000,
    rolldownOptions: {
      input: globSync('{page/*,native/*,native/site/*}.html', { cwd: import.meta.dirname }).map(
        (page) => `${import.meta.dirname}/${page}`,
      ),
    },
  },
});
