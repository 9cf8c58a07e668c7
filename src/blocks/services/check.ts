import type { BlockCheck } from '../../../codegen/check/screen/blockCheck.ts';
import { shared, text } from '../../../codegen/check/screen/text.ts';

/** Icons and search words come from services.config.json, so that a new service needs no line in a screen. */
export const services: BlockCheck<'services'> = (scope, raw, path, common) => {
  const { textKeys, municipality } = scope.screen;
  const all = [...municipality.services];
  const icons = all.flatMap(([number, { icon }]) => (icon === undefined ? [] : [[number, icon] as const]));
  const words = all.flatMap(([number, one]) => (one.words === undefined ? [] : [[number, one.words] as const]));
  for (const [, key] of words) textKeys.add(key);
  // Its marks depend on who looks.
  scope.reads.add('subject');
  return {
    ...common,
    type: 'services',
    offered: scope.expression(raw.offered, [...path, 'offered'], {
      what: 'what is offered',
      type: { kind: 'list', of: { kind: 'list', of: { kind: 'number' } } },
    }).tree,
    filter: text(scope, raw.filter, [...path, 'filter']),
    empty: raw.empty === undefined ? shared(scope, 'wspolne.brakDanych') : text(scope, raw.empty, [...path, 'empty']),
    // Unknown data mark nothing: the list is shown without them.
    ...(raw.paused !== undefined && {
      paused: scope.apart().expression(raw.paused, [...path, 'paused'], {
        what: 'what is paused',
        type: { kind: 'list', of: { kind: 'number' } },
      }).tree,
    }),
    icons: Object.fromEntries(icons),
    words: Object.fromEntries(words),
  };
};
