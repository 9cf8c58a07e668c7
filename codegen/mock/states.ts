import type { Operation } from '../../src/lang/descriptors/contract.ts';
import { nearest } from '../../src/lang/values/nearest.ts';
import { COMMON_ERRORS } from '../contract/commonErrors.ts';
import type { Contract } from '../contract/contract.ts';
import { FRAME_OPERATIONS } from '../contract/frameOperations.ts';
import type { Whom } from './session.ts';

/**
 * How an operation answers: with its example, without data, late, with an error, or to a restricted account.
 * `failing` may name a code: one of the operation (`x-errors`) or a general one.
 */
export const STATES = ['full', 'empty', 'slow', 'failing', 'restricted'] as const;
export type StateName = (typeof STATES)[number];
export type State = Exclude<StateName, 'failing'> | 'failing' | `failing ${string}`;

/** The chosen states: one for all operations, others for single ones. */
export interface Settings {
  state?: State;
  /** By the id of an operation. */
  operations?: Readonly<Record<string, State>>;
  whom?: Whom;
}

/**
 * The state of an operation: its own, else the common one. The common one does not apply to the portal's own operations:
 * an empty list of subjects would show a portal without a session instead of an empty screen.
 */
export function stateOf(operationId: string, { state = 'full', operations = {} }: Settings): State {
  const own = Object.hasOwn(operations, operationId) ? operations[operationId] : undefined;
  if (own) return own;
  return FRAME_OPERATIONS.has(operationId) && state !== 'restricted' ? 'full' : state;
}

/** Every state that an operation can be in. */
export function statesOf({ access, errors }: Operation): State[] {
  const codes = [...Object.keys(errors), ...Object.keys(COMMON_ERRORS)];
  const failing = codes.map((kod): State => `failing ${kod}`);
  return ['full', 'empty', 'slow', ...(access === 'full' ? (['restricted'] as const) : []), ...failing];
}

/** The error code of this state; undefined: the operation does not fail. */
export function codeOf(state: State): string | undefined {
  const [word, kod] = state.split(/[ :]/);
  return word === 'failing' ? (kod ?? 'BLAD_SERWERA') : undefined;
}

/** @param text `empty`, `failing 1105` or `failing:1105` @param operation absent: all operations */
export function readState(text: string, operation?: Operation): { state: State } | { problem: string } {
  const [word = '', kod, ...more] = text.trim().split(/[ :]+/);
  if (!STATES.includes(word as StateName) || more.length > 0 || (kod !== undefined && word !== 'failing')) {
    const near = nearest(word, STATES);
    return {
      problem: `"${text}" is not a state.${near ? ` Did you mean "${near}"?` : ''} States: ${STATES.join(', ')}.`,
    };
  }
  const codes = [...Object.keys(operation?.errors ?? {}), ...Object.keys(COMMON_ERRORS)];
  if (kod === undefined || codes.includes(kod))
    return { state: (kod === undefined ? word : `${word} ${kod}`) as State };
  const whose = operation ? operation.id : 'All operations together';
  return { problem: `${whose} cannot fail with "${kod}". Possible codes: ${codes.join(', ')}.` };
}

/** @param text `dajRaty=failing 1105` */
export function readOperationState(
  contract: Contract,
  text: string,
): { operation: string; state: State } | { problem: string } {
  const [id = '', word] = text.split(/=(.*)/s);
  const operation = contract.operations.get(id);
  if (word === undefined)
    return { problem: `"${text}" is not an operation with its state. Write it as dajRaty=empty.` };
  if (!operation) {
    const near = nearest(id, [...contract.operations.keys()]);
    return { problem: `There is no operation "${id}".${near ? ` Did you mean "${near}"?` : ''}` };
  }
  const read = readState(word, operation);
  return 'problem' in read ? read : { operation: id, state: read.state };
}
