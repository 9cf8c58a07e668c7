import './form.css';
import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { Skeleton } from '../../../portal/ui/Skeleton.tsx';
import type { Binding } from '../../binding.ts';
import { Frame } from '../../parts/Frame.tsx';
import { NeedsCode } from '../../parts/NeedsCode.tsx';
import { useFocusKept } from '../../parts/useFocusKept.ts';
import type { FormBlock } from '../block.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import { FormElement } from './FormElement.tsx';
import { FormFacts } from './FormFacts.tsx';
import { FormLayout } from './FormLayout.tsx';
import { FormContext, useForm } from './formContext.ts';
import { RequiredLegend } from './RequiredLegend.tsx';
import { RestoredNotice } from './RestoredNotice.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import { useFormParts } from './useFormParts.ts';

/** A form of the screen: the problems on top, the fields of its layout, the button. */
export default observer(function FormWidget({ block, binding }: { block: FormBlock; binding: Binding }) {
  const context = useFormParts(block, binding);
  return (
    <Frame block={block} binding={binding} skeleton={<Skeleton lines={block.fields.length * 2} />}>
      {() => (
        <FormContext value={context}>
          <FormBody />
        </FormContext>
      )}
    </Frame>
  );
});

const FormBody = observer(function FormBody() {
  const { block, form, binding } = useForm();
  const box = useRef<HTMLDivElement>(null);
  useFocusKept(box);
  return (
    <div className="ok-form" aria-busy={form.busy || undefined} ref={box}>
      <NeedsCode binding={binding} />
      <ErrorSummary />
      <RestoredNotice />
      <RequiredLegend />
      <FormElement onSubmit={() => void form.submit()}>
        <FormLayout />
        <FormFacts facts={block.facts} />
        <SubmitButton />
      </FormElement>
    </div>
  );
});
