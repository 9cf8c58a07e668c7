import type { BlockCheck } from '../../../codegen/check/screen/blockCheck.ts';
import { text } from '../../../codegen/check/screen/text.ts';

export const qr: BlockCheck<'qr'> = (scope, raw, path, common) => ({
  ...common,
  type: 'qr',
  value: scope.expression(raw.value, [...path, 'value'], { what: 'what it holds', kinds: ['text'] }).tree,
  label: text(scope, raw.label, [...path, 'label']),
});
