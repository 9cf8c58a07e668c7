import { untracked } from 'mobx';
import { observer } from 'mobx-react-lite';
import { type MouseEvent, useEffect, useId, useMemo, useRef } from 'react';
import { Icon } from '../../../portal/ui/Icon.tsx';
import { controlOf } from './controlOf.ts';
import { type FormParts, useForm } from './formContext.ts';

/**
 * The problems of a refused submit, on top and in the order of the fields, each line a link to its field. It takes the
 * focus, and a line disappears when its field is corrected. The problem of an only field is shown at the field, which then
 * takes the focus.
 */
export const ErrorSummary = observer(function ErrorSummary() {
  const parts = useForm();
  const { binding, form } = parts;
  const { refused } = form;
  const box = useRef<HTMLDivElement>(null);
  const heading = useId();
  const seen = useRef(refused);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each refusal has its own list
  const named = useMemo(
    () => untracked(() => (refused > 0 ? namesOf(parts).filter((name) => form.problem(name)) : [])),
    [refused],
  );
  const only = refused > 0 ? onlyField(parts) : undefined;
  const atField = only !== undefined && form.summary.length === 0 && form.problem(only) !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves once for each refusal
  useEffect(() => {
    if (refused > seen.current) (atField ? controlOf(parts, only) : box.current)?.focus();
    seen.current = refused;
  }, [refused]);
  if (atField) return null;
  const wrong = named.filter((name) => form.problem(name));
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

/** In the order of the fields; the problems inside a record or a list follow its own. Steps name what they ask of a row. */
function namesOf({ form, fields }: FormParts): string[] {
  return [...fields].flatMap(([name, { rows }]) => {
    const isElsewhere = (inner: string) => rows?.fields.find(({ field }) => field === inner.split('.')[2])?.step;
    return [name, ...form.inside(name).flatMap((inner) => (isElsewhere(inner.name) ? [] : [inner.name]))];
  });
}

function labelOf({ binding, form, fields }: FormParts, name: string): string {
  const [outer = ''] = name.split('.');
  const inside = form.inside(outer).find((one) => one.name === name);
  if (inside) return inside.label;
  const field = fields.get(name);
  // A label that is a whole sentence, such as that of a consent.
  return field ? binding.text(field.label, form.locals).replace(/\.$/, '') : name;
}

/** The name of the only field that is shown, unless that is a record or a list. */
function onlyField({ form, fields }: FormParts): string | undefined {
  const [only, ...others] = [...fields.keys()].filter((name) => form.visible(name));
  return others.length === 0 && !['nested', 'rows'].includes(fields.get(only ?? '')?.as ?? '') ? only : undefined;
}

function focusField(event: MouseEvent, parts: FormParts, name: string): void {
  event.preventDefault();
  controlOf(parts, name)?.focus();
}
