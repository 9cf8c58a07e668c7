import type { BlockCheck } from '../../../codegen/check/screen/blockCheck.ts';

/** Markup comes from the office only: no expression makes a value of this type. */
export const html: BlockCheck<'html'> = (scope, raw, path, common) => ({
  ...common,
  type: 'html',
  value: scope.expression(raw.value, [...path, 'value'], { what: 'what it shows', kinds: ['html'] }).tree,
});
