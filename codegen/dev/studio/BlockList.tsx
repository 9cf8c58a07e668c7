import { observer } from 'mobx-react-lite';
import { useLack } from './common/Common.ts';
import { useStudio } from './context.ts';
import { MovableList } from './MovableList.tsx';
import { Pending } from './Pending.tsx';
import { useBlockRows } from './useBlockRows.ts';

/** Every block of the screen, to choose, move and remove. */
export const BlockList = observer(function BlockList() {
  const studio = useStudio();
  const lack = useLack('screen');
  const { words, shown, at } = studio;
  const rows = useBlockRows();
  return (
    <>
      <h2>{words.blocksOf}</h2>
      <p className="studio__hint">{words.howToChoose}</p>
      <button type="button" className="studio__screen" onClick={() => studio.choose('')}>
        <strong>{words.screen}</strong> <span className="studio__muted">{shown.screen}</span>
      </button>
      <MovableList label={words.items(words.blocks)} chosen={at} items={rows} />
      <p className="studio__hint">
        {words.howToMove} {rows.some(({ takes }) => takes) && words.howToMoveInto}
      </p>
      <div>
        <button type="button" disabled={lack !== undefined} title={lack} onClick={() => studio.openBlocks()}>
          <span aria-hidden="true">+ </span>
          {words.add}
        </button>
      </div>
      <Pending />
    </>
  );
});
