import type { Screen } from '../../src/blocks/screen.ts';
import type { Problem } from '../../src/lang/errors/problem.ts';
import type { JsonFile, Path } from '../files/jsonFile.ts';
import { reporterFor } from '../files/openFile.ts';

/** Each PDF a button fetches is drawn from one screen. */
export function documentsOnce(
  screens: Readonly<Record<string, Screen>>,
  files: ReadonlyMap<string, JsonFile>,
  report: (problem: Problem) => void,
): void {
  const drawn = new Map<string, string>();
  const reportAt = (name: string, code: string, path: Path, message: string): void => {
    const file = files.get(name);
    if (file) reporterFor(file, report)(code, path, message, { key: true });
  };
  for (const [name, screen] of Object.entries(screens)) {
    for (const operation of Object.keys(screen.documents ?? {})) {
      const other = drawn.get(operation);
      if (other)
        reportAt(
          name,
          'document.twice',
          ['documents', operation],
          `screens/${other}.json draws "${operation}" already.`,
        );
      drawn.set(operation, name);
    }
  }
  for (const [name, screen] of Object.entries(screens)) {
    for (const call of Object.values(screen.calls)) {
      if (call.document !== true || drawn.has(call.id)) continue;
      const message = `A button fetches "${call.id}", and no screen draws it: give one "documents" with this operation.`;
      reportAt(name, 'document.missing', [], message);
    }
  }
}
