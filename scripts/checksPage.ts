/*
 * docs/checks.md: every code of the check with an example message (from tests/codegen/check/cases and tests/codegen/overlay/cases) and its remedy
 * (from scripts/checks.json). `node scripts/checksPage.ts` writes it; a test proves that it is up to date.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const cases = ['tests/codegen/check/cases', 'tests/codegen/overlay/cases'].map((folder) => join(root, folder));

/** Chapter -> code -> remedy. */
export const advice: Record<string, Record<string, string>> = JSON.parse(
  readFileSync(join(root, 'scripts/checks.json'), 'utf8'),
);

/** A message for each code, from the case with the name of the code if there is one. */
export function examples(): Map<string, string> {
  const found = new Map<string, { message: string; exact: boolean }>();
  for (const [folder, name] of cases.flatMap((one) =>
    readdirSync(one)
      .sort()
      .map((name) => [one, name] as const),
  )) {
    for (const message of readFileSync(join(folder, name, 'expected.txt'), 'utf8')
      .trimEnd()
      .split('\n\n')) {
      const code = message.match(/\[([a-z.]+)\]$/)?.[1];
      if (!code) continue;
      const exact = name === code || name.startsWith(`${code}.`);
      if (!found.has(code) || (exact && !found.get(code)?.exact)) found.set(code, { message, exact });
    }
  }
  return new Map([...found].map(([code, { message }]) => [code, message]));
}

export function checksPage(): string {
  const shown = examples();
  const chapters = Object.entries(advice).map(([title, codes]) => {
    const entries = Object.entries(codes).map(([code, sentence]) => {
      const example = shown.get(code);
      const shortened = example?.split('\n').map((line) => (line.length > 160 ? `${line.slice(0, 159)}…` : line));
      return [`### ${code}`, sentence, ...(shortened ? [`\`\`\`\n${shortened.join('\n')}\n\`\`\``] : [])].join('\n\n');
    });
    return `## ${title}\n\n${entries.join('\n\n')}`;
  });
  return `<!-- Written by \`node scripts/checksPage.ts\` from scripts/checks.json and tests/codegen/check/cases. -->

# Messages of the check

\`./okienko check\` reports every problem with its file, line and column, its position as a JSON pointer, a sentence, and in
brackets a code that does not change between versions. A municipality with errors is not served; one with warnings is. Warnings
appear when no error is left.
\`--format json\` and \`--format sarif\` write the same for other programs. Each code below has an example message and
its remedy. The examples come from small broken municipalities under tests/codegen/check/cases, one for each rule.

${chapters.join('\n\n')}
`;
}

if (import.meta.main) writeFileSync(join(root, 'docs/checks.md'), checksPage());
