import type {
  ArrayFieldItemTemplateProps,
  ArrayFieldTemplateProps,
  FieldTemplateProps,
  ObjectFieldTemplateProps,
} from '@rjsf/utils';
import { observer } from 'mobx-react-lite';
import { Button } from '../../../../portal/ui/Button.tsx';
import { requiredMark } from '../../../../portal/ui/Field.tsx';
import { useForm } from '../formContext.ts';
import { Group } from './Group.tsx';
import { ListEntry } from './ListEntry.tsx';

/** Label, hint and error belong to each widget. */
function FieldTemplate({ children }: FieldTemplateProps) {
  return children;
}

/** A record with its title; an entry of a list has a frame of its own. */
function ObjectFieldTemplate(props: ObjectFieldTemplateProps) {
  const { properties, fieldPathId } = props;
  const inputs = properties.map(({ content }) => content);
  if (typeof fieldPathId.path.at(-1) === 'number') return inputs;
  return <Group {...wordsOf(props)}>{inputs}</Group>;
}

const ArrayFieldTemplate = observer(function ArrayFieldTemplate(props: ArrayFieldTemplateProps) {
  const { items, canAdd, onAddClick, disabled } = props;
  const { binding } = useForm();
  const words = wordsOf(props);
  return (
    <Group {...words}>
      {items}
      {canAdd && (
        <div>
          <Button icon="plus" disabled={disabled} onClick={onAddClick}>
            {binding.word('bledy.formularz.lista.dodaj', { nazwa: words.title })}
          </Button>
        </div>
      )}
    </Group>
  );
});

type Outer = Pick<ObjectFieldTemplateProps, 'required' | 'uiSchema' | 'registry' | 'fieldPathId'>;

/** The outermost one is marked as the form asks for it, the ones inside by their schema. */
function wordsOf({ required, uiSchema, registry, fieldPathId: { $id: id, path } }: Outer) {
  const star = required ? requiredMark : undefined;
  const mark = path.length === 0 ? registry.formContext.mark : star;
  return { id, title: uiSchema?.['ui:title'] ?? '', mark, hint: uiSchema?.['ui:description'] };
}

function ArrayFieldItemTemplate(props: ArrayFieldItemTemplateProps) {
  return <ListEntry {...props} />;
}

export const templates = { FieldTemplate, ObjectFieldTemplate, ArrayFieldTemplate, ArrayFieldItemTemplate };
