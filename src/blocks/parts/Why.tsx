import './Why.css';
import { Icon } from '../../portal/ui/Icon.tsx';

/** Shown beside a disabled button; explains what to do first. */
export function Why({ id, text }: { id: string; text: string }) {
  return (
    <span id={id} className="ok-why">
      <Icon name="info" />
      {text}
    </span>
  );
}
