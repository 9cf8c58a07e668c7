import { answersData, type Operation } from '../../../src/lang/descriptors/contract.ts';
import { isNullable } from '../../../src/lang/descriptors/jsonSchema.ts';
import type { CheckedMunicipality } from '../../check/checkMunicipality.ts';
import type { LooseObject } from '../value.ts';
import { argumentField, type ContractField, fieldsOf, isId } from './contractField.ts';

type Contract = CheckedMunicipality['contract'];

/** What a form needs to send the request of an operation. */
export interface Request {
  id: string;
  /** What a person fills in. */
  fields: readonly ContractField[];
  /** What is sent without being asked for, as expressions. */
  send: Readonly<Record<string, string>>;
  /** A field that keeps programs away, with the operation that gives its task. */
  captcha?: { field: string; challenge: string };
  /** Nothing is changed: the answer itself is what the person wants. */
  answers?: ContractField[];
  /** The field of the answer that says whether the office took it. */
  success?: string;
}

/**
 * A form for an operation; undefined where simple fields cannot fill it. Secrets are asked for by screens of the account: they need
 * more than a form.
 *
 * @param given names that the screen knows already, by their expressions
 */
export function requestOf(
  contract: Contract,
  operation: Operation,
  given: Readonly<Record<string, string>> = {},
): Request | undefined {
  const { id, method, args, answer, bytes, writes } = operation;
  const all = Object.entries(args).map(([name, argument]) => ({
    name,
    ...argument,
    schema: contract.resolve(argument.schema),
  }));
  const isForm = method === 'POST' && !bytes && all.length > 0 && answersData(answer);
  if (!isForm || all.some(({ schema }) => schema['x-secret'])) return undefined;
  const send: Record<string, string> = {};
  const fields: ContractField[] = [];
  let captcha: Request['captcha'];
  for (const { name, schema, required } of all) {
    const field = argumentField(contract, operation, name, required && !isNullable(schema));
    const challenge = /captcha/i.test(name) ? challengeFor(contract, id) : undefined;
    if (challenge) captcha = { field: name, challenge };
    else if (given[name] !== undefined) send[name] = given[name];
    else if (field && !(isId(name) && field.optional)) fields.push(field);
    else if (required && isNullable(schema)) send[name] = 'null';
    else if (required && schema.type === 'array' && !schema.minItems) send[name] = '[]';
    else if (required) return undefined;
  }
  if (fields.length === 0) return undefined;
  const result = contract.typeOf(answer);
  const known = fieldsOf(result);
  const isFlag = known.length === 1 && known[0]!.kind === 'flag';
  return {
    id,
    fields,
    send,
    ...(captcha && { captcha }),
    ...(!writes && known.length > 0 && { answers: known }),
    ...(writes && isFlag && { success: `result.${known[0]!.name}` }),
  };
}

/** The operation that gives a task for this one: a text and how long it is good for, as a captcha asks for it. */
function challengeFor(contract: Contract, id: string): string | undefined {
  for (const { id: other, writes, answer, args } of contract.operations.values()) {
    if (writes || !answersData(answer)) continue;
    const type = contract.typeOf(answer);
    const has = type.kind === 'record' ? type.fields() : {};
    if (has.wyzwanie?.kind !== 'text' || has.waznePrzez?.kind !== 'number') continue;
    const known = args.operacja && contract.resolve(args.operacja.schema).enum;
    if (!known || known.includes(id)) return other;
  }
  return undefined;
}

/** The keys of a form, besides its fields and texts. */
export const sendKeys = ({ send }: Request): LooseObject => (Object.keys(send).length > 0 ? { send } : {});
