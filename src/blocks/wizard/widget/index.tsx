import './wizard.css';
import { observer } from 'mobx-react-lite';
import { useEffect, useMemo, useRef } from 'react';
import { Skeleton } from '../../../portal/ui/Skeleton.tsx';
import type { Binding } from '../../binding.ts';
import { ErrorSummary } from '../../form/widget/ErrorSummary.tsx';
import { FormContext, type FormParts } from '../../form/widget/formContext.ts';
import { RestoredNotice } from '../../form/widget/RestoredNotice.tsx';
import { partsWith, useFormParts } from '../../form/widget/useFormParts.ts';
import { Frame } from '../../parts/Frame.tsx';
import { NeedsCode } from '../../parts/NeedsCode.tsx';
import { useFocusKept } from '../../parts/useFocusKept.ts';
import type { WizardBlock } from '../block.ts';
import { captchas, wizardView } from '../steps.ts';
import { CheckPage } from './CheckPage.tsx';
import type { DraftKeeper } from './draft/DraftKeeper.ts';
import { DraftLine, DraftNotice } from './draft/DraftNotice.tsx';
import { useDraft } from './draft/useDraft.ts';
import { partsOfStep } from './partsOfStep.ts';
import { StepList } from './StepList.tsx';
import { StepPage } from './StepPage.tsx';
import { useArrival } from './useArrival.ts';

interface Props {
  block: WizardBlock;
  binding: Binding;
}

/** A form in steps: their list, and the present step or the page of the answers. */
export default observer(function WizardWidget({ block, binding }: Props) {
  return (
    <Frame block={block} binding={binding} skeleton={<Skeleton lines={10} />}>
      {() => <WithDraft block={block} binding={binding} />}
    </Frame>
  );
});

/** What the office has kept is there before the first step is shown. */
const WithDraft = observer(function WithDraft({ block, binding }: Props) {
  const whole = useFormParts(block, binding);
  const keeper = useDraft(block, whole);
  if (keeper?.phase === 'loading') return <Skeleton lines={10} />;
  return <Wizard block={block} whole={whole} keeper={keeper} />;
});

interface WizardProps {
  block: WizardBlock;
  whole: FormParts;
  keeper: DraftKeeper | undefined;
}

const Wizard = observer(function Wizard({ block, whole, keeper }: WizardProps) {
  const { form, binding } = whole;
  const box = useRef<HTMLDivElement>(null);
  useFocusKept(box);
  const view = wizardView(block, binding, form);
  const { id } = view;
  const now = view.steps[view.at];
  const { step, row } = now ?? {};
  const goTo = useArrival(block, whole, id, box);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step that is left is saved.
  useEffect(() => void keeper?.save(), [keeper, id]);
  // The summary of problems and the legend of the asterisk are about the fields of this page only.
  const parts = useMemo(() => {
    if (step && row) return partsOfStep(whole, step, row);
    const late = captchas(block);
    const names = step ? step.fields.filter((name) => !late.includes(name)) : late;
    return partsWith({ ...block, fields: block.fields.filter(({ field }) => names.includes(field)) }, whole);
  }, [block, whole, step, row]);
  return (
    <div className="ok-wizard-box">
      <div className="ok-wizard" aria-busy={form.busy || undefined} ref={box}>
        <NeedsCode binding={binding} />
        <StepList key={id} block={block} binding={binding} view={view} busy={form.busy} />
        <div className="ok-form ok-wizard__page">
          <FormContext value={parts} key={id}>
            <ErrorSummary />
            {keeper && <DraftNotice block={block} keeper={keeper} />}
            {keeper?.takenFrom === undefined && <RestoredNotice />}
            {now ? (
              <StepPage block={block} now={now} view={view} />
            ) : (
              <CheckPage block={block} view={view} onChange={goTo} />
            )}
            {keeper && <DraftLine block={block} keeper={keeper} />}
          </FormContext>
        </div>
      </div>
    </div>
  );
});
