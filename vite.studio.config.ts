import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { formsModule } from './codegen/dev/forms/formsModule.ts';
import { rjsfAliases } from './src/blocks/form/widget/rjsf/aliases.ts';

/** `studio:forms`: the forms of all parts with their validators, compiled here, since a page of ours evaluates nothing. */
const forms: Plugin = {
  name: 'okienko:studio-forms',
  resolveId: (id) => (id === 'studio:forms' ? '\0studio:forms' : undefined),
  load: (id) => (id === '\0studio:forms' ? formsModule(fileURLToPath(new URL('schemas', import.meta.url))) : undefined),
};

/** The studio of `okienko dev`, with its stylesheet, and the recorder, which its page loads into the portal. */
export default defineConfig({
  plugins: [react(), forms],
  resolve: { alias: rjsfAliases },
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    lib: {
      entry: { studio: 'codegen/dev/studio/mount.tsx', recorder: 'codegen/dev/recorder/record.ts' },
      formats: ['es'],
      fileName: (_, name) => `${name}.js`,
      cssFileName: 'studio',
    },
    outDir: 'dist/studio',
    copyPublicDir: false,
    target: 'es2022',
    // A library keeps its blanks otherwise.
    rolldownOptions: { output: { minify: true } },
  },
});
