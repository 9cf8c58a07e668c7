import type { Operation } from '../../src/lang/descriptors/contract.ts';
import type { JsonSchema } from '../../src/lang/descriptors/jsonSchema.ts';
import type { Path } from '../files/jsonFile.ts';
import type { UsedTable } from './fillContext.ts';
import { checkNobodys } from './subject.ts';
import type { DataWorld } from './world.ts';

/** Reports each required field of the answer that is not among the filled ones (`data.field`). */
export function checkFilled(
  world: DataWorld,
  operation: Operation,
  schema: JsonSchema,
  filled: ReadonlySet<string>,
  path: Path,
): void {
  const missing = (schema.required ?? []).filter((field) => !filled.has(field));
  for (const field of missing)
    world.reportAt(
      'data.field',
      path,
      `"${field}" is required in the answer of ${operation.id}, but nothing fills it.`,
      {
        key: true,
      },
    );
}

/** Reports each argument that nothing uses, because the office would ignore it silently (`data.argument`). */
export function checkArguments(world: DataWorld, operation: Operation, used: ReadonlySet<string>, path: Path): void {
  for (const argument of Object.keys(operation.args)) {
    if (used.has(argument)) continue;
    world.reportAt(
      'data.argument',
      path,
      `Nothing uses the argument "${argument}" of ${operation.id}: name it in "where", "limit", "offset" or "refuse".`,
      {
        key: true,
      },
    );
  }
}

/**
 * Reports tables whose rows the operation may not return (`data.subject`): a public one may return no rows that belong to
 * subjects, and one about a subject needs to find that subject's rows. The office enforces the same for every call.
 */
export function checkSubjects(world: DataWorld, operation: Operation, used: readonly UsedTable[], path: Path): void {
  const { reportAt } = world;
  for (const { table, path: at } of used) {
    // For a public operation only the columns that it uses are checked, because it returns no others.
    if (operation.access !== 'public') checkNobodys(world, table);
    if (table.kind === 'records') {
      const writers = world.writers.get(table.name) ?? [];
      if (operation.access === 'public')
        reportAt(
          'data.subject',
          at,
          `Records of "${table.name}" are shown only to the accounts that sent them, but ${operation.id} is public.`,
        );
      else if (!table.forCosigner && writers.some(({ subject }) => subject !== operation.subject))
        reportAt(
          'data.subject',
          at,
          `${writers.map(({ id }) => id).join(', ')} and ${operation.id} must both have x-subject, or neither: otherwise the records would never be found.`,
        );
    } else if (operation.subject && table.subject === undefined)
      reportAt(
        'data.subject',
        ['tables', table.name],
        `${operation.id} is about one subject (x-subject): name the column with its PESEL or NIP in "subject", or write null if every subject gets the same rows.`,
        { key: true },
      );
    else if (!operation.subject && table.subject)
      reportAt(
        'data.subject',
        at,
        `Rows of "${table.name}" belong to subjects, and ${operation.id} is ${operation.access === 'public' ? 'public' : 'not about a subject'}: it needs "x-subject": true in the contract.`,
      );
  }
  if (operation.subject && !operation.writes && !used.some(({ table }) => table.kind === 'records' || table.subject))
    reportAt(
      'data.subject',
      path,
      `${operation.id} is about one subject (x-subject), and none of its tables has a "subject".`,
      {
        key: true,
      },
    );
}
