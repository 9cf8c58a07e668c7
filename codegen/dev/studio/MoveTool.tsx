import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { useStudio } from './context.ts';
import { MoveTo } from './MoveTo.tsx';
import { useBlockRows } from './useBlockRows.ts';

/** Moves the chosen block into another container. */
export const MoveTool = observer(function MoveTool() {
  const { words, moving, at } = useStudio();
  const button = useRef<HTMLButtonElement>(null);
  const item = useBlockRows().find((row) => row.at === at);
  if (!item?.places || item.places.length === 0) return null;
  const isOpen = moving.at === at;
  const close = () => {
    moving.ask(undefined);
    button.current?.focus();
  };
  return (
    <div className="studio__entry">
      <button type="button" ref={button} aria-expanded={isOpen} onClick={() => moving.ask(isOpen ? undefined : at)}>
        <span aria-hidden="true">⇥ </span>
        {words.moveToShort}
      </button>
      {isOpen && (
        <MoveTo
          item={item}
          onClose={close}
          onChoose={(place) => {
            close();
            void moving.goTo(item, place);
          }}
        />
      )}
    </div>
  );
});
