import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { settings } from '../../server/app/config.ts';
import { studioSettings } from '../../server/studio/settings.ts';

const root = join(import.meta.dirname, '../..');
const text = (file: string) => readFileSync(join(root, file), 'utf8');
const known = [...settings, ...studioSettings].flatMap(({ names }) => names);

test.each([
  'deploy/Containerfile',
  'deploy/compose/compose.yaml',
  'deploy/compose/trial.env.example',
  'deploy/systemd/okienko@.service',
  'deploy/systemd/okienko-feed.service',
  'deploy/systemd/okienko-studio.service',
])('%s sets what the office reads', (file) => {
  const named = text(file).match(/\b(?:OKIENKO_[A-Z0-9_]+|DATABASE_URL)\b/g) ?? [];
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((name) => !known.includes(name))).toEqual([]);
});

test('the image has every folder from which the office runs', () => {
  const allowed = [...text('.containerignore').matchAll(/^!(.+)$/gm)].map(([, name]) => name!);
  for (const name of allowed) expect(globSync(name, { cwd: root }), name).not.toEqual([]);
  // What is left out is for those who develop.
  const left = ['bench', 'deploy', 'docs', 'editors', 'tests', 'node_modules', 'dist', 'var', 'test-results'];
  const folders = globSync('*/', { cwd: root }).map((folder) => folder.replace(/\/$/, ''));
  expect(folders.filter((folder) => !allowed.includes(folder) && !left.includes(folder))).toEqual([]);
});

test('the service of feeds runs the command of npm run feed, with its limits of memory', () => {
  const [, command] = /^node (.+)$/.exec(JSON.parse(text('package.json')).scripts.feed)!;
  expect(text('deploy/systemd/okienko-feed.service')).toContain(`scripts/run.mjs start ${command} watch /srv/feeds\n`);
});

test('systemd and the image run the command of npm start', () => {
  const { scripts } = JSON.parse(text('package.json'));
  const [, command] = /^node (.+)$/.exec(scripts.start)!;
  expect(text('deploy/systemd/okienko@.service')).toContain(`ExecStart=/usr/bin/node ${command}\n`);
  const [, options, program] = /^scripts\/run\.mjs start (.+) (\S+)$/.exec(command!)!;
  expect(text('deploy/Containerfile')).toContain(`ENTRYPOINT ["/srv/okienko/node", "${options}"]\nCMD ["${program}"]`);
  expect(existsSync(join(root, program!))).toBe(true);
});

test('offices on one machine share the folder of residents’ files', () => {
  const [, folder] = /OKIENKO_VAR=\/var\/lib\/(\S+)/.exec(text('deploy/systemd/okienko@.service'))!;
  expect(folder).not.toContain('%');
  expect(text('deploy/systemd/okienko@.service')).toContain(`StateDirectory=${folder}\n`);
  expect(text('deploy/compose/compose.yaml').match(/\S+:\/srv\/okienko\/var/g)).toHaveLength(1);
});

test('each office of the trial keeps the address that nginx has looked up', () => {
  const offices = text('deploy/compose/nginx.conf').match(/server (\w+):8080/g)!;
  expect(text('deploy/compose/compose.yaml').match(/ipv4_address: /g)).toHaveLength(offices.length);
});

test('the backup of the image has its program', () => {
  expect(text('deploy/Containerfile')).toContain('postgresql-client');
});
