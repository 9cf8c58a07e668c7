import type { Binding, FormBinding } from '../../../src/blocks/binding.ts';
import type { FormKeys } from '../../../src/blocks/form/block.ts';
import type { FormEnvironment } from '../../../src/portal/stores/FormEnvironment.ts';
import { FormStore } from '../../../src/portal/stores/FormStore.ts';
import { fieldKinds } from '../../../src/portal/stores/rows/RowsStore.ts';

/** The store of each form on the page, by its block: input is kept, and what is sent goes nowhere. */
const stores = new Map<string, FormStore>();

/** The binding of a form: its store over the expressions and texts of the gallery, without the request's schema. */
export function withForm(binding: Binding): Binding {
  return { ...binding, form: (block) => storeOf(block, binding) };
}

function storeOf(block: FormKeys, binding: Binding): FormBinding {
  const known = stores.get(block.id);
  if (known) return known;
  const schema = { ...block.schema, $id: block.id };
  const made = new FormStore({ ...block, schema }, { [block.id]: () => true }, environmentOf(binding), {}, fieldKinds);
  stores.set(block.id, made);
  return made;
}

const environmentOf = (binding: Binding): FormEnvironment => ({
  evaluate: (tree, locals) => binding.value(tree, locals),
  locals: (calc, locals) => binding.locals(calc, locals),
  text: (text, locals) => binding.text(text, locals),
  word: (key, values) => binding.word(key, values),
  language: binding.language,
  args: async () => ({}),
  takes: () => [],
  call: async () => ({}),
  run: async () => true,
  ask: async () => true,
  notify: () => {},
});
