import { observer } from 'mobx-react-lite';
import { Button } from '../../../portal/ui/Button.tsx';
import { useTakenOver } from '../../../portal/ui/useTakenOver.ts';
import { FormElement } from '../../form/widget/FormElement.tsx';
import { FormLayout } from '../../form/widget/FormLayout.tsx';
import { useForm } from '../../form/widget/formContext.ts';
import { RequiredLegend } from '../../form/widget/RequiredLegend.tsx';
import { Under } from '../../parts/level.tsx';
import type { WizardBlock, WizardStep } from '../block.ts';
import { nextStep, previousStep, type WizardView } from '../steps.ts';
import { PageHeading } from './PageHeading.tsx';

/** The fields of one step, and the way on. */
export const StepPage = observer(function StepPage(props: { block: WizardBlock; step: WizardStep; view: WizardView }) {
  const { block, step, view } = props;
  const { binding, form } = useForm();
  const taken = useTakenOver();
  const title = binding.text(step.title, form.locals);
  return (
    <>
      <PageHeading block={block} view={view} title={title} />
      {step.intro && <p className="ok-wizard__intro">{binding.text(step.intro, form.locals)}</p>}
      <RequiredLegend />
      <FormElement onSubmit={() => nextStep(block, binding, form)}>
        <Under title={title}>
          <FormLayout />
        </Under>
        <div className="ok-wizard__buttons">
          <Button kind="primary" type="submit" disabled={!taken}>
            {binding.word('wspolne.widzety.kroki.dalej')}
          </Button>
          {view.at > 0 && <BackButton block={block} />}
        </div>
      </FormElement>
    </>
  );
});

export const BackButton = observer(function BackButton({ block }: { block: WizardBlock }) {
  const { binding, form } = useForm();
  const taken = useTakenOver();
  return (
    <Button icon="back" disabled={!taken || form.busy} onClick={() => previousStep(block, binding, form)}>
      {binding.word('wspolne.widzety.kroki.wstecz')}
    </Button>
  );
});
