import { observer } from 'mobx-react-lite';
import { typeName } from '../../studio/names.ts';
import { useStudio } from './context.ts';
import { MovableList } from './MovableList.tsx';
import { Pending } from './Pending.tsx';

/** Every block of the screen, to choose, move and remove. */
export const BlockList = observer(function BlockList() {
  const studio = useStudio();
  const { words, blocks, language, shown, at } = studio;
  const status = (id: string) => words.statuses[(shown.statuses[id] ?? 'shown') as keyof typeof words.statuses];
  return (
    <>
      <h2>{words.blocksOf}</h2>
      <p className="studio__hint">{words.howToChoose}</p>
      <button type="button" className="studio__screen" onClick={() => studio.choose('')}>
        <strong>{words.screen}</strong> <span className="studio__muted">{shown.screen}</span>
      </button>
      <MovableList
        label={words.items(words.blocks)}
        chosen={at}
        items={blocks.map(({ id, type, depth, siblings, text }) => ({
          at: id,
          name: id,
          title: (text && studio.sentences.of(text, shown.languages[0] ?? 'pl')) || id,
          note: [typeName(type, language), id, status(id)].filter(Boolean).join(' · '),
          depth,
          siblings,
        }))}
      />
      <p className="studio__hint">{words.howToMove}</p>
      <div>
        <button type="button" onClick={() => studio.openBlocks()}>
          <span aria-hidden="true">+ </span>
          {words.add}
        </button>
      </div>
      <Pending />
    </>
  );
});
