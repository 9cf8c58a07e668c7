import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkLayers } from '../../../codegen/check/checkMunicipality.ts';
import { type Answers, serviceOf } from '../../../codegen/new/answers.ts';
import { askFor } from '../../../codegen/new/ask.ts';
import { put } from '../../../codegen/new/entries.ts';
import { readField, TYPES } from '../../../codegen/new/fields.ts';
import { type Plan, planService } from '../../../codegen/new/plan.ts';
import { KINDS, type NewService } from '../../../codegen/new/service.ts';
import { summaryOf } from '../../../codegen/new/summary.ts';
import { writePlan } from '../../../codegen/new/write.ts';
import { whereIs } from '../../../codegen/overlay/where.ts';
import { reportText } from '../../../codegen/report/text.ts';
import { isNight, times } from '../../night.ts';

const here = import.meta.dirname;
let below = '';
const made: string[] = [];

beforeAll(() => {
  below = whole();
});
afterAll(() => {
  for (const folder of made) rmSync(folder, { recursive: true, force: true });
});

function folder(): string {
  const made_ = mkdtempSync(join(tmpdir(), 'okienko-new-test-'));
  made.push(made_);
  return made_;
}

/** A small whole municipality. */
function whole(): string {
  const root = folder();
  cpSync(join(here, '../check/base'), root, { recursive: true });
  mkdirSync(join(root, 'schemas'));
  for (const part of ['config', 'descriptors'])
    symlinkSync(join(here, '../../../schemas', part), join(root, 'schemas', part));
  cpSync(join(here, '../../../schemas/api'), join(root, 'schemas/api'), { recursive: true });
  return root;
}

/** An overlay of it. */
function overlay(config = '{ "municipality": { "name": "Gmina Nowa" } }'): string {
  const root = folder();
  writeFileSync(join(root, 'overlay.config.json'), config);
  return root;
}

const asked = (answers: Answers): NewService => {
  const service = serviceOf({ group: 'grupa', ...answers });
  if ('why' in service) throw new Error(service.why);
  return service;
};

const rooms: Answers = { name: 'Rezerwacje sali', field: ['Dzień:date', 'Sala:choice(duża|mała)', 'Opłata:money'] };

function planned(root: string, answers: Answers): Plan {
  const result = planService(root, asked(answers), whereIs(root, below));
  if ('plan' in result) return result.plan;
  throw new Error('why' in result ? result.why : reportText(result.problems));
}

const problemsIn = (root: string) => {
  const { layers, ...where } = whereIs(root, below);
  return checkLayers(where, layers).problems;
};

const anyField = fc
  .record({
    label: fc.stringMatching(/^[a-zżółćęśąźń][a-z żółćęśąźń]{0,20}$/u).filter((label) => /^[^ ].*[^ ]$/.test(label)),
    type: fc.constantFrom(...TYPES),
    optional: fc.boolean(),
    unit: fc.constantFrom('', ':m2', ':szt'),
    words: fc.uniqueArray(fc.stringMatching(/^[a-zżół]{1,8}$/u), {
      minLength: 1,
      maxLength: 6,
      selector: (word) => word.normalize('NFD').replace(/\p{M}/gu, '').replace('ł', 'l').toUpperCase(),
    }),
  })
  .map(({ label, type, optional, unit, words }) => {
    const choices = type === 'choice' ? `(${words.join('|')})` : '';
    return `${label}:${type}${choices}${optional ? '?' : ''}${type === 'integer' || type === 'number' ? unit : ''}`;
  });

const anyAnswers = fc.record({
  name: fc.constantFrom('Rezerwacje sali', 'Źródła', 'Opłaty 2 i 3', 'A'),
  'name-en': fc.option(fc.constant('Some service'), { nil: undefined }),
  kind: fc.constantFrom(...KINDS),
  access: fc.constantFrom('public', 'restricted', 'full'),
  csv: fc.boolean(),
  subject: fc.boolean(),
  field: fc.array(anyField, { minLength: 1, maxLength: 6 }),
}) as fc.Arbitrary<Answers>;

