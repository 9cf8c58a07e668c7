import { expect, test } from 'vitest';
import type { Calls } from '../../../../codegen/dev/studio/calls.ts';
import { Sentences } from '../../../../codegen/dev/studio/Sentences.ts';
import type { TextEntry } from '../../../../codegen/studio/api.ts';

/** Answers when it is told to, with the words of then. */
function asked() {
  const waiting: ((pl: string) => void)[] = [];
  const text = (key: string) =>
    new Promise<TextEntry>((answer) => {
      waiting.push((pl) =>
        answer({ key, subject: 'text', texts: { [key]: { pl } }, placeholders: [], plural: false, uses: [] }),
      );
    });
  return { waiting, sentences: new Sentences({ text } as Calls) };
}

const turn = () => new Promise((done) => setTimeout(done));

test('a sentence that is drawn several times before it comes is asked for once', async () => {
  const { waiting, sentences } = asked();
  for (const _ of [1, 2, 3]) expect(sentences.of('a.b', 'pl')).toBeUndefined();
  await turn();
  expect(sentences.of('a.b', 'pl')).toBeUndefined();
  await turn();
  expect(waiting).toHaveLength(1);
  waiting[0]!('Rok {{rok}}');
  await turn();
  expect(sentences.of('a.b', 'pl')).toBe('Rok …');
});

test('a sentence that was on its way when the files changed is asked for again', async () => {
  const { waiting, sentences } = asked();
  sentences.of('a.b', 'pl');
  await turn();
  sentences.renew();
  waiting[0]!('Przed');
  await turn();
  expect(sentences.of('a.b', 'pl')).toBeUndefined();
  expect(waiting).toHaveLength(2);
  waiting[1]!('Po');
  await turn();
  expect(sentences.of('a.b', 'pl')).toBe('Po');
});

test('a sentence that is shown stays until its new text comes', async () => {
  const { waiting, sentences } = asked();
  sentences.of('a.b', 'pl');
  await turn();
  waiting[0]!('Przed');
  await turn();
  sentences.renew();
  expect(sentences.of('a.b', 'pl')).toBe('Przed');
  await turn();
  waiting[1]!('Po');
  await turn();
  expect(sentences.of('a.b', 'pl')).toBe('Po');
});
