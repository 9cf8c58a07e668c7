import { observer } from 'mobx-react-lite';
import { useCommon } from './common/Common.ts';
import { useStudio } from './context.ts';

/** Undo, redo, the steps, and whether it is at work. */
export const Bar = observer(function Bar() {
  const studio = useStudio();
  const common = useCommon();
  const { words, state, view } = studio;
  const last = state.steps.at(-1);
  const [next] = state.undone;
  return (
    <div className="studio__bar">
      <button type="button" disabled={!last} title={last && studio.said(last.sentence)} onClick={() => studio.undo()}>
        <span aria-hidden="true">↶ </span>
        {words.undo}
      </button>
      <button type="button" disabled={!next} title={next && studio.said(next.sentence)} onClick={() => studio.redo()}>
        <span aria-hidden="true">↷ </span>
        {words.redo}
      </button>
      <button
        type="button"
        aria-pressed={view === 'steps'}
        onClick={() => studio.go(view === 'steps' ? 'blocks' : 'steps')}
      >
        {words.steps} {state.steps.length > 0 && <span className="studio__count">{state.steps.length}</span>}
      </button>
      {/* A screen reader is told the result. */}
      <span className="studio__busy" aria-hidden="true">
        {studio.busy && words.busy}
      </span>
      {common?.isHosted && (
        <button type="button" title={common.clerk.name} onClick={() => common.logOut()}>
          {common.words.logout}
        </button>
      )}
    </div>
  );
});
