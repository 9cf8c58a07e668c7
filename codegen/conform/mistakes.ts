import type { ErrorObject } from 'ajv';

/** The differences between an answer and the contract, in words. Of values only the kind is shown, because they may be personal. */
export function mistakesInWords(errors: readonly ErrorObject[]): string[] {
  const variants = errors.some(({ keyword }) => keyword === 'oneOf' || keyword === 'anyOf');
  const specific = errors.filter(
    ({ keyword, params }) => !variants || (!['oneOf', 'anyOf'].includes(keyword) && params.type !== 'null'),
  );
  const counts = new Map<string, number>();
  for (const error of specific.length > 0 ? specific : errors) {
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
      return `has "${nameOrNot(params.additionalProperty)}", which is not in the contract`;
    case 'type':
      return `must be ${[params.type].flat().join(' or ')}, but is ${kindOf(data)}`;
    case 'enum':
      return `must be one of ${params.allowedValues.join(', ')}, but is ${kindOf(data)} that is none of them`;
    case 'const':
      return `must be ${JSON.stringify(params.allowedValue)}`;
    case 'discriminator':
      return `has in "${params.tag}" the name of no variant in the contract`;
    case 'format':
      return `must be a ${params.format} (docs/contract.md describes the form)`;
    case 'pattern':
      return `must match the pattern ${params.pattern}`;
    case 'multipleOf':
      return 'must have at most two decimals (whole grosze)';
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
