import type { BlockCheck } from '../blocks.ts';
import { text } from '../text.ts';

export const qr: BlockCheck = (room, raw, path, common) => ({
  ...common,
  type: 'qr',
  value: room.expression(raw.value, [...path, 'value'], { what: 'what it holds', kinds: ['text'] }).tree,
  label: text(room, raw.label, [...path, 'label']),
});
