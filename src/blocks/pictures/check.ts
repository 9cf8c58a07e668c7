import type { BlockCheck } from '../../../codegen/check/screen/blockCheck.ts';
import { itemsOf } from '../../../codegen/check/screen/items.ts';
import { optionalText, text } from '../../../codegen/check/screen/text.ts';

/** Pictures come from fields that hold a file: an address would reveal the reader to another site. */
export const pictures: BlockCheck<'pictures'> = (scope, raw, path, common) => {
  const { inner, items } = itemsOf(scope, { items: raw.items }, path);
  const at = [...path, 'picture'];
  const { tree, type } = inner.expression(raw.picture, at, { what: 'a picture', kinds: ['file'] });
  if (type.kind === 'file' && !type.media.startsWith('image/'))
    scope.problem(
      'file.media',
      at,
      `A picture must be an image/…, but this is ${type.media || 'a file of any type'}.`,
      {
        help: ['In the contract: "contentMediaType": "image/*"'],
      },
    );
  const empty = optionalText(scope, raw.empty, [...path, 'empty']);
  return {
    ...common,
    type: 'pictures',
    items,
    picture: tree,
    label: text(inner, raw.label, [...path, 'label']),
    ...(empty && { empty }),
  };
};
