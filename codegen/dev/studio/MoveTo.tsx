import { observer } from 'mobx-react-lite';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useStudio } from './context.ts';
import type { Movable, Place } from './movable.ts';

interface Props {
  item: Movable;
  onChoose(place: Place): void;
  onClose(): void;
}

/** The places that a part can come to, beside the one it has. */
export const MoveTo = observer(function MoveTo({ item, onChoose, onClose }: Props) {
  const { words } = useStudio();
  const list = useRef<HTMLUListElement>(null);
  const { places = [], title } = item;
  useEffect(() => list.current?.querySelector('button')?.focus(), []);
  const onKeyDown = (event: KeyboardEvent) => {
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (event.key === 'Escape') onClose();
    else if (by !== 0) buttons[at + by]?.focus();
    else return;
    event.preventDefault();
  };
  if (places.length === 0) return <p className="studio__muted">{words.noPlace}</p>;
  return (
    <ul className="studio__list studio__places" aria-label={words.whereTo(title)} ref={list} onKeyDown={onKeyDown}>
      {places.map((place) => (
        <li key={place.to.list} data-depth={Math.min(place.depth, 5)}>
          <button type="button" className="studio__row" onClick={() => onChoose(place)}>
            <span className="studio__name">{place.title}</span>
          </button>
        </li>
      ))}
    </ul>
  );
});
