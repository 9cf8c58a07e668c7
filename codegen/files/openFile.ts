import type { Problem } from '../../src/lang/errors/problem.ts';
import { type JsonFile, type Path, parseJsonFile, pointerOf } from './jsonFile.ts';
import type { Schemas } from './schemas.ts';
import { checkShape } from './shape.ts';

/** Reports a mistake at a place of one file. */
export type ReportAt = (
  code: string,
  path: Path,
  message: string,
  options?: { key?: boolean; warning?: boolean; help?: readonly string[] },
) => void;

export function reporterFor(file: JsonFile, report: (problem: Problem) => void): ReportAt {
  return (code, path, message, options = {}) =>
    report({
      code,
      severity: options.warning ? 'warning' : 'error',
      file: file.name,
      pointer: pointerOf(path),
      ...(options.key ? file.keyPlace(path) : file.place(path)),
      message,
      ...(options.help && { help: options.help }),
    });
}

/**
 * Reads a file of a municipality and validates it against its schema.
 *
 * @param text its content; a missing file reads as `{}`
 * @param schema under schemas/, for example `descriptors/screen.schema.json`
 * @param options.tolerant reads an incomplete file as far as possible
 */
export function openFile(
  name: string,
  text: string | undefined,
  schema: string,
  schemas: Schemas,
  report: (problem: Problem) => void,
  { tolerant = false }: { tolerant?: boolean } = {},
): JsonFile {
  const { file, problems } = parseJsonFile(text ?? '{}', name);
  for (const problem of problems) report(problem);
  // After broken JSON every key would be reported as missing: one message is enough.
  if (file.value === undefined || (!tolerant && problems.some((problem) => problem.code === 'json.syntax')))
    return parseJsonFile('{}', name).file;
  checkShape(schemas, schemas.open(schema), file.value, [], { problem: reporterFor(file, report) });
  return file;
}
