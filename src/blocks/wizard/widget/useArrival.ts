import { type RefObject, useEffect, useRef } from 'react';
import { focusAndScroll } from '../../../portal/ui/focusAndScroll.ts';
import { controlOf } from '../../form/widget/controlOf.ts';
import type { FormParts } from '../../form/widget/formContext.ts';
import type { WizardBlock } from '../block.ts';
import { settleStep, visitStep } from '../steps.ts';

/** The id of the heading of a step. */
export const headingId = (block: WizardBlock): string => `${block.id}-krok`;

/**
 * When another step is shown, the focus goes where a resident reads on: to the field that is to be changed, to the summary of
 * problems, or to the heading. On the first page of a visit it is left to the browser.
 *
 * @param id of the step that is shown
 * @returns leads to a field, in the step it is in
 */
export function useArrival(
  block: WizardBlock,
  { binding, form, idOf }: FormParts,
  id: string,
  box: RefObject<HTMLElement | null>,
): (step: string, field: string) => void {
  const shown = useRef(id);
  const wanted = useRef<string>(undefined);
  useEffect(() => {
    settleStep(block, binding, form);
    if (shown.current === id) return;
    shown.current = id;
    const field = wanted.current;
    wanted.current = undefined;
    const control = field === undefined ? null : controlOf({ idOf }, field);
    if (control) {
      control.focus();
      return;
    }
    const heading = document.getElementById(headingId(block));
    const summary = box.current?.querySelector<HTMLElement>('.ok-form__summary');
    if (heading) focusAndScroll(heading);
    summary?.focus();
  }, [block, binding, form, idOf, id, box]);
  return (step, field) => {
    wanted.current = field;
    visitStep(block, binding, form, step);
  };
}
