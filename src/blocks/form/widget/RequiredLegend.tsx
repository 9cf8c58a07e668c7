import { observer } from 'mobx-react-lite';
import { useForm } from './formContext.ts';

/** What the asterisk means; left out where no field has one. */
export const RequiredLegend = observer(function RequiredLegend() {
  const { binding, form, fields } = useForm();
  const any =
    form.schemaNames.length > 0 || [...fields.keys()].some((name) => form.visible(name) && form.required(name));
  return any ? <p className="ok-form__required">{binding.word('bledy.formularz.legenda')}</p> : null;
});
