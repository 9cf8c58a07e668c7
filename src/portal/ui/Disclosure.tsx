import './Disclosure.css';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Button, type ButtonKind } from './Button.tsx';
import { Icon } from './Icon.tsx';

export interface DisclosureProps {
  /** The text of the button. */
  label: ReactNode;
  /** For screen readers, before the label: "Język:". */
  prefix?: string;
  icon?: string;
  kind?: ButtonKind;
  /** On narrow windows the button shows only its icon. */
  shrink?: boolean;
  /** Draws the panel; `close` returns the focus to the button. */
  children: (close: () => void) => ReactNode;
}

/** A button that shows a small panel below it. Escape, a click outside and leaving it by Tab close it. */
export function Disclosure({ label, prefix, icon, kind = 'quiet', shrink, children }: DisclosureProps) {
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  useEffect(() => {
    if (!open) return;
    const beside = (event: Event) => {
      if (!box.current?.contains(event.target as Node)) setOpen(false);
    };
    const onEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener('pointerdown', beside);
    document.addEventListener('focusin', beside);
    document.addEventListener('keydown', onEscape);
    return () => {
      document.removeEventListener('pointerdown', beside);
      document.removeEventListener('focusin', beside);
      document.removeEventListener('keydown', onEscape);
    };
  }, [open]);
  return (
    <div className={shrink ? 'ok-disclosure ok-disclosure--shrink' : 'ok-disclosure'} ref={box}>
      <Button
        kind={kind}
        icon={icon}
        ref={button}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        {prefix && <span className="ok-hidden">{prefix}</span>} <span className="ok-disclosure__label">{label}</span>
        <Icon name="down" className="ok-disclosure__arrow" />
      </Button>
      {open && (
        <div className="ok-disclosure__panel" id={id}>
          {children(close)}
        </div>
      )}
    </div>
  );
}
