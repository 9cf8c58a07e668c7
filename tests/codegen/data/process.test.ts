import { expect, test } from 'vitest';
import { check, linesOf } from './folder.ts';
import { config, files, WANTED } from './processExample.ts';

const P = 'tables/podania/records/process';
const FIELDS = 'operations/dajPodania/answer/podania/fields';

/** The problems of the folder with these places of data.config.json changed. */
function saying(...changes: readonly [at: string, value: unknown][]): string[] {
  const copy = structuredClone(config) as Record<string, unknown>;
  for (const [at, value] of changes) {
    const path = at.split('/');
    let inner = copy;
    for (const key of path.slice(0, -1)) inner = inner[key] as Record<string, unknown>;
    if (value === undefined) delete inner[path.at(-1)!];
    else inner[path.at(-1)!] = value;
  }
  return linesOf(check({ ...files, 'data.config.json': copy }, { wanted: WANTED }).problems);
}

test('a correct process has no problem, and its states are those of the table', () => {
  const { data, problems } = check(files, { wanted: WANTED });
  expect(linesOf(problems)).toEqual([]);
  const table = data?.tables.get('podania');
  expect(table?.kind === 'records' && table.states).toEqual(['ZLOZONY', 'UZUPELNIENIE', 'ROZPATRZONY', 'WYCOFANY']);
});

const move = (change: object) => ({ ...config.tables.podania.records.process.moves.wycofaj, ...change });

