import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const NGINX = ['/usr/sbin/nginx', 'nginx'].find((path) => spawnSync(path, ['-v']).status === 0);
export const hasNginx = NGINX !== undefined;

export interface Nginx {
  origin: string;
  stop(): Promise<void>;
}

/** Starts an nginx on loopback with the settings of an export and none of the machine. */
export async function startNginx(exported: string): Promise<Nginx> {
  const folder = mkdtempSync(join(tmpdir(), 'okienko-nginx-'));
  mkdirSync(join(folder, 'logs'));
  const port = await freePort();
  const temp = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((one) => `${one}_temp_path ${folder}/${one};`);
  const config = `
    daemon off;
    ${process.getuid?.() === 0 ? 'user root;' : ''}
    worker_processes 1;
    pid ${folder}/pid;
    error_log ${folder}/logs/error.log;
    events { worker_connections 64; }
    http {
      access_log off;
      ${temp.join(' ')}
      server {
        listen 127.0.0.1:${port};
        root ${exported}/site;
        include ${exported}/nginx.conf;
      }
    }`;
  writeFileSync(join(folder, 'nginx.conf'), config);
  const child = spawn(NGINX!, ['-p', folder, '-c', join(folder, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const output: string[] = [];
  child.stderr.on('data', (text) => output.push(String(text)));
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  const origin = `http://127.0.0.1:${port}`;
  while (!(await fetch(origin).catch(() => undefined))) {
    if (child.exitCode !== null) throw new Error(output.join(''));
    await new Promise((done) => setTimeout(done, 30));
  }
  return {
    origin,
    async stop() {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function freePort(): Promise<number> {
  return new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => done(port));
    });
  });
}
