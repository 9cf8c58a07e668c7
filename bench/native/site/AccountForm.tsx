import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { Summary } from '../requestParts.tsx';
import type { Say } from '../say.ts';
import { AccountField } from './AccountField.tsx';
import type { AccountFieldOf, Group, Values } from './fields.ts';

interface Props {
  say: Say;
  groups: readonly Group[];
  submit: string;
}

/** A form about an account: problems appear when a filled field is left, and all of them after a refused submit. */
export function AccountForm({ say, groups, submit }: Props) {
  const prefix = useId();
  const fields = groups.flatMap((group) => group.fields);
  const [values, setValues] = useState<Values>({});
  const [shown, setShown] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState(0);
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (refused > 0) summary.current?.focus();
  }, [refused]);

  const problemOf = (field: AccountFieldOf) => {
    const problem = values[field.name] ? field.rule?.(values) : field.empty;
    return problem ? say(problem) : undefined;
  };
  const errorOf = (field: AccountFieldOf) => (shown.has(field.name) ? problemOf(field) : undefined);
  const send = (event: FormEvent) => {
    event.preventDefault();
    setShown(new Set(fields.map(({ name }) => name)));
    if (fields.some(problemOf)) setRefused(refused + 1);
  };
  const change = (name: string, value: string) => {
    setValues({ ...values, [name]: value });
    setShown(new Set([...shown].filter((one) => one !== name)));
  };
  const wrong = fields.flatMap((field) => {
    const error = refused > 0 ? errorOf(field) : undefined;
    return error ? [{ id: prefix + field.name, label: say(field.label), error }] : [];
  });
  const drawn = (field: AccountFieldOf) => (
    <AccountField
      key={field.name}
      id={prefix + field.name}
      field={field}
      value={values[field.name] ?? ''}
      error={errorOf(field)}
      change={(value) => change(field.name, value)}
      leave={() => values[field.name] && setShown(new Set([...shown, field.name]))}
      say={say}
    />
  );
  return (
    <div className="form">
      {wrong.length > 0 && <Summary ref={summary} wrong={wrong} say={say} />}
      <p className="hint">{say('bledy.formularz.legenda')}</p>
      <form noValidate onSubmit={send}>
        {groups.map(({ title, fields: some }) =>
          title ? (
            <fieldset key={title}>
              <legend>{say(title)}</legend>
              {some.map(drawn)}
            </fieldset>
          ) : (
            some.map(drawn)
          ),
        )}
        <button type="submit" className="primary">
          {say(submit)}
        </button>
      </form>
    </div>
  );
}
