import type { ProviderAnswer } from '../../../engine/http/callProvider.ts';
import { ProviderFailure } from '../../../engine/http/callProvider.ts';
import { ProviderRefusal, type Pytanie, type Zlecenie } from '../kanal.ts';
import { statusOf } from './statuses.ts';

/** Errors of the provider, not of the order: bank unavailable, services it needs, an internal error. */
const PASSING = (code: number): boolean => code === 2001 || code === 2007 || code >= 9000;

/** The registration of an order. @throws ProviderFailure, ProviderRefusal */
export function readRegistered({ status, text }: ProviderAnswer): { idDostawcy: string; url: string } {
  if (status === 400) throw refusalOf(text);
  // 201: registered now; 200: registered before, the same response again. 202: still in progress.
  if (status !== 200 && status !== 201) throw new ProviderFailure(`status ${status}`);
  const { transferRequestId, url } = objectIn(objectIn(parsed(text)).result);
  const idDostawcy = String(transferRequestId ?? '');
  if (!/^[\w-]{1,100}$/.test(idDostawcy) || typeof url !== 'string') throw new ProviderFailure('no registration');
  return { idDostawcy, url };
}

/** The transfers of a history, by the identifier of their order. @throws ProviderFailure */
export function readHistory({ status, text }: ProviderAnswer): { transfers: number; byId: Map<unknown, Raw[]> } {
  if (status !== 200) throw new ProviderFailure(`status ${status}`);
  const { result } = objectIn(parsed(text));
  if (!Array.isArray(result)) throw new ProviderFailure('no history');
  return { transfers: result.length, byId: Map.groupBy(result.map(objectIn), ({ id }) => id) };
}

/** The state of an order, by its transfers in the history. @throws ProviderFailure */
export function readState(rows: readonly Raw[], zlecenie: Zlecenie): Pytanie {
  const [row] = rows;
  if (rows.length > 1) throw new ProviderFailure('two transfers of one id');
  return row ? stateOf(row, zlecenie) : { stan: 'nieznane' };
}

function stateOf(row: Raw, { idPrzelewu, idDostawcy }: Zlecenie): Pytanie {
  const { iban, amountOut, currencyOut, externalParam } = objectIn(row.transfer);
  const other = idDostawcy !== null && String(row.transferRequestId) !== idDostawcy;
  if (other || externalParam !== idPrzelewu) throw new ProviderFailure('another transfer');
  const known = statusOf(Number(row.status));
  if (!known) throw new ProviderFailure(`transfer status ${String(row.status).slice(0, 20)}`);
  const [stan, powod] = known;
  if (stan === 'czeka') return { stan };
  if (stan !== 'zaplacono') return { stan, powod };
  if (!Number.isSafeInteger(amountOut) || typeof currencyOut !== 'string' || typeof iban !== 'string')
    throw new ProviderFailure('no amount');
  return { stan, kwotaGrosze: amountOut as number, waluta: currencyOut, numerRachunku: iban };
}

/** Only the code counts; its description may change. Source: Ekspres API 1.0.6, error codes. */
function refusalOf(text: string): Error {
  const code = Number(objectIn(objectIn(parsed(text)).error).code);
  if (!Number.isInteger(code) || PASSING(code)) return new ProviderFailure(`code ${code}`);
  return new ProviderRefusal(`code ${code}`);
}

type Raw = Readonly<Record<string, unknown>>;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new ProviderFailure('no JSON', { cause });
  }
}

function objectIn(value: unknown): Raw {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Raw;
  throw new ProviderFailure('no object');
}
