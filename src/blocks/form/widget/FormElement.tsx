import type { ReactNode } from 'react';

/** The element of a form: what is submitted goes through our own code, with our own problems beside the fields. */
export function FormElement({ onSubmit, children }: { onSubmit: () => void; children: ReactNode }) {
  return (
    <form
      className="ok-form__form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        // React also passes on what is submitted in a dialog opened from here.
        if (event.target === event.currentTarget) onSubmit();
      }}
    >
      {children}
    </form>
  );
}
