import { answersData } from '../../src/lang/descriptors/contract.ts';
import { BUSINESS_STATUS, COMMON_ERRORS } from '../contract/commonErrors.ts';
import type { Contract } from '../contract/contract.ts';
import { exampleDocument, exampleFile, type MockDocument } from './documents.ts';
import { emptied } from './emptied.ts';
import { exampleFor } from './examples.ts';
import { sampleOf } from './sample.ts';
import { inSession, institutionOf, type Whom } from './session.ts';
import { codeOf, type Settings, type State, stateOf } from './states.ts';

/** The answer of an operation: data, or a file. */
export type MockAnswer = {
  status: number;
  /** Delay before the answer, ms. */
  delayMs: number;
  headers?: Readonly<Record<string, string>>;
} & ({ json: unknown } | { document: MockDocument });

/** An office made from the contract alone, without HTTP, clock and memory: equal calls have equal answers. */
export interface MockOffice {
  /**
   * @param args flat, as in the client; `nip` for an institution
   * @throws RangeError for an operation that the contract does not have
   */
  answer(operationId: string, args?: Readonly<Record<string, unknown>>, settings?: Settings): MockAnswer;
}

const SLOW_MS = 3000;

export function mockOffice(contract: Contract, { slowMs = SLOW_MS }: { slowMs?: number } = {}): MockOffice {
  return {
    answer(operationId, args = {}, settings = {}) {
      const operation = contract.operations.get(operationId);
      if (!operation) throw new RangeError(`The contract has no operation "${operationId}".`);
      const state = stateOf(operationId, settings);
      const kod = codeOf(state) ?? (state === 'restricted' && operation.access === 'full' ? 'BRAK_DOSTEPU' : undefined);
      if (kod !== undefined) return { delayMs: 0, ...refusal(kod, operation.errors[kod]) };
      const delayMs = state === 'slow' ? slowMs : 0;
      const { answer } = operation;
      if (!answersData(answer)) {
        return { status: 200, delayMs, document: answer === 'file' ? exampleFile() : exampleDocument(operationId) };
      }
      const asked = operation.subject ? forWhom(contract, args, settings.whom) : args;
      const full = structuredClone(exampleFor(contract, operationId, asked)?.value ?? sampleOf(contract, answer));
      const restricted = settings.state === 'restricted' || state === 'restricted';
      const value = inSession(operationId, full, { restricted, whom: settings.whom });
      return { status: 200, delayMs, json: state === 'empty' ? emptied(contract, answer, value) : value };
    },
  };
}

/** The chosen subject wins over the `nip` of the call. */
function forWhom(contract: Contract, args: Readonly<Record<string, unknown>>, whom: Whom | undefined) {
  if (whom === undefined) return args;
  const { nip: _chosen, ...rest } = args;
  return whom === 'institution' ? { ...rest, nip: institutionOf(contract) } : rest;
}

/** An error as `Blad`, with the text of the contract. */
export function refusal(
  kod: string,
  means?: string,
  pola?: Readonly<Record<string, string>>,
): { status: number; json: unknown; headers?: Readonly<Record<string, string>> } {
  const common = COMMON_ERRORS[kod];
  return {
    status: means === undefined && common ? common.status : BUSINESS_STATUS,
    json: { kod, opis: means ?? common?.means ?? kod, ...(pola && { pola }), nrSprawy: 'MOCK-00000' },
    ...(means === undefined && common?.headers && { headers: common.headers }),
  };
}

export type { MockDocument, Settings, State, Whom };
