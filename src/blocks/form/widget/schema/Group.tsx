import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { FieldError, FieldHint } from '../../../../portal/ui/Field.tsx';
import { useForm } from '../formContext.ts';

interface Props {
  id: string;
  title: ReactNode;
  mark?: ReactNode;
  hint?: string;
  children: ReactNode;
}

/** A record or a list with its title and its own problem; the error list leads to it. */
export const Group = observer(function Group({ id, title, mark, hint, children }: Props) {
  const { form, nameOf } = useForm();
  const error = form.problem(nameOf(id));
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <fieldset className="ok-form__group" id={id} tabIndex={-1} aria-describedby={described || undefined}>
      <legend className="ok-form__legend">
        {title}
        {mark}
      </legend>
      <FieldHint id={id} hint={hint} />
      <FieldError id={id} error={error} />
      {children}
    </fieldset>
  );
});
