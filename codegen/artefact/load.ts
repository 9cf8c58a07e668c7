import { existsSync, lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deserialize } from 'node:v8';
import type { Municipality } from './municipality.ts';
import { ARTEFACT, type Artefact, PARTS, sumOf } from './store.ts';

export interface LoadedArtefact {
  municipality: Municipality;
  /** Of the program that compiled it. */
  toolkit: string;
  /** The warnings of the check; empty without any. */
  warnings: string;
}

/**
 * Reads a compiled municipality.
 *
 * @param path the folder of the artefact
 * @returns undefined when it is missing or incomplete
 */
export function loadArtefact(path: string): LoadedArtefact | undefined {
  if (!existsSync(join(path, ARTEFACT))) return undefined;
  try {
    const about: Artefact = JSON.parse(readFileSync(join(path, ARTEFACT), 'utf8'));
    const names = [...Object.keys(about.files), ...about.parts];
    const bytes = new Map(names.map((name) => [name, readFileSync(join(path, name))]));
    if (sumOf(bytes.values()) !== about.sum) return undefined;
    const { toolkit, warnings } = about;
    return { municipality: municipalityOf(about, bytes, path), toolkit, warnings };
  } catch {
    // Another office is removing it, or its write was interrupted: it counts as missing.
    return undefined;
  }
}

function municipalityOf(about: Artefact, bytes: ReadonlyMap<string, Buffer>, path: string): Municipality {
  const text = (part: string): string => bytes.get(part)!.toString();
  const json = <T>(part: string): T => JSON.parse(text(part));
  const has = (part: string): boolean => bytes.has(part);
  const openapi = text(PARTS.openapi);
  const content = json<Record<keyof Municipality['content'], [string, never][]>>(PARTS.content);
  const folders = about.folders ?? [path];
  return {
    manifest: json(PARTS.manifest),
    screens: json(PARTS.screens),
    texts: json(PARTS.texts),
    files: new Map(Object.entries(about.files).map(([name, type]) => [name, { type, body: text(name) }])),
    contract: { operations: new Map(json(PARTS.operations)), openapi: () => JSON.parse(openapi) },
    ...(has(PARTS.ownIds) && {
      own: { ids: json(PARTS.ownIds), requests: text(PARTS.requests), serialisers: text(PARTS.serialisers) },
    }),
    office: json(PARTS.facts),
    ...(has(PARTS.data) && { data: deserialize(bytes.get(PARTS.data)!) }),
    content: {
      pages: new Map(content.pages),
      folders: new Map(content.folders),
      files: new Map(content.files),
    },
    folderOf: (name) =>
      folders.find((folder) => lstatSync(join(folder, name), { throwIfNoEntry: false })) ?? folders.at(-1)!,
  };
}
