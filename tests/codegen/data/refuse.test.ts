import { expect, test } from 'vitest';
import * as right from './examples.ts';
import { check, linesOf } from './folder.ts';

const WANTED = [...right.WANTED, 'zglosRaz', 'dajRazy'];

/** A folder with reasons to refuse, in which one place is changed. */
function checked(at = '', value?: unknown) {
  const config = structuredClone({
    tables: { ...right.config.tables, razy: right.raz.table },
    operations: { ...right.config.operations, zglosRaz: right.raz.send, dajRazy: right.raz.read },
  });
  const path = at.split('/').filter((key) => key !== '');
  let inner = config.operations.zglosRaz as Record<string, unknown>;
  for (const key of path.slice(0, -1)) inner = inner[key] as Record<string, unknown>;
  if (path.length > 0 && value === undefined) delete inner[path.at(-1)!];
  else if (path.length > 0) inner[path.at(-1)!] = value;
  return check({ ...right.files, 'data.config.json': config }, { wanted: WANTED });
}
const saying = (at?: string, value?: unknown): string => linesOf(checked(at, value).problems).join('\n');

test('reasons to refuse are correct, and compiled', () => {
  const { data, problems } = checked();
  expect(linesOf(problems)).toEqual([]);
  expect(data?.operations.get('zglosRaz')?.refuse).toEqual({
    data: [{ name: 'wyslane', operation: 'dajRazy', args: { ulica: ['.', ['$', 'arg'], 'ulica'] } }],
    rules: [
      { when: ['<', ['.', ['$', 'arg'], 'dzien'], ['$', 'today']], code: '9303', text: 'proba.minal', field: 'dzien' },
      { when: expect.arrayContaining(['exists']), code: '9302', text: 'proba.juzJest' },
    ],
  });
});

test.each<[string, string, unknown, string]>([
  [
    'an argument that is not there, inside of the condition',
    'refuse/0/when',
    'arg.dzen < today',
    'field.unknown "dzen" is not a field of arg. Did you mean "dzien"?',
  ],
  ['a comparison of two types', 'refuse/0/when', 'arg.dzien < 5', 'type.mismatch'],
  ['what is no condition', 'refuse/0/when', 'arg.dzien', 'expression.'],
  ['a name that only screens have', 'refuse/0/when', "state.rok == 'a'", 'name.unknown "state"'],
  ['a state that the contract does not have', 'refuse/1/when', "data.wyslane.razy.exists(r, r.stan == 'NOWY')", 'NOWY'],
  ['a condition that is always true', 'refuse/0/when', true, 'data.refuse This refuses every call'],
  [
    'an error that the contract does not know',
    'refuse/0/code',
    '9304',
    'data.refuse zglosRaz has no error "9304" in its x-errors. Did you mean "9301"?',
  ],
  ['a text that is not there', 'refuse/0/text', 'proba.mina', 'text.unknown There is no text "proba.mina".'],
  [
    'a field that is no argument',
    'refuse/0/field',
    'dzen',
    'data.argument zglosRaz has no argument "dzen". Did you mean "dzien"?',
  ],
  [
    'an operation that is not there',
    'data/wyslane/operation',
    'dajRaz',
    'data.refuse The contract has no operation "dajRaz". Did you mean "dajRazy"?',
  ],
  [
    'an operation that writes',
    'data/wyslane',
    { operation: 'zglos' },
    'data.refuse zglosRaz cannot read zglos: it writes.',
  ],
  [
    'an argument of the other operation',
    'data/wyslane/args',
    { ulice: 'arg.ulica' },
    'data.argument dajRazy has no argument "ulice". Did you mean "ulica"?',
  ],
  ['an argument of another type', 'data/wyslane/args', { ulica: 'arg.ile' }, 'expression.'],
  [
    'an argument that is missing',
    'data/wyslane',
    { operation: 'dajOplate' },
    'data.refuse dajOplate needs the argument "numer": give it in "args".',
  ],
  [
    'a response that no condition reads',
    'refuse',
    [right.raz.send.refuse[0]],
    'data.unused No condition in "refuse" reads data.wyslane.',
  ],
])('the check reports %s', (_, at, value, sentence) => {
  expect(saying(at, value)).toContain(sentence);
});

test('operations that read each other are reported', () => {
  const refuse = [{ when: 'count(data.a.zgloszenia) > 3', code: '9301', text: 'proba.zaDuzo' }];
  const reading = (operation: string) => ({ data: { a: { operation } }, refuse });
  const { dajZgloszone } = right.config.operations;
  const operations = { ...right.config.operations, dajZgloszone: { ...dajZgloszone, ...reading('dajZgloszone') } };
  const { problems } = check(
    { ...right.files, 'data.config.json': { ...right.config, operations } },
    { wanted: right.WANTED },
  );
  expect(linesOf(problems).join('\n')).toContain(
    'data.refuse Operations call each other in a circle: dajZgloszone -> dajZgloszone.',
  );
});

test('an operation about no subject cannot read one that is about a subject', () => {
  const operations = {
    ...right.config.operations,
    zglos: {
      ...right.config.operations.zglos,
      data: { a: { operation: 'dajPodmiotu' } },
      refuse: [{ when: 'count(data.a.zgloszenia) > 3', code: '9301', text: 'proba.zaDuzo' }],
    },
  };
  const { problems } = check(
    { ...right.files, 'data.config.json': { ...right.config, operations } },
    { wanted: right.WANTED },
  );
  expect(linesOf(problems).join('\n')).toContain(
    'data.refuse zglos cannot read dajPodmiotu: it is about a subject (x-subject).',
  );
});
