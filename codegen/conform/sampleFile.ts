import { randomUUID } from 'node:crypto';
import type { Operation } from '../../src/lang/descriptors/contract.ts';
import { type FileField, fileFieldOf } from '../../src/lang/descriptors/fileField.ts';
import { EXAMPLE_PNG, examplePdf } from '../mock/documents.ts';
import type { Seen } from './http.ts';
import type { Candidate } from './pool.ts';
import { requestOf } from './request.ts';
import { type Trial, tokenFor } from './trial.ts';

/** The operations by which the portal sends files; their contract is schemas/api/files.json. */
export const FILES = {
  begin: 'rozpocznijPlik',
  state: 'dajStanPliku',
  append: 'dopiszDoPliku',
  remove: 'usunPlik',
  save: 'dajPlik',
};

/** A small file for a field, of a kind that the field accepts. */
export interface SampleFile {
  about: { operacja: string; pole: string; nazwa: string };
  bytes: Buffer;
}

/** Undefined: the field accepts no kind of which a file can be made. */
export function sampleFile(operacja: string, pole: string, { kinds }: FileField): SampleFile | undefined {
  if (kinds.includes('png'))
    return { about: { operacja, pole, nazwa: 'okienko.png' }, bytes: Buffer.from(EXAMPLE_PNG, 'base64') };
  if (kinds.includes('pdf'))
    return { about: { operacja, pole, nazwa: 'okienko.pdf' }, bytes: Buffer.from(examplePdf('conform')) };
  return undefined;
}

/** The arguments that take files, with what they take. */
export const fileFields = ({ args }: Operation): [string, FileField][] =>
  Object.entries(args).flatMap(([name, { schema }]): [string, FileField][] => {
    const field = fileFieldOf(schema);
    return field ? [[name, field]] : [];
  });

/** Calls one of the file operations. @param bytes of a part */
export function askFile(
  trial: Trial,
  id: string,
  { args, nip = null, bytes, key = randomUUID() }: Partial<Candidate> & { bytes?: Buffer; key?: string },
): Promise<Seen> {
  const operation = trial.contract.operations.get(id)!;
  const request = requestOf(operation, { args, nip, key, token: tokenFor(operation, trial) });
  return trial.send(bytes ? { ...request, body: bytes } : request);
}

/**
 * The arguments with a file that was just sent in each field that takes files: the office binds a file to one request only.
 *
 * @param except keeps its value
 */
export async function withFiles(
  operation: Operation,
  { args, nip }: Pick<Candidate, 'args' | 'nip'>,
  trial: Trial,
  except?: string,
): Promise<Candidate['args']> {
  if (!trial.contract.operations.has(FILES.begin)) return args;
  const more: Record<string, unknown> = {};
  for (const [name, field] of fileFields(operation)) {
    const file = sampleFile(operation.id, name, field);
    if (name === except || !file) continue;
    const { json } = await askFile(trial, FILES.begin, { args: { ...file.about, rozmiar: file.bytes.length }, nip });
    const { idPliku } = (json ?? {}) as { idPliku?: unknown };
    if (typeof idPliku !== 'string') continue;
    await askFile(trial, FILES.append, { args: { idPliku, od: 0 }, nip, bytes: file.bytes });
    more[name] = fileValue(field, idPliku);
  }
  return { ...args, ...more };
}

function fileValue({ shape, names }: FileField, id: string): unknown {
  if (shape === 'one') return id;
  return shape === 'list' ? [id] : [{ [names!.document]: 'Dokument', [names!.file]: id }];
}
