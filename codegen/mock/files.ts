import { randomUUID } from 'node:crypto';
import { FileRefusal } from '../../server/engine/files/content/fileRefusal.ts';
import { inspectFile } from '../../server/engine/files/content/inspectFile.ts';
import { cleanName } from '../../server/engine/files/fileName.ts';
import { attachment } from '../../server/engine/http/attachment.ts';
import { words } from '../../server/engine/words/messages.ts';
import { fileFieldOf } from '../../src/lang/descriptors/fileField.ts';
import { type FileKind, fileKinds } from '../../src/lang/descriptors/fileKinds.ts';
import type { Language } from '../../src/lang/descriptors/language.ts';
import type { Contract } from '../contract/contract.ts';
import { type MockAnswer, type MockDocument, refusal } from './mockOffice.ts';

/** As the contract has it (`Plik`). */
interface Plik {
  idPliku: string;
  nazwa: string;
  rozmiar: number;
  przyjeto: number;
  stan: 'PRZESYLANY' | 'GOTOWY' | 'ODRZUCONY';
  rodzaj: FileKind | null;
  opis: string | null;
}

interface Kept {
  plik: Plik;
  kinds: readonly FileKind[];
  bytes: Buffer;
}

/** One call of a file operation. */
export interface FileCall {
  args: Readonly<Record<string, unknown>>;
  /** The body of a part. */
  bytes: Buffer;
  lang: Language;
  /** The idempotency key: the same begins no second file. */
  key: string | undefined;
}

type Answer = Pick<MockAnswer, 'status' | 'headers'> & ({ json: unknown } | { document: MockDocument });

const MB = 1024 * 1024;
/** Of all files together, because they are kept in memory. */
const MOST_BYTES = 200 * MB;

/**
 * The files that residents send, kept in memory until the mock ends. They come in parts as to a real office, and are
 * judged by the same code: by content, with the kinds and the size of their field.
 *
 * @returns the answer of a file operation; undefined: the operation is none
 */
export function mockFiles(contract: Contract): (operation: string, call: FileCall) => Promise<Answer | undefined> {
  const kept = new Map<string, Kept>();
  const begun = new Map<string, string>();
  const refused = (operation: string, kod: string): Answer => {
    const { status, json } = refusal(kod, contract.operations.get(operation)?.errors[kod]);
    return { status, json };
  };

  return async (operation, call) => {
    if (operation === 'rozpocznijPlik') return begin(call);
    if (!['dajStanPliku', 'dopiszDoPliku', 'usunPlik', 'dajPlik'].includes(operation)) return undefined;
    const file = kept.get(String(call.args.idPliku));
    if (operation === 'usunPlik') {
      if (file) kept.delete(file.plik.idPliku);
      return { status: 200, json: { czyUsunieto: true } };
    }
    if (!file) return refused(operation, 'NIE_ZNALEZIONO');
    if (operation === 'dajPlik') return save(file);
    return operation === 'dopiszDoPliku' ? append(file, call) : { status: 200, json: file.plik };
  };

  function begin({ args, key }: FileCall): Answer {
    const { operacja, pole, nazwa, rozmiar } = args as {
      operacja: string;
      pole: string;
      nazwa: string;
      rozmiar: number;
    };
    const before = key === undefined ? undefined : kept.get(begun.get(key) ?? '');
    if (before) return { status: 200, json: before.plik };
    const field = fileFieldOf(contract.operations.get(operacja)?.args[pole]?.schema);
    if (!field) return refused('rozpocznijPlik', '6001');
    if (rozmiar > (field.size ?? Number.POSITIVE_INFINITY) * MB) return refused('rozpocznijPlik', '6002');
    const all = [...kept.values()].reduce((sum, { plik }) => sum + plik.rozmiar, 0);
    if (all + rozmiar > MOST_BYTES) return refused('rozpocznijPlik', '6004');
    const idPliku = randomUUID();
    const state = { przyjeto: 0, stan: 'PRZESYLANY', rodzaj: null, opis: null } as const;
    const plik: Plik = { idPliku, nazwa: cleanName(nazwa), rozmiar, ...state };
    kept.set(idPliku, { plik, kinds: field.kinds, bytes: Buffer.alloc(0) });
    if (key !== undefined) begun.set(key, idPliku);
    return { status: 200, json: plik };
  }

  async function append(file: Kept, { args, bytes, lang }: FileCall): Promise<Answer> {
    const { plik } = file;
    if (args.od !== plik.przyjeto || plik.przyjeto + bytes.length > plik.rozmiar)
      return refused('dopiszDoPliku', '6005');
    file.bytes = Buffer.concat([file.bytes, bytes]);
    file.plik = { ...plik, przyjeto: file.bytes.length };
    if (file.plik.przyjeto === plik.rozmiar && plik.stan === 'PRZESYLANY') await decide(file, lang);
    return { status: 200, json: file.plik };
  }

  function save({ plik, bytes }: Kept): Answer {
    const { rodzaj, nazwa, stan } = plik;
    if (stan !== 'GOTOWY' || rodzaj === null) return refused('dajPlik', 'NIE_ZNALEZIONO');
    const document = { bytes, type: fileKinds[rodzaj].type, name: nazwa };
    return { status: 200, headers: { 'content-disposition': attachment(nazwa) }, document };
  }
}

async function decide(file: Kept, lang: Language): Promise<void> {
  const { nazwa } = file.plik;
  try {
    const { kind, bytes } = await inspectFile(file.bytes, file.kinds);
    file.bytes = bytes;
    file.plik = { ...file.plik, stan: 'GOTOWY', rodzaj: kind, nazwa: cleanName(nazwa, kind) };
  } catch (failure) {
    if (!(failure instanceof FileRefusal)) throw failure;
    file.bytes = Buffer.alloc(0);
    file.plik = { ...file.plik, stan: 'ODRZUCONY', opis: words(lang, `plik.${failure.fault}`, { nazwa }) };
  }
}
