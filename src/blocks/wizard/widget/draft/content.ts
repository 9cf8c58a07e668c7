import type { Binding } from '../../../binding.ts';
import { newKey } from '../../../form/widget/files/sendFile.ts';

/** What is saved, and the step that is shown. */
export interface Content {
  dane: string;
  krok: string | null;
}

export const isEqual = (one: Content | undefined, other: Content | undefined): boolean =>
  one?.dane === other?.dane && one?.krok === other?.krok;

/** What this page has last read or saved of each form: its fields may be in the memory of the page when it is opened again. */
export const lastKnown = new Map<string, { idSzkicu: string; wersja: number; pola: string }>();

/** It ends by itself when this fails; until then it is in the list of drafts. */
export async function deleteDraft(binding: Binding, idSzkicu: string): Promise<void> {
  try {
    await binding.call('usunSzkic', { idSzkicu }, newKey());
  } catch (failure) {
    console.error('okienko: a draft could not be deleted:', failure);
  }
}
