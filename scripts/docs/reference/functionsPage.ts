import { signatures } from '../../../src/lang/expressions/signatures.ts';
import { type Format, formatValue } from '../../../src/lang/values/formats.ts';
import { formatExamples } from './formats.ts';
import { functionExamples } from './functions.ts';

/** The functions of expressions, and the formats of values. */
export function functionsPage(): string {
  const rows = [...signatures].map(([name, { use, params, method }]) => {
    const [expression = '', gives] = functionExamples[name] ?? [];
    const takes = params.map(({ wanted }) => wanted).join(', ');
    return `| \`${use}\` | ${takes} | ${method ? 'yes' : ''} | \`${expression}\` | \`${JSON.stringify(gives)}\` |`;
  });
  const formats = Object.entries(formatExamples).map(
    ([format, [value, about, details]]) =>
      `| \`${format}\` | ${about} | \`${JSON.stringify(value)}\` | ${formatValue(value, format as Format, 'pl', details)} |`,
  );
  return `# Functions and formats

The functions of expressions ([section 10 of the screen language](../screen-language.md#10-expressions) describes the operators). A function with *yes*
may also follow a dot: \`data.raty.ratyZbiorcze.take(5)\`. The examples are evaluated by the tests.

| function | parameters | after a dot | example | result |
|---|---|---|---|---|
${rows.join('\n')}

## Formats

The key \`format\` sets the format of a value; by default it follows from the type. The table shows the Polish form; other languages have their own for numbers and dates.

| format | for | value | shown |
|---|---|---|---|
${formats.join('\n')}
`;
}
