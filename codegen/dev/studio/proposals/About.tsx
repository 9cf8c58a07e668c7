import { observer } from 'mobx-react-lite';
import type { Proposal } from '../../../studio/proposals/proposal.ts';
import { Said } from '../Said.tsx';
import { useProposals } from './ProposalStore.ts';

/** What changes, step by step. */
export function Steps({ steps, name }: { steps: Proposal['steps']; name: string }) {
  if (steps.length === 0) return null;
  return (
    <ul className="studio__steps" aria-label={name}>
      {steps.map((sentence, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two steps may have the same sentence.
        <li key={index}>
          <Said sentence={sentence} />
        </li>
      ))}
    </ul>
  );
}

/** Who proposed it when, and how it ended. */
export const About = observer(function About({ proposal }: { proposal: Proposal }) {
  const { words, studio } = useProposals();
  const { by, at, outcome } = proposal;
  const day = new Intl.DateTimeFormat(studio.language, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <>
      <p className="studio__hint">
        {day.format(new Date(at))} · {by.name} ·{' '}
        {outcome ? words.decided(words.outcome[outcome.kind], outcome.by.name) : words.waits}
      </p>
      {outcome?.reason && <p>{outcome.reason}</p>}
    </>
  );
});
