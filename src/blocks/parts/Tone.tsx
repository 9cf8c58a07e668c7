import './Tone.css';
import { Icon } from '../../portal/ui/Icon.tsx';
import { toneIcon } from '../../portal/ui/Notice.tsx';
import type { Toned } from '../tone.ts';

export function ToneMark({ tone, icon, text }: Toned) {
  return (
    <span className={`ok-tone ok-tone--${tone}`}>
      <Icon name={icon ?? toneIcon(tone)} />
      {text}
    </span>
  );
}
