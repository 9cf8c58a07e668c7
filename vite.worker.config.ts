import { defineConfig } from 'vite';

/** The service worker: one plain script without imports, since not every browser takes a worker that is a module. */
export default defineConfig({
  build: {
    lib: { entry: 'src/portal/worker/sw.ts', formats: ['iife'], name: 'okienkoWorker', fileName: () => 'sw.js' },
    outDir: 'dist/worker',
    copyPublicDir: false,
    target: 'es2022',
  },
});
