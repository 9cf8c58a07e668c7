import { stateForm } from '../../lang/descriptors/plainForms.ts';
import type { PlainControl } from '../../portal/ui/control.ts';
import type { Binding } from '../binding.ts';

/**
 * How a control that writes a state works until the code of the page runs; undefined for a state that is not in the address.
 *
 * @param key of its form, unique on the screen
 */
export function plainOf(binding: Binding, state: string | undefined, key: string): PlainControl | undefined {
  const name = state && binding.query(state);
  return name ? { form: stateForm(key), name } : undefined;
}
