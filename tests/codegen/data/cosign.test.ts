import { expect, test } from 'vitest';
import { config, files, WANTED } from './cosignExample.ts';
import { check, linesOf } from './folder.ts';

const P = 'tables/wspolne/records/process';

function saying(at: string, value: unknown): string[] {
  const copy = structuredClone(config) as Record<string, unknown>;
  const path = at.split('/');
  let inner = copy;
  for (const key of path.slice(0, -1)) inner = inner[key] as Record<string, unknown>;
  if (value === undefined) delete inner[path.at(-1)!];
  else inner[path.at(-1)!] = value;
  return linesOf(check({ ...files, 'data.config.json': copy }, { wanted: WANTED }).problems);
}

test('a correct process with second persons has no problem', () => {
  expect(linesOf(check(files, { wanted: WANTED }).problems)).toEqual([]);
});

test.each<[string, string, unknown, string]>([
  [
    'an argument that is not there',
    `${P}/cosign/by`,
    'pesel',
    'data.argument No operation that writes into this table has an argument "pesel". Did you mean "pesele"?',
  ],
  [
    'something to see that is not there',
    `${P}/cosign/sees`,
    ['tresci'],
    'data.argument No operation that writes into this table has an argument "tresci". Did you mean "tresc"?',
  ],
  [
    'a move that is not there',
    `${P}/cosign/sign`,
    'podpis',
    'data.cosign There is no move "podpis". Did you mean "podpisz"?',
  ],
  [
    'a move of somebody else',
    `${P}/cosign/sign`,
    'wycofaj',
    'data.cosign "wycofaj" is not a move of the second person: "by" must be "cosigner".',
  ],
  [
    'waiting in another state',
    `${P}/moves/podpisz/from`,
    ['ZLOZONY'],
    'data.cosign An application waits for signatures in the first state: write ["DO_PODPISU"].',
  ],
  [
    'a refusal of what is filed',
    `${P}/moves/odmow/from`,
    ['DO_PODPISU', 'ZLOZONY'],
    'data.cosign A second person may move only out of DO_PODPISU.',
  ],
  [
    'an office that moves what is not filed',
    `${P}/moves/zamknij/from`,
    ['DO_PODPISU'],
    'data.cosign The office does not see an application in DO_PODPISU: it is not filed yet.',
  ],
  [
    'a way back',
    `${P}/moves/zamknij/to`,
    'DO_PODPISU',
    'data.cosign Nothing leads back to DO_PODPISU: a filed application stays filed.',
  ],
  [
    'a mail with a number that is not there yet',
    `${P}/states/DO_PODPISU/mail`,
    'proba.decyzja',
    'data.cosign An application in DO_PODPISU has no number yet, so its mail may not have {{numer}}.',
  ],
  [
    'a mail with values of the application',
    `${P}/cosign/mail`,
    'proba.decyzja',
    'data.cosign The mail has no value for {{numer}}: only tytul.',
  ],
  [
    'signatures of nobody',
    `${P}/cosign`,
    undefined,
    'data.cosign Nobody is named to sign: add "cosign" to the process.',
  ],
  [
    'a column that the second person does not see',
    'operations/dajDoPodpisu/answer/doPodpisu/fields/tresc',
    'sekret',
    'data.column The table "wspolne" has no column "sekret".',
  ],
  [
    'everything that was sent, for the second person',
    'operations/dajDoPodpisu/answer/doPodpisu/fields/mozna',
    { list: '@sent' },
    'data.field A second person sees the columns in "sees", and no @sent.',
  ],
  [
    'a change of what others have signed',
    'operations/wycofajWspolne',
    {
      change: {
        table: 'wspolne',
        number: 'znak',
        state: 'WYCOFANY',
        while: ['ZLOZONY'],
        code: '9310',
        text: 'proba.juzNie',
      },
    },
    'data.change Other persons sign what "wspolne" has, so the sender may not change it afterwards.',
  ],
  [
    'a number that an application always has',
    'operations/dajWspolne/answer/wspolne/fields/znak',
    '@number',
    'data.type @number is null until all have signed, so the contract must allow null.',
  ],
])('%s', (_, at, value, sentence) => {
  const problems = saying(at, value);
  expect(
    problems.find((one) => one.includes(sentence)),
    problems.join('\n'),
  ).toMatch(/^data\.config\.json:\d+:\d+ /);
});
