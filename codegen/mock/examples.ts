import type { Contract, Example } from '../contract/contract.ts';

type Args = Readonly<Record<string, unknown>>;

/** The subject counts more than any other argument. */
const WEIGHTS: Readonly<Record<string, number>> = { nip: 100 };

/**
 * The example for these arguments: of those that fit (`x-args`) the one with the most arguments, else the nearest
 * one, so that every address of a screen has an answer.
 */
export function exampleFor(contract: Contract, operationId: string, args: Args): Example | undefined {
  const examples = contract.examples(operationId);
  const fitting = examples.filter((example) => agreeing(example, args).length === named(example).length);
  return most(fitting, args) ?? most(examples, args);
}

const named = ({ args = {} }: Example): [string, unknown][] => Object.entries(args);

/** Arguments are compared as texts, because a query has texts where a body has numbers. */
const agreeing = (example: Example, args: Args): string[] =>
  named(example).flatMap(([name, value]) => (String(args[name]) === String(value) ? [name] : []));

/** Of equal ones the first. */
function most(examples: readonly Example[], args: Args): Example | undefined {
  const weight = (example: Example) => agreeing(example, args).reduce((sum, name) => sum + (WEIGHTS[name] ?? 1), 0);
  return examples.toSorted((a, b) => weight(b) - weight(a))[0];
}
