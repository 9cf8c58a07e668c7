import type { ErrorObject } from 'ajv';
import { answersData, mayBeKept, type Operation } from '../../src/lang/descriptors/contract.ts';
import type { JsonSchema } from '../../src/lang/descriptors/jsonSchema.ts';
import type { Seen } from './http.ts';
import { mistakesInWords } from './mistakes.ts';
import type { Difference } from './report.ts';

/** What is wrong with a success. */
export function answerDifferences(
  operation: Operation,
  seen: Seen,
  hold: (schema: JsonSchema, value: unknown) => ErrorObject[],
): Difference[] {
  const { answer } = operation;
  const found = answersData(answer) ? dataDifferences(answer, seen, hold) : fileDifferences(answer, seen);
  return [...found, ...cacheDifferences(operation, seen)];
}

function dataDifferences(
  answer: JsonSchema,
  { json, headers }: Seen,
  hold: (schema: JsonSchema, value: unknown) => ErrorObject[],
): Difference[] {
  if (json === undefined) return [{ rule: 'answer', message: 'The answer is not JSON.' }];
  const type = headers.get('content-type') ?? '';
  const typed = /^application\/json\b/.test(type)
    ? []
    : [{ rule: 'answer', message: `The answer must have the type application/json, not "${type}".` }];
  return [...typed, ...mistakesInWords(hold(answer, json)).map((words) => ({ rule: 'answer', message: `${words}.` }))];
}

function fileDifferences(answer: 'document' | 'file', { headers, bytes }: Seen): Difference[] {
  const type = headers.get('content-type') ?? '';
  const disposition = headers.get('content-disposition') ?? '';
  const wrong: string[] = [];
  if (answer === 'document' && !type.startsWith('application/pdf'))
    wrong.push(`The answer must have the type application/pdf, not "${type}".`);
  if (answer === 'document' && bytes.subarray(0, 5).toString('latin1') !== '%PDF-')
    wrong.push('The answer does not begin with %PDF-, so it is not a PDF.');
  if (!/^attachment\b/i.test(disposition))
    wrong.push('The answer needs Content-Disposition: attachment, because the portal saves files and shows none.');
  else if (!/filename/i.test(disposition)) wrong.push('The Content-Disposition of the answer has no file name.');
  if (bytes.length === 0) wrong.push('The answer is empty.');
  return wrong.map((message) => ({ rule: 'document', message }));
}

/** Personal answers must not be stored by a browser or a proxy. */
function cacheDifferences(operation: Operation, { headers }: Seen): Difference[] {
  const control = headers.get('cache-control') ?? '';
  if (operation.access !== 'public' && !/\bno-store\b/.test(control))
    return [
      { rule: 'cache', message: `The answer is personal, so it needs Cache-Control: no-store; it has "${control}".` },
    ];
  return [];
}

/** False when an answer that the portal could show offline forbids caching. */
export const isKept = (operation: Operation, { headers }: Seen): boolean =>
  !mayBeKept(operation) || !/\bno-store\b|\bprivate\b/.test(headers.get('cache-control') ?? '');