test.each<[string, string, unknown, string]>([
  ['states twice', 'tables/podania/records/states', ['A'], 'data.process "process" names the states already'],
  ['neither states nor process', P, undefined, 'data.process The records need "states", or a "process"'],
  ['a service that does not exist', `${P}/service`, 77, 'service.unknown There is no service 77.'],
  [
    'an unknown state',
    `${P}/moves/wycofaj`,
    move({ to: 'WYCOFANE' }),
    'data.process There is no state "WYCOFANE". Did you mean "WYCOFANY"?',
  ],
  [
    'a name for clerks at a move of residents',
    `${P}/moves/wycofaj`,
    move({ label: 'proba.wycofany' }),
    'data.process Only clerks see this name: residents have a button of a screen.',
  ],
  [
    'a name for clerks that is no text',
    `${P}/moves/rozpatrz/label`,
    'proba.wycofanyy',
    'text.unknown There is no text "proba.wycofanyy".',
  ],
  [
    'a mail about a message with a value that it has not',
    `${P}/message`,
    { mail: 'proba.wezwanie' },
    'data.process The mail has no value for {{termin}}: only numer, tytul.',
  ],
  [
    'an unknown state to leave',
    `${P}/moves/wycofaj`,
    move({ from: ['ZLOZONE'] }),
    'data.process There is no state "ZLOZONE". Did you mean "ZLOZONY"?',
  ],
  [
    'a move out of an ended state',
    `${P}/moves/wycofaj`,
    move({ from: ['ROZPATRZONY'] }),
    'data.process ROZPATRZONY is ended, so no move leads out of it.',
  ],
  [
    'a state that nothing reaches',
    `${P}/states/NIGDY`,
    { label: 'proba.zlozony', ended: true },
    'data.process No move leads from ZLOZONY to NIGDY, so no application is ever in it.',
  ],
  [
    'a state with no way out',
    `${P}/states/WYCOFANY/ended`,
    false,
    'data.process No move leads out of WYCOFANY: add one, or write "ended": true.',
  ],
  [
    'a move of residents without an operation',
    `${P}/moves/odloz`,
    move({}),
    'data.process No operation makes the move "odloz": bind one with "move", or leave it to the office ("by": "office").',
  ],
  [
    'moves of residents without a refusal',
    `${P}/refused`,
    undefined,
    'data.process Residents have moves (wycofaj, uzupelnij): say with "refused"',
  ],
  [
    'a code that the contract does not have',
    `${P}/refused/code`,
    '9311',
    'data.process wycofajPodanie has no error "9311" in its x-errors. Did you mean "9310"?',
  ],
  ['a text that is not there', `${P}/title`, 'proba.wnisek', 'text.unknown There is no text "proba.wnisek".'],
  ['a mail that is not there', `${P}/states/ZLOZONY/mail`, 'proba.brak', 'text.unknown There is no text "proba.brak".'],
  [
    'a mail with a term in a state without one',
    `${P}/states/ROZPATRZONY/mail`,
    'proba.wezwanie',
    'data.process The mail has no value for {{termin}}: only numer, tytul. This state has no "term".',
  ],
  [
    'a term of an ended state',
    `${P}/states/WYCOFANY/term`,
    { workingDays: 3 },
    'data.process WYCOFANY is ended, so it has no term.',
  ],
  [
    'a reminder before the state',
    `${P}/states/UZUPELNIENIE/term/remind/workingDays`,
    7,
    'data.process The term has only 7 working days: remind later than on its first day.',
  ],
  [
    'a term that closes nothing',
    `${P}/states/ROZPATRZONY`,
    { label: 'proba.rozpatrzony', term: { workingDays: 3, closes: true } },
    'data.process Residents have no move out of ROZPATRZONY that could close.',
  ],
  [
    'a move named as sending',
    `${P}/moves/send`,
    { from: ['ZLOZONY'], to: 'WYCOFANY', by: 'office' },
    'data.process "send" is the name of sending in the history: choose another name.',
  ],
  [
    'a resident who is asked as the office is',
    `${P}/moves/wycofaj`,
    move({ needs: ['remark'] }),
    'data.process Only the office is asked for these',
  ],
  [
    'a move that the table does not have',
    'operations/wycofajPodanie/move/name',
    'wycofac',
    'data.move "podania" has no move "wycofac". Did you mean "wycofaj"?',
  ],
  [
    'an operation for a move of the office',
    'operations/wycofajPodanie/move/name',
    'rozpatrz',
    'data.move "rozpatrz" is a move of the office: "by" must be "resident".',
  ],
  [
    'an argument that is not there',
    'operations/wycofajPodanie/move/number',
    'nr',
    'data.argument wycofajPodanie has no argument "nr".',
  ],
  [
    'a move by an operation that reads',
    'operations/dajPodania/move',
    { table: 'podania', name: 'wycofaj', number: 'numer' },
    'data.move dajPodania only reads, so it changes no state.',
  ],
  [
    'a record and a move at once',
    'operations/wycofajPodanie/record',
    'podania',
    'data.move wycofajPodanie does one thing with a record',
  ],
  [
    'a column of the history that is not there',
    `${FIELDS}/przebieg/fields/lp`,
    '@entri',
    'data.column An entry has no column "@entri". Did you mean "@entry"?',
  ],
  [
    'a field of the history that is not there',
    `${FIELDS}/przebieg/fields/kolejnosc`,
    '@entry',
    'data.field An entry has no field "kolejnosc" in the contract.',
  ],
  [
    'a required field of the history without a column',
    `${FIELDS}/przebieg/fields/kiedy`,
    undefined,
    'data.field "kiedy" is required in an entry of podania: name its column in "fields".',
  ],
  [
    'a column of the history of another type',
    `${FIELDS}/przebieg/fields/lp`,
    '@time',
    'data.type @time of "lp": it is moment, but the contract requires integer.',
  ],
  [
    'a list in a field that is none',
    `${FIELDS}/nazwaStanu`,
    { list: '@timeline' },
    'data.field @timeline is a list, but',
  ],
  ['moves in a field that is no list', `${FIELDS}/nazwaStanu`, '@moves', 'data.type @moves is a list of texts'],
  ['objects as words', `${FIELDS}/mozna`, { list: '@timeline' }, 'data.field @timeline is a list of objects.'],
  [
    'a document of a table without one',
    `${P}/moves/rozpatrz/needs`,
    ['remark'],
    'data.document No move of "podania" needs a document: write "needs": ["document"] at one of the office.',
  ],
  [
    'a document in an answer of data',
    'operations/dajPodania/document',
    { table: 'podania', number: 'numer' },
    'data.document dajPodania does not answer application/octet-stream.',
  ],
  [
    'an entry that is no number',
    'operations/dajDecyzje/document/entry',
    'numer',
    'data.argument "numer" must be a whole number: the column @entry of the history.',
  ],
  [
    'an argument that chooses no document',
    'operations/dajDecyzje/document/entry',
    undefined,
    'data.argument The argument "wpis" of dajDecyzje selects nothing.',
  ],
  ['an unknown list', `${FIELDS}/mozna`, { list: '@timelin' }, 'Did you mean "@timeline"?'],
])('%s', (_, at, value, sentence) => {
  const problems = saying([at, value]);
  expect(
    problems.find((one) => one.includes(sentence)),
    problems.join('\n'),
  ).toMatch(/^data\.config\.json:\d+:\d+ /);
});

test('the contract has to know the states, the moves and who made them', () => {
  const problems = saying(
    [`${P}/states/ODLOZONY`, { label: 'proba.zlozony' }],
    [`${P}/moves/odloz`, move({ to: 'ODLOZONY' })],
    [`${P}/moves/podejmij`, { from: ['ODLOZONY'], to: 'ZLOZONY', by: 'office' }],
  ).join('\n');
  expect(problems).toContain('data.type The contract does not have the states ODLOZONY of "podania".');
  expect(problems).toContain('data.type @state of "stan": the contract does not have ODLOZONY.');
  expect(problems).toContain('data.type The contract does not have the moves odloz.');
});

test('columns of a process need a process', () => {
  const { process: _, ...records } = { ...config.tables.podania.records };
  const problems = saying(['tables/podania/records', { ...records, states: ['ZLOZONY'] }]).join('\n');
  expect(problems).toContain('data.column The table "podania" has no column "@label".');
  expect(problems).toContain('data.field "podania" has no "process", so its rows have no @timeline.');
  expect(problems).toContain('data.move "podania" has no "process" in its "records", so it has no moves.');
});
