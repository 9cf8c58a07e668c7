import { signatures } from '../../../src/lang/expressions/signatures.ts';
import { type Format, formatValue } from '../../../src/lang/values/formats.ts';
import { formatExamples } from './formats.ts';
import { functionExamples } from './functions.ts';

/** Functions of expressions, and the ways in which values are written. */
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

What expressions may call ([section 10 of the screen language](../screen-language.md#10-expressions) says what else they may). With *yes* a function
may also stand after a dot: \`data.raty.ratyZbiorcze.take(5)\`. The examples are evaluated by the tests.

| function | takes | after a dot | example | gives |
|---|---|---|---|---|
${rows.join('\n')}

## Formats

The key \`format\` says how a value is written; left out, it follows from the type. Shown as in Polish; other languages write numbers and days in their own way.

| format | for | value | shown |
|---|---|---|---|
${formats.join('\n')}
`;
}
