import './VisuallyHidden.css';
import './Button.css';
import type { MouseEvent, ReactNode, Ref } from 'react';
import { Icon } from './Icon.tsx';
import { Spinner } from './Spinner.tsx';
import { useTakenOver } from './useTakenOver.ts';

/** primary: the next step of a screen; secondary: all others; quiet: in rows and bars; danger: it cannot be undone. */
export type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'danger';

export interface ButtonLook {
  kind?: ButtonKind;
  /** Shown before the text; with `iconOnly` instead of it, and the text is for screen readers only. */
  icon?: string;
  iconOnly?: boolean;
  small?: boolean;
  /** As wide as its container. */
  wide?: boolean;
  children: ReactNode;
}

export interface ButtonProps extends ButtonLook {
  onClick?: (event: MouseEvent<HTMLButtonElement>) => void;
  onMouseDown?: (event: MouseEvent<HTMLButtonElement>) => void;
  /** The pointer or the focus has reached it: the code for a click can be loaded. */
  onApproach?: () => void;
  type?: 'button' | 'submit' | 'reset';
  /** Until the code of the page runs, the button sends this form (src/lang/descriptors/plainForms.ts). */
  form?: string;
  name?: string;
  value?: string;
  disabled?: boolean;
  /** Working: it keeps the focus and its width, and ignores clicks. */
  busy?: boolean;
  id?: string;
  title?: string;
  ref?: Ref<HTMLButtonElement>;
  'aria-expanded'?: boolean;
  'aria-controls'?: string;
  'aria-haspopup'?: 'menu' | 'dialog' | 'listbox' | 'true';
  'aria-pressed'?: boolean;
  'aria-describedby'?: string;
}

export function buttonClass(look: Omit<ButtonLook, 'children' | 'icon'>): string {
  const on = { 'ok-button--icon': look.iconOnly, 'ok-button--small': look.small, 'ok-button--wide': look.wide };
  const extra = Object.entries(on).flatMap(([name, is]) => (is ? [name] : []));
  return ['ok-button', `ok-button--${look.kind ?? 'secondary'}`, ...extra].join(' ');
}

/** The icon and the text inside a button, or inside a link that looks like one. */
export function ButtonFace({ icon, iconOnly, children }: ButtonLook) {
  return (
    <>
      {icon && <Icon name={icon} />}
      <span className={iconOnly ? 'ok-hidden' : 'ok-button__words'}>{children}</span>
    </>
  );
}

export function Button({
  kind,
  icon,
  iconOnly,
  small,
  wide,
  children,
  busy,
  onClick,
  onApproach,
  type,
  form,
  name,
  value,
  ...rest
}: ButtonProps) {
  const plain = !useTakenOver() && form ? { form, name, value } : undefined;
  return (
    <button
      {...rest}
      {...plain}
      type={type ?? (plain ? 'submit' : 'button')}
      className={buttonClass({ kind, iconOnly, small, wide })}
      onPointerEnter={onApproach}
      onFocus={onApproach}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={(event) => {
        if (busy || plain) event.preventDefault();
        if (!busy) onClick?.(event);
      }}
    >
      <ButtonFace icon={icon} iconOnly={iconOnly}>
        {children}
      </ButtonFace>
      {busy && <Spinner />}
    </button>
  );
}
