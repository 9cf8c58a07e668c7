import { ApiError } from '../../../lang/errors/ApiError.ts';

type Word = (key: string, values?: Readonly<Record<string, string | number>>) => string;

export interface SourceFailure {
  message: string;
  nrSprawy: string;
  /** There is nothing under this name: no fault, and asking again is no use. */
  absent?: boolean;
}

/** What a block says in the place of an answer that did not come. The number stands beside it. */
export function sourceFailure(error: ApiError, word: Word): SourceFailure {
  const { kind, kod, opis, nrSprawy } = error;
  if (kind === 'refused' && kod === 'NIE_ZNALEZIONO' && opis) return { message: opis, nrSprawy, absent: true };
  if (kind === 'network') return { message: word('bledy.brakPolaczeniaDane'), nrSprawy };
  return { message: (kind === 'refused' && opis) || word('wspolne.uslugaNiedostepna'), nrSprawy };
}

/** What is said of an action that failed and has no words of its own. */
export function actionFailure(error: ApiError | undefined, word: Word): string {
  if (!error) return word('bledy.nieUdaloSie');
  const { kind, opis, nrSprawy } = error;
  if (kind === 'network') return word('bledy.brakPolaczenia');
  return opis ? word('bledy.opisINumer', { opis, nrSprawy }) : word('bledy.nieUdaloSieZNumerem', { nrSprawy });
}

/** The shell tells these itself; a screen adds nothing. */
export function isOfTheShell(error: unknown): boolean {
  return error instanceof ApiError && ['unauthorised', 'break', 'aborted'].includes(error.kind);
}
