import './Why.css';
import { Icon } from '../../portal/ui/Icon.tsx';

/** Stands beside a button that cannot be pressed now, and says what to do first. */
export function Why({ id, text }: { id: string; text: string }) {
  return (
    <span id={id} className="ok-why">
      <Icon name="info" />
      {text}
    </span>
  );
}
