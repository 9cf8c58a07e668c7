import './Notice.css';
import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';

export type NoticeTone = 'neutral' | 'info' | 'success' | 'warning' | 'danger';

const ICONS: Record<NoticeTone, string> = {
  neutral: 'hexagon',
  info: 'info',
  success: 'done',
  warning: 'warning',
  danger: 'error',
};

/** The icon of a tone, since colour alone must not carry meaning. */
export function toneIcon(tone: NoticeTone): string {
  return ICONS[tone];
}

/**
 * A message on the page.
 *
 * @param word the tone as a word ("Uwaga"), for those who do not see the icon
 * @param role alert: announced at once; status: announced at the next pause; left out: read in document order
 * @param action a button or link below the text
 */
export function Notice(props: {
  tone: NoticeTone;
  title?: ReactNode;
  word?: string;
  children?: ReactNode;
  action?: ReactNode;
  role?: 'alert' | 'status';
}) {
  return (
    <div className={`ok-notice ok-notice--${props.tone}`} role={props.role}>
      <Icon name={toneIcon(props.tone)} label={props.word} className="ok-notice__icon" />
      <div className="ok-notice__body">
        {props.title && <div className="ok-notice__title">{props.title}</div>}
        {props.children && <div>{props.children}</div>}
        {props.action && <div className="ok-notice__action">{props.action}</div>}
      </div>
    </div>
  );
}
