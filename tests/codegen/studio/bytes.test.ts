import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { editOf } from '../../../codegen/overlay/layers.ts';
import { type Json, readEdit, type SmallEdit } from '../../../codegen/studio/edit.ts';
import { rewrite } from '../../../codegen/studio/layout/rewrite.ts';
import type { ContentEdit } from '../../../codegen/studio/pages/contentEdit.ts';
import { scenarioFile } from '../../../codegen/studio/scenarios/changeOfCase.ts';
import { EditedFolder } from './editedFolder.ts';

const CASES = join(import.meta.dirname, 'cases');

/** Each folder: an edit, the file before, and the file as an engineer would have written it; an absent one is none. */
const casesOf = (kind: string) =>
  readdirSync(join(CASES, kind)).map((name) => {
    const read = (file: string) => {
      const path = join(CASES, kind, name, file);
      return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
    };
    return {
      name,
      edit: readEdit(JSON.parse(read('edit.json')!)) as FileEdit,
      before: read('before.json'),
      after: read('after.json'),
    };
  });

type FileEdit = Exclude<SmallEdit, ContentEdit>;
const fileOf = (edit: FileEdit): string =>
  edit.kind === 'text'
    ? `locales/${edit.language}/${edit.key.split('.')[0]}.json`
    : edit.kind === 'case'
      ? scenarioFile(edit.screen)
      : edit.file;

/** The file of an overlay that an edit changes. */
function ownFileOf(edit: FileEdit): string {
  if (edit.kind === 'text' || edit.kind === 'logo' || edit.kind === 'case') return fileOf(edit);
  return edit.file === 'services.config.json' ? 'overlay.config.json' : editOf(edit.file);
}

describe('an edit writes the bytes that an engineer would have written', () => {
  it.each(casesOf('own'))('in a municipality of its own: $name', ({ edit, before, after }) => {
    const change = new EditedFolder({ [fileOf(edit)]: before! }).make(edit);
    expect(change).toEqual({ file: fileOf(edit), before, after });
  });

  it.each(casesOf('overlay'))('in an overlay: $name', ({ edit, before, after }) => {
    const file = ownFileOf(edit);
    const change = new EditedFolder(before === undefined ? {} : { [file]: before }, 'examples/nowa').make(edit);
    expect(change.after).toBe(after);
    expect(change).toEqual({ file, before, after });
  });
});

describe('a file keeps its own layout', () => {
  const value: Json = {
    title: 'a',
    content: [
      { id: 'x', lista: [1, 2] },
      { id: 'nowy', type: 'text' },
    ],
  };

  it.each([
    ['four spaces', JSON.stringify({ title: 'a', content: [{ id: 'x', lista: [1, 2] }] }, null, 4)],
    [
      'tabs and a final newline',
      `${JSON.stringify({ title: 'a', content: [{ id: 'x', lista: [1, 2] }] }, null, '\t')}\n`,
    ],
    ['lines of Windows', '{\r\n  "title": "a",\r\n  "content": [{ "id": "x", "lista": [1, 2] }]\r\n}\r\n'],
  ])('%s', (_, text) => {
    const after = rewrite(text, value);
    expect(JSON.parse(after)).toEqual(value);
    expect(rewrite(after, JSON.parse(text))).toBe(text);
    const kept = text.split('\n').filter((line) => /title|lista":\s*\[$/.test(line));
    for (const line of kept) expect(after.split('\n')).toContain(line);
    expect(after.includes('\r')).toBe(text.includes('\r'));
    expect(/\n$/.test(after)).toBe(/\n$/.test(text));
  });

  it('that no formatter wrote keeps the lines around the change', () => {
    const text = '{ "title":"a",\n   "content": [\n {"id": "x", "lista": [1,2]}\n ] }';
    const after = rewrite(text, value);
    expect([JSON.parse(after), after.split('\n').slice(0, 2)]).toEqual([value, text.split('\n').slice(0, 2)]);
  });

  it('numbers and texts keep their spelling, objects their lines', () => {
    const text = '{\n  "a": 1.50,\n  "b": "\\u0105\\/",\n  "c": {\n    "d": 1\n  }\n}\n';
    expect(rewrite(text, { a: 1.5, b: 'ą/', c: { d: 1 }, e: { f: 1 } })).toBe(
      text.replace('  }\n}', '  },\n  "e": {\n    "f": 1\n  }\n}'),
    );
  });
});
