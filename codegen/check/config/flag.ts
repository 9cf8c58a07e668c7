import type { ManifestService } from '../../../src/lang/descriptors/manifest.ts';
import type { Type } from '../../../src/lang/expressions/types.ts';
import type { Path } from '../../files/jsonFile.ts';
import type { ReportAt } from '../../files/openFile.ts';
import { own } from '../../files/raw.ts';
import { guess } from '../../files/shape.ts';

/** A flag in the office's configuration says whether the service is offered. */
export function checkFlag({ flag }: ManifestService, config: Type, at: Path, problem: ReportAt): void {
  if (flag === undefined || config.kind !== 'record') return;
  const fields = config.fields();
  if (own(fields, flag)?.kind === 'flag') return;
  const flags = Object.keys(fields).filter((name) => fields[name]?.kind === 'flag');
  problem(
    'service.flag',
    [...at, 'flag'],
    `"${flag}" is not a true-or-false field of the configuration.${guess(flag, flags)}`,
  );
}
