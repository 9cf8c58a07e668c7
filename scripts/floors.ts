/*
 * The house (CONTRIBUTING.md): which floor may know which. Compares every import with scripts/floors.json, and finds
 * words of single services in src/, where there should be none.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

interface Floors {
  floors: Record<string, { holds: string; knows: string[] }>;
  serviceWords: string;
}

const root = join(import.meta.dirname, '..');
const { floors, serviceWords }: Floors = JSON.parse(readFileSync(join(root, 'scripts/floors.json'), 'utf8'));
const names = Object.keys(floors).sort((a, b) => b.length - a.length);
const floorOf = (file: string): string | undefined => names.find((name) => file.startsWith(`${name}/`));
const problems: string[] = [];

for (const file of sources(['src', 'server', 'codegen'])) {
  const text = readFileSync(join(root, file), 'utf8');
  const own = floorOf(file);
  if (!own) {
    problems.push(`${file} stands on no floor of scripts/floors.json`);
    continue;
  }
  for (const [line, specifier] of importsOf(text)) {
    const target = relative(root, resolve(root, dirname(file), specifier));
    const other = floorOf(target);
    if (!other || other === own || floors[own]?.knows.some((known) => known === other || known === target)) continue;
    problems.push(`${file}:${line}  ${own} must not know ${other} (${specifier})`);
  }
  if (own.startsWith('src/') && own !== 'src/generated') {
    for (const [index, row] of text.split('\n').entries()) {
      const word = row.match(new RegExp(serviceWords, 'i'))?.[0];
      if (word) problems.push(`${file}:${index + 1}  "${word}" is the word of one service: services are data`);
    }
  }
}
if (problems.length) {
  console.error(problems.join('\n'));
  process.exitCode = 1;
} else console.log('Every import keeps to its floor, and no service is named in src/.');

function sources(folders: readonly string[]): string[] {
  return folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(ts|tsx|css)$/.test(file))
      .map((file) => join(folder, file)),
  );
}

/** Relative imports with their lines: static, dynamic and re-exports. */
function importsOf(text: string): [number, string][] {
  return [...text.matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)].map((match) => [
    text.slice(0, match.index).split('\n').length,
    match[1] ?? '',
  ]);
}
