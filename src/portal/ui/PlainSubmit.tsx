import { buttonClass } from './Button.tsx';
import { useTakenOver } from './useTakenOver.ts';

/** Submits a form of choices (src/lang/descriptors/plainForms.ts). Shown only without scripts, which apply a choice at once. */
export function PlainSubmit({ form, children }: { form: string; children: string }) {
  if (useTakenOver()) return null;
  return (
    <button type="submit" form={form} className={`${buttonClass({ kind: 'secondary' })} ok-plain`}>
      <span className="ok-button__words">{children}</span>
    </button>
  );
}
