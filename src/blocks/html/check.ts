import type { BlockCheck } from '../../../codegen/check/screen/blockCheck.ts';

/** Markup comes only from the office: no expression creates a value of this type. */
export const html: BlockCheck<'html'> = (scope, raw, path, common) => ({
  ...common,
  type: 'html',
  value: scope.expression(raw.value, [...path, 'value'], { what: 'what it shows', kinds: ['html'] }).tree,
});
