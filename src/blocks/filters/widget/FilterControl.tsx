import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import type { PlainControl } from '../../../portal/ui/control.ts';
import { Field } from '../../../portal/ui/Field.tsx';
import { MoneyInput } from '../../../portal/ui/MoneyInput.tsx';
import { TextInput } from '../../../portal/ui/TextInput.tsx';
import type { Binding } from '../../binding.ts';
import { choicesOf } from '../../choices.ts';
import { ChoiceField } from '../../parts/ChoiceField.tsx';
import { plainOf } from '../../parts/plainOf.ts';
import type { FilterField } from '../block.ts';
import { problemOf } from '../view.ts';
import { FilterDate } from './FilterDate.tsx';
import { readTyped, writtenOf } from './typed.ts';

/** One field of the panel. A choice applies at once, what is typed when the field is left or Enter is pressed. */
export const FilterControl = observer(function FilterControl({
  field,
  binding,
  formKey,
}: {
  field: FilterField;
  binding: Binding;
  /** Of the form that sends all fields of the panel without scripts. */
  formKey: string;
}) {
  const plain = plainOf(binding, field.bind, formKey);
  const label = binding.text(field.label);
  const error = problemOf(field, binding);
  switch (field.as) {
    case 'list':
    case 'radio':
    case 'checks':
      return (
        <ChoiceField
          as={field.as}
          label={label}
          choices={choicesOf(field.options ?? { fixed: [] }, binding)}
          value={binding.state(field.bind)}
          onChange={(value) => binding.set({ [field.bind]: value })}
          none={field.as === 'list' ? binding.word('wspolne.widzety.kazdy') : undefined}
          error={error}
          plain={plain}
        />
      );
    case 'date':
      return <FilterDate {...{ field, binding, label, error, plain }} />;
    default:
      return <TypedControl {...{ field, binding, label, error, plain }} as={field.as} />;
  }
});

interface TypedProps {
  field: FilterField;
  as: 'text' | 'money' | 'number';
  binding: Binding;
  label: string;
  error?: string;
  plain?: PlainControl;
}

const TypedControl = observer(function TypedControl({ field, as, binding, label, error, plain }: TypedProps) {
  const id = useId();
  const [draft, setDraft] = useState<string>();
  const [unread, setUnread] = useState(false);
  const value = draft ?? writtenOf(binding.state(field.bind), as, binding.language);
  const apply = (typed: string | undefined) => {
    if (typed === undefined) return;
    const read = readTyped(typed, as);
    setUnread(read === undefined);
    if (read !== undefined) setDraft(undefined);
    binding.set({ [field.bind]: read ?? null });
  };
  const input = {
    value,
    onChange: setDraft,
    onBlur: () => apply(draft),
  };
  const shown = unread ? binding.word(`wspolne.widzety.zleWpisane.${as}`) : error;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        apply(draft);
      }}
    >
      <Field id={id} label={label} error={shown} plain={plain && { ...plain, onEarly: apply }}>
        {(control) => {
          if (as === 'money') return <MoneyInput {...control} {...input} />;
          return <TextInput {...control} {...input} inputMode={as === 'number' ? 'decimal' : undefined} />;
        }}
      </Field>
    </form>
  );
});
