import type { ErrorObject } from 'ajv';

/** What differs between an answer and the contract, in words. Of values only their kind is told: they may be somebody's. */
export function mistakesInWords(errors: readonly ErrorObject[]): string[] {
  const variants = errors.some(({ keyword }) => keyword === 'oneOf' || keyword === 'anyOf');
  const told = errors.filter(
    ({ keyword, params }) => !variants || (!['oneOf', 'anyOf'].includes(keyword) && params.type !== 'null'),
  );
  const counts = new Map<string, number>();
  for (const error of told.length > 0 ? told : errors) {
    const words = `${placeOf(error.instancePath)} ${wordsFor(error)}`;
    counts.set(words, (counts.get(words) ?? 0) + 1);
  }
  return [...counts].map(([words, count]) => (count > 1 ? `${words} (${count} times)` : words));
}

/** `/karty/0/suma` as `karty[].suma`. */
function placeOf(pointer: string): string {
  const path = pointer
    .split('/')
    .slice(1)
    .map((part) => (/^\d+$/.test(part) ? '[]' : `.${nameOrNot(part)}`))
    .join('');
  return path === '' ? 'The answer' : path.replace(/^\./, '');
}

/** A name or a code of the backend; what looks otherwise may be a value, or steer the terminal. */
export const nameOrNot = (text: string): string => (/^(?!\d{9})[\w-]{1,60}$/.test(text) ? text : '(no name)');

function wordsFor({ keyword, params, data, message }: ErrorObject): string {
  switch (keyword) {
    case 'required':
      return `lacks "${params.missingProperty}"`;
    case 'additionalProperties':
      return `has "${nameOrNot(params.additionalProperty)}", which the contract does not know`;
    case 'type':
      return `must be ${[params.type].flat().join(' or ')}, it is ${kindOf(data)}`;
    case 'enum':
      return `must be one of ${params.allowedValues.join(', ')}, it is ${kindOf(data)} that is none of them`;
    case 'const':
      return `must be ${JSON.stringify(params.allowedValue)}`;
    case 'discriminator':
      return `names in "${params.tag}" no variant that the contract has`;
    case 'format':
      return `must be a ${params.format} (docs/contract.md says how it is written)`;
    case 'pattern':
      return `must keep the pattern ${params.pattern}`;
    case 'multipleOf':
      return 'must be whole grosze, at most two decimals';
    default:
      return message ?? keyword;
  }
}

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  const kinds: Readonly<Record<string, string>> = {
    string: 'a text',
    number: Number.isInteger(value) ? 'an integer' : 'a number',
    boolean: 'a boolean',
    object: 'an object',
  };
  return kinds[typeof value] ?? 'nothing';
}
