import { type Access, answersData, type Operation } from '../../../src/lang/descriptors/contract.ts';
import { isNullable } from '../../../src/lang/descriptors/jsonSchema.ts';
import { type Facts, noFacts } from '../../../src/lang/expressions/facts.ts';
import { callOf } from '../../contract/callOf.ts';
import type { Path } from '../../files/jsonFile.ts';
import { listed } from '../../files/listed.ts';
import { guess } from '../../files/shape.ts';
import type { ScreenContext } from './screenContext.ts';

const ranks: Record<Access, number> = { public: 0, restricted: 1, full: 2 };

/**
 * Finds an operation this screen may call, and notes the call. A download takes both: what is drawn, and any file.
 *
 * @param facts of the place of the call: whom the session acts for is known in full access only
 */
export function operationOf(
  screen: ScreenContext,
  id: string,
  path: Path,
  verb: 'data' | 'document' | 'download',
  facts: Facts = noFacts,
): Operation | undefined {
  const { operations, places } = screen.municipality.contract;
  // A document names its operation in a key: documentOf notes it.
  if (verb !== 'document')
    screen.noteSymbol({
      kind: 'operation',
      path,
      names: () => operations.keys(),
      written: (name) => listed(places.operation(name)),
    });
  const operation = operations.get(id);
  if (!operation) {
    screen.problem('operation.unknown', path, `There is no operation "${id}".${guess(id, [...operations.keys()])}`);
    return undefined;
  }
  const kind = answersData(operation.answer) ? 'data' : operation.answer;
  const held = verb === 'document' && kind === 'data' && holdsPdf(screen, operation);
  if (!held && kind !== verb && (verb !== 'download' || kind === 'data')) {
    const messages = {
      data: `"${id}" answers a ${kind}: use download.`,
      download: `"${id}" answers data: use call, not download.`,
      document: `"${id}" answers ${kind === 'data' ? 'data' : 'a finished file'}: a screen draws operations that answer application/pdf, or hold one in a field.`,
    };
    screen.problem('operation.kind', path, messages[verb]);
    return undefined;
  }
  const access = facts.has('subject') ? 'full' : screen.access;
  if (ranks[operation.access] > ranks[access]) {
    screen.problem(
      'operation.access',
      path,
      `"${id}" needs ${operation.access} access, and this screen is ${screen.access}: its residents would be refused.`,
      {
        help: [
          `services.config.json gives "${screen.name}" its access`,
          `${operation.source} gives the operation its x-access`,
          ...(operation.access === 'full' ? ['Where present(subject) was asked before, the access is full'] : []),
        ],
      },
    );
  }
  const { resolve } = screen.municipality.contract;
  const nullable = Object.entries(operation.args).flatMap(([name, { in: place, required, schema }]) =>
    place === 'body' && required && isNullable(resolve(schema)) ? [name] : [],
  );
  // The office draws it when others ask: this screen does not.
  if (!held) screen.calls.set(id, { ...callOf(operation), ...(nullable.length > 0 && { nullable }) });
  return operation;
}

/** Is a PDF one of the fields of its answer? */
function holdsPdf(screen: ScreenContext, { answer }: Operation): boolean {
  const { typeOf } = screen.municipality.contract;
  const type = answersData(answer) ? typeOf(answer) : undefined;
  const fields = type?.kind === 'record' ? Object.values(type.fields()) : [];
  return fields.some((field) => field.kind === 'file' && field.media === 'application/pdf');
}
