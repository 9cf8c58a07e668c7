import type { Contract } from '../contract/contract.ts';
import { BANNER } from './banner.ts';

/** The document the office publishes. */
export function openapi(contract: Contract): string {
  const { openapi: version, ...rest } = contract.openapi() as Record<string, unknown>;
  return `${JSON.stringify({ openapi: version, 'x-generated': BANNER, ...rest }, null, 2)}\n`;
}
