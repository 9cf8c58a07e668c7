import type { MouseEvent } from 'react';
import { ButtonFace, type ButtonLook, buttonClass } from './Button.tsx';

/** A real link that looks like a button: it leads to another page, and can be opened in a new tab. */
export interface LinkButtonProps extends ButtonLook {
  href: string;
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void;
  /** Opens in a new tab; the text must say so. */
  newTab?: boolean;
  download?: string | boolean;
}

export function LinkButton({ kind, icon, iconOnly, small, wide, children, newTab, ...rest }: LinkButtonProps) {
  const target = newTab ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return (
    <a {...rest} {...target} className={buttonClass({ kind, iconOnly, small, wide })}>
      <ButtonFace icon={icon} iconOnly={iconOnly}>
        {children}
      </ButtonFace>
    </a>
  );
}
