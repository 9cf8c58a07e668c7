import './Tone.css';
import type { Text, Tone } from '../../descriptors/compiled.ts';
import type { Tree } from '../../expressions/tree.ts';
import { Icon } from '../../ui/Icon.tsx';
import { toneIcon } from '../../ui/Notice.tsx';
import type { Binding, Locals } from '../binding.ts';

/** The state of a row or card: colour, icon and word. */
export interface Toned {
  tone: Tone;
  text: string;
}

/** The first tone whose condition holds. */
export function toneOf(
  tones: readonly { when: Tree; tone: Tone; text: Text }[],
  binding: Binding,
  locals: Locals,
): Toned | undefined {
  const found = tones.find(({ when }) => binding.value(when, locals) === true);
  return found && { tone: found.tone, text: binding.text(found.text, locals) };
}

export function ToneMark({ tone, text }: Toned) {
  return (
    <span className={`ok-tone ok-tone--${tone}`}>
      <Icon name={toneIcon(tone)} />
      {text}
    </span>
  );
}
