import type { Problem } from '../../src/errors/problem.ts';

/** Problems as SARIF 2.1.0, which code hosts show beside the lines. */
export function reportSarif(problems: readonly Problem[]): string {
  const rules = [...new Set(problems.map((problem) => problem.code))].sort().map((id) => ({ id }));
  const results = problems.map((problem) => ({
    ruleId: problem.code,
    level: problem.severity,
    message: { text: [problem.message, ...(problem.help ?? [])].join('\n') },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: problem.file },
          region: {
            startLine: problem.line,
            startColumn: problem.column,
            ...(problem.length && { endColumn: problem.column + problem.length }),
          },
        },
        logicalLocations: [{ fullyQualifiedName: problem.pointer, kind: 'object' }],
      },
    ],
  }));
  return JSON.stringify(
    {
      $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
      version: '2.1.0',
      runs: [{ tool: { driver: { name: 'okienko check', rules } }, results }],
    },
    null,
    2,
  );
}
