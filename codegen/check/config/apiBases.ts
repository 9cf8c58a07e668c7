import type { Contract } from '../../contract/contract.ts';
import { FRAME_OPERATIONS } from '../../contract/frameOperations.ts';
import type { ReportAt } from '../../files/openFile.ts';
import { guess } from '../../files/shape.ts';
import type { Config } from './config.ts';

/** Domains of other backends (`api.bases`) are in the contract, each once, and none is that of accounts and sessions. */
export function checkApiBases({ bases }: Config, { operations }: Contract, reportAt: ReportAt): void {
  const domains = new Set([...operations.values()].map(({ domain }) => domain));
  const ofOffice = new Set([...FRAME_OPERATIONS].map((id) => operations.get(id)?.domain));
  const taken = new Map<string, string>();
  for (const [name, own] of Object.entries(bases)) {
    for (const [index, domain] of own.entries()) {
      const at = ['api', 'bases', name, index];
      const other = taken.get(domain);
      if (!domains.has(domain))
        reportAt('api.bases', at, `The contract has no domain "${domain}".${guess(domain, [...domains])}`);
      else if (ofOffice.has(domain))
        reportAt('api.bases', at, `"${domain}" belongs to accounts and sessions, which only \`base\` has.`);
      else if (other !== undefined)
        reportAt('api.bases', at, `"${domain}" is already answered by ${other}: a domain has one backend.`);
      taken.set(domain, name);
    }
  }
}
