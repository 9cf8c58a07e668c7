import type { Operation } from '../../src/lang/descriptors/contract.ts';
import { type Claims, signToken } from '../artefact/backendToken.ts';
import type { Contract } from '../contract/contract.ts';

/** A backend behind the office (`api.bases`): the test calls it as the office would. */
export interface BehindOffice {
  name: string;
  /** The domains of the contract that it answers. */
  domains: readonly string[];
  /** The secret that it shares with the office. */
  key: string;
  /** `pesel:…` or `nip:…`; absent: operations about a subject are not tried. */
  subject?: string | undefined;
}

/** The tokens that the office would send, and those that a backend must refuse. */
export interface OfficeTokens {
  /** Undefined: the operation needs a subject, and none is named. */
  of(operation: Operation): string | undefined;
  wrong(operation: Operation): readonly { when: string; token: string }[];
}

/** Long enough for every token to have expired. */
const HOUR_MS = 3600 * 1000;

/** @param contract whole: the test itself asks only for the domains of the backend */
export function officeTokens({ name, key, subject }: BehindOffice, contract: Contract): OfficeTokens {
  const claimsOf = ({ id, access }: Operation): Claims | undefined => {
    const about = contract.operations.get(id)?.subject === true;
    if (about && subject === undefined) return undefined;
    const base: Claims = { iss: 'https://okienko.example', aud: name };
    return access === 'public' ? base : { ...base, ...(about && { sub: subject }), konto: 'conform', dostep: 'full' };
  };
  return {
    of(operation) {
      const claims = claimsOf(operation);
      return claims && signToken(claims, key, new Date());
    },
    wrong(operation) {
      const claims = claimsOf(operation);
      if (!claims || operation.access === 'public') return [];
      const { sub, ...others } = claims;
      const now = new Date();
      return [
        { when: 'A token for another backend', token: signToken({ ...claims, aud: `${name}_OTHER` }, key, now) },
        { when: 'An expired token', token: signToken(claims, key, new Date(now.getTime() - HOUR_MS)) },
        { when: 'A token with a foreign signature', token: signToken(claims, `${key}.`, now) },
        ...(sub === undefined ? [] : [{ when: 'A token without a subject', token: signToken(others, key, now) }]),
      ];
    },
  };
}

/** The part of a contract that the backend answers. The token names the subject, so no call has `nip`. */
export function partOf(contract: Contract, { domains }: BehindOffice): Contract {
  const own = [...contract.operations].filter(([, { domain }]) => domains.includes(domain));
  return { ...contract, operations: new Map(own.map(([id, one]) => [id, { ...one, subject: false }])) };
}
