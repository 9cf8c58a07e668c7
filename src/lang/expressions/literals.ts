import { nearest } from '../values/nearest.ts';
import type { Ast } from './ast.ts';
import type { Checked, Report } from './checked.ts';
import { describe } from './describe.ts';
import * as say from './messages.ts';
import { assignable, mayBeNothing, there } from './relations.ts';
import type { Type } from './types.ts';

/** Is the part a record, or a list of records, that is written in the expression itself? */
export const writesRecord = ({ ast, parts = [] }: Checked): boolean =>
  ast.kind === 'record' || ((writesList(ast) || ast.kind === 'choice') && parts.some(writesRecord));

const writesList = (ast: Ast): boolean => ast.kind === 'list' || (ast.kind === 'macro' && ast.name === 'map');

/** Compares a written record with the type that is wanted, so that each field is reported at its own position. */
export function literalFits(part: Checked, wanted: Type, report: Report): void {
  const { ast, type, parts = [] } = part;
  if (ast.kind === 'record' && wanted.kind === 'record') recordFits(part, wanted, report);
  else if (writesList(ast) && wanted.kind === 'list' && writesRecord(part))
    for (const item of parts) literalFits(item, wanted.of, report);
  else if (ast.kind === 'choice' && writesRecord(part)) for (const one of parts) literalFits(one, wanted, report);
  else if (type.kind === 'unknown' || assignable(type, wanted)) return;
  else if (mayBeNothing(type) && assignable(there(type), wanted)) report(say.mayBeNothing(), ast);
  else report(say.expected(describe(there(wanted)), describe(there(type))), ast);
}

function recordFits({ ast, parts = [] }: Checked, wanted: Extract<Type, { kind: 'record' }>, report: Report): void {
  if (ast.kind !== 'record') return;
  const fields = wanted.fields();
  const known = Object.keys(fields);
  const called = wanted.name ?? 'this record';
  const written = ast.fields.map(({ name }) => name);
  for (const [index, { name, at }] of ast.fields.entries()) {
    if (Object.hasOwn(fields, name)) literalFits(parts[index]!, fields[name]!, report);
    else if (known.length > 0) report(say.unknownField(name, called, nearest(name, known), known, wanted.source), at);
  }
  for (const name of known)
    if (!written.includes(name) && !mayBeNothing(fields[name]!)) report(say.missingField(name, called), ast);
}
