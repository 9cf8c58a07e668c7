/*
 * `npm run dev`: the office on PORT + 1, and on PORT the portal by Vite with hot reload of its code; what is asked under
 * /api, /m, /demo and /platnosci goes to the office, which starts again when its own code, a screen, a text or a schema changes.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { createServer } from 'vite';

const root = join(import.meta.dirname, '..');
const port = Number(process.env.PORT ?? 8080);
const office = `http://127.0.0.1:${port + 1}`;
let child: ChildProcess | undefined;

function startOffice(): void {
  child = spawn(process.execPath, ['server/main.ts'], {
    cwd: root,
    stdio: 'inherit',
    // Whoever comes back from a provider or by a link of a mail comes back here.
    env: { OKIENKO_ADRES: `http://localhost:${port}`, ...process.env, PORT: String(port + 1) },
  });
}

startOffice();
let waiting: NodeJS.Timeout | undefined;
for (const folder of ['server', 'screens', 'locales', 'content', 'schemas', 'codegen', 'services.config.json']) {
  watch(join(root, folder), { recursive: true }, () => {
    clearTimeout(waiting);
    waiting = setTimeout(() => {
      child?.once('exit', startOffice);
      child?.kill('SIGTERM');
      // A municipality that did not check has no office to stop.
      if (child?.exitCode !== null) startOffice();
    }, 150);
  });
}

const portal = await createServer({
  root,
  server: {
    port,
    host: '127.0.0.1',
    strictPort: true,
    proxy: { '/api': office, '/m/': office, '/demo/': office, '/platnosci/': office },
  },
  plugins: [
    {
      name: 'okienko-manifest',
      async transformIndexHtml(html) {
        const served = await (await fetch(`${office}/`)).text();
        const manifest =
          served.match(/<script type="application\/json" id="manifest">([\s\S]*?)<\/script>/)?.[1] ?? '{}';
        return html.replace('id="manifest"></script>', `id="manifest">${manifest}</script>`);
      },
    },
  ],
});
await portal.listen();
portal.printUrls();
