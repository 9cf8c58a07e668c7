import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkLayers } from '../../codegen/check/checkMunicipality.ts';
import { Schemas } from '../../codegen/files/schemas.ts';
import { checkShape } from '../../codegen/files/shape.ts';
import { whereIs } from '../../codegen/overlay/where.ts';
import { reportText } from '../../codegen/report/text.ts';
import { codeBlocks } from '../../scripts/docs/codeBlocks.ts';

const root = join(import.meta.dirname, '../..');
const schemas = new Schemas(join(root, 'schemas'));
const pages = readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.md') && !file.startsWith('reference/'))
  .sort();
const read = (page: string): string => readFileSync(join(root, 'docs', page), 'utf8');

/** The word after `json` in a fence -> the schema of such a file. */
const kinds: Readonly<Record<string, string>> = {
  screen: 'descriptors/screen.schema.json',
  edit: 'descriptors/edit.schema.json',
  scenario: 'descriptors/scenario.schema.json',
  services: 'config/services.schema.json',
  overlay: 'config/overlay.schema.json',
  content: 'config/content.schema.json',
  'content-edit': 'config/content-edit.schema.json',
  data: 'config/data.schema.json',
};
/** Checked by other tests: screenLanguage, pages, tutorial, existingAnswers. */
const elsewhere = ['', 'blocks', 'contract', 'service'];

describe.each(pages)('%s', (page) => {
  test('its JSON is valid, and has the shape that its fence names', () => {
    const wrong: string[] = [];
    for (const { info, code, line } of codeBlocks(read(page))) {
      const [language, kind = ''] = info.split(' ');
      if (language !== 'json') continue;
      const value = parsed(code);
      if (value === undefined) wrong.push(`line ${line}: no JSON`);
      else if (kinds[kind]) wrong.push(...mistakes(kinds[kind], value).map((mistake) => `line ${line}: ${mistake}`));
      else if (!elsewhere.includes(kind)) wrong.push(`line ${line}: "json ${kind}" is no kind of snippet`);
    }
    expect(wrong).toEqual([]);
  });
});

/** All files of the how-to pages, in one overlay over the shipped municipality, pass the check. */
test('the how-to pages work together', () => {
  const folder = mkdtempSync(join(tmpdir(), 'okienko-how-to-'));
  let overlay = {};
  for (const page of pages.filter((file) => file.startsWith('how-to/') && file !== 'how-to/existing-answers.md'))
    for (const { info, before, code } of codeBlocks(read(page))) {
      const file = before.match(/^`([^`/][^`]*)`$/)?.[1];
      if (info === 'json overlay') overlay = { ...overlay, ...JSON.parse(code) };
      else if (file) write(join(folder, file), code);
    }
  write(join(folder, 'overlay.config.json'), JSON.stringify(overlay));
  const { layers, ...where } = whereIs(folder);
  const { problems } = checkLayers(where, layers);
  rmSync(folder, { recursive: true });
  expect(reportText(problems)).toBe('');
});

describe.each(pages.filter((page) => page.startsWith('pl/') && page !== 'pl/reference.md'))('%s', (page) => {
  const twin = page.slice('pl/'.length);

  test('has the same code as its English twin', () => {
    expect(codeBlocks(read(page)).map(({ info, code }) => [info, code])).toEqual(
      codeBlocks(read(twin)).map(({ info, code }) => [info, code]),
    );
  });

  test('has the same headings, one for one', () => {
    expect(levels(read(page))).toEqual(levels(read(twin)));
  });
});

/** Levels of the headings, as `##`; code has none. */
const levels = (text: string): string[] => text.replace(/^```[\s\S]*?^```$/gm, '').match(/^#+(?= )/gm) ?? [];

/** `…` is a placeholder for the reader. */
function parsed(code: string): unknown {
  try {
    return JSON.parse(code);
  } catch {
    return undefined;
  }
}

function mistakes(schema: string, value: unknown): string[] {
  const found: string[] = [];
  checkShape(schemas, { schema: schemas.open(schema).schema, file: schema }, value, [], {
    problem: (code, path, message) => void found.push(`${path.join('/')} ${message} [${code}]`),
  });
  return found;
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
