import './Tone.css';
import type { ToneLine } from '../../lang/descriptors/blockParts.ts';
import type { Tone } from '../../lang/descriptors/text.ts';
import { Icon } from '../../portal/ui/Icon.tsx';
import { toneIcon } from '../../portal/ui/Notice.tsx';
import type { Binding, Locals } from '../binding.ts';

/** The state of a row or card: colour, icon and word. */
export interface Toned {
  tone: Tone;
  /** In the place of the tone's own. */
  icon?: string;
  text: string;
}

/** The first tone whose condition holds. */
export function toneOf(tones: readonly ToneLine[], binding: Binding, locals: Locals): Toned | undefined {
  const found = tones.find(({ when }) => binding.value(when, locals) === true);
  return found && { tone: found.tone, icon: found.icon, text: binding.text(found.text, locals) };
}

export function ToneMark({ tone, icon, text }: Toned) {
  return (
    <span className={`ok-tone ok-tone--${tone}`}>
      <Icon name={icon ?? toneIcon(tone)} />
      {text}
    </span>
  );
}
