import type { BlockOf } from '../block.ts';
import type { OutlineOf } from '../outline.ts';

export const outline: OutlineOf<BlockOf<'tabs'>> = ({ tabs }, { scope, opened }) => {
  const chosen = tabs.find(({ id }) => opened(id)) ?? tabs[0];
  return {
    parts: tabs.map(({ id, label }) => ({ name: id, shown: true, texts: [scope.text(label)] })),
    inside: { blocks: chosen?.content ?? [] },
  };
};
