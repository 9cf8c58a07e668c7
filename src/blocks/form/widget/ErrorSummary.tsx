import { untracked } from 'mobx';
import { observer } from 'mobx-react-lite';
import { type MouseEvent, useEffect, useId, useMemo, useRef } from 'react';
import { Icon } from '../../../portal/ui/Icon.tsx';
import { type FormParts, useForm } from './formContext.ts';

/**
 * The problems of a refused submit, on top and in the order of the fields, each line a link to its field. It takes the
 * focus, and a line disappears when its field is corrected.
 */
export const ErrorSummary = observer(function ErrorSummary() {
  const parts = useForm();
  const { binding, form } = parts;
  const { refused } = form;
  const box = useRef<HTMLDivElement>(null);
  const heading = useId();
  const seen = useRef(refused);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each refusal has its own list
  const named = useMemo(() => untracked(() => namesOf(parts).filter((name) => form.problem(name))), [refused]);
  useEffect(() => {
    if (refused > seen.current) box.current?.focus();
    seen.current = refused;
  }, [refused]);
  const wrong = refused > 0 ? named.filter((name) => form.problem(name)) : [];
  if (wrong.length === 0 && form.summary.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset holds fields; a section would be a landmark, and each of several forms may be refused.
    <div className="ok-form__summary" role="group" ref={box} tabIndex={-1} aria-labelledby={heading}>
      <h2 className="ok-form__summary-title" id={heading}>
        <Icon name="error" />
        {binding.word(wrong.length > 0 ? 'bledy.formularz.naglowek' : 'bledy.formularz.niePrzyjeto')}
      </h2>
      <ul>
        {[...new Set(form.summary)].map((words) => (
          <li key={words}>{words}</li>
        ))}
        {wrong.map((name) => (
          <li key={name}>
            <a href={`#${parts.idOf(name)}`} onClick={(event) => focusField(event, parts, name)}>
              {labelOf(parts, name)}: {form.problem(name)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
});

/** In the order of the fields; the problems inside a record or a list follow its own. */
function namesOf({ form, fields }: FormParts): string[] {
  return [...fields.keys()].flatMap((name) => [name, ...form.inside(name).map((inner) => inner.name)]);
}

function labelOf({ binding, form, fields }: FormParts, name: string): string {
  const [outer = ''] = name.split('.');
  const inside = form.inside(outer).find((one) => one.name === name);
  if (inside) return inside.label;
  const field = fields.get(name);
  // A label that is a whole sentence, such as that of a consent.
  return field ? binding.text(field.label, form.locals).replace(/\.$/, '') : name;
}

/** A group of radio buttons has no control with its own name, so the link leads to the first button. */
function focusField(event: MouseEvent, { idOf }: FormParts, name: string): void {
  event.preventDefault();
  const control = document.getElementById(idOf(name));
  const target = control?.getAttribute('role') === 'radiogroup' ? control.querySelector('input') : control;
  target?.focus();
}
