import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The gallery of the ui parts and the shell with made-up data: `npx vite --config tests/gallery/vite.config.ts`. */
export default defineConfig({
  root: import.meta.dirname,
  cacheDir: '../../node_modules/.vite/gallery',
  plugins: [react()],
  server: { host: '127.0.0.1', port: 8104, strictPort: true, fs: { allow: ['../..'] } },
  build: {
    outDir: '../../var/gallery',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
});
