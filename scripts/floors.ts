/*
 * Checks the floors of CONTRIBUTING.md. Compares every import with scripts/floors.json, refuses
 * files that import each other, files that are too long and queries of another domain's tables, and finds names of single
 * services in src/, where there should be none.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, matchesGlob, relative, resolve } from 'node:path';
import { circles } from './circles.ts';
import { type LineRule, longFiles } from './longFiles.ts';
import { foreignQueries, type TableRules } from './tables.ts';

interface Floors {
  /** By a folder, a file, or a pattern of files. Of several that fit a file, the longest is its floor. */
  floors: Record<string, { contains: string; mayImport: string[] }>;
  /** Folders that the files of a pattern may import beside those that their floor may import. */
  also: Record<string, string[]>;
  lines: LineRule;
  serviceWords: string;
  tables: TableRules;
}

const root = join(import.meta.dirname, '..');
const { floors, also, lines, serviceWords, tables }: Floors = JSON.parse(
  readFileSync(join(root, 'scripts/floors.json'), 'utf8'),
);
const names = Object.keys(floors).sort((a, b) => b.length - a.length);
const isOn = (file: string, floor: string): boolean =>
  file === floor || (floor.includes('*') ? matchesGlob(file, floor) : file.startsWith(`${floor}/`));
const floorOf = (file: string): string | undefined => names.find((name) => isOn(file, name));
const problems: string[] = [];
const imports = new Map<string, string[]>();
const office = new Map<string, string>();

for (const file of sources(['src', 'server', 'codegen', 'bench/native'])) {
  const text = readFileSync(join(root, file), 'utf8');
  const own = floorOf(file);
  // Migrations write the shape of every table, as it was.
  if (/^server\/(domains|engine\/(?!db\/migrations\/))/.test(file)) office.set(file, text);
  if (!own) {
    problems.push(`${file} belongs to no floor of scripts/floors.json`);
    continue;
  }
  for (const [line, specifier] of importsOf(text)) {
    const target = relative(root, resolve(root, dirname(file), specifier));
    imports.set(file, [...(imports.get(file) ?? []), target]);
    const other = floorOf(target);
    if (!other || other === own || mayImport(file, own, target, other)) continue;
    problems.push(`${file}:${line}  ${own} must not import ${other} (${specifier})`);
  }
  if (own.startsWith('src/') && own !== 'src/generated') {
    for (const [index, row] of text.split('\n').entries()) {
      const word = row.match(new RegExp(serviceWords, 'i'))?.[0];
      if (word) problems.push(`${file}:${index + 1}  "${word}" is the name of one service: services are data`);
    }
  }
}
for (const group of circles(imports)) {
  problems.push(`${group.length} files import each other, types included:\n  ${group.join('\n  ')}`);
}
problems.push(...foreignQueries(office, tables, (domain, other) => floors[domain]?.mayImport.includes(other) ?? false));
const written = sources(lines.folders, /\.(ts|tsx|mjs)$/);
problems.push(...longFiles(new Map(written.map((file) => [file, readFileSync(join(root, file), 'utf8')])), lines));
if (problems.length) {
  console.error(problems.join('\n'));
  process.exitCode = 1;
} else
  console.log(
    'All imports are allowed, no files import each other, none is too long, each domain queries its own tables, and src/ names no service.',
  );

function mayImport(file: string, own: string, target: string, other: string): boolean {
  const beside = Object.entries(also).flatMap(([pattern, folders]) => (matchesGlob(file, pattern) ? folders : []));
  return (
    (floors[own]?.mayImport ?? []).some((one) => one === other || one === target || matchesGlob(other, one)) ||
    beside.some((folder) => target.startsWith(`${folder}/`))
  );
}

function sources(folders: readonly string[], names = /\.(ts|tsx|css)$/): string[] {
  return folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => names.test(file))
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
