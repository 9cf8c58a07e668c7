import type { Options } from '../../lang/descriptors/blockParts.ts';
import type { FileField } from '../../lang/descriptors/fileField.ts';
import type { Text } from '../../lang/descriptors/text.ts';
import type { Tree } from '../../lang/expressions/tree.ts';

/** The words of a field that takes files. */
export const FILE_WORDS = {
  dodaj: [],
  dodajDo: ['dokument'],
  upusc: [],
  przyjmujemy: ['rodzaje', 'megabajty'],
  przyjmujemyRodzaje: ['rodzaje'],
  wysylanie: ['nazwa'],
  offline: [],
  sprawdzanie: [],
  anuluj: ['nazwa'],
  usun: ['nazwa'],
  ponow: ['nazwa'],
  ukryj: ['nazwa'],
  dodano: ['nazwa'],
  usunieto: ['nazwa'],
  zaDuzo: ['nazwa', 'ile'],
  zaDuzy: ['nazwa', 'megabajty'],
  innyRodzaj: ['nazwa', 'rodzaje'],
  nieudane: ['nazwa'],
  nieprzyjete: [],
  lista: [],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type FileWord = keyof typeof FILE_WORDS;

/** A field that takes files, in normal form. */
export interface FileChoice extends Pick<FileField, 'kinds' | 'size' | 'most' | 'shape' | 'names'> {
  /** The operation whose request names the files. */
  operation: string;
  /** The needed documents; `kinds` is the field of a row with the kinds of its document. */
  documents?: { options: Options; kinds?: string };
  words: Readonly<Record<FileWord, Text>>;
}

/** A file that the office has accepted, as the form keeps it. */
export interface SentFile {
  id: string;
  nazwa: string;
  rozmiar: number;
  /** Which document it is. */
  dokument?: unknown;
}

/** The accepted files of what a field keeps. */
export const sentFiles = (typed: unknown): SentFile[] =>
  (Array.isArray(typed) ? typed : []).filter((one): one is SentFile => typeof one?.id === 'string');

type Evaluate = (tree: Tree, locals?: Readonly<Record<string, unknown>>) => unknown;

/** The value of a field that takes files, as the request has it. */
export function filesValue({ shape, names, documents }: FileChoice, typed: unknown, evaluate: Evaluate): unknown {
  const files = sentFiles(typed);
  if (shape === 'one') return files[0]?.id ?? null;
  if (shape === 'list') return files.map(({ id }) => id);
  const asked = documents && askedDocuments(documents.options, evaluate);
  return files
    .filter(({ dokument }) => !asked || asked.includes(dokument))
    .map(({ id, dokument }) => ({ [names!.document]: dokument, [names!.file]: id }));
}

/** An answer may no longer ask for a document: its file is kept, and not sent. Undefined: they are not loaded. */
function askedDocuments(options: Options, evaluate: Evaluate): readonly unknown[] | undefined {
  if ('fixed' in options) return options.fixed.map(({ value }) => value);
  const list = evaluate('list' in options ? options.list : options.rows);
  if (!Array.isArray(list)) return undefined;
  return 'list' in options ? list : list.map((row) => evaluate(options.value, { row }));
}
