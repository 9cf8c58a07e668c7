import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { checkLayers } from '../../../codegen/check/checkMunicipality.ts';
import { loadContract } from '../../../codegen/contract/load.ts';
import { applyEdits } from '../../../codegen/impact/apply.ts';
import { diffContracts } from '../../../codegen/impact/diff.ts';
import { impact } from '../../../codegen/impact/impact.ts';
import { renamesIn } from '../../../codegen/impact/renames.ts';
import { reportImpact } from '../../../codegen/impact/report.ts';
import { edited } from '../../../codegen/lsp/edits.ts';
import { whereIs } from '../../../codegen/overlay/where.ts';

const ROOT = join(import.meta.dirname, '../../..');
const folder = mkdtempSync(join(tmpdir(), 'okienko-impact-'));
const own = join(folder, 'gmina');
const [old, fresh] = [join(ROOT, 'schemas/api'), join(folder, 'new/schemas/api')];
afterAll(() => rmSync(folder, { recursive: true, force: true }));

beforeEach(() => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  cpSync(join(import.meta.dirname, '../check/base'), own, { recursive: true });
  symlinkSync(join(ROOT, 'schemas'), join(own, 'schemas'));
  cpSync(old, fresh, { recursive: true });
});

/** Changes a file of the new contract, as text. */
function change(name: string, from: RegExp, to: string): void {
  const text = readFileSync(join(fresh, name), 'utf8');
  expect(text).toMatch(from);
  writeFileSync(join(fresh, name), text.replace(from, to));
}

const measure = () => impact(old, fresh, whereIs(own), own);

