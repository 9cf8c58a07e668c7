import type { ErrorObject } from 'ajv';
import type { Operation } from '../../src/lang/descriptors/contract.ts';
import type { JsonSchema } from '../../src/lang/descriptors/jsonSchema.ts';
import { BREAK_HEADER, BUSINESS_STATUS, COMMON_ERRORS } from '../contract/commonErrors.ts';
import type { Contract } from '../contract/contract.ts';
import type { Seen } from './http.ts';
import { mistakesInWords, nameOrNot } from './mistakes.ts';
import type { Difference } from './report.ts';

type Hold = (schema: JsonSchema, value: unknown) => ErrorObject[];

/** Judges refusals: the required ones, and the possible ones. */
export interface Refusals {
  /** The differences of an answer that must be a refusal with this code. */
  expected(seen: Seen, kod: string, rule: string, when: string): Difference[];
  /** The differences of a refusal that the test did not provoke. */
  unexpected(operation: Operation, seen: Seen): Difference[];
  kodOf(seen: Seen): string | undefined;
}

export function refusals(contract: Contract, hold: Hold): Refusals {
  const blad = contract.schemas.get('Blad')?.schema ?? {};
  const kodOf = ({ json }: Seen) => {
    const kod = (json as { kod?: unknown } | null | undefined)?.kod;
    return typeof kod === 'string' ? nameOrNot(kod) : undefined;
  };
  const shape = (seen: Seen): Difference[] => {
    if (seen.json === undefined)
      return [
        { rule: 'error-shape', message: `It refuses with ${seen.status}, but the body is not the JSON of an error.` },
      ];
    const words = mistakesInWords(hold(blad, seen.json));
    return words.map((one) => ({ rule: 'error-shape', message: `In its refusal with ${seen.status}: ${one}.` }));
  };

  return {
    kodOf,
    expected(seen, kod, rule, when) {
      // The rate limit refuses any call.
      if (seen.status === 429) return shape(seen);
      const { status } = COMMON_ERRORS[kod]!;
      if (seen.status !== status) {
        return [{ rule, message: `${when} is answered with ${seen.status}; it must be ${status} ${kod}.` }];
      }
      const wrong = shape(seen);
      if (wrong.length > 0) return wrong;
      return kodOf(seen) === kod
        ? []
        : [{ rule, message: `${when} is answered with the code ${kodOf(seen)}; it must be ${kod}.` }];
    },
    unexpected(operation, seen) {
      const wrong = shape(seen);
      if (wrong.length > 0) return wrong;
      const kod = kodOf(seen)!;
      const own = operation.errors[kod];
      const status = own === undefined ? COMMON_ERRORS[kod]?.status : BUSINESS_STATUS;
      if (status === undefined) {
        const message = `It refuses with the code ${kod}, which is neither in its x-errors nor in docs/contract.md.`;
        return [{ rule: 'error-code', message }];
      }
      if (status !== seen.status)
        return [{ rule: 'status', message: `The code ${kod} belongs to status ${status}, not ${seen.status}.` }];
      if (kod === 'PRZERWA_TECHNICZNA' && seen.headers.get(BREAK_HEADER) !== '1')
        return [{ rule: 'status', message: `A declared break needs the header ${BREAK_HEADER}: 1.` }];
      if (kod === 'BLAD_SERWERA') return [{ rule: 'status', message: 'It answers a correct request with 500.' }];
      return [];
    },
  };
}
