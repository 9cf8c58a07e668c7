import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A start needs `first` and `second`; only tests need `tests`. `own` has the Node of a workspace, for machines with an old one. */
const PACKAGES = { first: {}, second: {}, tests: { dev: true }, own: { optional: true, bin: { node: 'node' } } };
const WORKSPACE = 'scripts/node';
export type Name = keyof typeof PACKAGES;

/** A project of some packages, and the registry that has them. */
export interface Registry {
  readonly root: string;
  readonly address: string;
  /** Requests for these packages are never answered. */
  readonly silent: Set<Name>;
  /** Every requested package, in order. */
  readonly asked: Name[];
  close(): void;
}

export async function openRegistry(): Promise<Registry> {
  const root = mkdtempSync(join(tmpdir(), 'okienko-packages-'));
  const tarballs = new Map<string, Buffer>();
  const silent = new Set<Name>();
  const asked: Name[] = [];
  const server = createServer(({ url = '' }, response) => {
    const name = url.split('/')[1] as Name;
    asked.push(name);
    if (!silent.has(name)) response.end(tarballs.get(url));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const packages: Record<string, unknown> = {};
  const lists = { dependencies: {} as Record<string, string>, devDependencies: {} as Record<string, string> };
  const workspace = { name: 'own-node', version: '1.0.0', optionalDependencies: { own: '1.0.0' } };
  for (const [name, rest] of Object.entries(PACKAGES)) {
    const tarball = tarballOf(root, name, rest);
    const path = `/${name}/-/${name}-1.0.0.tgz`;
    tarballs.set(path, tarball);
    if (name !== 'own') lists['dev' in rest ? 'devDependencies' : 'dependencies'][name] = '1.0.0';
    packages[`node_modules/${name}`] = {
      version: '1.0.0',
      resolved: address + path,
      integrity: `sha512-${createHash('sha512').update(tarball).digest('base64')}`,
      ...rest,
    };
  }
  packages['node_modules/own-node'] = { resolved: WORKSPACE, link: true };
  packages[WORKSPACE] = workspace;
  mkdirSync(join(root, WORKSPACE), { recursive: true });
  writeFileSync(join(root, WORKSPACE, 'package.json'), JSON.stringify(workspace));
  const project = { name: 'project', version: '1.0.0', workspaces: [WORKSPACE], ...lists };
  writeFileSync(join(root, 'package.json'), JSON.stringify(project));
  const lock = { name: 'project', version: '1.0.0', lockfileVersion: 3, packages: { '': project, ...packages } };
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify(lock));

  return {
    root,
    address,
    silent,
    asked,
    close() {
      server.closeAllConnections();
      server.close();
      rmSync(root, { recursive: true, force: true });
    },
  };
}

function tarballOf(root: string, name: string, rest: object): Buffer {
  const folder = join(root, 'made', name);
  mkdirSync(join(folder, 'package'), { recursive: true });
  writeFileSync(join(folder, 'package/package.json'), JSON.stringify({ name, version: '1.0.0', ...rest }));
  writeFileSync(join(folder, 'package/node'), '', { mode: 0o755 });
  const file = join(folder, 'package.tgz');
  spawnSync('tar', ['-czf', file, '-C', folder, 'package']);
  return readFileSync(file);
}
