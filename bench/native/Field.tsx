import type { ReactNode } from 'react';

interface Props {
  id: string;
  label: string;
  hint?: string;
  error: string | undefined;
  required?: boolean;
  children: ReactNode;
}

/** A field: label, hint and error before its control. */
export function Field({ id, label, hint, error, required = true, children }: Props) {
  return (
    <div className={error ? 'field wrong' : 'field'}>
      <label htmlFor={id}>
        {label}
        {required && <span aria-hidden="true"> *</span>}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="hint">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="error">
          {error}
        </p>
      )}
      {children}
    </div>
  );
}

/** The attributes of its control. */
export const about = (id: string, hint: string | undefined, error: string | undefined, required = true) => ({
  id,
  'aria-required': required || undefined,
  'aria-invalid': error ? true : undefined,
  'aria-describedby': [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined,
});
