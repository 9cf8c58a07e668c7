import type { Operation } from '../../src/lang/descriptors/contract.ts';
import type { DocumentPlan } from '../artefact/data/plan.ts';
import type { Path } from '../files/jsonFile.ts';
import { record, type Unchecked, word } from '../files/raw.ts';
import { guess } from '../files/shape.ts';
import type { DataDocumentJson } from '../generated/descriptors.ts';
import { cellTypeOf } from './cellType.ts';
import { type DataWorld, tableOf } from './world.ts';

/** The document of the office that an operation gives back (`data.document`). */
export function planDocument(
  world: DataWorld,
  operation: Operation,
  raw: Unchecked<DataDocumentJson>,
  path: Path,
): DocumentPlan | undefined {
  const { reportAt } = world;
  const at = [...path, 'document'];
  const { table: named, number, entry } = record(raw);
  if (operation.access === 'public')
    reportAt('data.document', at, `A document belongs to an account, but ${operation.id} is public.`, { key: true });
  const table = tableOf(world, word(named), [...at, 'table']);
  if (!table) return undefined;
  if (table.kind !== 'records' || !table.process) {
    reportAt(
      'data.document',
      [...at, 'table'],
      `"${table.name}" has no "process", so the office attaches nothing to it.`,
    );
    return undefined;
  }
  if (![...table.process.moves.values()].some(({ by, needs }) => by === 'office' && needs.includes('document')))
    reportAt(
      'data.document',
      [...at, 'table'],
      `No move of "${table.name}" needs a document: write "needs": ["document"] at one of the office.`,
    );
  const other = (world.writers.get(table.name) ?? []).find(({ subject }) => subject !== operation.subject);
  if (other)
    reportAt(
      'data.subject',
      [...at, 'table'],
      `${other.id} and ${operation.id} must both have x-subject, or neither: otherwise the document would never be found.`,
    );
  checkArgument(world, operation, word(number), 'text', [...at, 'number']);
  if (entry !== undefined) checkArgument(world, operation, word(entry), 'integer', [...at, 'entry']);
  for (const name of Object.keys(operation.args))
    if (name !== number && name !== entry)
      reportAt('data.argument', at, `The argument "${name}" of ${operation.id} selects nothing.`, { key: true });
  return { table, number: word(number), ...(entry !== undefined && { entry: word(entry) }) };
}

function checkArgument(
  { contract, reportAt }: DataWorld,
  operation: Operation,
  argument: string,
  kind: 'text' | 'integer',
  path: Path,
): void {
  const names = Object.keys(operation.args);
  const known = Object.hasOwn(operation.args, argument) ? operation.args[argument] : undefined;
  if (!known)
    reportAt('data.argument', path, `${operation.id} has no argument "${argument}".${guess(argument, names)}`, {
      help: [names.length ? `It has: ${names.join(', ')}` : 'It has no arguments.'],
    });
  else if (cellTypeOf(contract, known.schema)?.kind !== kind || (kind === 'text' && !known.required))
    reportAt(
      'data.argument',
      path,
      kind === 'text'
        ? `"${argument}" must be a required text: a number is like DR/3/2026.`
        : `"${argument}" must be a whole number: the column @entry of the history.`,
    );
}
