import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { whenChanged } from '../stamp.mjs';
import { say } from './say.mjs';

const PORTAL = {
  made: 'dist/portal/index.html',
  stamp: 'dist/portal.stamp',
  sources: [
    'src',
    'index.html',
    'vite.config.ts',
    'vite.pages.config.ts',
    'vite.worker.config.ts',
    'package-lock.json',
    'public',
  ],
};
const BUILDS = [
  { what: 'its pages', args: [] },
  // The same components for the office, which writes the first paint of a page without data into it.
  {
    what: 'what the office paints first',
    args: ['--ssr', 'src/portal/app/prerender.tsx', '--outDir', 'dist/prerender'],
  },
  { what: 'what the office draws whole pages with', args: ['--config', 'vite.pages.config.ts'] },
  { what: 'its service worker', args: ['--config', 'vite.worker.config.ts'] },
];

const STUDIO = {
  made: 'dist/studio/studio.js',
  stamp: 'dist/studio.stamp',
  sources: [
    'codegen/dev/studio',
    'codegen/dev/forms',
    'codegen/dev/recorder',
    'codegen/scenario/draw.ts',
    'codegen/studio',
    'codegen/contract',
    'schemas/config',
    'src/blocks',
    'src/portal/dev',
    'schemas/descriptors',
    'vite.studio.config.ts',
    'package-lock.json',
  ],
};

/** Builds the studio of `okienko dev` into dist/ where its sources have changed since; no office needs it. */
export function buildStudio(root, node) {
  whenChanged(STUDIO, () => {
    say('Building the studio of okienko dev …');
    runVite(root, node, ['--config', 'vite.studio.config.ts'], 'The studio could not be built.');
  });
}

/**
 * Builds the portal into dist/ where its sources have changed since.
 *
 * @throws Error when Vite fails, which has printed why
 */
export function buildPortal(root, node) {
  whenChanged(PORTAL, () => {
    BUILDS.forEach(({ what, args }, index) => {
      say(`Building the portal: ${what} (${index + 1} of ${BUILDS.length}) …`);
      runVite(root, node, args, `The portal could not be built: ${what}.`);
    });
  });
}

function runVite(root, node, args, failed) {
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const { status } = spawnSync(node, [vite, 'build', '--logLevel', 'warn', ...args], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(failed);
}
