import type { Block, BlockOf } from '../../../src/blocks/block.ts';
import type { Step } from '../../../src/lang/descriptors/steps.ts';
import type { Path } from '../../files/jsonFile.ts';
import type { Scope } from './scope.ts';

/** After one of these the notices of the screen are no longer seen. */
const LEADING_AWAY: readonly Step['do'][] = ['go', 'leave', 'post', 'signOut'];

/** A message is shown once: where steps change a state, a notice with the same text probably appears beside the snackbar. */
export function onceOnly(scope: Scope, steps: readonly Step[], path: Path): void {
  const verbs = steps.map((step) => step.do);
  if (!verbs.includes('set') || verbs.some((verb) => LEADING_AWAY.includes(verb))) return;
  for (const [index, step] of steps.entries()) {
    if (step.do !== 'notify' || !('key' in step.text)) continue;
    const { key } = step.text;
    scope.screen.atEnd(() => {
      const notice = [...scope.screen.blocks.values()].find((block) => shows(block, key));
      if (!notice) return;
      const message = `The notice "${notice.id}" of this screen shows the same text.`;
      const help = ['Leave the step out: the notice stays where the resident reads, and a screen reader announces it.'];
      scope.problem('notify.repeated', [...path, index, 'notify'], message, { warning: true, help });
    });
  }
}

const shows = (block: Block, key: string): block is BlockOf<'notice'> =>
  block.type === 'notice' && 'key' in block.text && block.text.key === key;
