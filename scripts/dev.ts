/*
 * `npm run dev`, for who changes the portal's code: the office on PORT + 1, and on PORT the portal by Vite with hot reload;
 * what is asked under /api, /m, /demo and /platnosci goes to the office, which starts again when its own code or a schema
 * changes, and reads the municipality again when a file of it does. `npm run dev -- examples/brzezno` takes another one.
 * Who changes screens and texts alone takes `okienko dev`.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { join, resolve } from 'node:path';
import { createServer } from 'vite';
import { watchFolders } from '../codegen/dev/watch.ts';

const root = join(import.meta.dirname, '..');
const port = Number(process.env.PORT ?? 8080);
const folder = process.argv[2] === undefined ? root : resolve(process.argv[2]);
const office = `http://127.0.0.1:${port + 1}`;
let child: ChildProcess | undefined;

function startOffice(): void {
  child = spawn(process.execPath, ['server/main.ts'], {
    cwd: root,
    stdio: 'inherit',
    // Whoever comes back from a provider or by a link of a mail comes back here.
    env: { OKIENKO_ADRES: `http://localhost:${port}`, ...process.env, OKIENKO_CONFIG: folder, PORT: String(port + 1) },
  });
}

startOffice();

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    child?.kill('SIGTERM');
    process.exit();
  });

function startAgain(): void {
  child?.once('exit', startOffice);
  child?.kill('SIGTERM');
  // A municipality that did not check has no office to stop.
  if (child?.exitCode !== null) startOffice();
}

let waiting: NodeJS.Timeout | undefined;
for (const code of ['server', 'schemas', 'codegen']) {
  watch(join(root, code), { recursive: true }, () => {
    clearTimeout(waiting);
    waiting = setTimeout(startAgain, 150);
  });
}
watchFolders([...new Set([folder, root])], async () => {
  // An office reloads on a signal only after it has started to answer.
  const runs = await fetch(`${office}/api/pi/stan`).then(
    ({ ok }) => ok,
    () => false,
  );
  if (runs) child?.kill('SIGHUP');
  else startAgain();
});

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
