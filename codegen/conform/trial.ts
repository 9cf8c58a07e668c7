import type { ErrorObject } from 'ajv';
import type { Operation } from '../../src/lang/descriptors/contract.ts';
import type { JsonSchema } from '../../src/lang/descriptors/jsonSchema.ts';
import type { Municipality } from '../artefact/municipality.ts';
import type { Contract } from '../contract/contract.ts';
import type { Send } from './http.ts';
import type { OfficeTokens } from './officeTokens.ts';
import type { Pool } from './pool.ts';
import type { Refusals } from './refusals.ts';

/** As much of a municipality as its forms need. */
export type FormMunicipality = Pick<Municipality, 'manifest' | 'screens' | 'texts'>;

export interface Trial {
  contract: Contract;
  send: Send;
  hold: (schema: JsonSchema, value: unknown) => ErrorObject[];
  refusals: Refusals;
  pool: Pool;
  /** Token of the session; undefined: not logged in. */
  token?: string;
  /** The account of the session is restricted. */
  restricted: boolean;
  /** Writes are tried too. */
  writes: boolean;
  /** The municipality whose forms send the writes; absent: their rules are not tried. */
  forms?: FormMunicipality | undefined;
  /** The tokens of the office, for a backend behind it. */
  tokens?: OfficeTokens | undefined;
}

export function tokenFor(operation: Operation, { token, tokens }: Trial): string | undefined {
  if (tokens) return tokens.of(operation);
  return operation.access === 'public' ? undefined : token;
}
