import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import { formatDate } from '../../../lang/values/dates.ts';
import { dateProblem } from '../../../lang/values/typedDate.ts';
import type { PlainControl } from '../../../portal/ui/control.ts';
import { DateInput } from '../../../portal/ui/DateInput.tsx';
import { Field } from '../../../portal/ui/Field.tsx';
import { VisuallyHidden } from '../../../portal/ui/VisuallyHidden.tsx';
import type { Binding } from '../../binding.ts';
import { boundOf, dateParts } from '../../parts/dateParts.ts';
import type { FilterField } from '../block.ts';
import { readTyped, writtenOf } from './typed.ts';

interface DateProps {
  field: FilterField;
  binding: Binding;
  label: string;
  error?: string;
  plain?: PlainControl;
}

interface Draft {
  typed: string;
  /** The field was left, or Enter was pressed: its problem is shown. */
  left: boolean;
  /** The state at the time of typing. */
  over: unknown;
}

/** A day applies when it is picked or typed to its end, when the field is left, and with Enter. */
export const FilterDate = observer(function FilterDate({ field, binding, label, error, plain }: DateProps) {
  const id = useId();
  const [draft, setDraft] = useState<Draft>();
  const [min, max] = [field.min, field.max].map((tree) => boundOf(binding, tree));
  const { language, words, hint, pattern } = dateParts(binding, label, { min, max });
  const state = binding.state(field.bind) ?? null;
  // The typed text stays until something else changes the state.
  const typing = draft?.over === state ? draft : undefined;

  const problemOf = (typed: string): string | undefined => {
    const date = readTyped(typed, 'date');
    if (date === null) return undefined;
    if (typeof date !== 'string') return binding.word('bledy.data.invalid');
    const why = dateProblem(date, { min, max }, max && binding.value(['$', 'today']));
    const limit = why === 'early' ? min : why === 'late' ? max : undefined;
    return why && binding.word(`bledy.data.${why}`, limit ? { data: formatDate(limit) } : undefined);
  };
  const apply = (typed: string) => {
    const left = problemOf(typed) !== undefined;
    const value = left ? null : (readTyped(typed, 'date') ?? null);
    setDraft(left ? { typed, left, over: value } : undefined);
    binding.set({ [field.bind]: value });
  };
  const leave = () => typing && apply(typing.typed);
  const onChange = (typed: string) => {
    if (typed === '' || (/^\d\d\.\d\d\.\d{4}$/.test(typed) && !problemOf(typed))) apply(typed);
    else setDraft({ typed, left: false, over: state });
  };

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        leave();
      }}
    >
      <Field
        id={id}
        label={label}
        hint={<VisuallyHidden>{hint}</VisuallyHidden>}
        error={typing?.left ? problemOf(typing.typed) : error}
        plain={plain && { ...plain, onEarly: apply }}
      >
        {(control) => (
          <DateInput
            {...control}
            {...{ language, words, min, max, onChange }}
            value={typing?.typed ?? writtenOf(state, 'date', language)}
            onBlur={leave}
            onPick={apply}
            placeholder={pattern}
          />
        )}
      </Field>
    </form>
  );
});
