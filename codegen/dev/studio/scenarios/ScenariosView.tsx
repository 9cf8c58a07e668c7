import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { CaseResult, ListedCase, ScreenScenarios } from '../../../studio/scenarios/api.ts';
import { useHeading } from '../useHeading.ts';
import { CaseSteps } from './CaseSteps.tsx';
import { useScenarios } from './Scenarios.ts';
import { Script } from './Script.ts';
import { ScriptView } from './ScriptView.tsx';

/** The scenarios of the municipality with their last results, or the one that is recorded or changed. */
export const ScenariosView = observer(function ScenariosView() {
  const { script } = useScenarios();
  return script ? <ScriptView key={script.screen} script={script} /> : <ListView />;
});

const ListView = observer(function ListView() {
  const scenarios = useScenarios();
  const { words, list, studio, running, mocked, saved } = scenarios;
  const heading = useHeading();
  const { screen, isLoading } = studio.shown;
  const { progress } = list ?? {};
  return (
    <>
      <h2 ref={heading} tabIndex={-1}>
        {words.heading}
      </h2>
      <p className="studio__hint">{words.hint}</p>
      {saved !== undefined && <p className="studio__note scenario__saved">{words.saved(saved)}</p>}
      {!mocked && <p className="studio__note studio__note--wait">{words.realOffice}</p>}
      {mocked && screen === undefined && !isLoading && <p className="studio__note">{words.noScreen}</p>}
      <div className="studio__buttons">
        {mocked && screen !== undefined && (
          <button type="button" className="studio__primary" onClick={() => scenarios.record()}>
            {words.record}
          </button>
        )}
        <button type="button" disabled={running || !list} onClick={() => void scenarios.run()}>
          {words.runAll}
        </button>
      </div>
      {running && progress && (
        <div className="publish__progress">
          <label htmlFor="scenarios-progress">{words.running(progress.done, progress.of)}</label>
          <progress id="scenarios-progress" max={progress.of} value={progress.done} />
        </div>
      )}
      {list?.errors !== undefined && <p className="studio__note studio__note--bad">{words.errors}</p>}
      <Drafts />
      {list?.screens
        .toSorted((a, b) => Number(b.screen === screen) - Number(a.screen === screen))
        .map((one) => (
          <ScreenCases key={one.screen} of={one} isShown={one.screen === screen} />
        ))}
    </>
  );
});

const Drafts = observer(function Drafts() {
  const scenarios = useScenarios();
  const { words, list } = scenarios;
  if (!list || list.drafts.length === 0) return null;
  return (
    <section>
      <h3>{words.drafts}</h3>
      <p className="studio__hint">{words.draftsHint}</p>
      <ul className="studio__steps">
        {list.drafts.map(({ screen, value, result }) => (
          <li key={`${screen} ${value.name}`}>
            <p>
              {value.name} <code>{screen}</code>
            </p>
            <div className="studio__buttons">
              <button
                type="button"
                aria-label={words.goOn(value.name)}
                onClick={() => scenarios.change(screen, value, undefined, result)}
              >
                {words.goOnShort}
              </button>
              <button
                type="button"
                aria-label={words.remove(value.name)}
                onClick={() => void scenarios.drop(screen, value.name)}
              >
                {words.removeShort}
              </button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
});

const ScreenCases = observer(function ScreenCases({ of, isShown }: { of: ScreenScenarios; isShown: boolean }) {
  const scenarios = useScenarios();
  const { words, running } = scenarios;
  const { screen, title, own, cases } = of;
  const failing = cases.filter(({ result }) => result && result.misses.length > 0).length;
  const [open, setOpen] = useState(isShown);
  return (
    <details
      open={open || failing > 0}
      className="scenario__screen"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        {title || screen}{' '}
        <span className="studio__muted">
          {words.cases(cases.length)}
          {!own && ` · ${words.ofBase}`}
        </span>
        {failing > 0 && <strong className="scenario__bad"> {words.failing(failing)}</strong>}
      </summary>
      <div className="studio__buttons">
        <button
          type="button"
          aria-label={words.run(title || screen)}
          disabled={running}
          onClick={() => void scenarios.run([screen])}
        >
          {words.runShort}
        </button>
        <code>{screen}</code>
      </div>
      <ul className="studio__steps" aria-label={title || screen}>
        {cases.map((one, index) => (
          <CaseLine key={one.value.name} screen={screen} one={one} index={index} />
        ))}
      </ul>
    </details>
  );
});

const CaseLine = observer(function CaseLine({
  screen,
  one,
  index,
}: {
  screen: string;
  one: ListedCase;
  index: number;
}) {
  const scenarios = useScenarios();
  const { words } = scenarios;
  const { value, result } = one;
  const isBad = result !== undefined && result.misses.length > 0;
  const [open, setOpen] = useState(false);
  return (
    <li>
      <details open={open || isBad} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>
          {value.name} <Outcome result={result} />
        </summary>
        {(open || isBad) && <CaseSteps script={new Script(screen, value, index, result)} />}
        <div className="studio__buttons">
          <button
            type="button"
            aria-label={words.edit(value.name)}
            onClick={() => scenarios.change(screen, value, index, result)}
          >
            {words.editShort}
          </button>
          <button
            type="button"
            aria-label={words.remove(value.name)}
            onClick={() => void scenarios.remove(screen, index)}
          >
            {words.removeShort}
          </button>
        </div>
      </details>
    </li>
  );
});

const Outcome = observer(function Outcome({ result }: { result: CaseResult | undefined }) {
  const { words } = useScenarios();
  if (!result) return <span className="studio__muted">· {words.notRun}</span>;
  const isBad = result.misses.length > 0;
  return (
    <span className={isBad ? 'scenario__bad' : 'scenario__good'}>
      · {isBad ? `✗ ${words.fails}` : `✓ ${words.passes}`}
      {result.old && <span className="studio__muted"> ({words.old})</span>}
    </span>
  );
});
