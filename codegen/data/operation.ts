import type { Operation } from '../../src/lang/descriptors/contract.ts';
import type { JsonSchema } from '../../src/lang/descriptors/jsonSchema.ts';
import type { Fill, OperationPlan } from '../artefact/data/plan.ts';
import type { Path } from '../files/jsonFile.ts';
import { type Raw, record } from '../files/raw.ts';
import { guess } from '../files/shape.ts';
import type { DataOperationJson } from '../generated/descriptors.ts';
import { planChange } from './change.ts';
import { planDocument } from './decision.ts';
import { planFile } from './file.ts';
import type { FillContext } from './fillContext.ts';
import { objectOf } from './itemCheck.ts';
import { planMove } from './move.ts';
import { checkArguments, checkFilled, checkSubjects } from './operationChecks.ts';
import { planFill } from './planFill.ts';
import { planRows } from './planRows.ts';
import { planRecord } from './record.ts';
import { planRefusals } from './refuse.ts';
import { hasVariants } from './variants.ts';
import type { DataWorld } from './world.ts';

/**
 * How the office answers one operation of the municipality from its tables, checked against the contract.
 *
 * @param raw the entry of the operation in data.config.json
 * @returns undefined for an operation that no table can answer, after a reported problem
 */
export function planOperation(
  world: DataWorld,
  operation: Operation,
  raw: Raw<DataOperationJson>,
): OperationPlan | undefined {
  const path = ['operations', operation.id];
  const { reportAt, contract } = world;
  if (operation.answer === 'file' && raw.document !== undefined) {
    const document = planDocument(world, operation, raw.document, path);
    return document && { document, answer: new Map() };
  }
  if (raw.document !== undefined)
    reportAt('data.document', [...path, 'document'], `${operation.id} does not answer application/octet-stream.`, {
      key: true,
    });
  if (operation.answer === 'document') {
    const why = 'is a document, drawn from the screen whose `documents` names it: it needs no entry';
    reportAt('data.operation', path, `${operation.id} ${why}.`, { key: true });
    return undefined;
  }
  const context: FillContext = { world, operation, used: { tables: [], args: new Set() }, fill: planFill };
  if (operation.answer === 'file') {
    const file = planFile(context, raw, path);
    if (!file) return undefined;
    checkArguments(world, operation, context.used.args, path);
    checkSubjects(world, operation, context.used.tables, path);
    return { file, answer: new Map() };
  }
  if (raw.file !== undefined)
    reportAt(
      'data.operation',
      [...path, 'file'],
      `${operation.id} answers with data, not with a file (application/octet-stream).`,
      { key: true },
    );
  if (hasVariants(contract, operation.answer) && (raw.row === undefined || raw.answer !== undefined)) {
    const why = 'has variants (oneOf): fill all of it from one row, with "row" and its "variants"';
    reportAt('data.variant', path, `The answer of ${operation.id} ${why}.`, { key: true });
    return undefined;
  }
  const move = planMove(world, operation, raw.move, path);
  const change = planChange(context, raw.change, path);
  const writes = (['record', 'move', 'change'] as const).filter((key) => raw[key] !== undefined);
  const table =
    writes.length > 0 && raw.record === undefined ? undefined : planRecord(world, operation, raw.record, path);
  if (writes.length > 1)
    reportAt(
      raw.move === undefined ? 'data.change' : 'data.move',
      [...path, writes.at(-1)!],
      `${operation.id} does one thing with a record: it makes, moves or changes it. Keep one of ${writes.map((key) => `"${key}"`).join(' and ')}.`,
      { key: true },
    );
  const refuse = planRefusals(context, raw, path);
  const schema = objectOf(contract, operation.answer);
  const answer = planAnswer(context, schema, record(raw.answer), [...path, 'answer']);
  const row = raw.row !== undefined ? planRow(context, schema, raw, path) : undefined;
  // A fill that fails is reported at its own place, and not again as a field that nothing fills.
  if (raw.row === undefined) checkFilled(world, operation, schema, new Set(Object.keys(record(raw.answer))), path);
  if (!operation.writes || change) checkArguments(world, operation, context.used.args, path);
  checkSubjects(world, operation, context.used.tables, path);
  return {
    ...(table && { record: table }),
    ...(move && { move }),
    ...(change && { change }),
    ...(refuse && { refuse }),
    ...(row && { row }),
    answer,
  };
}

/** The fill of each field that `answer` names. */
function planAnswer(
  context: FillContext,
  schema: JsonSchema,
  raw: Raw<DataOperationJson['answer']>,
  path: Path,
): ReadonlyMap<string, Fill> {
  const { world, operation } = context;
  const answer = new Map<string, Fill>();
  const properties = schema.properties ?? {};
  for (const [field, item] of Object.entries(raw)) {
    const here = [...path, field];
    const property = Object.hasOwn(properties, field) ? properties[field] : undefined;
    if (!property) {
      const names = Object.keys(properties);
      world.reportAt(
        'data.field',
        here,
        `The answer of ${operation.id} has no field "${field}".${guess(field, names)}`,
        {
          key: true,
          help: [`It has: ${names.join(', ')}`],
        },
      );
      continue;
    }
    if (record(item).on !== undefined)
      world.reportAt(
        'data.join',
        [...here, 'on'],
        '"on" joins rows inside of "fields"; a field of the response has no row.',
        { key: true },
      );
    const fill = planFill(context, property, record(item), here);
    if (fill) answer.set(field, fill);
  }
  return answer;
}

/** The row that `row` names: it fills all fields of the answer that `answer` does not fill. */
function planRow(context: FillContext, schema: JsonSchema, raw: Raw<DataOperationJson>, path: Path) {
  const filled = new Set(Object.keys(record(raw.answer)));
  return planRows(context, 'first', schema, record(raw.row), [...path, 'row'], filled);
}
