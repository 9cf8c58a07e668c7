import type { FormParts } from './formContext.ts';

/** A group of radio buttons has no control with its own name: its first button is given. */
export function controlOf({ idOf }: Pick<FormParts, 'idOf'>, name: string): HTMLElement | null {
  const control = document.getElementById(idOf(name));
  return control?.getAttribute('role') === 'radiogroup' ? control.querySelector('input') : control;
}
