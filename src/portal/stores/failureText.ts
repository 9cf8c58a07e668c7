import { ApiError } from '../../lang/errors/ApiError.ts';

type Word = (key: string, values?: Readonly<Record<string, string | number>>) => string;

export interface SourceFailure {
  message: string;
  nrSprawy: string;
  /** The office has nothing under this identifier: no error, and a retry is useless. */
  absent?: boolean;
}

/**
 * The text that a block shows instead of a missing response. The case number is shown beside it.
 *
 * @param own the screen's words for this source; a lost connection is no failure of the source
 */
export function sourceFailure(error: ApiError, word: Word, own?: string): SourceFailure {
  const { kind, kod, opis, nrSprawy } = error;
  if (kind === 'refused' && kod === 'NIE_ZNALEZIONO' && opis) return { message: own || opis, nrSprawy, absent: true };
  if (kind === 'network') return { message: word('bledy.brakPolaczeniaDane'), nrSprawy };
  return { message: own || (kind === 'refused' && opis) || word('wspolne.uslugaNiedostepna'), nrSprawy };
}

/**
 * The text for a failed call or action when the screen defines none.
 *
 * @param error absent when the office responded that it did not do it
 * @param lost the text for a call without a response
 */
export function failureProblem(
  error: ApiError | undefined,
  lost = 'bledy.brakPolaczenia',
): { word: string; values?: Readonly<Record<string, string>> } {
  if (!error) return { word: 'bledy.nieUdaloSie' };
  const { kind, opis, nrSprawy } = error;
  if (kind === 'network') return { word: lost };
  if (opis) return { word: 'bledy.opisINumer', values: { opis, nrSprawy } };
  return { word: 'bledy.nieUdaloSieZNumerem', values: { nrSprawy } };
}

/** The shell shows these failures; a screen adds nothing. */
export function isShownByShell(error: unknown): boolean {
  return error instanceof ApiError && ['unauthorised', 'break', 'aborted'].includes(error.kind);
}
