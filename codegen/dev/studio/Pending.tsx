import { observer } from 'mobx-react-lite';
import type { Plan } from '../../studio/api.ts';
import { useStudio } from './context.ts';
import { Diff } from './Diff.tsx';
import { Said } from './Said.tsx';

/** What is written and not saved: its sentence, what it touches, its problems, and the files as they would be. */
export const Pending = observer(function Pending({ onDiscard }: { onDiscard?: () => void }) {
  const studio = useStudio();
  const { words, drafts } = studio;
  if (drafts.list.length === 0) return null;
  const discard = () => {
    drafts.clear();
    onDiscard?.();
  };
  return (
    <section className="studio__pending" aria-label={words.pending}>
      {drafts.list.map(({ name, plan, refused }) => (
        <div key={name} className="studio__plan">
          {refused && (
            <p className="studio__note studio__note--bad">
              {refused.why ? studio.said(refused.why) : words.unreachable}
            </p>
          )}
          {!refused && !plan && <p className="studio__muted">{words.planning}</p>}
          {plan && <Planned plan={plan} />}
        </div>
      ))}
      <div className="studio__buttons">
        <button type="button" className="studio__primary" disabled={!drafts.canSave} onClick={() => studio.save()}>
          {words.save}
        </button>
        <button type="button" onClick={discard}>
          {words.discard}
        </button>
      </div>
    </section>
  );
});

const Planned = observer(function Planned({ plan }: { plan: Plan }) {
  const studio = useStudio();
  const { words } = studio;
  const { sentence, touches, problems, diff } = plan;
  return (
    <>
      <p className="studio__sentence">
        <Said sentence={sentence} />
      </p>
      <ProblemList problems={problems} />
      {problems.some(({ severity }) => severity === 'error') && <p className="studio__muted">{words.withErrors}</p>}
      {touches.length === 0 ? (
        <p className="studio__muted">{words.touchesNothing}</p>
      ) : (
        <p>
          {words.touches}:{' '}
          {touches.map(({ kind, name, title }, index) => (
            <span key={`${kind} ${name}`}>
              {index > 0 && ', '}
              {words.touchKinds[kind]} <strong>{title ?? name}</strong>
            </span>
          ))}
        </p>
      )}
      <details>
        <summary>{words.diff}</summary>
        {diff.map((change) => (
          <Diff key={change.file} {...change} />
        ))}
      </details>
    </>
  );
});

export const ProblemList = observer(function ProblemList({ problems }: { problems: Plan['problems'] }) {
  const { words } = useStudio();
  if (problems.length === 0) return null;
  return (
    <div className="studio__problems">
      <strong>{words.problems(problems.length)}</strong> {words.messagesAre}
      <ul>
        {problems.map(({ file, line, column, message, code, severity }) => (
          <li key={`${file}:${line}:${column} ${code}`} data-severity={severity}>
            <span lang="en">{message}</span>{' '}
            <code>
              {file}:{line}
            </code>
          </li>
        ))}
      </ul>
    </div>
  );
});
