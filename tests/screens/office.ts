import { operationsAt } from '../../codegen/contract/operationAt.ts';
import { exampleFor } from '../../codegen/mock/examples.ts';
import { answersData, type Operation } from '../../src/lang/descriptors/contract.ts';
import { contract, fileText } from './municipality.ts';

export interface Asked {
  operation: Operation;
  args: Readonly<Record<string, unknown>>;
}

/** The response of the office to one call; a promise that never settles is no response. */
export type Reply = (asked: Asked) => Response | Promise<Response>;

/** An office behind `fetch`, as the client sees it over HTTP. */
export class Office {
  /** May be changed while a screen is open, to make the office recover or fail. */
  reply: Reply;
  readonly asked: Asked[] = [];
  /** Calls that may still be answered. */
  pending = 0;

  constructor(reply: Reply) {
    this.reply = reply;
  }

  readonly fetch: typeof fetch = async (address, init) => {
    const { pathname } = new URL(String(address), window.location.href);
    if (pathname.startsWith('/m/')) return new Response(fileText(pathname.slice('/m/'.length)));
    const asked = read(new URL(String(address)), init);
    this.asked.push(asked);
    this.pending += 1;
    try {
      return await this.reply(asked);
    } finally {
      this.pending -= 1;
    }
  };
}

/** The example of the contract that is nearest to the arguments. */
export const byExample: Reply = (asked) => (isDocument(asked.operation) ? pdf() : json(exampleOf(asked)));

export function exampleOf({ operation, args }: Asked): unknown {
  const example = exampleFor(contract, operation.id, args);
  if (!example) throw new Error(`${operation.id} has no example in ${operation.source}`);
  return structuredClone(example.value);
}

/** Answers some operations in another way. */
export const but =
  (special: Readonly<Record<string, Reply>>, otherwise: Reply = byExample): Reply =>
  (asked) =>
    (special[asked.operation.id] ?? otherwise)(asked);

export const json = (value: unknown, status = 200): Response =>
  new Response(JSON.stringify(value), { status, headers: { 'Content-Type': 'application/json', Date: now } });

export const pdf = (): Response =>
  new Response('%PDF-1.7', { headers: { 'Content-Type': 'application/pdf', 'Content-Disposition': 'attachment' } });

/** The office's clock, which the portal follows. */
const now = 'Sat, 21 Nov 2026 09:00:00 GMT';

/** The contract's error shape. */
export const refusal = (opis: string, status = 500, more: object = {}): Response =>
  json({ kod: 'BLAD_SERWERA', opis, nrSprawy: 'S-2345678', ...more }, status);

export const never: Reply = () => new Promise(() => {});

export const isDocument = (operation: Operation): boolean => !answersData(operation.answer);

const operationAt = operationsAt(contract.operations.values());

/** The call behind an address, by the contract's paths. */
function read(address: URL, init: RequestInit | undefined): Asked {
  const method = init?.method ?? 'GET';
  const path = address.pathname.replace(/^\/api/, '');
  const found = operationAt(method, path);
  if (!found) throw new Error(`no operation is ${method} ${path}`);
  const body = typeof init?.body === 'string' ? JSON.parse(init.body) : {};
  return {
    operation: found.operation,
    args: { ...Object.fromEntries(address.searchParams), ...found.params, ...body },
  };
}
