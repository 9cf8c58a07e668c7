import { anyRecord, word } from '../files/raw.ts';
import type { OwnChange } from '../studio/edited.ts';
import type { Person, Pictures } from '../studio/proposals/proposal.ts';
import type { Proposals } from '../studio/proposals/proposals.ts';
import { choicesIn } from './choices.ts';

/**
 * The calls about proposals.
 *
 * @param who the one who asks; undefined: it is not known
 * @param body of the request
 * @param show shows the municipality with changes beside that of now
 */
export function proposalCalls(
  proposals: Proposals,
  who: () => Person | undefined,
  body: () => Promise<unknown>,
  show: (changes: readonly OwnChange[]) => Promise<Pictures>,
): Readonly<Record<string, () => unknown>> {
  const asked = async () => {
    const given = await body();
    const { id, title, note, reason } = anyRecord(given);
    return { id: word(id), title: word(title), note: word(note), reason: word(reason), choices: choicesIn(given) };
  };
  return {
    'GET proposals': () => proposals.state(who()),
    'POST proposal': async () => {
      const { id, choices } = await asked();
      return proposals.view(id, choices);
    },
    'POST pictures': async () => {
      const { id, choices } = await asked();
      return show(proposals.changes(id, choices));
    },
    'POST propose': async () => proposals.propose(who(), await asked()),
    'POST accept': async () => {
      const { id, choices } = await asked();
      return proposals.accept(who(), id, choices);
    },
    'POST decline': async () => {
      const { id, reason } = await asked();
      return proposals.decline(who(), id, reason);
    },
    'POST resume': async () => {
      const { id, choices } = await asked();
      return proposals.resume(who(), id, choices);
    },
  };
}
