import type { BlockCheck } from '../../../codegen/check/screen/blockCheck.ts';
import { mapRecord, word } from '../../../codegen/files/raw.ts';

export const widget: BlockCheck<'widget'> = (scope, raw, path, common) => ({
  ...common,
  type: 'widget',
  name: word(raw.name),
  with: mapRecord(
    raw.with,
    (item, name) => scope.expression(item, [...path, 'with', name], { what: `The value ${name}` }).tree,
  ),
});
