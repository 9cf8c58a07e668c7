import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Diagnostic, type DiagnosticRelatedInformation, DiagnosticSeverity } from 'vscode-languageserver';
import type { Problem } from '../../src/lang/errors/problem.ts';
import { rangeOf } from './hover.ts';

/** A problem of the check as an editor shows it; files that its help names are places to go to. */
export function diagnosticOf(problem: Problem, folders: readonly string[]): Diagnostic {
  const { code, severity, message, help = [] } = problem;
  const related = help.flatMap((line) => placesIn(line, folders));
  return {
    range: rangeOf(problem),
    severity: severity === 'error' ? DiagnosticSeverity.Error : DiagnosticSeverity.Warning,
    code,
    source: 'okienko',
    message: [message, ...help].join('\n'),
    ...(related.length > 0 && { relatedInformation: related }),
  };
}

function placesIn(line: string, folders: readonly string[]): DiagnosticRelatedInformation[] {
  return [...line.matchAll(/(?:screens|locales|schemas|content)\/[\w/-]+\.json/g)].flatMap(([name]) => {
    const folder = folders.find((one) => existsSync(join(one, name)));
    if (folder === undefined) return [];
    const uri = pathToFileURL(join(folder, name)).href;
    return [{ location: { uri, range: rangeOf({ line: 1, column: 1, length: 0 }) }, message: line }];
  });
}
