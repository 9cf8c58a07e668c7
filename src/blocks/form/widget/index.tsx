import './form.css';
import { observer } from 'mobx-react-lite';
import { useMemo, useRef } from 'react';
import { Skeleton } from '../../../portal/ui/Skeleton.tsx';
import type { Binding } from '../../binding.ts';
import { Frame } from '../../parts/Frame.tsx';
import { useFocusKept } from '../../parts/useFocusKept.ts';
import type { FormBlock } from '../block.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import { FormContext, useForm } from './formContext.ts';
import { RequiredLegend } from './RequiredLegend.tsx';
import { Restored } from './Restored.tsx';
import { SchemaForm } from './SchemaForm.tsx';
import { useAfterPress } from './useAfterPress.ts';

/** A form of the screen: what is wrong on top, the fields as rjsf lays them out from the request schema, the button. */
export default observer(function FormWidget({ block, binding }: { block: FormBlock; binding: Binding }) {
  const form = binding.form(block);
  const afterPress = useAfterPress();
  const context = useMemo(() => {
    const fields = new Map(block.fields.map((field) => [field.field, field]));
    const leave = (field: string) => afterPress(() => form.leave(field));
    return { block, binding, form, fields, leave, idOf: (field: string) => `${block.id}_${field}` };
  }, [block, binding, form, afterPress]);
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
  const { block, form } = useForm();
  const box = useRef<HTMLDivElement>(null);
  useFocusKept(box);
  return (
    <div className="ok-form" aria-busy={form.busy || undefined} ref={box}>
      <ErrorSummary />
      <Restored />
      <RequiredLegend />
      <SchemaForm block={block} validator={form.validator} submit={form.submit} />
    </div>
  );
});
