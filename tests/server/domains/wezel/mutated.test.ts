import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import {
  artifactResponseFor,
  artifactResponseXml,
  assertionFor,
  assertionXml,
  type Citizen,
  responseFor,
} from '../../../../server/demo/wezel/answers.ts';
import { encryptAssertion } from '../../../../server/demo/wezel/encrypt.ts';
import { openDemoWezel } from '../../../../server/demo/wezel/openDemoWezel.ts';
import { readAnswer } from '../../../../server/domains/wezel/answer.ts';
import type { Wezel } from '../../../../server/domains/wezel/wezel.ts';
import { MessageRefusal } from '../../../../server/engine/xml/messageRefusal.ts';
import { inEnvelope } from '../../../../server/engine/xml/soap.ts';
import { times } from '../../../night.ts';
import { atTags, changeText, LETTERS, TEXT_CHANGES, type TextChange } from '../../fuzz/texts.ts';

/*
 * A genuine answer, changed at random: a letter, or a part that is removed, doubled, moved or exchanged. Either it
 * is refused, or it names the same person with the same data, since only an unsigned part was changed.
 */
const RUNS = { whole: times(200, 40_000), inside: times(50, 10_000) };

const folder = mkdtempSync(join(tmpdir(), 'okienko-wezel-'));
const { wezel, demoWezel } = openDemoWezel({ varDir: folder, host: '127.0.0.1', port: 1 });
rmSync(folder, { recursive: true });
const now = new Date('2026-11-21T09:00:00Z');
const question = { idZadania: '_zadanie', acs: 'https://okienko.example/wezel/acs' };
const citizen: Citizen = {
  imie: 'Ofiara',
  nazwisko: 'Wiśniewska',
  dataUrodzenia: '1980-05-05',
  identyfikator: '84831545206',
};
const recipient = demoWezel.certyfikatSystemu.publicKey;
const expected = {
  now,
  idPytania: '_pytanie',
  acsOf: async (id: string) => (id === question.idZadania ? question.acs : undefined),
};

const answerWith = (assertion: string) =>
  inEnvelope(
    artifactResponseFor(
      demoWezel,
      '_pytanie',
      now,
      responseFor(demoWezel, question, now, encryptAssertion(assertion, recipient)),
    ),
  );

const read = (text: string, by: Wezel = wezel) =>
  readAnswer(by, text, expected).then(
    (person) => ({ person }),
    (failure: unknown) => ({ failure }),
  );

let honest: string;
let assertion: string;
beforeAll(async () => {
  assertion = assertionFor(demoWezel, citizen, question, now);
  honest = answerWith(assertion);
  expect(await read(honest)).toMatchObject({ person: { imie: 'Ofiara', identyfikator: citizen.identyfikator } });
});

const mutation = fc.record({
  kind: fc.constantFrom(...TEXT_CHANGES),
  at: fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
  to: fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
  letter: fc.constantFrom(...LETTERS),
});

const mutated = (xml: string, change: TextChange): string => changeText(xml, change, atTags);

async function refusedOrSame(text: string, by = wezel): Promise<void> {
  const result = await read(text, by);
  if ('failure' in result) {
    expect(result.failure).toBeInstanceOf(MessageRefusal);
    return;
  }
  const { imie, nazwisko, identyfikator, dataUrodzenia } = result.person;
  expect({ imie, nazwisko, identyfikator, dataUrodzenia }).toEqual(citizen);
}

test('a response that was changed in transit names nobody else', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(mutation, { minLength: 1, maxLength: 3 }), (changes) =>
      refusedOrSame(changes.reduce(mutated, honest)),
    ),
    { numRuns: RUNS.whole },
  );
}, 600_000);

test('an assertion that was changed and encrypted again names nobody else', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(mutation, { minLength: 1, maxLength: 3 }), (changes) => {
      const changed = changes.reduce(mutated, assertion);
      // The parts around it would only be signed anew each time.
      const response = responseFor(demoWezel, question, now, encryptAssertion(changed, recipient));
      const text = inEnvelope(artifactResponseXml(demoWezel, '_pytanie', now, response));
      return refusedOrSame(text, { ...wezel, podpisane: ['Assertion'] });
    }),
    { numRuns: RUNS.inside },
  );
}, 600_000);

test('a response without any signature names nobody, in any form', async () => {
  const plain = assertionXml(demoWezel, citizen, question, now);
  const response = responseFor(demoWezel, question, now, encryptAssertion(plain, recipient));
  const text = inEnvelope(artifactResponseXml(demoWezel, '_pytanie', now, response));
  for (const podpisane of [['ArtifactResponse'], ['Response'], ['Assertion']] as const)
    expect(await read(text, { ...wezel, podpisane })).toMatchObject({ failure: { reason: 'unsigned' } });
});

test('one signature is enough where the configuration requires no more', async () => {
  const plain = assertionXml(demoWezel, citizen, question, now);
  const outside = { ...wezel, podpisane: ['ArtifactResponse'] as const };
  expect(await read(answerWith(plain), outside)).toMatchObject({ person: { imie: 'Ofiara' } });
  const inside = { ...wezel, podpisane: ['Assertion'] as const };
  const response = responseFor(demoWezel, question, now, encryptAssertion(assertion, recipient));
  const text = inEnvelope(artifactResponseXml(demoWezel, '_pytanie', now, response));
  expect(await read(text, inside)).toMatchObject({ person: { imie: 'Ofiara' } });
});
