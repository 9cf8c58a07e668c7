import type { Problem } from '../../src/lang/errors/problem.ts';

/** Problems as SARIF 2.1.0, which code hosts show beside the lines. */
export function reportSarif(problems: readonly Problem[]): string {
  const codes = [...new Set(problems.map((problem) => problem.code))].sort();
  const results = problems.map((problem) => ({
    ruleId: problem.code,
    ruleIndex: codes.indexOf(problem.code),
    level: problem.severity,
    message: { text: [problem.message, ...(problem.help ?? [])].join('\n') },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: problem.file.split('/').map(encodeURIComponent).join('/'), uriBaseId: '%SRCROOT%' },
          region: {
            startLine: problem.line,
            startColumn: problem.column,
            endColumn: problem.column + (problem.length ?? 1),
          },
        },
        logicalLocations: [{ fullyQualifiedName: `#${problem.pointer}` }],
      },
    ],
  }));
  const driver = {
    name: 'okienko check',
    rules: codes.map((id) => ({ id, shortDescription: { text: id } })),
  };
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    // Columns are counted as JavaScript counts them.
    runs: [{ tool: { driver }, columnKind: 'utf16CodeUnits', results }],
  };
  return JSON.stringify(log, null, 2);
}
