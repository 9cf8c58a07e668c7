import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { rjsfAliases } from './src/blocks/form/widget/rjsf/aliases.ts';

/** The portal as the office draws whole pages: for Node, with all that it needs, without styles. */
export default defineConfig({
  plugins: [react()],
  resolve: { alias: rjsfAliases },
  ssr: { noExternal: true },
  // React for production: for Node vite leaves the choice to the environment, and a page would cost twice as much.
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    ssr: 'src/portal/app/page/renderPage.tsx',
    outDir: 'dist/pages',
    emptyOutDir: true,
    copyPublicDir: false,
    target: 'node24',
    minify: true,
  },
});
