import type { Problem } from '../../src/lang/errors/problem.ts';
import { noFacts } from '../../src/lang/expressions/check.ts';
import type { Checked } from '../../src/lang/expressions/checked.ts';
import { compileExpression } from '../../src/lang/expressions/compile.ts';
import { type JsonFile, pointerOf } from '../files/jsonFile.ts';
import type { SymbolListener } from '../files/symbolListener.ts';
import type { DataWorld } from './world.ts';

/** Compiles the expressions of data.config.json, as the check of screens does those of a screen. */
export function expressionsIn(
  file: JsonFile,
  report: (problem: Problem) => void,
  listener: SymbolListener | undefined,
): DataWorld['expression'] {
  return (source, scope, path, expect) => {
    if (typeof source !== 'string' && typeof source !== 'boolean' && typeof source !== 'number') return undefined;
    const parts: Checked[] = [];
    const { tree, problems } = compileExpression(source, scope, { expect, seen: (part) => parts.push(part) });
    if (typeof source === 'string') listener?.expression({ file, path, source, scope, facts: noFacts, parts });
    for (const { code, from, to, message, help } of problems)
      report({
        code,
        severity: 'error',
        file: file.name,
        pointer: pointerOf(path),
        ...file.placeIn(path, from, to),
        message,
        ...(help && { help }),
      });
    return problems.length === 0 ? tree : undefined;
  };
}
