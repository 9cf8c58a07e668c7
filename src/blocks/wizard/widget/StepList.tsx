import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import { Icon } from '../../../portal/ui/Icon.tsx';
import { useTakenOver } from '../../../portal/ui/useTakenOver.ts';
import type { Binding } from '../../binding.ts';
import type { WizardBlock } from '../block.ts';
import { CHECK_PAGE, titleOf, visitStep, type WizardView } from '../steps.ts';

interface Props {
  block: WizardBlock;
  binding: Binding;
  view: WizardView;
  busy: boolean;
}

/** One line of the list. */
interface Line {
  id: string;
  title: string;
  isDone: boolean;
  isOpen: boolean;
}

/** All steps, and where the resident is. In a narrow place it is folded under a button that says so. */
export const StepList = observer(function StepList({ block, binding, view, busy }: Props) {
  const [open, setOpen] = useState(false);
  const list = useId();
  const form = binding.form(block);
  const lines: Line[] = view.steps.map((step) => ({ ...step, title: titleOf(step, binding, form) }));
  const last = { id: CHECK_PAGE, title: binding.word('wspolne.widzety.kroki.sprawdz'), isDone: false };
  const go = (id: string) => {
    setOpen(false);
    visitStep(block, binding, form, id);
  };
  return (
    <nav className="ok-wizard__nav" aria-label={binding.word('wspolne.widzety.kroki.lista')}>
      <button
        type="button"
        className="ok-button ok-button--wide ok-wizard__fold"
        aria-expanded={open}
        aria-controls={list}
        onClick={() => setOpen(!open)}
      >
        {positionWords(binding, view)}
        <Icon name={open ? 'up' : 'down'} />
      </button>
      <ol id={list} className={`ok-form__list ok-wizard__steps${open ? '' : ' ok-wizard__steps--folded'}`}>
        {[...lines, { ...last, isOpen: view.isComplete }].map((line, index) => (
          <StepLine
            key={line.id}
            line={line}
            number={index + 1}
            isCurrent={index === view.at}
            done={binding.word('wspolne.widzety.kroki.ukonczony')}
            busy={busy}
            onGo={go}
          />
        ))}
      </ol>
    </nav>
  );
});

/** "Krok 2 z 5": the page of the answers is counted too. */
export const positionWords = (binding: Binding, { at, steps }: WizardView): string =>
  binding.word('wspolne.widzety.kroki.krokZ', { numer: at + 1, wszystkie: steps.length + 1 });

function StepLine(props: {
  line: Line;
  number: number;
  isCurrent: boolean;
  done: string;
  busy: boolean;
  onGo: (id: string) => void;
}) {
  const { line, number, isCurrent, done, busy, onGo } = props;
  const taken = useTakenOver();
  const { id, title, isDone, isOpen } = line;
  const state = isCurrent ? 'current' : isDone ? 'done' : 'later';
  const words = (
    <>
      <span className="ok-wizard__mark" aria-hidden="true">
        {isDone && !isCurrent ? <Icon name="check" /> : number}
      </span>
      <span className="ok-wizard__title">
        {title}
        {isDone && !isCurrent && <span className="ok-hidden"> ({done})</span>}
      </span>
    </>
  );
  return (
    <li className={`ok-wizard__step ok-wizard__step--${state}`} aria-current={isCurrent ? 'step' : undefined}>
      {isOpen && !isCurrent ? (
        <button type="button" className="ok-wizard__line" disabled={!taken || busy} onClick={() => onGo(id)}>
          {words}
        </button>
      ) : (
        <span className="ok-wizard__line">{words}</span>
      )}
    </li>
  );
}
