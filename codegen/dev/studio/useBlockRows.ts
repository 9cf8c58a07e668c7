import { typeName } from '../../studio/names.ts';
import { blockRows } from './blockRows.ts';
import { useStudio } from './context.ts';
import type { Movable } from './movable.ts';

/** The blocks of the screen as rows, with the sentences that a resident knows them by. */
export function useBlockRows(): Movable[] {
  const { blocks, words, language, shown, sentences } = useStudio();
  const status = (id: string) => words.statuses[(shown.statuses[id] ?? 'shown') as keyof typeof words.statuses];
  return blockRows(blocks, {
    screen: words.screenItself,
    title: ({ id, text }) => (text && sentences.of(text, shown.languages[0] ?? 'pl')) || id.split('/').at(-1)!,
    note: ({ id, type }) =>
      [type === '' ? words.partOfBlock : typeName(type, language), id.split('/').at(-1), status(id)]
        .filter(Boolean)
        .join(' · '),
  });
}
