import { observer } from 'mobx-react-lite';
import { useHeading } from '../useHeading.ts';
import { CaseSteps } from './CaseSteps.tsx';
import { useScenarios } from './Scenarios.ts';
import type { Script } from './Script.ts';

/** A scenario while it is recorded or changed. */
export const ScriptView = observer(function ScriptView({ script }: { script: Script }) {
  const scenarios = useScenarios();
  const { words, state, restarted, isElsewhere, saving } = scenarios;
  const heading = useHeading();
  return (
    <>
      <h2 ref={heading} tabIndex={-1}>
        {script.index === undefined ? words.newRecording : words.changing} <code>{script.screen}</code>
      </h2>
      {state === 'preparing' && <p className="studio__note">{words.preparing}</p>}
      {state === 'recording' && (
        <p className={isElsewhere ? 'studio__note studio__note--wait' : 'studio__note scenario__live'}>
          {isElsewhere ? words.elsewhere : words.live}
        </p>
      )}
      {restarted && <p className="studio__note studio__note--wait">{words.restarted}</p>}
      <CaseSteps script={script} open />
      {script.steps.length === 0 && <p className="studio__hint">{words.noSteps}</p>}
      {state === 'recording' && !isElsewhere && <Must />}
      <label className="studio__field">
        <span>{words.name}</span>
        <input
          value={script.name}
          maxLength={200}
          placeholder={words.nameExample}
          onChange={({ target }) => {
            script.rename(target.value);
          }}
        />
      </label>
      {script.result && <p className="studio__note studio__note--bad">{words.notSaved}</p>}
      {saving && <p className="studio__note">{words.saving}</p>}
      <div className="studio__buttons">
        <button
          type="button"
          className="studio__primary"
          disabled={saving || state === 'preparing' || script.name.trim() === '' || script.steps.length === 0}
          onClick={() => void scenarios.save()}
        >
          {words.save}
        </button>
        {state === 'recording' && (
          <button type="button" onClick={() => scenarios.stop()}>
            {words.stop}
          </button>
        )}
        <button type="button" disabled={saving} onClick={() => scenarios.close()}>
          {words.discard}
        </button>
      </div>
      <p className="studio__hint">{words.secrets}</p>
    </>
  );
});

const Must = observer(function Must() {
  const scenarios = useScenarios();
  const { words, must, seen } = scenarios;
  return (
    <div className="scenario__must">
      <button type="button" aria-pressed={must} onClick={() => scenarios.point(!must)}>
        {words.must}
      </button>
      {must && (
        <>
          <p className="studio__hint">{words.mustHint}</p>
          <label className="studio__field">
            <span>{words.mustList}</span>
            <select
              value=""
              onChange={({ target }) => {
                const chosen = seen[Number(target.value)];
                if (chosen) scenarios.expect(chosen);
              }}
            >
              <option value="">{words.mustNone}</option>
              {seen.map(({ address, text }, index) => (
                <option key={address} value={index}>
                  {text ? `${text} · ${address}` : address}
                </option>
              ))}
            </select>
          </label>
        </>
      )}
    </div>
  );
});
