import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { holder } from '../../../codegen/contract/holdsTo.ts';
import { loadContract } from '../../../codegen/contract/load.ts';
import { type MockAnswer, mockOffice, type Settings } from '../../../codegen/mock/mockOffice.ts';
import { sampleOf } from '../../../codegen/mock/sample.ts';
import { readOperationState, readState, statesOf } from '../../../codegen/mock/states.ts';
import { textLike } from '../../../codegen/mock/textLike.ts';
import { answersData, type Operation } from '../../../src/lang/descriptors/contract.ts';

const { contract } = loadContract([join(import.meta.dirname, '../../../schemas/api')]);
const office = mockOffice(contract);
const mistakes = holder(contract);
const blad = contract.schemas.get('Blad')!.schema;
const operations = [...contract.operations.values()];

/** No arguments, those of every example, and some that no example has. */
const argumentsOf = ({ id, args, subject }: Operation): Record<string, unknown>[] => [
  {},
  ...contract.examples(id).flatMap((example) => (example.args ? [{ ...example.args }] : [])),
  Object.fromEntries(Object.keys(args).map((name) => [name, '777'])),
  ...(subject ? [{ nip: '9991002340' }] : []),
];

describe.each(operations)('$id', (operation) => {
  test('its answers follow the contract, for all arguments, states and subjects', () => {
    for (const state of statesOf(operation))
      for (const whom of [undefined, 'person', 'institution'] as const)
        for (const args of argumentsOf(operation)) {
          const answer = office.answer(operation.id, args, { operations: { [operation.id]: state }, whom });
          const about = [operation.id, state, whom, args];
          if (answer.status !== 200 && 'json' in answer)
            expect([about, mistakes(blad, answer.json)]).toEqual([about, []]);
          else if (answersData(operation.answer) && 'json' in answer)
            expect([about, mistakes(operation.answer, answer.json)]).toEqual([about, []]);
          else expect([about, 'document' in answer]).toEqual([about, true]);
          expect(answer.status === 200).toBe(/full|empty|slow/.test(state));
        }
  });

  test('without an example it has an answer that follows the contract', () => {
    if (answersData(operation.answer))
      expect(mistakes(operation.answer, sampleOf(contract, operation.answer))).toEqual([]);
  });
});

describe('the example that is nearest', () => {
  const asked = (id: string, args: Record<string, unknown>, whom?: 'person' | 'institution') =>
    (office.answer(id, args, { whom }) as { json: Record<string, unknown> }).json;
  const example = (id: string, args: Record<string, unknown>) =>
    contract.examples(id).find((one) => JSON.stringify(one.args) === JSON.stringify(args))?.value;

  test('is the one with the same arguments, as texts or as numbers', () => {
    expect(asked('dajRaty', { idKartyNaleznosci: '1204' })).toEqual(example('dajRaty', { idKartyNaleznosci: 1204 }));
  });

  test('is the one with the most equal arguments if several fit', () => {
    const args = { data: '2025-06-02' };
    expect(asked('informacjaLiczbaWyborcow', args)).toEqual(example('informacjaLiczbaWyborcow', args));
  });

  test('is that of the institution before all others', () => {
    const forCompany = example('dajListeNaleznosci', { nip: '9991002340' });
    expect(asked('dajListeNaleznosci', { rok: 2024, nip: '9991002340' })).toEqual(forCompany);
    expect(asked('dajListeNaleznosci', { rok: 2024 }, 'institution')).toEqual(forCompany);
    expect(asked('dajListeNaleznosci', { nip: '9991002340' }, 'person')).not.toEqual(forCompany);
  });

  test('exists for arguments that no example has', () => {
    expect(contract.examples('dajRaty').map(({ value }) => value)).toContainEqual(
      asked('dajRaty', { idKartyNaleznosci: 7 }),
    );
  });

  test('is a copy that the caller may change', () => {
    (asked('dajMenuBoczne', {}).menuBoczneElementy as unknown[]).length = 0;
    expect(asked('dajMenuBoczne', {}).menuBoczneElementy).toHaveLength(5);
  });
});

