import './Snackbar.css';
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
  /** The pointer or the focus is on it: it waits. */
  onPause: (id: number) => void;
  onResume: (id: number) => void;
  closeWord: string;
}

/** Short messages at the top right. What went wrong is said at once, the rest when there is a pause. */
export function Snackbar({ items, ...events }: SnackbarProps) {
  const urgent = items.filter((item) => item.tone === 'danger');
  const calm = items.filter((item) => item.tone !== 'danger');
  return (
    <div className="ok-snackbars">
      <div aria-live="assertive">{urgent.map((item) => drawItem(item, events))}</div>
      <div aria-live="polite">{calm.map((item) => drawItem(item, events))}</div>
    </div>
  );
}

function drawItem({ id, text, tone }: SnackbarItem, events: Omit<SnackbarProps, 'items'>) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing is done by these, the message only waits while it is read.
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
