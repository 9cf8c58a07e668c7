import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Problem } from '../../src/lang/errors/problem.ts';

/** A problem with its line of text, as an editor shows it. */
export interface ShownProblem extends Problem {
  /** The absolute path, for an editor; absent: the file does not exist. */
  path?: string;
  /** The text of the line; a long one is cut around the place. */
  text?: string;
  /** The range of the problem in `text`. */
  from: number;
  to: number;
}

const WIDEST = 160;

/** The folders of the files that problems name. */
export interface Places {
  /** The folder, and for an overlay also that of its base. */
  folders: readonly string[];
  /** The prefix of an overlay's own files, relative to the current folder; '' without an overlay. */
  above: string;
}

/** @param read the text of a file, by its path; absent: there is none */
export function withLine(problem: Problem, { folders, above }: Places, read = onDisk): ShownProblem {
  const own = above !== '' && problem.file.startsWith(above);
  const paths = own ? [resolve(problem.file)] : folders.map((folder) => join(folder, problem.file));
  const path = paths.find((one) => read(one) !== undefined);
  const line = path && read(path)!.split(/\r?\n/)[problem.line - 1];
  if (line === undefined || line === '') return { ...problem, path, from: 0, to: 0 };
  const begin = Math.min(problem.column - 1, line.length);
  const cut = line.length <= WIDEST ? 0 : Math.max(0, begin - WIDEST / 2);
  const text = line.slice(cut, cut + WIDEST).replaceAll('\t', ' ');
  const from = begin - cut;
  return { ...problem, path, text, from, to: Math.min(text.length, Math.max(from + (problem.length ?? 1), from + 1)) };
}

const onDisk = (path: string): string | undefined =>
  existsSync(path) && statSync(path).isFile() ? readFileSync(path, 'utf8') : undefined;

/** The same for a terminal: place, line, caret, message and help. */
export function framed({
  file,
  line,
  column,
  text,
  from,
  to,
  message,
  help = [],
  severity,
  code,
}: ShownProblem): string {
  const number = String(line);
  const frame =
    text === undefined
      ? []
      : [
          `  ${number} | ${text}`,
          `  ${' '.repeat(number.length)} | ${' '.repeat(from)}${'^'.repeat(Math.max(1, to - from))}`,
        ];
  const sentence = `${severity === 'warning' ? 'warning: ' : ''}${message}  [${code}]`;
  return [`${file}:${line}:${column}`, ...frame, `  ${sentence}`, ...help.map((one) => `  ${one}`)].join('\n');
}
