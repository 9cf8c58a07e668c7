import type { Operation } from '../../../src/lang/descriptors/contract.ts';
import { type ProviderBytes, ProviderFailure, utf8 } from '../http/callProvider.ts';
import type { FileAnswer } from '../http/fileAnswer.ts';
import { BusinessError, NotFound, Refusal, TooMany } from '../http/refusals.ts';

/** The longest message of another backend that a resident is shown. */
const LONGEST = 500;

/**
 * The response of another backend: data, which the office validates against the contract before it sends them, or a file.
 *
 * @throws Refusal as the backend refuses, in its words
 * @throws ProviderFailure for a response that the contract does not allow
 */
export function answerOf(operation: Operation, response: ProviderBytes): unknown {
  if (response.status !== 200) throw refusalOf(operation, response);
  return operation.answer === 'file' ? fileOf(response) : jsonOf(response);
}

function jsonOf({ bytes }: ProviderBytes): unknown {
  try {
    return JSON.parse(utf8(bytes));
  } catch (cause) {
    throw new ProviderFailure('no JSON', { cause });
  }
}

/** An error in the contract's shape; 401 and 403 concern the office's token, never the resident. */
function refusalOf({ errors }: Operation, response: ProviderBytes): Refusal | ProviderFailure {
  const { status, headers } = response;
  const body = jsonOf(response);
  const { kod, opis, pola } = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>;
  const words = textOf(opis);
  const fields = fieldsOf(pola);
  if (status === 400 && kod === 'BLEDNE_ZADANIE') return new Refusal(400, kod, { pola: fields, ...words });
  if (status === 404 && kod === 'NIE_ZNALEZIONO') return new NotFound();
  if (status === 409 && kod === 'POWTORZONY_KLUCZ') return new Refusal(409, kod);
  if (status === 429 && kod === 'ZBYT_WIELE_ZADAN') return new TooMany(Number(headers['retry-after']) || 1);
  if (typeof kod === 'string' && Object.hasOwn(errors, kod)) return new BusinessError(kod, fields, {}, words.opis);
  return new ProviderFailure(`status ${status}`);
}

const textOf = (opis: unknown): { opis?: string } =>
  typeof opis === 'string' && opis !== '' ? { opis: opis.slice(0, LONGEST) } : {};

function fieldsOf(pola: unknown): Refusal['pola'] {
  const entries = Object.entries(typeof pola === 'object' && pola !== null ? pola : {});
  const texts = entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return Object.fromEntries(texts.map(([field, text]) => [field, { text: text.slice(0, LONGEST) }]));
}

function fileOf({ headers, bytes }: ProviderBytes): FileAnswer {
  const disposition = headers['content-disposition'] ?? '';
  const coded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1];
  const plain = /filename="([^"]*)"/i.exec(disposition)?.[1];
  const type = headers['content-type']?.split(';')[0]?.trim().toLowerCase() ?? '';
  const name = (coded !== undefined && decoded(coded)) || plain;
  if (!name || !/^[a-z]+\/[a-z0-9.+-]+$/.test(type)) throw new ProviderFailure('a file without name or type');
  return { bytes, name, type };
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
