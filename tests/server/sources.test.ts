import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './municipality.ts';

const sources = globSync('{server,codegen,src}/**/*.{ts,tsx}', { cwd: ROOT })
  .filter((file) => !file.includes('generated'))
  .map((file) => ({ file, text: readFileSync(join(ROOT, file), 'utf8') }));
const having = (pattern: RegExp) => sources.filter(({ text }) => pattern.test(text)).map(({ file }) => file);

test('no program is started through a shell', () => {
  expect(sources.length).toBeGreaterThan(500);
  expect(having(/\bshell: ?true|\bexecSync\(|import \{[^}]*\bexec\b[^}]*\} from 'node:child_process'/)).toEqual([]);
});

test('the office draws no random number that somebody could guess', () => {
  expect(having(/Math\.random\(/).filter((file) => file.startsWith('server/'))).toEqual([]);
});

test('every package comes with its digest', () => {
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { integrity?: string; link?: boolean }>;
  };
  const fetched = Object.entries(packages).filter(([place, { link }]) => place.startsWith('node_modules/') && !link);
  expect(fetched.length).toBeGreaterThan(100);
  expect(fetched.filter(([, { integrity }]) => !integrity?.startsWith('sha512-')).map(([place]) => place)).toEqual([]);
});
