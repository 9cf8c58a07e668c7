import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { PublishState } from '../../../studio/published.ts';
import { useLack } from '../common/Common.ts';
import { CommonView } from '../common/CommonView.tsx';
import { Said } from '../Said.tsx';
import { useHeading } from '../useHeading.ts';
import { usePublisher } from './Publisher.ts';

/** What has changed since the published version, a button to publish it, and the versions to go back to. */
export const PublishView = observer(function PublishView() {
  const publisher = usePublisher();
  const { words, state } = publisher;
  const heading = useHeading();
  return (
    <>
      <h2 ref={heading} tabIndex={-1}>
        {words.heading}
      </h2>
      <p className="studio__hint">{words.hint}</p>
      <CommonView />
      {state && state.place === undefined && (
        <div className="studio__note">
          <p>{words.noPlace}</p>
          <pre className="publish__command">
            okienko dev gmina --to /srv/published{'\n'}OKIENKO_CONFIG=/srv/published/current
          </pre>
        </div>
      )}
      {state?.place !== undefined && (
        <>
          <p className="studio__note">
            {state.current === undefined ? words.nothing : <strong>{words.serves(state.current)}</strong>}
          </p>
          <Changes state={state} />
          <Publish state={state} />
          <Versions state={state} />
        </>
      )}
    </>
  );
});

const Changes = observer(function Changes({ state }: { state: PublishState }) {
  const { words } = usePublisher();
  const { current, changes } = state;
  if (current === undefined) return null;
  const isNone = changes.steps.length + changes.files.length === 0;
  return (
    <section>
      <h3>{words.changes(current)}</h3>
      {isNone && <p className="studio__hint">{words.none}</p>}
      <ul className="studio__steps" aria-label={words.changes(current)}>
        {changes.steps.map(({ id, sentence }) => (
          <li key={id}>
            <Said sentence={sentence} />
          </li>
        ))}
        {changes.files.map((name) => (
          <li key={name}>{words.file(name)}</li>
        ))}
      </ul>
    </section>
  );
});

/** It comes below a button, perhaps below the edge of the panel. */
const show = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' });

const Publish = observer(function Publish({ state }: { state: PublishState }) {
  const publisher = usePublisher();
  const { words, result, isPublishing, studio } = publisher;
  const [note, setNote] = useState('');
  const { progress, changes, current } = state;
  const lack = useLack('publishing');
  const isNew = current === undefined || changes.steps.length + changes.files.length > 0;
  return (
    <form
      className="studio__form"
      onSubmit={(event) => {
        event.preventDefault();
        void publisher.publish(note).then((isDone) => isDone && setNote(''));
      }}
    >
      {studio.state.underWay && <p className="studio__note studio__note--wait">{words.underWay}</p>}
      <label className="studio__field">
        <span>{words.note}</span>
        <input value={note} maxLength={200} onChange={({ target }) => setNote(target.value)} />
      </label>
      <div className="studio__buttons">
        <button
          type="submit"
          className="studio__primary"
          disabled={isPublishing || !isNew || lack !== undefined}
          title={lack}
        >
          {words.publish}
        </button>
      </div>
      {isPublishing && progress && (
        <div className="publish__progress" ref={show}>
          <label htmlFor="publish-progress">{words.doing[progress.doing]}</label>
          <progress id="publish-progress" max={progress.of} value={progress.done} />
        </div>
      )}
      {result && 'version' in result && (
        <p className="studio__note publish__done" ref={show}>
          {words.done(result.version)}
        </p>
      )}
      {result && 'why' in result && (
        <div className="studio__note studio__note--bad">
          <p>{words.whyNot[result.why]}</p>
          {'text' in result && (result.why === 'errors' || result.why === 'scenarios') && (
            <details>
              <summary>{words.details}</summary>
              {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long lines scroll, also by keyboard. */}
              <pre className="publish__command" tabIndex={0} lang="en">
                {result.text}
              </pre>
            </details>
          )}
        </div>
      )}
    </form>
  );
});

const Versions = observer(function Versions({ state }: { state: PublishState }) {
  const publisher = usePublisher();
  const { words, studio, isPublishing } = publisher;
  const [asked, setAsked] = useState<number>();
  const { versions, current } = state;
  const lack = useLack('publishing');
  if (versions.length === 0) return null;
  const day = (at: string) =>
    new Intl.DateTimeFormat(studio.language, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(at));
  return (
    <section>
      <h3>{words.versions}</h3>
      <ol className="studio__steps" aria-label={words.versions}>
        {versions.map(({ nr, at, by, note }) => (
          <li key={nr} data-undone={nr === current ? undefined : true}>
            <p>
              <strong>{words.version(nr)}</strong> {nr === current && <span>· {words.current}</span>}
            </p>
            <p className="studio__hint">
              {day(at)} · {by} {note && `· ${note}`}
            </p>
            {nr !== current && asked !== nr && (
              <button
                type="button"
                disabled={isPublishing || lack !== undefined}
                title={lack}
                onClick={() => setAsked(nr)}
              >
                {words.serve(nr)}
              </button>
            )}
            {nr !== current && asked === nr && (
              <fieldset className="studio__note studio__note--wait publish__sure">
                <legend className="studio__unseen">{words.serve(nr)}</legend>
                <p>{words.sure(nr)}</p>
                <div className="studio__buttons">
                  <button
                    type="button"
                    className="studio__primary"
                    // biome-ignore lint/a11y/noAutofocus: the question stands in place of the button that was pressed.
                    autoFocus
                    onClick={() => {
                      setAsked(undefined);
                      void publisher.serve(nr);
                    }}
                  >
                    {words.yes}
                  </button>
                  <button type="button" onClick={() => setAsked(undefined)}>
                    {words.no}
                  </button>
                </div>
              </fieldset>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
});
