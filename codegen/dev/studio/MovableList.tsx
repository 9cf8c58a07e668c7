import { observer } from 'mobx-react-lite';
import { type DragEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { Address } from '../../studio/edit.ts';
import { useLack } from './common/Common.ts';
import { useStudio } from './context.ts';
import { MoveTo } from './MoveTo.tsx';
import { landing, type Movable, type Where } from './movable.ts';

interface Props {
  label: string;
  items: readonly Movable[];
  chosen?: Address | undefined;
}

interface Move {
  at: Address;
  make(item: Movable): Promise<void>;
}

/**
 * Parts in their order. The arrow keys go through them and Enter opens one; Alt with an arrow, the buttons and the pointer
 * move one among its siblings, and into what takes it.
 */
export const MovableList = observer(function MovableList({ label, items, chosen }: Props) {
  const studio = useStudio();
  const { words, moving } = studio;
  const lack = useLack('screen');
  const list = useRef<HTMLUListElement>(null);
  const [dragged, setDragged] = useState<Movable>();
  const [target, setTarget] = useState<{ at: Address; where: Where }>();
  // Moves wait for one another: each begins where the one before it has ended.
  const [moves, setMoves] = useState<readonly Move[]>([]);
  const isMoving = useRef(false);
  // After a move the focus stays on what was moved, wherever it is then.
  const keeps = moves[0]?.at;
  const first = items.some(({ at }) => at === chosen) ? chosen : items[0]?.at;

  useEffect(() => {
    if (keeps === undefined) return;
    const row = [...(list.current?.querySelectorAll<HTMLElement>('[data-at]') ?? [])].find(
      ({ dataset }) => dataset.at === keeps,
    );
    row?.focus();
  });

  useEffect(() => {
    const [next] = moves;
    if (!next || isMoving.current) return;
    isMoving.current = true;
    const item = items.find(({ at }) => at === next.at);
    void Promise.resolve(item && next.make(item)).then(() => {
      isMoving.current = false;
      setMoves(([, ...rest]) => rest);
    });
  });

  const queue = ({ at }: Movable, make: Move['make']) => setMoves((waiting) => [...waiting, { at, make }]);
  const move = (item: Movable, by: number) => queue(item, (now) => moving.step(now, by));
  const onKeyDown = (item: Movable) => (event: KeyboardEvent<HTMLButtonElement>) => {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    const across = { ArrowLeft: item.out, ArrowRight: item.into }[event.key];
    if (event.altKey && lack) return event.preventDefault();
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-at]') ?? [])];
    if (by !== 0) {
      event.preventDefault();
      if (event.altKey) move(item, by);
      else rows[rows.indexOf(event.currentTarget) + by]?.focus();
    } else if (event.altKey && event.key in { ArrowLeft: 0, ArrowRight: 0 }) {
      // Else the browser would go back to another page.
      event.preventDefault();
      if (across) queue(item, () => moving.goTo(item, across));
    } else if (event.key === 'Home' || event.key === 'End') {
      event.preventDefault();
      rows.at(event.key === 'Home' ? 0 : -1)?.focus();
    }
  };
  const closePlaces = ({ at }: Movable) => {
    moving.ask(undefined);
    list.current?.querySelector<HTMLElement>(`[data-at="${CSS.escape(at)}"]`)?.focus();
  };
  const landingOf = (item: Movable, { currentTarget, clientY }: DragEvent) => {
    const { top, height } = currentTarget.getBoundingClientRect();
    return dragged && landing(dragged, item, (clientY - top) / height);
  };
  const onDragOver = (item: Movable) => (event: DragEvent) => {
    const where = landingOf(item, event);
    if (where) event.preventDefault();
    if (target?.at !== item.at || target.where !== where) setTarget(where && { at: item.at, where });
  };
  const drop = (item: Movable) => (event: DragEvent) => {
    event.preventDefault();
    setTarget(undefined);
    const where = landingOf(item, event);
    if (dragged && where) void moving.drop(dragged, item, where);
  };

  return (
    <ul className="studio__list" aria-label={label} ref={list}>
      {items.map((item) => {
        const index = item.siblings.indexOf(item.name);
        return (
          <li
            key={item.at}
            data-depth={Math.min(item.depth, 5)}
            data-target={target?.at === item.at ? target.where : undefined}
            data-pale={item.isPale || undefined}
            draggable={lack === undefined}
            onDragStart={() => setDragged(item)}
            onDragEnd={() => setDragged(undefined)}
            onDragOver={onDragOver(item)}
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
                why={lack}
                disabled={index === 0 && !item.before}
                onClick={() => move(item, -1)}
              />
              <Tool
                sign="↓"
                title={words.down(item.title)}
                why={lack}
                disabled={index === item.siblings.length - 1 && !item.after}
                onClick={() => move(item, 1)}
              />
              {item.places && (
                <Tool
                  sign="⇥"
                  why={lack}
                  title={words.moveTo(item.title)}
                  isOpen={moving.at === item.at}
                  onClick={() => moving.ask(moving.at === item.at ? undefined : item.at)}
                />
              )}
              {!item.isFixed && (
                <Tool
                  sign="×"
                  why={lack}
                  title={words.remove(item.title)}
                  onClick={() => (item.asksFirst ? void studio.choose(item.at) : studio.remove(item.at))}
                />
              )}
            </span>
            {moving.at === item.at && (
              <MoveTo
                item={item}
                onClose={() => closePlaces(item)}
                onChoose={(place) => queue(item, () => moving.goTo(item, place))}
              />
            )}
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
  /** Why nobody with this account may do it. */
  why?: string | undefined;
  /** It shows more while it is pressed. */
  isOpen?: boolean;
  onClick(): void;
}

function Tool({ sign, title, why, disabled, isOpen, onClick }: ToolProps) {
  return (
    <button
      type="button"
      className="studio__tool"
      aria-label={title}
      aria-expanded={isOpen}
      title={why ?? title}
      disabled={disabled || why !== undefined}
      onClick={onClick}
    >
      <span aria-hidden="true">{sign}</span>
    </button>
  );
}