describe('a change of the contract', () => {
  it('has no effect if the contracts are equal', () => {
    expect(measure()).toEqual({ changes: [], others: [], renames: [] });
  });

  it('breaks the column of a removed field, and suggests its new name', () => {
    change('dues.json', /"terminPlatnosci"/g, '"dzienPlatnosci"');
    const found = measure();
    const [touched] = found.changes.filter(({ breaking }) => breaking);
    expect(touched).toMatchObject({ says: 'RataZbiorcza.terminPlatnosci is gone' });
    expect(touched?.uses).toEqual([
      expect.objectContaining({
        file: join(own, 'screens/proba.json'),
        pointer: '/content/0/columns/0/field',
        text: 'proba.etykieta',
        problem: expect.objectContaining({ code: 'field.unknown' }),
      }),
    ]);
    expect(reportImpact(found)).toContain('It may have been renamed to dzienPlatnosci');
    applyEdits(found.renames.flatMap(({ edits }) => edits));
    const { layers, ...where } = whereIs(own);
    expect(checkLayers({ ...where, contract: fresh }, layers).problems).toEqual([]);
  });

  it('is safe if each use still passes the check', () => {
    change('dues.json', /("terminPlatnosci": \{[\s\S]*?)"format": "date"/g, '$1"format": "date-time"');
    const found = measure();
    const touched = found.changes.find(({ thing }) => thing.key === 'RataZbiorcza.terminPlatnosci');
    expect(touched).toMatchObject({
      breaking: false,
      says: expect.stringContaining('format was "date", is "date-time"'),
    });
    expect(touched?.uses).toHaveLength(1);
  });

  it('reports a new required argument at each call that lacks it', () => {
    change(
      'dues.json',
      /("operationId": "dajRaty",[\s\S]*?"parameters": \[)/,
      '$1{"name":"rok","in":"query","required":true,"description":"The year.","schema":{"type":"integer"}},',
    );
    const { changes, others } = measure();
    expect(changes.map(({ says }) => says)).toContain('dajRaty(rok) is new');
    expect(others).toEqual([expect.objectContaining({ file: 'screens/proba.json', code: 'argument.missing' })]);
  });
});

describe('a change of a field', () => {
  it('is found in a definition, and renamed there', () => {
    const shared = join(own, 'screens/definitions/wspolne.json');
    mkdirSync(join(own, 'screens/definitions'));
    writeFileSync(shared, JSON.stringify({ define: { zagadka: { value: 'config.czyCaptcha' } } }));
    const screen = join(own, 'screens/proba.json');
    const text = readFileSync(screen, 'utf8');
    writeFileSync(
      screen,
      text.replace('"field": "terminPlatnosci",', '"field": "terminPlatnosci", "visible": "zagadka()",'),
    );
    change('platform.json', /"czyCaptcha"/g, '"czyZagadka"');
    const found = measure();
    const touched = found.changes.find(({ thing }) => thing.key === 'Konfiguracja.czyCaptcha');
    expect(touched).toMatchObject({ breaking: true, uses: [{ file: shared, pointer: '/define/zagadka/value' }] });
    expect(touched!.uses[0]!.problem).toMatchObject({ code: 'field.unknown' });
    applyEdits(found.renames.flatMap(({ edits }) => edits));
    expect(readFileSync(shared, 'utf8')).toContain('config.czyZagadka');
  });

  it('is found in data.config.json, and renamed there', () => {
    const before = join(folder, 'old/schemas/api');
    cpSync(old, before, { recursive: true });
    const domain = readFileSync(join(import.meta.dirname, '../lsp/nakladka/schemas/api/parking.json'), 'utf8');
    writeFileSync(join(before, 'parking.json'), domain);
    writeFileSync(join(fresh, 'parking.json'), domain.replaceAll('"czyWolne"', '"czyPuste"'));
    for (const name of ['data.config.json', 'data'])
      cpSync(join(import.meta.dirname, '../lsp/nakladka', name), join(own, name), { recursive: true });
    const found = impact(before, fresh, whereIs(own), own);
    const touched = found.changes.find(({ says }) => says.endsWith('czyWolne is gone'))!;
    expect(touched.breaking).toBe(true);
    expect(touched.uses.map(({ file, pointer }) => [file, pointer])).toEqual([
      [join(own, 'data.config.json'), '/operations/dajMiejsca/answer/miejsca/fields/czyWolne'],
    ]);
    applyEdits(found.renames.flatMap(({ edits }) => edits));
    expect(readFileSync(join(own, 'data.config.json'), 'utf8')).toContain('"czyPuste": "wolne"');
  });
});

describe('two contracts', () => {
  const contract = (properties: object, codes: object = {}) => {
    const api = mkdtempSync(join(folder, 'api-'));
    cpSync(join(old, 'common.json'), join(api, 'common.json'));
    const answer = {
      description: 'It.',
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Rzecz' } } },
    };
    const get = {
      operationId: 'dajRzecz',
      summary: 'It',
      description: 'It.',
      'x-access': 'public',
      'x-errors': codes,
      responses: { 200: answer },
    };
    const schemas = { Rzecz: { type: 'object', description: 'It.', additionalProperties: false, properties } };
    const file = {
      openapi: '3.1.0',
      info: { title: 'It', version: '1.0.0', description: 'It.' },
      paths: { '/rzecz': { get } },
      components: { schemas },
    };
    writeFileSync(join(api, 'rzecz.json'), JSON.stringify(file));
    return loadContract([api]).contract;
  };
  const text = (more: object = {}) => ({ type: 'string', description: 'A text.', ...more });
  const says = (was: object, is: object) => diffContracts(contract(was), contract(is)).map((one) => one.says);

  it.each([
    [{ a: text() }, { a: text({ description: 'Other words.', examples: ['x'] }) }, []],
    [
      { a: text({ enum: ['X', 'Y'] }) },
      { a: text({ enum: ['Y', 'Z'] }) },
      ['Rzecz.a: no longer has "X"; also has "Z"'],
    ],
    [{ a: text() }, { a: text({ type: ['string', 'null'] }) }, ['Rzecz.a: type was "string", is ["string","null"]']],
    [{ a: text() }, {}, ['Rzecz.a is gone']],
    [{ a: { type: 'object', description: 'B.', properties: { b: text() } } }, {}, ['Rzecz.a is gone']],
    [
      { a: { type: 'array', description: 'B.', items: { type: 'object', properties: { b: text() } } } },
      { a: { type: 'array', description: 'B.', items: { type: 'object', properties: {} } } },
      ['Rzecz.a[].b is gone'],
    ],
  ])('%j -> %j', (was, is, expected) => {
    expect(says(was, is)).toEqual(expected);
  });

  it('a rename is recognised only if nothing else has changed, and goes to the nearest name', () => {
    const renames = (was: object, is: object) =>
      renamesIn(diffContracts(contract(was), contract(is))).map(({ gone, fresh: now }) => [
        gone.thing.name,
        now.thing.name,
      ]);
    expect(renames({ kwota: text() }, { suma: text() })).toEqual([['kwota', 'suma']]);
    expect(renames({ kwota: text() }, { suma: text({ format: 'date' }) })).toEqual([]);
    expect(renames({ kwota: text(), opis: text() }, { kwotaRaty: text(), opisRaty: text() })).toEqual([]);
    expect(renames({ nazwaRaty: text(), opisRaty: text() }, { nazwyRaty: text(), opisyRaty: text() })).toEqual([
      ['nazwaRaty', 'nazwyRaty'],
      ['opisRaty', 'opisyRaty'],
    ]);
  });
});

it('several edits of one line are applied at the right columns', () => {
  const edit = (column: number, length: number, fresh: string) => ({ file: 'x', line: 2, column, length, text: fresh });
  expect(edited('a\nb c d\n', [edit(1, 1, 'bbb'), edit(5, 1, 'ddd'), edit(3, 1, '')])).toBe('a\nbbb  ddd\n');
});
