import type { ArrayFieldItemTemplateProps } from '@rjsf/utils';
import { observer } from 'mobx-react-lite';
import { Button } from '../../../../portal/ui/Button.tsx';
import { FieldError } from '../../../../portal/ui/Field.tsx';
import { useForm } from '../formContext.ts';

/** One entry of a list, with its number: a record in a frame of its own, a single value in a line. */
export const ListEntry = observer(function ListEntry(props: ArrayFieldItemTemplateProps) {
  const { children, buttonsProps, index, schema, hasToolbar } = props;
  const { binding, form, nameOf } = useForm();
  const itemId = buttonsProps.fieldPathId.$id;
  const id = entryId(itemId, schema);
  const tools = hasToolbar && <EntryTools {...props} />;
  const title = binding.word('bledy.formularz.lista.pozycja', { numer: index + 1 });
  if (schema.properties === undefined)
    return (
      // biome-ignore lint/a11y/useSemanticElements: a fieldset would repeat the label of its one input.
      <div className="ok-form__entry" role="group" id={id} tabIndex={-1} aria-label={title}>
        {children}
        {tools}
      </div>
    );
  const error = form.problem(nameOf(itemId));
  return (
    <fieldset className="ok-form__group" id={id} tabIndex={-1} aria-describedby={error && `${id}-error`}>
      <legend className="ok-form__legend ok-form__legend--entry">{title}</legend>
      <FieldError id={id} error={error} />
      {children}
      {tools}
    </fieldset>
  );
});

const EntryTools = observer(function EntryTools(props: ArrayFieldItemTemplateProps) {
  const { buttonsProps, index, schema, disabled } = props;
  const { binding } = useForm();
  const { hasMoveUp, hasMoveDown, hasRemove, onMoveUpItem, onMoveDownItem, onRemoveItem } = buttonsProps;
  const itemId = buttonsProps.fieldPathId.$id;
  const listId = itemId.replace(/\.\d+$/, '');
  const say = (key: string) => binding.word(`bledy.formularz.lista.${key}`, { numer: index + 1 });
  // The entry takes its focus along, and announces its new number.
  const move = (run: () => void, by: number) => () => {
    run();
    requestAnimationFrame(() => document.getElementById(entryId(`${listId}.${index + by}`, schema))?.focus());
  };
  const remove = () => {
    onRemoveItem();
    // The button that had the focus is gone: the list takes it.
    document.getElementById(listId)?.focus();
  };
  return (
    <div className="ok-form__tools">
      {hasMoveUp && (
        <Button small icon="up" iconOnly disabled={disabled} title={say('wyzej')} onClick={move(onMoveUpItem, -1)}>
          {say('wyzej')}
        </Button>
      )}
      {hasMoveDown && (
        <Button small icon="down" iconOnly disabled={disabled} title={say('nizej')} onClick={move(onMoveDownItem, 1)}>
          {say('nizej')}
        </Button>
      )}
      {hasRemove && (
        <Button small disabled={disabled} onClick={remove}>
          {say('usun')}
        </Button>
      )}
    </div>
  );
});

/** The only input of an entry has the id of the entry already. */
const entryId = (id: string, { properties }: ArrayFieldItemTemplateProps['schema']) =>
  properties === undefined ? `${id}-entry` : id;
