import { type BlockCheck, blocks } from '../blocks.ts';
import { uniqueIds } from '../ids.ts';
import { list, record, word } from '../raw.ts';
import { optionalText, text } from '../text.ts';
import { itemsOf } from './items.ts';

export const section: BlockCheck = (room, raw, path, common) => {
  const as = raw.as === 'accordion' ? 'accordion' : 'plain';
  if (as === 'accordion' && !common.title)
    room.problem('key.missing', path, 'An accordion needs a "title": it is its button.');
  return {
    ...common,
    type: 'section',
    as,
    open: (as === 'accordion' && room.condition(raw.open, [...path, 'open'], 'open')?.tree) || false,
    content: blocks(room.apart(), raw.content, [...path, 'content']),
  };
};

export const tabs: BlockCheck = (room, raw, path, common) => {
  uniqueIds(room, raw.tabs, [...path, 'tabs'], (tab) => word(tab.id));
  return {
    ...common,
    type: 'tabs',
    tabs: list(raw.tabs).map((item, index) => {
      const tab = record(item);
      const at = [...path, 'tabs', index];
      return {
        id: word(tab.id),
        label: text(room, tab.label, [...at, 'label']),
        content: blocks(room.apart(), tab.content, [...at, 'content']),
      };
    }),
  };
};

export const repeat: BlockCheck = (room, raw, path, common) => {
  const { inner, ...given } = itemsOf(room, raw, path);
  const empty = optionalText(room, raw.empty, [...path, 'empty']);
  return {
    ...common,
    type: 'repeat',
    ...given,
    ...(empty && { empty }),
    content: blocks(inner.apart(), raw.content, [...path, 'content']),
  };
};

export const dialog: BlockCheck = (room, raw, path, common) => {
  room.screen.dialogs.add(common.id);
  return {
    ...common,
    type: 'dialog',
    title: text(room, raw.title, [...path, 'title']),
    content: blocks(room.apart(), raw.content, [...path, 'content']),
  };
};
