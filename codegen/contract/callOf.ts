import type { Call, Operation } from '../../src/lang/descriptors/contract.ts';

/** What the portal needs to make a call. */
export function callOf(operation: Operation): Call {
  const { id, method, path, access, subject, writes, answer, args, bytes } = operation;
  const where = Object.fromEntries(Object.entries(args).map(([name, argument]) => [name, argument.in]));
  const document = answer === 'file' ? 'any' : answer === 'document';
  return { id, method, path, access, subject, writes, document, args: where, ...(bytes && { bytes }) };
}
