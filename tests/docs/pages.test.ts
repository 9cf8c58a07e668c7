import {
  copyFileSync,
  existsSync,
  globSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { commands as toolkit } from '../../codegen/commands/index.ts';
import { loadContract } from '../../codegen/contract/load.ts';
import { reportText } from '../../codegen/report/text.ts';
import { codeBlocks } from '../../scripts/docs/codeBlocks.ts';
import { withFloors } from '../../scripts/floorsTable.ts';
import { withSettings } from '../../scripts/settingsTable.ts';
import { settings } from '../../server/app/config.ts';

const root = join(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const pages = [
  'README.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  ...readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((file) => isPage(file) && !file.startsWith('reference/'))
    .map((file) => `docs/${file}`),
];
const scripts = Object.keys(JSON.parse(read('package.json')).scripts);

function isPage(file: string): boolean {
  return file.endsWith('.md');
}

test.each(pages)('%s links to existing files', (page) => {
  const links = [...read(page).matchAll(/\]\(([^)#]+)[^)]*\)/g)].map((match) => match[1] ?? '');
  const broken = links.filter((link) => !/^https?:/.test(link) && !existsSync(join(root, dirname(page), link)));
  // The picture of the README is taken from the running portal.
  expect(broken.filter((link) => !link.endsWith('.png'))).toEqual([]);
});

test.each(pages)('%s names existing folders, files and commands', (page) => {
  const words = [...read(page).matchAll(/`([^`\n]+)`/g)].flatMap((match) => (match[1] ?? '').split(' '));
  const paths = words.filter((word) =>
    /^(schemas|screens|locales|codegen|src|server|tests|docs|scripts|bench)\/[\w./-]*$/.test(word),
  );
  // Files that the reader is asked to write.
  const own = codeBlocks(read(page)).map(({ before }) => before.replaceAll('`', ''));
  // A changelog also names removed files.
  const gone = page === 'CHANGELOG.md';
  expect(paths.filter((path) => !gone && !existsSync(join(root, path)) && !own.includes(path))).toEqual([]);
  const code = [...read(page).matchAll(/`([^`\n]+)`|^ {4}(.*)$/gm)].map(([, inline, line]) => inline ?? line ?? '');
  const all = [...code, ...codeBlocks(read(page)).map((block) => block.code)].join('\n');
  const named = [...all.matchAll(/\bnpm (?:run )?([a-z:]+)/g)].map((match) => match[1] ?? '');
  expect(named.filter((name) => !scripts.includes(name) && !['ci', 'install'].includes(name))).toEqual([]);
  const commands = [...all.matchAll(/(?:npx |\.\/)okienko ([a-z]+)/g)].map((match) => match[1] ?? '');
  expect(commands.filter((name) => !toolkit.some((command) => command.name === name))).toEqual([]);
  const programs = [...all.matchAll(/\bnode ([\w/.-]+\.m?[jt]s)/g)].map((match) => match[1] ?? '');
  expect(programs.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});

test('each top folder says what it holds', () => {
  const folders = [
    'schemas',
    'screens',
    'locales',
    'content',
    'codegen',
    'src',
    'server',
    'tests',
    'docs',
    'scripts',
    'bench',
  ];
  expect(folders.filter((folder) => !existsSync(join(root, folder, 'README.md')))).toEqual([]);
});

test('docs/office.md has the table of settings, and they are the variables that the office reads', () => {
  const files = globSync(['engine/config/config.ts', '{engine,domains}/*/settings.ts', 'demo/settings.ts'], {
    cwd: join(root, 'server'),
  });
  const code = files.map((file) => read(`server/${file}`).replaceAll(/names: \[[^\]]*\]/g, '')).join('\n');
  const inCode = new Set(
    [...code.matchAll(/'(OKIENKO_[A-Z0-9_]+)'|env\.([A-Z0-9_]+)/g)].map((match) => match[1] ?? match[2]),
  );
  inCode.add('PORT');
  expect(settings.flatMap(({ names }) => names).sort()).toEqual([...inCode].sort());
  const page = read('docs/office.md');
  expect(page).toBe(withSettings(page));
});

test('docs/municipality.md names each key of services.config.json', () => {
  const { properties, $defs } = JSON.parse(read('schemas/config/services.schema.json'));
  const keys = [...Object.keys(properties), ...Object.keys($defs.service.properties), ...$defs.access.enum];
  const page = read('docs/municipality.md');
  expect(keys.filter((key) => key !== '$schema' && !page.includes(`\`${key}\``))).toEqual([]);
});

test('the domain of docs/contract.md can be added to the contract', () => {
  const folder = mkdtempSync(join(tmpdir(), 'okienko-contract-'));
  const api = join(root, 'schemas/api');
  for (const file of readdirSync(api).filter((name) => name.endsWith('.json')))
    copyFileSync(join(api, file), join(folder, file));
  const example = codeBlocks(read('docs/contract.md')).find(({ info }) => info === 'json contract');
  writeFileSync(join(folder, 'godziny.json'), example?.code ?? '');
  const { contract, problems } = loadContract([folder]);
  rmSync(folder, { recursive: true });
  expect(reportText(problems)).toBe('');
  expect(contract.operations.get('dajGodziny')).toMatchObject({ access: 'public', subject: false, writes: false });
});

test('docs/contract.md names each extension and each general code', () => {
  const page = read('docs/contract.md');
  const extensions = new Set(read('codegen/contract/contract.schema.json').match(/(?<=")x-[a-z]+(?=")/g));
  expect([...extensions].filter((name) => name !== 'x-args' && !page.includes(`\`${name}\``))).toEqual([]);
  const codes = new Set(read('server/engine/http/refusals.ts').match(/(?<=')[A-Z]+_[A-Z_]+(?=')/g));
  expect([...codes].filter((code) => !page.includes(`\`${code}\``))).toEqual([]);
});

test('the table of floors is that of scripts/floors.json', () => {
  const page = read('CONTRIBUTING.md');
  expect(page).toBe(withFloors(page));
});

test('README.md has every command of the toolkit in its table, with its summary', () => {
  const page = read('README.md');
  expect(toolkit.filter(({ name, summary }) => !page.includes(`| \`${name}\` | ${summary} |\n`))).toEqual([]);
});

test('every stage of the tests is named', () => {
  const lists = read('scripts/test.ts').match(/const (programs|tests): [\s\S]*?\n\};/g) ?? [];
  const stages = [...lists.join('\n').matchAll(/^ {2}(\w+):/gm)].map((match) => match[1]);
  const page = read('CONTRIBUTING.md');
  expect(page).toContain(`\`${stages.join(' ')}\``);
});

test('the Polish page of the office names the same settings as the English one', () => {
  const named = (page: string) =>
    [...(read(page).split('\n## ')[0] ?? '').matchAll(/^\| (`[^|]+?) \|/gm)].flatMap(([, cell = '']) =>
      [...cell.matchAll(/`([A-Z0-9_]+)`/g)].map(([, name]) => name),
    );
  expect(named('docs/pl/office.md')).toEqual(settings.flatMap(({ names }) => names));
});
