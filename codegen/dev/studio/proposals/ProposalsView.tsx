import { observer } from 'mobx-react-lite';
import { type FormEvent, useState } from 'react';
import type { Proposal } from '../../../studio/proposals/proposal.ts';
import { useHeading } from '../useHeading.ts';
import { About, Steps } from './About.tsx';
import { OneProposal } from './OneProposal.tsx';
import { useProposals } from './ProposalStore.ts';

/** A form that lays the steps aside, and the proposals of everybody; or the one that was chosen. */
export const ProposalsView = observer(function ProposalsView() {
  const { seen } = useProposals();
  return seen ? <OneProposal seen={seen} /> : <AllProposals />;
});

const AllProposals = observer(function AllProposals() {
  const { words, state } = useProposals();
  const heading = useHeading();
  return (
    <>
      <h2 ref={heading} tabIndex={-1}>
        {words.heading}
      </h2>
      <p className="studio__hint">{words.hint}</p>
      {state && !state.hasGit && <p className="studio__note">{words.noGit}</p>}
      {state?.hasGit && (
        <>
          {state.who ? <Propose steps={state.steps} /> : <p className="studio__note">{words.unsigned}</p>}
          <section>
            <h3>{words.list}</h3>
            {state.proposals.length === 0 && <p className="studio__hint">{words.none}</p>}
            <ol className="studio__steps" aria-label={words.list}>
              {state.proposals.map((proposal) => (
                <Line key={proposal.id} proposal={proposal} />
              ))}
            </ol>
          </section>
        </>
      )}
    </>
  );
});

const Propose = observer(function Propose({ steps }: { steps: Proposal['steps'] }) {
  const store = useProposals();
  const { words, studio } = store;
  const [title, setTitle] = useState('');
  const [note, setNote] = useState('');
  const send = (event: FormEvent) => {
    event.preventDefault();
    void store.propose(title, note).then(() => {
      if (studio.refused) return;
      setTitle('');
      setNote('');
    });
  };
  return (
    <form className="studio__form" onSubmit={send}>
      <h3>{words.propose}</h3>
      {steps.length === 0 && <p className="studio__hint">{words.nothing}</p>}
      <Steps steps={steps} name={words.propose} />
      {steps.length > 0 && (
        <>
          <label className="studio__field">
            <span>{words.title}</span>
            <input required maxLength={100} value={title} onChange={({ target }) => setTitle(target.value)} />
          </label>
          <label className="studio__field">
            <span>{words.note}</span>
            <textarea rows={3} maxLength={1000} value={note} onChange={({ target }) => setNote(target.value)} />
          </label>
          <div className="studio__buttons">
            <button type="submit" className="studio__primary" disabled={studio.busy || studio.state.underWay}>
              {words.send}
            </button>
          </div>
        </>
      )}
    </form>
  );
});

const Line = observer(function Line({ proposal }: { proposal: Proposal }) {
  const store = useProposals();
  const { words } = store;
  const { id, title, outcome } = proposal;
  return (
    <li data-undone={outcome ? true : undefined}>
      <button type="button" aria-label={words.open(title)} onClick={() => store.look(id)}>
        {title}
      </button>
      <About proposal={proposal} />
    </li>
  );
});