describe('a state for all operations', () => {
  const answers = (id: string, settings: Settings) => office.answer(id, {}, settings) as MockAnswer & { json: unknown };

  test('empty keeps the subjects of the session', () => {
    expect(answers('dajListePodmiotow', { state: 'empty' }).json).toEqual(answers('dajListePodmiotow', {}).json);
    expect(answers('dajListeNaleznosci', { state: 'empty' }).json).toMatchObject({ karty: [] });
    expect(answers('dajListePodmiotow', { operations: { dajListePodmiotow: 'empty' } }).json).toEqual({ podmioty: [] });
  });

  test('restricted is the login of an unconfirmed account', () => {
    expect(answers('zaloguj', { state: 'restricted' }).json).toMatchObject({ czyOgraniczony: true });
    expect(answers('dajDaneUzytkownika', { state: 'restricted' }).json).toMatchObject({ stan: 'NIEPOTWIERDZONE' });
    expect(answers('dajListePodmiotow', { state: 'restricted' })).toMatchObject({ status: 403 });
    expect(answers('dajKontakt', { state: 'restricted' })).toMatchObject({ status: 200 });
  });

  test('slow answers after the delay that was set', () => {
    expect(answers('dajKontakt', { state: 'slow' }).delayMs).toBe(3000);
    expect(mockOffice(contract, { slowMs: 40 }).answer('dajKontakt', {}, { state: 'slow' }).delayMs).toBe(40);
  });

  test('failing answers with a server error, or with the given code', () => {
    expect(answers('dajKontakt', { state: 'failing' })).toMatchObject({ status: 500, json: { kod: 'BLAD_SERWERA' } });
    const refused = answers('zmienHaslo', { operations: { zmienHaslo: 'failing 1105' } });
    expect(refused).toMatchObject({ status: 422, json: { kod: '1105' } });
    expect(answers('dajKontakt', { state: 'failing PRZERWA_TECHNICZNA' }).headers).toEqual({
      'X-Okienko-Przerwa': '1',
    });
  });

  test('whom chooses the subjects of the session', () => {
    const kinds = (whom: 'person' | 'institution') =>
      (answers('dajListePodmiotow', { whom }).json as { podmioty: { czyInstytucja: boolean }[] }).podmioty;
    expect(kinds('person').map(({ czyInstytucja }) => czyInstytucja)).toEqual([false]);
    expect(kinds('institution').map(({ czyInstytucja }) => czyInstytucja)).toEqual([true]);
  });
});

test('any name can log in', () => {
  expect(office.answer('zaloguj', { login: 'ktokolwiek', haslo: 'x' })).toMatchObject({ status: 200 });
});

test('an unknown operation is named in the error', () => {
  expect(() => office.answer('dajRatty')).toThrow('The contract has no operation "dajRatty".');
});

describe('a state on the command line', () => {
  test.each([
    ['dajRaty=empty', { operation: 'dajRaty', state: 'empty' }],
    ['zmienHaslo=failing 1105', { operation: 'zmienHaslo', state: 'failing 1105' }],
    ['zmienHaslo=failing:1105', { operation: 'zmienHaslo', state: 'failing 1105' }],
    ['dajRatty=empty', { problem: 'There is no operation "dajRatty". Did you mean "dajRaty"?' }],
    ['dajRaty', { problem: '"dajRaty" is not an operation with its state. Write it as dajRaty=empty.' }],
  ])('%s', (text, read) => {
    expect(readOperationState(contract, text)).toEqual(read);
  });

  test('an unknown state is named, and a code that the operation does not have', () => {
    expect(readState('emtpy')).toEqual({
      problem: '"emtpy" is not a state. Did you mean "empty"? States: full, empty, slow, failing, restricted.',
    });
    expect(readState('failing 1105', contract.operations.get('dajRaty'))).toMatchObject({
      problem: expect.stringMatching(/^dajRaty cannot fail with "1105". Possible codes: BLEDNE_ZADANIE, /),
    });
  });
});

test('a simple pattern gets a generated text, any other asks for an example', () => {
  expect(textLike('^[0-9]{2}-[0-9]{3}$')).toMatch(/^[0-9]{2}-[0-9]{3}$/);
  expect(textLike('^[A-Z]{3}\\d+$')).toMatch(/^[A-Z]{3}\d+$/);
  expect(textLike('^(ab|cd)$')).toBeUndefined();
  expect(() => sampleOf(contract, { type: 'string', pattern: '^(ab|cd)$' }, 'dajX.kod')).toThrow(
    'dajX.kod has the pattern ^(ab|cd)$, and no text for it could be made: give it "examples".',
  );
});
