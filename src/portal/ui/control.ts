import { useTakenOver } from './useTakenOver.ts';

/** The props that every control receives from the Field around it. */
export interface ControlProps {
  id: string;
  /** The ids of hint and error, as Field gives them. */
  describedBy?: string;
  invalid?: boolean;
  required?: boolean;
  disabled?: boolean;
  name?: string;
}

/** The same as attributes of an input, select or textarea. */
export function useControl(props: ControlProps) {
  const taken = useTakenOver();
  return {
    id: props.id,
    name: props.name,
    disabled: props.disabled || !taken,
    'aria-describedby': props.describedBy,
    'aria-invalid': props.invalid || undefined,
    'aria-required': props.required || undefined,
  };
}

/** The ids of the hint and the error of a control. */
export const hintId = (id: string) => `${id}-hint`;
export const errorId = (id: string) => `${id}-error`;

/** The value for aria-describedby, or undefined. */
export function describedBy(id: string, hint: unknown, error: unknown): string | undefined {
  const ids = [hint ? hintId(id) : '', error ? errorId(id) : ''].filter(Boolean);
  return ids.length ? ids.join(' ') : undefined;
}
