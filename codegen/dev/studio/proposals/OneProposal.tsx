import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { Conflict, Side, Version } from '../../../studio/merge/conflict.ts';
import type { ProposalView } from '../../../studio/proposals/proposal.ts';
import { Diff } from '../Diff.tsx';
import { ProblemList } from '../Pending.tsx';
import { Said } from '../Said.tsx';
import { useHeading } from '../useHeading.ts';
import { About, Steps } from './About.tsx';
import { PicturesView } from './PicturesView.tsx';
import { useProposals } from './ProposalStore.ts';

/** What a proposal changes, and what is to be said about it. */
export const OneProposal = observer(function OneProposal({ seen }: { seen: ProposalView }) {
  const store = useProposals();
  const { words, studio } = store;
  const { proposal, diff, problems } = seen;
  const heading = useHeading();
  return (
    <>
      <div className="studio__buttons">
        <button type="button" onClick={() => store.leave()}>
          ← {words.back}
        </button>
      </div>
      <h2 ref={heading} tabIndex={-1}>
        {proposal.title}
      </h2>
      <About proposal={proposal} />
      {proposal.note && <p>{proposal.note}</p>}
      <section>
        <h3>{words.steps}</h3>
        <Steps steps={proposal.steps} name={words.steps} />
      </section>
      <Conflicts />
      {problems.length > 0 && (
        <div className="studio__note studio__note--bad">
          {words.problems}
          <ProblemList problems={problems} />
        </div>
      )}
      {!proposal.outcome && problems.length === 0 && (
        <div className="studio__buttons">
          <button type="button" disabled={studio.busy} onClick={() => store.openPictures()}>
            {words.look}
          </button>
        </div>
      )}
      {store.pictures && <PicturesView />}
      <details>
        <summary>{words.files}</summary>
        {diff.map((change) => (
          <Diff key={change.file} {...change} />
        ))}
      </details>
      <Decision seen={seen} />
    </>
  );
});

/** Parts that were changed differently meanwhile, each with the choice whose version stays. */
const Conflicts = observer(function Conflicts() {
  const { words, conflicts } = useProposals();
  if (conflicts.length === 0) return null;
  return (
    <section>
      <h3>{words.conflicts}</h3>
      <p className="studio__hint">{words.whose}</p>
      {conflicts.map((conflict) => (
        <OneConflict key={conflict.id} conflict={conflict} />
      ))}
    </section>
  );
});

const OneConflict = observer(function OneConflict({ conflict }: { conflict: Conflict }) {
  const store = useProposals();
  const { words, choices, seen, studio } = store;
  const shown = (version: Version): string =>
    version.did === 'removed' ? words.gone : studio.said(version.shown).slice(0, 200);
  const sides: readonly (readonly [Side, string])[] = [
    ['ours', words.present],
    ['theirs', words.ofAuthor(seen?.proposal.by.name ?? '')],
  ];
  return (
    <fieldset className="studio__note studio__note--wait proposals__conflict">
      <legend>
        <Said sentence={conflict.sentence} />
      </legend>
      {sides.map(([side, name]) => (
        <label key={side}>
          <input
            type="radio"
            name={conflict.id}
            checked={choices.get(conflict.id) === side}
            onChange={() => store.choose(conflict.id, side)}
          />
          <span>
            {name}: {shown(conflict[side])}
          </span>
        </label>
      ))}
    </fieldset>
  );
});

const Decision = observer(function Decision({ seen }: { seen: ProposalView }) {
  const store = useProposals();
  const { words, isOwn, state, studio } = store;
  const [reason, setReason] = useState('');
  const { outcome } = seen.proposal;
  const mayResume = isOwn && (!outcome || outcome.kind === 'declined');
  if (mayResume)
    return (
      <section className="studio__form">
        {!outcome && <p className="studio__note">{words.own}</p>}
        <p className="studio__hint">{words.resumeHint}</p>
        <div className="studio__buttons">
          <button type="button" disabled={studio.busy} onClick={() => store.resume()}>
            {words.resume}
          </button>
        </div>
      </section>
    );
  if (outcome) return null;
  if (!state?.who) return <p className="studio__note">{words.unsigned}</p>;
  const isReady = seen.conflicts.length === 0 && seen.problems.length === 0 && !studio.state.underWay;
  return (
    <section className="studio__form">
      <div className="studio__buttons">
        <button
          type="button"
          className="studio__primary"
          disabled={studio.busy || !isReady}
          onClick={() => store.accept()}
        >
          {words.accept}
        </button>
      </div>
      <label className="studio__field">
        <span>{words.reason}</span>
        <textarea rows={2} maxLength={1000} value={reason} onChange={({ target }) => setReason(target.value)} />
      </label>
      <div className="studio__buttons">
        <button type="button" disabled={studio.busy || reason.trim() === ''} onClick={() => store.decline(reason)}>
          {words.decline}
        </button>
      </div>
    </section>
  );
});
