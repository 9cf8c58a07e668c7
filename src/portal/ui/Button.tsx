import './VisuallyHidden.css';
import './Button.css';
import type { MouseEvent, ReactNode, Ref } from 'react';
import { Icon } from './Icon.tsx';
import { Spinner } from './Spinner.tsx';

/** primary: the one next step of a screen; secondary: everything else; quiet: inside rows and bars; danger: what cannot be undone. */
export type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'danger';

export interface ButtonLook {
  kind?: ButtonKind;
  /** Before the words; with `iconOnly` in their place, the words staying for those who listen. */
  icon?: string;
  iconOnly?: boolean;
  small?: boolean;
  /** As wide as its place. */
  wide?: boolean;
  children: ReactNode;
}

export interface ButtonProps extends ButtonLook {
  onClick?: (event: MouseEvent<HTMLButtonElement>) => void;
  onMouseDown?: (event: MouseEvent<HTMLButtonElement>) => void;
  /** The pointer or the focus has reached it: time to fetch what a click will need. */
  onApproach?: () => void;
  type?: 'button' | 'submit' | 'reset';
  disabled?: boolean;
  /** At work: it keeps the focus and its width, and ignores clicks. */
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

/** The icon and the words inside a button or a link that looks like one. */
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
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type ?? 'button'}
      className={buttonClass({ kind, iconOnly, small, wide })}
      onPointerEnter={onApproach}
      onFocus={onApproach}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      <ButtonFace icon={icon} iconOnly={iconOnly}>
        {children}
      </ButtonFace>
      {busy && <Spinner />}
    </button>
  );
}
