import type {
  ArrayFieldItemTemplateProps,
  ArrayFieldTemplateProps,
  FieldTemplateProps,
  ObjectFieldTemplateProps,
} from '@rjsf/utils';
import { observer } from 'mobx-react-lite';
import { Button } from '../../../../portal/ui/Button.tsx';
import { FieldError } from '../../../../portal/ui/Field.tsx';
import { useForm } from '../formContext.ts';

/** Label, hint and error belong to each widget. */
function FieldTemplate({ children }: FieldTemplateProps) {
  return children;
}

/** The whole form without what the screen lays out, or a nested object with its title. */
function ObjectFieldTemplate({ title, properties, fieldPathId }: ObjectFieldTemplateProps) {
  const { fields } = useForm();
  if (fieldPathId.path.length === 0)
    return properties.filter(({ name }) => !fields.has(name)).map(({ content }) => content);
  // The items of a list have a fieldset of their own.
  if (typeof fieldPathId.path.at(-1) === 'number') return properties.map(({ content }) => content);
  return (
    <fieldset className="ok-form__group">
      <legend className="ok-form__legend">{title}</legend>
      {properties.map(({ content }) => content)}
    </fieldset>
  );
}

const ArrayFieldTemplate = observer(function ArrayFieldTemplate(props: ArrayFieldTemplateProps) {
  const { title, items, canAdd, onAddClick, disabled, fieldPathId } = props;
  const { binding, form, nameOf } = useForm();
  const { $id: id } = fieldPathId;
  const error = form.problem(nameOf(id));
  return (
    <fieldset className="ok-form__group" id={id} tabIndex={-1} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="ok-form__legend">{title}</legend>
      <FieldError id={id} error={error} />
      {items}
      {canAdd && (
        <div>
          <Button icon="plus" disabled={disabled} onClick={onAddClick}>
            {binding.word('bledy.formularz.lista.dodaj', { nazwa: title })}
          </Button>
        </div>
      )}
    </fieldset>
  );
});

/** One item of a list, named by its number. */
function ArrayFieldItemTemplate({ children, buttonsProps, index, disabled }: ArrayFieldItemTemplateProps) {
  const { binding } = useForm();
  const numer = index + 1;
  const remove = () => {
    buttonsProps.onRemoveItem();
    // The button that had the focus is gone: the list takes it.
    document.getElementById(buttonsProps.fieldPathId.$id.replace(/_\d+$/, ''))?.focus();
  };
  return (
    <fieldset className="ok-form__group">
      <legend className="ok-form__legend">{binding.word('bledy.formularz.lista.pozycja', { numer })}</legend>
      {children}
      {buttonsProps.hasRemove && (
        <div>
          <Button kind="quiet" small disabled={disabled} onClick={remove}>
            {binding.word('bledy.formularz.lista.usun', { numer })}
          </Button>
        </div>
      )}
    </fieldset>
  );
}

export const templates = { FieldTemplate, ObjectFieldTemplate, ArrayFieldTemplate, ArrayFieldItemTemplate };
