import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Problem } from '../../src/lang/errors/problem.ts';
import { type JsonFile, type Path, parseJsonFile, pointerOf } from '../files/jsonFile.ts';
import { Recent } from '../files/recent.ts';
import { Schemas } from '../files/schemas.ts';
import { checkShape, type ShapeListener } from '../files/shape.ts';
import { OVERLAY_CONFIG, shownFolder } from '../overlay/layers.ts';

/** One file of the contract: a domain, or common.json. */
export interface ApiFile {
  /** `vehicles`: the name of the domain and of the file. */
  domain: string;
  /**
   * With every `$ref` written out as `vehicles.json#/…`, so that a schema may be carried anywhere, and without the words of fields and
   * arguments for the studio, which reads them in the file itself: nothing that is compiled or served has them.
   */
  value: Record<string, unknown>;
  json: JsonFile;
}

/** Tells a problem of a file at a place; `key` underlines the key instead of the value. */
export type Report = (
  file: ApiFile,
  path: Path,
  code: string,
  message: string,
  options?: { key?: boolean; help?: string[] },
) => void;

const SHAPES = new Schemas(import.meta.dirname);

/** The text of one file of the contract. */
export interface ApiText {
  /** `vehicles.json` */
  entry: string;
  /** As messages name it. */
  name: string;
  text: string;
}

/** @param read reads a file, if not from the disk */
export const apiTexts = (
  folders: readonly string[],
  read: (path: string) => string = (path) => readFileSync(path, 'utf8'),
): ApiText[] =>
  folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((entry) => entry.endsWith('.json'))
      .sort()
      .map((entry) => ({ entry, name: displayName(folder, entry), text: read(join(folder, entry)) })),
  );

/**
 * Reads the files of a contract; a later one may add a domain, not replace one (`contract.domain-twice`).
 *
 * A file whose shape cannot be read (contract.schema.json) is reported and left out.
 */
export function readApiFiles(texts: readonly ApiText[], problems: Problem[]): ApiFile[] {
  const files = new Map<string, ApiFile>();
  for (const { entry, name, text } of texts) {
    const domain = entry.slice(0, -'.json'.length);
    const { json, broken, mistakes } = PARSED.once([name, text], () => parsed(text, name));
    problems.push(...broken);
    if (!mistakes) continue;
    const file: ApiFile = { domain, json, value: (carried(json.value, entry) ?? {}) as ApiFile['value'] };
    if (!readable(file, mistakes, problems)) continue;
    const earlier = files.get(domain);
    if (!earlier) files.set(domain, file);
    else
      reporter(problems)(
        file,
        [],
        'contract.domain-twice',
        `The domain "${domain}" is already in ${earlier.json.name}. Give this file another name.`,
      );
  }
  return [...files.values()];
}

interface Parsed {
  json: JsonFile;
  /** What is wrong with it as JSON. */
  broken: Problem[];
  /** Mistakes in its shape; absent: it cannot be read at all. */
  mistakes?: Parameters<ShapeListener['problem']>[];
}

/** More than the shipped contract has; the files of a municipality's own, and the one that is edited, come and go. */
const PARSED = new Recent<Parsed>(40);

function parsed(text: string, name: string): Parsed {
  const { file: json, problems: broken } = parseJsonFile(text, name);
  if (json.value === undefined || broken.some((problem) => problem.code === 'json.syntax')) return { json, broken };
  const mistakes: NonNullable<Parsed['mistakes']> = [];
  const problem: ShapeListener['problem'] = (...mistake) => void mistakes.push(mistake);
  checkShape(SHAPES, SHAPES.open('contract.schema.json'), json.value, [], { problem });
  return { json, broken, mistakes };
}

/** Mistakes with which a file is read all the same. */
const MINOR = ['key.unknown', 'key.missing', 'key.form', 'value.word', 'value.pattern', 'list.twice'];

/** Only minor mistakes are accepted: an unknown key, a missing one, a wrong word, an entry that is there twice. */
function readable(file: ApiFile, mistakes: NonNullable<Parsed['mistakes']>, problems: Problem[]): boolean {
  const report = reporter(problems);
  const doubled: Path[] = [];
  for (const [code, path, message, options] of mistakes) {
    report(file, path, code, message, options);
    if (code === 'value.word') leaveOut(file.value, path);
    if (code === 'list.twice') doubled.push(path);
  }
  // The last first, so that the places of the others stay.
  for (const path of doubled.reverse()) (holderOf(file.value, path) as unknown[]).splice(Number(path.at(-1)), 1);
  return mistakes.every(([code]) => MINOR.includes(code));
}

const holderOf = (value: unknown, path: Path): unknown =>
  path.slice(0, -1).reduce<unknown>((inner, key) => (inner as Record<string | number, unknown>)?.[key], value);

/** A wrong `type` or `format` is left out, since nothing is of that type: what depends on the schema is still checked. */
function leaveOut(value: unknown, path: Path): void {
  const at = path.findLastIndex((key) => typeof key === 'string');
  if (path[at] !== 'type' && path[at] !== 'format') return;
  const holder = holderOf(value, path.slice(0, at + 1));
  delete (holder as Record<string, unknown> | undefined)?.[path[at]];
}

export function reporter(problems: Problem[]): Report {
  return ({ json }, path, code, message, { key = false, help } = {}) => {
    const place = key ? json.keyPlace(path) : json.place(path);
    problems.push({ code, severity: 'error', file: json.name, pointer: pointerOf(path), ...place, message, help });
  };
}

/** As messages name it: `schemas/api/vehicles.json`, from the root of the repository; one of an overlay as that is named. */
function displayName(folder: string, entry: string): string {
  const overlay = join(folder, '../..');
  if (existsSync(join(overlay, OVERLAY_CONFIG))) return `${shownFolder(overlay)}/schemas/api/${entry}`;
  const path = join(folder, entry).replaceAll('\\', '/');
  const root = path.lastIndexOf('/schemas/');
  return root >= 0 ? path.slice(root + 1) : relative(process.cwd(), path);
}

function carried(value: unknown, entry: string): unknown {
  if (Array.isArray(value)) return value.map((item) => carried(item, entry));
  if (typeof value !== 'object' || value === null) return value;
  const isOperation = 'operationId' in value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) => {
      if (key === 'x-description' && !isOperation) return [];
      if (key === '$ref' && typeof inner === 'string' && inner.startsWith('#')) return [[key, `${entry}${inner}`]];
      return [[key, carried(inner, entry)]];
    }),
  );
}
