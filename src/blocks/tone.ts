import type { ToneLine } from '../lang/descriptors/blockParts.ts';
import type { Tone } from '../lang/descriptors/text.ts';
import type { Locals, Scope } from './scope.ts';

/** The state of a row or card: colour, icon and word. */
export interface Toned {
  tone: Tone;
  /** Replaces the icon of the tone. */
  icon?: string;
  text: string;
}

/** The first tone whose condition is true. */
export function toneOf(tones: readonly ToneLine[], scope: Scope, locals?: Locals): Toned | undefined {
  const found = tones.find(({ when }) => scope.value(when, locals) === true);
  return found && { tone: found.tone, icon: found.icon, text: scope.text(found.text, locals) };
}
