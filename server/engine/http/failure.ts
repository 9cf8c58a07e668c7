import { randomInt } from 'node:crypto';
import type { Language } from '../../../src/lang/descriptors/language.ts';
import { DocumentError } from '../documents/errors.ts';
import type { LogEntry } from '../log.ts';
import { words } from '../words/messages.ts';
import { shippedCode } from './contractCode.ts';
import { BadRequest, NotFound, Refusal, TooMany } from './refusals.ts';

/** One failure as a response. */
export interface FailureAnswer {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: string;
  kod: string;
  nrSprawy: string;
}

/** The only place where an error becomes a response; an error that is no refusal reveals no detail. */
export function answerFailure(error: unknown, lang: Language): FailureAnswer {
  const refusal = refusalOf(error);
  const { status, kod } = refusal ?? { status: 500, kod: 'BLAD_SERWERA' };
  const nrSprawy = newNrSprawy();
  const pola = Object.entries(refusal?.pola ?? {}).map(
    ([field, about]) => [field, 'text' in about ? about.text : words(lang, about.key, about.values)] as const,
  );
  const body = shippedCode().serialiseBlad({
    kod,
    opis: refusal?.opis ?? words(lang, refusal?.words ?? kod),
    ...(pola.length > 0 && { pola: Object.fromEntries(pola) }),
    nrSprawy,
  });
  return { status, headers: refusal?.headers ?? {}, body, kod, nrSprawy };
}

/** The refusal of an error; undefined: it is an internal error. */
export function refusalOf(error: unknown): Refusal | undefined {
  if (error instanceof Refusal) return error;
  if (error instanceof DocumentError) {
    if (error.code === 'document.source-failed') return refusalOf(error.cause);
    return error.code === 'document.busy' ? new TooMany(5) : undefined;
  }
  // Fastify's own errors: a body too large, invalid JSON, a malformed address.
  const { statusCode, code } = (error ?? {}) as { statusCode?: number; code?: string };
  if (!code?.startsWith('FST_') || !statusCode || statusCode >= 500) return undefined;
  return statusCode === 404 ? new NotFound() : new BadRequest();
}

/** An internal error for the log, with its causes. */
export function faultEntry(error: unknown, about: Omit<LogEntry, 'poziom' | 'zdarzenie' | 'blad'>): LogEntry {
  const stackOf = (one: unknown) => (one instanceof Error ? `${one.stack}` : String(one));
  const cause = error instanceof Error && error.cause !== undefined ? `\nbecause ${stackOf(error.cause)}` : '';
  return { poziom: 'blad', zdarzenie: 'awaria', ...about, blad: stackOf(error) + cause };
}

/** Letters and digits that are not confused with each other on the telephone. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** A short random number: it reveals nothing, and finds the line in the log. */
export function newNrSprawy(): string {
  const letters = Array.from({ length: 10 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return `${letters.slice(0, 5)}-${letters.slice(5)}`;
}
