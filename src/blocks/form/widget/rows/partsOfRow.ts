import type { FormBinding, RowBinding } from '../../../binding.ts';
import type { FormField } from '../../block.ts';
import type { FormParts } from '../formContext.ts';

/** What these fields of a row see in the place of the form. */
export function partsOfRow(
  parts: FormParts,
  field: FormField,
  row: RowBinding,
  fields: readonly FormField[],
): FormParts {
  const { block, form } = parts;
  const schema = block.schema.properties?.[field.field]?.items ?? {};
  const prefix = `${parts.idOf(field.field)}.${row.id}.`;
  return {
    ...parts,
    block: { ...block, schema, fields },
    form: formOfRow(form, row),
    fields: new Map(fields.map((one) => [one.field, one])),
    leave: (name) => parts.after(() => row.leave(name)),
    idOf: (name) => prefix + name,
    nameOf: (id) => id.slice(prefix.length),
  };
}

/** The row as a form: what is asked of one field goes to the row, the rest to the form. */
function formOfRow(form: FormBinding, row: RowBinding): FormBinding {
  const own: Partial<FormBinding> = {
    values: row.values,
    locals: row.locals,
    set: (name, value) => {
      if (!form.busy) row.set(name, value);
    },
    leave: row.leave,
    visible: (name) => row.visible(name),
    required: (name) => row.required(name),
    problem: (name) => row.problem(name),
    inside: (name) => row.inside(name),
    remaining: (name) => row.remaining(name),
    rows: () => undefined,
    idOf: (name) => name,
  };
  return new Proxy({} as FormBinding, { get: (_, key) => Reflect.get(key in own ? own : form, key) });
}
