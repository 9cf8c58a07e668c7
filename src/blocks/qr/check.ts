import type { BlockCheck } from '../../../codegen/check/screen/block.ts';
import { text } from '../../../codegen/check/screen/text.ts';

export const qr: BlockCheck = (room, raw, path, common) => ({
  ...common,
  type: 'qr',
  value: room.expression(raw.value, [...path, 'value'], { what: 'what it holds', kinds: ['text'] }).tree,
  label: text(room, raw.label, [...path, 'label']),
});
