import { observer } from 'mobx-react-lite';
import { plain } from '../../../studio/plain.ts';
import type { CaseMiss } from '../../../studio/scenarios/api.ts';
import { givenSentence, stepSentence } from '../../../studio/scenarios/stepSentence.ts';
import { useStudio } from '../context.ts';
import { Said } from '../Said.tsx';
import { useScenarios } from './Scenarios.ts';
import type { Script } from './Script.ts';

/** A scenario in sentences, its failing step marked; `open` steps can be moved and removed. */
export const CaseSteps = observer(function CaseSteps({ script, open }: { script: Script; open?: boolean }) {
  const { words, studio } = useScenarios();
  const { steps, given, result } = script;
  const atStart = result?.misses.filter((miss) => !steps.some((_, step) => script.missesAt(step).includes(miss))) ?? [];
  return (
    <ol className="studio__steps scenario__steps" aria-label={words.steps}>
      <li>
        <Said sentence={givenSentence(given)} />
        <Misses misses={atStart} said={words.failsStart} />
      </li>
      {steps.map(({ step, about }, index) => {
        const sentence = stepSentence(step, about);
        const text = plain(sentence[studio.language]);
        const misses = script.missesAt(index);
        const said =
          index === steps.length - 1 && misses.some((one) => one.step === undefined)
            ? words.failsEnd
            : 'then' in step
              ? words.failsStep(index + 1)
              : words.failsAt(index + 1);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same step may be there twice.
          <li key={index} data-bad={misses.length > 0 ? true : undefined} data-then={'then' in step ? true : undefined}>
            <p>
              <Said sentence={sentence} />
            </p>
            <Misses misses={misses} said={said} />
            {open && (
              <div className="scenario__tools">
                <button
                  type="button"
                  aria-label={words.up(text)}
                  disabled={index === 0}
                  onClick={() => script.move(index, -1)}
                >
                  ↑
                </button>
                <button
                  type="button"
                  aria-label={words.down(text)}
                  disabled={index === steps.length - 1}
                  onClick={() => script.move(index, 1)}
                >
                  ↓
                </button>
                <button type="button" aria-label={words.removeStep(text)} onClick={() => script.remove(index)}>
                  ×
                </button>
              </div>
            )}
          </li>
        );
      })}
    </ol>
  );
});

const Misses = observer(function Misses({ misses, said }: { misses: readonly CaseMiss[]; said: string }) {
  const { language } = useStudio();
  if (misses.length === 0) return null;
  return (
    <div className="studio__note studio__note--bad">
      <p>{said}</p>
      {misses.map(({ message }) => (
        <p key={message.en}>{message[language]}</p>
      ))}
    </div>
  );
});
