import { createHash } from 'node:crypto';
import type { WpisRow } from '../db/tables.ts';

/** What a receipt proves: the number, the moment, the kind, and every value that was sent. */
type Application = Pick<WpisRow, 'numer' | 'kiedyUtworzono' | 'tabela' | 'dane'>;

/**
 * The SHA-256 of an application, hexadecimal. It is computed from what the database has now: a receipt whose digest is another
 * one belongs to something else than what is stored.
 */
export const digestOf = (application: Application): string =>
  createHash('sha256').update(applicationText(application)).digest('hex');

/** The text of the digest: canonical JSON (RFC 8785) with the keys dane, kiedy, numer, rodzaj. */
export const applicationText = ({ numer, kiedyUtworzono, tabela, dane }: Application): string =>
  canonicalJson({ dane: JSON.parse(dane), kiedy: kiedyUtworzono, numer, rodzaj: tabela });

/**
 * JSON in the one form of RFC 8785: without spaces, keys by their UTF-16 code units. Numbers and texts are written as
 * JSON.stringify does, which the RFC takes from ECMAScript.
 */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const keys = Object.keys(value).sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
  const members = keys.map((key) => `${JSON.stringify(key)}:${canonicalJson((value as Record<string, unknown>)[key])}`);
  return `{${members.join(',')}}`;
}
