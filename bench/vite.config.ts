import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { rjsfAliases } from '../src/blocks/form/widget/rjsf/aliases.ts';

/** The page of bench/rows/screens.ts: built like the portal, so that the measured code is the shipped code. */
export default defineConfig({
  root: `${import.meta.dirname}/page`,
  plugins: [react()],
  resolve: { alias: rjsfAliases },
  build: {
    outDir: '../../dist/bench',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 2000,
  },
});
