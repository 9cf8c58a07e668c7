import { FILE_TYPES } from '../../artefact/contentTypes.ts';
import type { ContentFolder } from '../../artefact/municipality.ts';
import type { Files } from '../../files/files.ts';
import type { Path } from '../../files/jsonFile.ts';
import type { ReportAt } from '../../files/openFile.ts';
import { asWritten, list, type Raw, type Unchecked, word } from '../../files/raw.ts';
import { guess } from '../../files/shape.ts';
import type { ContentJson } from '../../generated/descriptors.ts';
import type { Locales } from '../../texts/locales.ts';
import { textCheck } from '../../texts/textCheck.ts';
import { checkWordList } from '../config/searchWords.ts';

/** The entries of content/catalogue.json, by id. */
export interface Catalogue {
  pages: ReadonlyMap<string, { title: string; lead?: string; words?: string; at: Path }>;
  folders: ReadonlyMap<string, ContentFolder & { at: Path }>;
  files: ReadonlyMap<string, { name: string; file: string; at: Path }>;
}

const PARTS = ['pages', 'folders', 'files'] as const;

export function readCatalogue(value: unknown): Catalogue {
  const raw = asWritten<ContentJson>(value);
  const byId = <Part extends (typeof PARTS)[number], T>(
    part: Part,
    read: (item: Raw<ContentJson[Part][number]>, at: Path) => T,
  ): Map<string, T> => {
    const found = new Map<string, T>();
    for (const [index, item] of list(raw[part]).entries()) {
      const id = word(asWritten<{ id: string }>(item).id);
      if (id && !found.has(id)) found.set(id, read(asWritten(item), [part, index]));
    }
    return found;
  };
  const names = (value: Unchecked<string[]>): string[] => list(value).map((item) => word(item));
  return {
    pages: byId('pages', (item, at) => ({
      title: word(item.title),
      ...(item.lead !== undefined && { lead: word(item.lead) }),
      ...(item.words !== undefined && { words: word(item.words) }),
      at,
    })),
    folders: byId('folders', (item, at) => ({
      name: word(item.name),
      folders: names(item.folders),
      pages: names(item.pages),
      files: names(item.files),
      at,
    })),
    files: byId('files', (item, at) => ({ name: word(item.name), file: word(item.file), at })),
  };
}

/** Rules beyond the schema: ids are unique and exist, texts exist, files can be offered, folders form no circle. */
export function checkCatalogue(
  value: unknown,
  catalogue: Catalogue,
  locales: Locales,
  files: Files,
  problem: ReportAt,
): void {
  const text = textCheck(locales, problem);
  for (const part of PARTS) {
    const seen = new Set<string>();
    for (const [index, item] of list(asWritten<ContentJson>(value)[part]).entries()) {
      const id = word(asWritten<{ id: string }>(item).id);
      if (id && seen.has(id))
        problem('content.twice', [part, index, 'id'], `Another entry of ${part} is "${id}" already.`);
      seen.add(id);
    }
  }
  for (const { title, lead, words, at } of catalogue.pages.values()) {
    text(title, [...at, 'title']);
    if (lead !== undefined) text(lead, [...at, 'lead']);
    if (words !== undefined) checkWordList(words, [...at, 'words'], locales, problem);
  }
  const inside = new Map<string, string>();
  for (const [id, folder] of catalogue.folders) {
    text(folder.name, [...folder.at, 'name']);
    for (const part of PARTS)
      for (const [index, name] of folder[part].entries()) {
        const at = [...folder.at, part, index];
        if (!catalogue[part].has(name)) {
          const near = guess(name, [...catalogue[part].keys()]);
          problem('content.unknown', at, `There is no ${part.slice(0, -1)} "${name}" here.${near}`);
          continue;
        }
        if (part !== 'folders') continue;
        const other = inside.get(name);
        if (other !== undefined && other !== id)
          problem(
            'content.folder',
            at,
            `"${name}" is in the folder "${other}" already: a folder can be in one other folder only.`,
          );
        else inside.set(name, id);
      }
  }
  const first = [...catalogue.folders.keys()][0];
  for (const [id, { at }] of catalogue.folders) {
    if (reaches(id, first, inside)) continue;
    const message = `This folder cannot be reached from "${first}": name it in "folders" of a folder that can.`;
    problem('content.folder', [...at, 'id'], message);
  }
  for (const { name, file, at } of catalogue.files.values()) {
    text(name, [...at, 'name']);
    // The shape check has reported a path that leaves the folder.
    if (file && !file.split('/').some((part) => part === '' || part === '..'))
      checkFile(file, [...at, 'file'], files, problem);
  }
}

function reaches(id: string, first: string | undefined, inside: ReadonlyMap<string, string>): boolean {
  let at: string | undefined = id;
  for (let steps = 0; at !== undefined && steps <= inside.size; steps += 1) {
    if (at === first) return true;
    at = inside.get(at);
  }
  return false;
}

function checkFile(file: string, at: Path, files: Files, problem: ReportAt): void {
  const name = `content/files/${file}`;
  const ending = file.slice(file.lastIndexOf('.') + 1);
  const endings = Object.keys(FILE_TYPES);
  const kind = files.kind(name);
  if (kind === 'link') problem('content.symlink', at, `${name} is a symbolic link: put the file itself there.`);
  else if (kind !== 'file') {
    const there = files.all('content/files').map((one) => one.slice('content/files/'.length));
    problem('content.file', at, `There is no file ${name}.${guess(file, there)}`);
  }
  if (!endings.includes(ending))
    problem('content.type', at, `Files that end in .${ending} are not offered.${guess(ending, endings)}`, {
      help: [`Known: ${endings.join(', ')}`],
    });
}
