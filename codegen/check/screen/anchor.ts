import type { Path } from '../../files/jsonFile.ts';
import { type Raw, word } from '../../files/raw.ts';
import type { AnchorJson } from '../../generated/descriptors.ts';
import type { Scope } from './scope.ts';

/** Ids of the page around every screen. */
const PAGE = ['portal', 'manifest', 'tresc'];

/** A place with a name of its own in the page: links and law rely on it, so there is one of it. */
export function anchorOf(scope: Scope, raw: Raw<{ anchor?: AnchorJson }>, path: Path): { anchor?: string } {
  const anchor = word(raw.anchor);
  if (!anchor) return {};
  const { anchors } = scope.screen;
  const at = [...path, 'anchor'];
  if (anchors.has(anchor)) scope.problem('anchor.twice', at, `"${anchor}" is an anchor of this screen already.`);
  if (PAGE.includes(anchor))
    scope.problem('anchor.twice', at, `"${anchor}" is an id that the page of the portal uses itself.`);
  if (scope.names.has('item') || scope.names.has('row')) {
    scope.problem('anchor.repeated', at, 'This is drawn for each item, and an anchor must be unique in the page.');
  }
  anchors.add(anchor);
  return { anchor };
}
