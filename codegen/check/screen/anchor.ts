import type { Path } from '../../files/jsonFile.ts';
import { type Raw, word } from '../../files/raw.ts';
import type { Room } from './scope.ts';

/** Ids of the page around every screen. */
const PAGE = ['portal', 'manifest', 'tresc'];

/** A place with a name of its own in the page: links and law rely on it, so there is one of it. */
export function anchorOf(room: Room, raw: Raw, path: Path): { anchor?: string } {
  const anchor = word(raw.anchor);
  if (!anchor) return {};
  const { anchors } = room.screen;
  const at = [...path, 'anchor'];
  if (anchors.has(anchor)) room.problem('anchor.twice', at, `"${anchor}" is an anchor of this screen already.`);
  if (PAGE.includes(anchor)) room.problem('anchor.twice', at, `"${anchor}" is an id of the page around every screen.`);
  if (room.scope.has('item') || room.scope.has('row')) {
    room.problem('anchor.repeated', at, 'This is drawn once for each item, and an anchor is one place in the page.');
  }
  anchors.add(anchor);
  return { anchor };
}
