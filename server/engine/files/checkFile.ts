import { createHash } from 'node:crypto';
import type { PublishedContract } from '../../../codegen/artefact/municipality.ts';
import { fileFieldOf } from '../../../src/lang/descriptors/fileField.ts';
import type { FileKind } from '../../../src/lang/descriptors/fileKinds.ts';
import type { Db } from '../db/open.ts';
import type { PlikRow } from '../db/tables.ts';
import { FileRefusal } from './content/fileRefusal.ts';
import { inspectFile } from './content/inspectFile.ts';
import { cleanName } from './fileName.ts';
import type { Files } from './files.ts';
import { zmienPlik } from './plikiQueries.ts';

/** What the check of a file needs. */
export interface Checking {
  db: Db;
  files: Files;
  contract: PublishedContract;
  nowMs: number;
  /** Logs why a check could not be done. */
  fault(error: unknown): void;
}

/** After the scanner gave no answer, it is asked again. */
const AGAIN_MS = 15_000;

/** Kinds that the field of a file accepts now. */
export const acceptedKinds = (
  { operations }: PublishedContract,
  { operacja, pole }: Pick<PlikRow, 'operacja' | 'pole'>,
): readonly FileKind[] => fileFieldOf(operations.get(operacja)?.args[pole]?.schema)?.kinds ?? [];

/**
 * Decides about a file whose parts are complete: accepted and stored, or refused and forgotten. Until the scanner has
 * answered it waits. Doing it twice does no harm: a killed office does it again after its start.
 */
export async function checkFile(row: PlikRow, { db, files, contract, nowMs, fault }: Checking): Promise<void> {
  const { idPliku } = row;
  try {
    const sent = await files.parts.read(idPliku);
    const { kind, bytes } = await inspectFile(sent.subarray(0, row.rozmiar), acceptedKinds(contract, row));
    const virus = await files.scanner?.scan(bytes);
    if (virus !== undefined) {
      await refuse('virus');
      return;
    }
    await files.store.put(idPliku, bytes);
    await zmienPlik(db, idPliku, 'SPRAWDZANY', {
      stan: 'GOTOWY',
      rodzaj: kind,
      nazwa: cleanName(row.nazwa, kind),
      rozmiarZapisany: bytes.length,
      skrot: createHash('sha256').update(bytes).digest('base64url'),
      powod: null,
    });
    await files.parts.delete(idPliku);
  } catch (failure) {
    if (failure instanceof FileRefusal) {
      await refuse(failure.fault);
      return;
    }
    // The scanner, the store or the disk: nothing is decided about the file.
    await zmienPlik(db, idPliku, 'SPRAWDZANY', { powod: 'czeka', nastepnaMs: nowMs + AGAIN_MS });
    fault(failure);
  }

  async function refuse(powod: string): Promise<void> {
    await zmienPlik(db, idPliku, 'SPRAWDZANY', { stan: 'ODRZUCONY', powod });
    await files.parts.delete(idPliku);
  }
}
