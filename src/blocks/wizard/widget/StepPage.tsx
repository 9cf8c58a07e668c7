import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { Button } from '../../../portal/ui/Button.tsx';
import { useTakenOver } from '../../../portal/ui/useTakenOver.ts';
import type { RowBinding } from '../../binding.ts';
import { FormElement } from '../../form/widget/FormElement.tsx';
import { FormFacts } from '../../form/widget/FormFacts.tsx';
import { FormFieldView } from '../../form/widget/FormFieldView.tsx';
import { FormLayout } from '../../form/widget/FormLayout.tsx';
import { useForm } from '../../form/widget/formContext.ts';
import { RequiredLegend } from '../../form/widget/RequiredLegend.tsx';
import { LockedValue } from '../../form/widget/rows/LockedValue.tsx';
import { Under } from '../../parts/level.tsx';
import type { WizardBlock } from '../block.ts';
import { nextStep, previousStep, type StepView, titleOf, type WizardView } from '../steps.ts';
import { PageHeading } from './PageHeading.tsx';

/** The fields of one step, and the way on. */
export const StepPage = observer(function StepPage(props: { block: WizardBlock; now: StepView; view: WizardView }) {
  const { block, now, view } = props;
  const { binding, form } = useForm();
  const taken = useTakenOver();
  const title = titleOf(now, binding, form);
  const { intro, facts } = now.step;
  return (
    <>
      <PageHeading block={block} view={view} title={title} />
      {intro && <p className="ok-wizard__intro">{binding.text(intro, form.locals)}</p>}
      <RequiredLegend />
      <FormElement onSubmit={() => nextStep(block, binding, binding.form(block))}>
        <Under title={title}>{now.row ? <RowFields row={now.row} /> : <FormLayout />}</Under>
        <FormFacts facts={facts} />
        <div className="ok-form__tools ok-wizard__buttons">
          <Button kind="primary" type="submit" disabled={!taken}>
            {binding.word('wspolne.widzety.kroki.dalej')}
          </Button>
          {view.at > 0 && <BackButton block={block} />}
        </div>
      </FormElement>
    </>
  );
});

/** What is locked in a row is a text. */
function RowFields({ row }: { row: RowBinding }) {
  const Field = useMemo(() => fieldOf(row), [row]);
  return <FormLayout Field={Field} />;
}

const fieldOf = (row: RowBinding) =>
  observer(function RowField({ name }: { name: string }) {
    const field = useForm().fields.get(name);
    return field && row.visible(name) && row.locked(name) ? (
      <LockedValue field={field} />
    ) : (
      <FormFieldView name={name} />
    );
  });

export const BackButton = observer(function BackButton({ block }: { block: WizardBlock }) {
  const { binding, form } = useForm();
  const taken = useTakenOver();
  return (
    <Button
      icon="back"
      disabled={!taken || form.busy}
      onClick={() => previousStep(block, binding, binding.form(block))}
    >
      {binding.word('wspolne.widzety.kroki.wstecz')}
    </Button>
  );
});
