import { observer } from 'mobx-react-lite';
import { type FormEvent, useState } from 'react';
import type { Revision } from '../../../studio/history/git.ts';
import { Diff } from '../Diff.tsx';
import { Said } from '../Said.tsx';
import { useHeading } from '../useHeading.ts';
import { useRevisions } from './Revisions.ts';

/** The changes of the municipality's files that git knows, each with its sentence and its lines. */
export const HistoryView = observer(function HistoryView() {
  const history = useRevisions();
  const { words, state, studio } = history;
  const heading = useHeading();
  return (
    <>
      <h2 ref={heading} tabIndex={-1}>
        {words.heading}
      </h2>
      {state?.problem && <p className="studio__note studio__note--bad">{studio.said(state.problem)}</p>}
      {state && !state.hasGit && <p className="studio__note">{words.noGit}</p>}
      {state?.hasGit && !state.author && <Signature />}
      {state?.author && (
        <div className="studio__buttons">
          <p className="studio__hint">{words.signed(state.author.name)}</p>
          {!state.isFixed && (
            <button type="button" onClick={() => history.sign({ name: '', email: '' })}>
              {words.stop}
            </button>
          )}
        </div>
      )}
      {state?.hasGit && (
        <section>
          <h3>{words.changes}</h3>
          {state.revisions.length === 0 && <p className="studio__hint">{words.none}</p>}
          <ol className="studio__steps" aria-label={words.changes}>
            {state.revisions.map((revision) => (
              <Change key={revision.id} revision={revision} />
            ))}
          </ol>
        </section>
      )}
    </>
  );
});

/** In whose name steps become commits; it is asked once. */
const Signature = observer(function Signature() {
  const history = useRevisions();
  const { words } = history;
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const sign = (event: FormEvent) => {
    event.preventDefault();
    void history.sign({ name, email });
  };
  return (
    <form className="studio__form" onSubmit={sign}>
      <p>{words.unsigned}</p>
      <label className="studio__field">
        <span>{words.name}</span>
        <input required autoComplete="name" value={name} onChange={({ target }) => setName(target.value)} />
      </label>
      <label className="studio__field">
        <span>{words.email}</span>
        <input
          required
          type="email"
          autoComplete="email"
          value={email}
          onChange={({ target }) => setEmail(target.value)}
        />
      </label>
      <div className="studio__buttons">
        <button type="submit" className="studio__primary">
          {words.sign}
        </button>
      </div>
    </form>
  );
});

const Change = observer(function Change({ revision }: { revision: Revision }) {
  const history = useRevisions();
  const { words, studio } = history;
  const { id, at, by, sentence } = revision;
  const day = new Intl.DateTimeFormat(studio.language, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <li>
      <p>
        <Said sentence={sentence} />
      </p>
      <p className="studio__hint">
        {day.format(new Date(at))} · {by}
      </p>
      <details onToggle={({ currentTarget }) => currentTarget.open && void history.show(id)}>
        <summary>{studio.words.diff}</summary>
        {history.changes.get(id)?.map((change) => (
          <Diff key={change.file} {...change} />
        ))}
        <button
          type="button"
          title={words.takeBackHint}
          disabled={studio.busy}
          onClick={() => history.takeBack(revision)}
        >
          {words.takeBack}
        </button>
      </details>
    </li>
  );
});
