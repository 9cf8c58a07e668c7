import { answerDifferences } from '../../../codegen/conform/answers.ts';
import { holder } from '../../../codegen/contract/holdsTo.ts';
import { loadContract } from '../../../codegen/contract/load.ts';
import type { Operation } from '../../../src/lang/descriptors/contract.ts';
import { refusalFault } from '../fuzz/refusal.ts';
import { ROOT } from '../municipality.ts';
import { Violation } from './input.ts';
import { strangerIn } from './strangers.ts';

export const { contract } = loadContract([`${ROOT}/schemas/api`]);
const hold = holder(contract);

export interface Judged {
  status: number;
  headers: Readonly<Record<string, string | readonly string[] | number | undefined>>;
  bytes: Buffer;
}

/** What must hold of every answer of the office. @param sent what came with the request, and may come back */
export function judge({ status, headers, bytes }: Judged, strangers: ReadonlySet<string>, sent: string): void {
  if (!(status >= 200 && status < 500)) throw new Violation(`The status is ${status}.`);
  const type = String(headers['content-type'] ?? '');
  if (headers['x-content-type-options'] !== 'nosniff') throw new Violation('The answer has no security headers.');
  if (!/^(?:application\/json|text\/)/.test(type)) return;
  const text = bytes.toString();
  const stranger = strangerIn(text, strangers);
  if (stranger && !sent.includes(stranger)) throw new Violation('The answer has data of a stranger.');
  if (status >= 400 && type.startsWith('application/json') && text) {
    const fault = refusalFault(text);
    if (fault) throw new Violation(fault);
  }
}

/** What must hold of a success of an operation. */
export function judgeSuccess(operation: Operation, { headers, bytes }: Judged): void {
  const seen = {
    ...{ status: 200, headers: new Headers(headers as Record<string, string>), bytes, ms: 0 },
    json: typeof operation.answer === 'string' ? undefined : JSON.parse(bytes.toString()),
  };
  const [first] = answerDifferences(operation, seen, hold);
  if (first) throw new Violation(`The answer breaks the contract: ${first.message}`);
}
