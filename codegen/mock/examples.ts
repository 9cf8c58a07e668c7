import type { Contract, Example } from '../contract/contract.ts';

type Args = Readonly<Record<string, unknown>>;

/** For whom it is decides more than any other argument. */
const WEIGHTS: Readonly<Record<string, number>> = { nip: 100 };

/**
 * The example that answers these arguments: of those that fit (`x-args`) the one that says most about them, else the
 * nearest one, so that no address of a screen is without an answer.
 */
export function exampleFor(contract: Contract, operationId: string, args: Args): Example | undefined {
  const examples = contract.examples(operationId);
  const fitting = examples.filter((example) => agreeing(example, args).length === named(example).length);
  return most(fitting, args) ?? most(examples, args);
}

const named = ({ args = {} }: Example): [string, unknown][] => Object.entries(args);

/** An address carries texts, a body numbers: they are compared as texts. */
const agreeing = (example: Example, args: Args): string[] =>
  named(example).flatMap(([name, value]) => (String(args[name]) === String(value) ? [name] : []));

/** Of equals the first one written. */
function most(examples: readonly Example[], args: Args): Example | undefined {
  const weight = (example: Example) => agreeing(example, args).reduce((sum, name) => sum + (WEIGHTS[name] ?? 1), 0);
  return examples.toSorted((a, b) => weight(b) - weight(a))[0];
}
