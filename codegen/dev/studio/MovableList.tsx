import { observer } from 'mobx-react-lite';
import { type DragEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { Address } from '../../studio/edit.ts';
import { useStudio } from './context.ts';

export interface Movable {
  at: Address;
  name: string;
  title: string;
  note?: string;
  depth: number;
  /** The names in its list, in their order. */
  siblings: readonly string[];
}

interface Props {
  label: string;
  items: readonly Movable[];
  chosen?: Address;
}

/**
 * Parts in their order. The arrow keys go through them and Enter opens one; Alt with an arrow, the buttons and the pointer
 * move one among its siblings.
 */
export const MovableList = observer(function MovableList({ label, items, chosen }: Props) {
  const studio = useStudio();
  const { words } = studio;
  const list = useRef<HTMLUListElement>(null);
  const [dragged, setDragged] = useState<Movable>();
  const [target, setTarget] = useState<Address>();
  // After a move the focus stays on what was moved, wherever it is then.
  const [keeps, setKeeps] = useState<Address>();
  const first = items.some(({ at }) => at === chosen) ? chosen : items[0]?.at;

  useEffect(() => {
    if (keeps === undefined) return;
    const row = [...(list.current?.querySelectorAll<HTMLElement>('[data-at]') ?? [])].find(
      ({ dataset }) => dataset.at === keeps,
    );
    row?.focus();
  });

  const move = (item: Movable, by: number) => {
    const index = item.siblings.indexOf(item.name);
    const name = item.siblings[index + by];
    if (name === undefined) return;
    setKeeps(item.at);
    const place = { number: index + by + 1, of: item.siblings.length };
    void studio.move(item.at, { side: by < 0 ? 'before' : 'after', name }, place).then(() => setKeeps(undefined));
  };
  const onKeyDown = (item: Movable) => (event: KeyboardEvent<HTMLButtonElement>) => {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-at]') ?? [])];
    if (by !== 0) {
      event.preventDefault();
      if (event.altKey) move(item, by);
      else rows[rows.indexOf(event.currentTarget) + by]?.focus();
    } else if (event.key === 'Home' || event.key === 'End') {
      event.preventDefault();
      rows.at(event.key === 'Home' ? 0 : -1)?.focus();
    }
  };
  const fits = (item: Movable) => dragged && dragged.at !== item.at && item.siblings === dragged.siblings;
  const drop = (item: Movable) => (event: DragEvent) => {
    event.preventDefault();
    setTarget(undefined);
    if (!dragged || !fits(item)) return;
    const to = item.siblings.indexOf(item.name);
    const side = to < dragged.siblings.indexOf(dragged.name) ? 'before' : 'after';
    void studio.move(dragged.at, { side, name: item.name }, { number: to + 1, of: item.siblings.length });
  };

  return (
    <ul className="studio__list" aria-label={label} ref={list}>
      {items.map((item) => {
        const index = item.siblings.indexOf(item.name);
        return (
          <li
            key={item.at}
            data-depth={Math.min(item.depth, 5)}
            data-target={target === item.at || undefined}
            draggable
            onDragStart={() => setDragged(item)}
            onDragEnd={() => setDragged(undefined)}
            onDragOver={(event) => {
              if (!fits(item)) return;
              event.preventDefault();
              setTarget(item.at);
            }}
            onDragLeave={() => setTarget(undefined)}
            onDrop={drop(item)}
          >
            <button
              type="button"
              className="studio__row"
              data-at={item.at}
              tabIndex={item.at === first ? 0 : -1}
              aria-current={item.at === chosen || undefined}
              onKeyDown={onKeyDown(item)}
              onClick={() => studio.choose(item.at)}
            >
              <span className="studio__grip" aria-hidden="true">
                ⠿
              </span>
              <span className="studio__name">{item.title}</span>
              {item.note && <span className="studio__muted">{item.note}</span>}
            </button>
            <span className="studio__tools">
              <Tool sign="↑" title={words.up(item.title)} disabled={index === 0} onClick={() => move(item, -1)} />
              <Tool
                sign="↓"
                title={words.down(item.title)}
                disabled={index === item.siblings.length - 1}
                onClick={() => move(item, 1)}
              />
              <Tool sign="×" title={words.remove(item.title)} onClick={() => studio.remove(item.at)} />
            </span>
          </li>
        );
      })}
    </ul>
  );
});

interface ToolProps {
  sign: string;
  title: string;
  disabled?: boolean;
  onClick(): void;
}

function Tool({ sign, title, disabled, onClick }: ToolProps) {
  return (
    <button
      type="button"
      className="studio__tool"
      aria-label={title}
      title={title}
      disabled={disabled}
      onClick={onClick}
    >
      <span aria-hidden="true">{sign}</span>
    </button>
  );
}
