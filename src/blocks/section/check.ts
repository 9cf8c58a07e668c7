import type { BlockCheck } from '../../../codegen/check/screen/blockCheck.ts';
import { word } from '../../../codegen/files/raw.ts';

export const section: BlockCheck<'section'> = (scope, raw, path, common, children) => {
  const as = word(raw.as, 'plain');
  if (as === 'accordion' && !common.title)
    scope.problem('key.missing', path, 'An accordion needs a "title": it is its button.');
  return {
    ...common,
    type: 'section',
    as,
    open: (as === 'accordion' && scope.condition(raw.open, [...path, 'open'], 'open')?.tree) || false,
    content: children(scope.apart(), raw.content, [...path, 'content']),
  };
};
