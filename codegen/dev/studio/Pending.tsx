import { observer } from 'mobx-react-lite';
import { type RefObject, useEffect, useRef } from 'react';
import type { Plan } from '../../studio/api.ts';
import { useStudio } from './context.ts';
import { Diff } from './Diff.tsx';
import { Said } from './Said.tsx';

/** What is written and not saved: its sentences, what it touches, its problems, and the files as they would be. */
export const Pending = observer(function Pending({ note, onDiscard }: { note?: string; onDiscard?: () => void }) {
  const studio = useStudio();
  const { words, drafts } = studio;
  const box = useRef<HTMLElement>(null);
  useRoomFor(box, drafts.list.length > 0);
  if (drafts.list.length === 0) return null;
  const plans = drafts.list.flatMap(({ plan }) => plan ?? []);
  const discard = () => {
    drafts.clear();
    onDiscard?.();
  };
  return (
    <section className="studio__pending" aria-label={words.pending} ref={box}>
      <div className="studio__plan">
        {drafts.lines.map(({ name, plan, refused }) =>
          refused ? (
            <p key={name} className="studio__note studio__note--bad">
              {refused.why ? studio.said(refused.why) : words.unreachable}
            </p>
          ) : (
            <p key={name} className={plan ? 'studio__sentence' : 'studio__muted'}>
              {plan ? <Said sentence={plan.sentence} /> : words.planning}
            </p>
          ),
        )}
        {note && <p className="studio__note">{note}</p>}
        {plans.length > 0 && <Planned plans={plans} />}
      </div>
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

/** What several changes touch and break is said once. */
const Planned = observer(function Planned({ plans }: { plans: readonly Plan[] }) {
  const { words } = useStudio();
  const problems = unique(
    plans.flatMap((plan) => plan.problems),
    placeOf,
  );
  const touches = unique(
    plans.flatMap((plan) => plan.touches),
    ({ kind, name }) => `${kind} ${name}`,
  );
  return (
    <>
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
        {plans.map(({ sentence, diff }) =>
          diff.map((change) => <Diff key={`${sentence.en} ${change.file}`} {...change} />),
        )}
      </details>
    </>
  );
});

const placeOf = ({ file, line, column, code }: Plan['problems'][number]) => `${file}:${line}:${column} ${code}`;

const unique = <One,>(all: readonly One[], nameOf: (one: One) => string): readonly One[] => [
  ...new Map(all.map((one) => [nameOf(one), one])).values(),
];

/** The box covers the lower end of the panel, so what is written scrolls to a place above it. */
function useRoomFor(box: RefObject<HTMLElement | null>, isShown: boolean): void {
  useEffect(() => {
    const panel = box.current?.closest<HTMLElement>('[role="tabpanel"]');
    if (!box.current || !panel || !isShown) return;
    const observer = new ResizeObserver(() => {
      panel.style.scrollPaddingBlockEnd = `${box.current?.offsetHeight ?? 0}px`;
      const written = document.activeElement;
      if (panel.contains(written) && !box.current?.contains(written)) written?.scrollIntoView({ block: 'nearest' });
    });
    observer.observe(box.current);
    return () => {
      observer.disconnect();
      panel.style.scrollPaddingBlockEnd = '';
    };
  }, [box, isShown]);
}

export const ProblemList = observer(function ProblemList({ problems }: { problems: Plan['problems'] }) {
  const { words } = useStudio();
  if (problems.length === 0) return null;
  return (
    <div className="studio__problems">
      <strong>{words.problems(problems.length)}</strong> {words.messagesAre}
      <ul>
        {problems.map((problem) => (
          <li key={placeOf(problem)} data-severity={problem.severity}>
            <span lang="en">{problem.message}</span>{' '}
            <code>
              {problem.file}:{problem.line}
            </code>
          </li>
        ))}
      </ul>
    </div>
  );
});
