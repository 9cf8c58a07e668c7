import { observer } from 'mobx-react-lite';
import { useStudio } from './context.ts';
import { keepLanguage, LANGUAGES, type Spoken } from './words.ts';

/** Undo, redo, the steps, and the language of the studio. */
export const Bar = observer(function Bar() {
  const studio = useStudio();
  const { words, state, language, view } = studio;
  const last = state.steps.at(-1);
  const [next] = state.undone;
  const speak = (wanted: Spoken) => {
    keepLanguage(localStorage, wanted);
    studio.speak(wanted);
  };
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
      <select
        aria-label={words.language}
        title={words.language}
        value={language}
        onChange={({ target }) => speak(target.value === 'pl' ? 'pl' : 'en')}
      >
        {LANGUAGES.map((one) => (
          <option key={one} value={one}>
            {one}
          </option>
        ))}
      </select>
    </div>
  );
});