describe('okienko new service', () => {
  test('any service either passes the check or is refused with a sentence, in both kinds of folder', () => {
    const wholeFolder = whole();
    const overlayFolder = overlay();
    let green = 0;
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const service = serviceOf({ group: 'grupa', ...answers });
        if ('why' in service) {
          expect(service.why).toMatch(/\.$/);
          return;
        }
        for (const root of [wholeFolder, overlayFolder]) {
          const result = planService(root, service, whereIs(root, below));
          if ('problems' in result) throw new Error(reportText(result.problems));
          if ('why' in result) expect(result.why).toMatch(/\.$/);
          else green += 1;
        }
      }),
      { numRuns: times(4, 60), seed: isNight ? undefined : 7 } as fc.Parameters<[Answers]>,
    );
    expect(green).toBeGreaterThan(4);
  });

  test.each([whole, overlay])('services added one after the other pass the check of their folder', (make) => {
    const root = make();
    for (const [at, kind] of KINDS.entries()) {
      const service = { ...rooms, name: `Usługa ${kind}`, kind, access: 'full', csv: true } as Answers;
      const plan = planned(root, service);
      expect(plan.number).toBe(101 + at);
      writePlan(root, plan);
    }
    expect(problemsIn(root)).toEqual([]);
    const data = JSON.parse(readFileSync(join(root, 'data.config.json'), 'utf8'));
    expect(Object.keys(data.tables)).toEqual(['uslugaList', 'uslugaFacts', 'uslugaDetails', 'uslugaForm']);
    expect(readFileSync(join(root, 'data/usluga-list.csv'), 'utf8').split('\n')[0]).toBe('dzien;sala;oplata');
  });

  test('a service about the subject leaves it to the office whose rows are shown', () => {
    const root = overlay();
    writePlan(root, planned(root, { ...rooms, access: 'full', subject: true, csv: true }));
    const { tables } = JSON.parse(readFileSync(join(root, 'data.config.json'), 'utf8'));
    expect(tables.rezerwacjeSali.subject).toEqual({ pesel: 'pesel', nip: 'nip' });
    const contract = readFileSync(join(root, 'schemas/api/rezerwacje-sali.json'), 'utf8');
    expect(contract).toContain('"x-subject": true');
    expect(contract).not.toContain('pesel');
  });

  test('existing files and entries keep their form', () => {
    const root = overlay('{\n    "municipality": { "name": "Gmina Nowa" }\n}\n');
    const plan = planned(root, rooms);
    expect(plan.changed.get('overlay.config.json')).toMatch(/^\{\n {4}"municipality": \{ "name": "Gmina Nowa" \},\n/);
  });

  test('comments and formatting stay when something is added beside them', () => {
    expect(put('{\n  // why\n  "a": {"x":1},\n  "b": [ 1 ]\n}\n', ['b', 1], 2)).toBe(
      '{\n  // why\n  "a": {"x":1},\n  "b": [1, 2]\n}\n',
    );
    expect(put('{\n\t"a": {\n\t\t"x": 1 // one\n\t}\n}\n', ['a', 'y'], 2)).toBe(
      '{\n\t"a": {\n\t\t"x": 1,\n\t\t"y": 2 // one\n\t}\n}\n',
    );
  });

  test('no file is overwritten, and nothing is written when one file exists already', () => {
    const root = overlay();
    const plan = planned(root, rooms);
    mkdirSync(join(root, 'locales/en'), { recursive: true });
    writeFileSync(join(root, 'locales/en/rezerwacjeSali.json'), '{}');
    expect(() => writePlan(root, plan)).toThrow(/EEXIST/);
    expect(readFileSync(join(root, 'locales/en/rezerwacjeSali.json'), 'utf8')).toBe('{}');
    expect(existsSync(join(root, 'schemas/api/rezerwacje-sali.json'))).toBe(false);
    expect(readdirSync(root).sort()).toContain('overlay.config.json');
    const again = planService(root, asked(rooms), whereIs(root, below));
    expect(again).toEqual({ why: 'The file locales/en/rezerwacjeSali.json already exists: choose another --slug.' });
  });

  test('a folder that does not pass the check gets nothing new', () => {
    const root = overlay('{ "services": { "999": { "off": true } } }');
    const result = planService(root, asked(rooms), whereIs(root, below));
    expect('problems' in result && result.problems[0]?.code).toBe('overlay.nothing');
  });

  test.each<[Answers, string]>([
    [{ group: 'grupka' }, 'There is no group "grupka". Did you mean "grupa"?'],
    [{ slug: 'Sala' }, '"Sala" is not a slug'],
    [{ access: 'public', subject: true }, 'needs --access full'],
    [{ kind: 'form', csv: true }, 'A form with --csv needs --access restricted or full'],
    [{ kind: 'details', field: ['Id:text'] }, 'already has a field "id"'],
  ])('an impossible service is refused: %j', (more, says) => {
    const root = overlay();
    const result = planService(root, asked({ ...rooms, ...more }), whereIs(root, below));
    expect('why' in result && result.why).toContain(says);
  });

  test.each([
    ['Sala', 'is not a field'],
    ['Sala:tekst', '"tekst" is not a type of a field. Types: text,'],
    ['Sala:text:m2', 'only integer and number can have one'],
    ['Sala:choice', 'in brackets after choice'],
    ['Sala:choice(a||b)', 'an empty choice'],
    ['Sala:choice(ża|za)', 'the same choice twice'],
    ['12:text', 'must begin with a letter'],
  ])('a field "%s" is refused', (field, says) => {
    const result = readField(field);
    expect('why' in result && result.why).toContain(says);
  });

  test('a label may contain its translations, and common labels have them', () => {
    expect(readField('Tor/Lane/Bahn/Доріжка:integer')).toMatchObject({
      name: 'tor',
      label: { pl: 'Tor', en: 'Lane', de: 'Bahn', uk: 'Доріжка' },
    });
    expect(readField('ulica:text')).toMatchObject({ name: 'ulica', label: { pl: 'Ulica', de: 'Straße' } });
    expect(readField('terminPlatnosci:date')).toMatchObject({
      name: 'terminPlatnosci',
      label: { pl: 'Termin platnosci' },
    });
  });

  test('missing options are asked for, and asked again after a mistake', async () => {
    const typed = [
      'Nowa usługa',
      '',
      '',
      '',
      '',
      'grupka',
      'grupa',
      'list',
      'public',
      'n',
      'Sala',
      '',
      'Sala:text',
      '',
    ];
    const questions: string[] = [];
    const answers = await askFor({}, ['grupa'], async (question) => {
      questions.push(question);
      return typed.shift() ?? '';
    });
    expect(asked(answers)).toMatchObject({ slug: 'nowa-usluga', kind: 'list', fields: [{ name: 'sala' }] });
    expect(questions.filter((question) => question.startsWith('Group'))).toHaveLength(2);
    expect(questions.some((question) => question.includes('is not a field'))).toBe(true);
  });

  test('the summary lists the written files, the texts still in Polish and the next steps', () => {
    const root = overlay();
    const service = asked({ ...rooms, 'name-en': 'Hall bookings' });
    const text = summaryOf('gmina', service, planned(root, { ...rooms, 'name-en': 'Hall bookings' }), false);
    expect(text).toContain('Nothing is written (--dry-run). Service 101, /uslugi/rezerwacje-sali');
    expect(text).toContain('+ screens/rezerwacje-sali/rezerwacje-sali.json');
    expect(text).toContain('en: Dzień, Sala, Duża, Mała\n');
    expect(text).toContain('okienko check gmina');
  });
});
