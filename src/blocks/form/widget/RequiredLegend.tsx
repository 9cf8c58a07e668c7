import { observer } from 'mobx-react-lite';
import { useForm } from './formContext.ts';

/** What the asterisk means; left out where no field has one. */
export const RequiredLegend = observer(function RequiredLegend() {
  const { binding, form, fields } = useForm();
  // A record or a list may have required values inside.
  const marked = (name: string) => form.required(name) || ['nested', 'rows'].includes(fields.get(name)?.as ?? '');
  const any = [...fields.keys()].some((name) => form.visible(name) && marked(name));
  return any ? <p className="ok-form__required">{binding.word('bledy.formularz.legenda')}</p> : null;
});
