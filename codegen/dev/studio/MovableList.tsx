import { observer } from 'mobx-react-lite';
import { type DragEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { Address, Beside } from '../../studio/edit.ts';
import { useStudio } from './context.ts';

export interface Movable {
  at: Address;
  name: string;
  title: string;
  note?: string | undefined;
  depth: number;
  /** The names in its list, in their order. */
  siblings: readonly string[];
  /** It stays away from residents for now. */
  isPale?: boolean;
  /** It cannot be removed here. */
  isFixed?: boolean;
  /** It can be dropped among others of its kind, which are in other lists. */
  kind?: string;
  list?: Address;
  /** Where it comes to beyond the ends of its list. */
  before?: Beyond;
  after?: Beyond;
  /** Items of a kind can be dropped on it. */
  takes?: { list: Address; kind: string };
}

interface Beyond {
  to: { list: Address; beside?: Beside };
  /** Of what has that list. */
  title: string;
}

interface Props {
  label: string;
  items: readonly Movable[];
  chosen?: Address | undefined;
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

  const called = ({ name, title }: Movable) => (studio.isPortal ? title : name);
  const move = (item: Movable, by: number) => {
    const index = item.siblings.indexOf(item.name);
    const name = item.siblings[index + by];
    const beyond = by < 0 ? item.before : item.after;
    if (name === undefined && !beyond) return;
    setKeeps(item.at);
    const moved =
      name === undefined
        ? studio.move(item.at, beyond!.to, words.movedInto(called(item), beyond!.title))
        : studio.move(
            item.at,
            { beside: { side: by < 0 ? 'before' : 'after', name } },
            words.moved(called(item), index + by + 1, item.siblings.length),
          );
    void moved.then(() => setKeeps(undefined));
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
  const isSibling = (item: Movable) => item.siblings === dragged?.siblings;
  const fits = (item: Movable) =>
    dragged &&
    dragged.at !== item.at &&
    (isSibling(item) || (dragged.kind && [item.kind, item.takes?.kind].includes(dragged.kind)));
  const drop = (item: Movable) => (event: DragEvent) => {
    event.preventDefault();
    setTarget(undefined);
    if (!dragged || !fits(item)) return;
    const { at, siblings } = dragged;
    const to = item.siblings.indexOf(item.name);
    if (isSibling(item)) {
      const side = to < siblings.indexOf(dragged.name) ? 'before' : 'after';
      const said = words.moved(called(dragged), to + 1, siblings.length);
      void studio.move(at, { beside: { side, name: item.name } }, said);
    } else if (item.takes) {
      void studio.move(at, { list: item.takes.list }, words.movedInto(dragged.title, item.title));
    } else if (item.list) {
      const said = words.movedBefore(dragged.title, item.title);
      void studio.move(at, { list: item.list, beside: { side: 'before', name: item.name } }, said);
    }
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
            data-pale={item.isPale || undefined}
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
              <Tool
                sign="↑"
                title={words.up(item.title)}
                disabled={index === 0 && !item.before}
                onClick={() => move(item, -1)}
              />
              <Tool
                sign="↓"
                title={words.down(item.title)}
                disabled={index === item.siblings.length - 1 && !item.after}
                onClick={() => move(item, 1)}
              />
              {!item.isFixed && (
                <Tool sign="×" title={words.remove(item.title)} onClick={() => studio.remove(item.at)} />
              )}
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
