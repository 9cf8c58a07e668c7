import { typeName } from '../../studio/names.ts';
import { blockRows } from './blockRows.ts';
import { useStudio } from './context.ts';
import type { Movable } from './movable.ts';
import { blockTitle } from './titleOf.ts';

/** The blocks of the screen as rows, with the sentences that a resident knows them by. */
export function useBlockRows(): Movable[] {
  const studio = useStudio();
  const { blocks, words, language, shown } = studio;
  const status = (id: string) => words.statuses[(shown.statuses[id] ?? 'shown') as keyof typeof words.statuses];
  return blockRows(blocks, {
    screen: words.screenItself,
    title: (block) => blockTitle(studio, block),
    note: ({ id, type }) =>
      [type === '' ? words.partOfBlock : typeName(type, language), id.split('/').at(-1), status(id)]
        .filter(Boolean)
        .join(' · '),
  });
}
