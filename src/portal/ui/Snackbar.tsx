import './Snackbar.css';
import { useLayoutEffect, useRef } from 'react';
import { Icon } from './Icon.tsx';
import { type NoticeTone, toneIcon } from './Notice.tsx';

export interface SnackbarItem {
  id: number;
  text: string;
  tone: NoticeTone;
}

export interface SnackbarProps {
  items: readonly SnackbarItem[];
  onClose: (id: number) => void;
  /** Called when the pointer or the focus is on it: it must not disappear then. */
  onPause: (id: number) => void;
  onResume: (id: number) => void;
  closeWord: string;
}

/** Short messages at the top right, below the bar of the page while that is seen. Errors are announced at once, the others at the next pause. */
export function Snackbar({ items, ...events }: SnackbarProps) {
  const cameFrom = useRef<Element>(null);
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new message finds its place
  useLayoutEffect(() => {
    const bar = document.querySelector('.ok-bar')?.getBoundingClientRect().bottom ?? 0;
    box.current?.style.setProperty('--bar', `${bar}px`);
  }, [items.length]);
  const urgent = items.filter((item) => item.tone === 'danger');
  const calm = items.filter((item) => item.tone !== 'danger');
  const onClose = (id: number) => {
    leave(document.activeElement?.closest('.ok-snackbar'), cameFrom.current);
    events.onClose(id);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only remembers where the focus came from.
    <div
      className="ok-snackbars"
      ref={box}
      onFocus={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
      }}
    >
      <div aria-live="assertive">{urgent.map((item) => drawItem(item, { ...events, onClose }))}</div>
      <div aria-live="polite">{calm.map((item) => drawItem(item, { ...events, onClose }))}</div>
    </div>
  );
}

/** Moves the focus when the focused message disappears: to another message, back to its origin, or to the content. */
function leave(message: Element | null | undefined, cameFrom: Element | null): void {
  if (!message) return;
  const others = [...document.querySelectorAll('.ok-snackbar__close')].filter((button) => !message.contains(button));
  for (const place of [others[0], cameFrom, document.querySelector('main')]) {
    (place as HTMLElement | null | undefined)?.focus({ preventScroll: true });
    if (document.activeElement === place) return;
  }
}

function drawItem({ id, text, tone }: SnackbarItem, events: Omit<SnackbarProps, 'items'>) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the handlers only pause the message while it is read.
    <div
      key={id}
      className={`ok-snackbar ok-snackbar--${tone}`}
      onPointerEnter={() => events.onPause(id)}
      onPointerLeave={({ currentTarget }) => {
        if (!currentTarget.contains(document.activeElement)) events.onResume(id);
      }}
      onFocus={() => events.onPause(id)}
      onBlur={({ currentTarget }) => {
        if (!currentTarget.matches(':hover')) events.onResume(id);
      }}
    >
      <Icon name={toneIcon(tone)} className="ok-snackbar__icon" />
      <span className="ok-snackbar__text">{text}</span>
      <button type="button" className="ok-snackbar__close" onClick={() => events.onClose(id)}>
        <Icon name="close" label={events.closeWord} />
      </button>
    </div>
  );
}
