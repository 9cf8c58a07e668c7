import type { ManifestService } from '../../../src/lang/descriptors/manifest.ts';
import type { Type } from '../../../src/lang/expressions/types.ts';
import type { Path } from '../../files/jsonFile.ts';
import type { Tell } from '../../files/openFile.ts';
import { own } from '../../files/raw.ts';
import { guess } from '../../files/shape.ts';

/** The office tells with a flag of its configuration whether there is such a service. */
export function checkFlag({ flag }: ManifestService, config: Type, at: Path, problem: Tell): void {
  if (flag === undefined || config.kind !== 'record') return;
  const fields = config.fields();
  if (own(fields, flag)?.kind === 'flag') return;
  const flags = Object.keys(fields).filter((name) => fields[name]?.kind === 'flag');
  problem('service.flag', [...at, 'flag'], `"${flag}" is no true or false of the configuration.${guess(flag, flags)}`);
}
