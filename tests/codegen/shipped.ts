import { join } from 'node:path';
import type { CompiledMunicipality } from '../../codegen/compile/openMunicipality.ts';
import { loadContract } from '../../codegen/contract/load.ts';
import { ROOT, shippedMunicipality } from '../server/municipality.ts';

/** The shipped municipality as it was compiled for all tests, with the whole contract, as tools read it. */
export async function shippedWithContract(): Promise<CompiledMunicipality> {
  return { ...(await shippedMunicipality()), contract: loadContract([join(ROOT, 'schemas/api')]).contract };
}
