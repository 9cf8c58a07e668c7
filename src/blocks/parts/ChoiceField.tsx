import './ChoiceField.css';
import { useId, useLayoutEffect, useRef } from 'react';
import { Checkbox } from '../../portal/ui/Checkbox.tsx';
import type { PlainControl } from '../../portal/ui/control.ts';
import { Field } from '../../portal/ui/Field.tsx';
import { RadioGroup } from '../../portal/ui/RadioGroup.tsx';
import { Select } from '../../portal/ui/Select.tsx';
import type { Choice } from '../choices.ts';

export interface ChoiceFieldProps {
  as: 'list' | 'radio' | 'checks';
  label: string;
  choices: readonly Choice[];
  /** The chosen value; of checks, the list of them. */
  value: unknown;
  onChange: (value: unknown) => void;
  /** An entry for "nothing chosen". */
  none?: string;
  error?: string;
  plain?: PlainControl;
}

/** One choice from a list or radio buttons, or several by boxes. The parts know texts, so a choice is the text of its value. */
export function ChoiceField(props: ChoiceFieldProps) {
  const { as, label, choices, value, onChange, none, error, plain } = props;
  const id = useId();
  if (as === 'checks') return <Checks {...props} />;
  const chosen = choices.some((choice) => choice.value === value) ? String(value) : '';
  const options = choices.map((choice) => ({ value: String(choice.value), label: choice.label }));
  const choose = (text: string) => {
    const choice = text === '' ? undefined : choices.find((one) => String(one.value) === text);
    onChange(text === '' ? null : choice?.value);
  };
  if (as === 'radio') {
    const all = none === undefined ? options : [{ value: '', label: none }, ...options];
    return (
      <RadioGroup id={id} legend={label} value={chosen} onChange={choose} options={all} {...{ error, plain }} inline />
    );
  }
  // Nothing chosen and no entry for it: without an empty entry the browser would show the first one as chosen.
  const empty = none ?? (chosen === '' ? '' : undefined);
  return (
    <Field id={id} label={label} error={error} plain={plain}>
      {(control) => <Select {...control} value={chosen} onChange={choose} options={options} none={empty} />}
    </Field>
  );
}

function Checks({ label, choices, value, onChange, error, plain }: ChoiceFieldProps) {
  const id = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  const chosen = Array.isArray(value) ? (value as readonly unknown[]) : [];
  const choose = (isChosen: (value: unknown, index: number) => boolean | undefined) =>
    onChange(choices.map((one) => one.value).filter(isChosen));
  const has = (value: unknown) => chosen.includes(value);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was chosen before the first drawing.
  useLayoutEffect(() => {
    const boxes = Array.from(group.current?.querySelectorAll('input') ?? [], ({ checked }) => checked);
    if (plain && choices.some(({ value }, index) => has(value) !== boxes[index])) choose((_, index) => boxes[index]);
  }, []);
  return (
    <fieldset className="ok-checks" ref={group}>
      <legend className="ok-field__label">{label}</legend>
      {error && <p className="ok-field__error">{error}</p>}
      <div className="ok-checks__list">
        {choices.map((choice, index) => (
          <Checkbox
            key={String(choice.value)}
            id={`${id}-${index}`}
            label={choice.label}
            value={String(choice.value)}
            checked={has(choice.value)}
            plain={plain}
            onChange={(checked) => choose((one) => (one === choice.value ? checked : has(one)))}
          />
        ))}
      </div>
    </fieldset>
  );
}
