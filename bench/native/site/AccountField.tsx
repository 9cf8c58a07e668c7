import { useState } from 'react';
import { about, Field } from '../Field.tsx';
import type { Say } from '../say.ts';
import type { AccountFieldOf } from './fields.ts';

interface Props {
  id: string;
  field: AccountFieldOf;
  value: string;
  error: string | undefined;
  change(value: string): void;
  leave(): void;
  say: Say;
}

/** A field of its type: a text, a password that can be shown, or a box to tick. */
export function AccountField({ id, field, value, error, change, leave, say }: Props) {
  const [shown, setShown] = useState(false);
  const { name, type = 'text', empty, autoComplete = 'off' } = field;
  const hint = field.hint && say(field.hint);
  const label = say(field.label);
  if (type === 'checkbox')
    return (
      <div className={error ? 'field wrong' : 'field'}>
        <label className="tick">
          <input
            {...about(id, hint, error, false)}
            name={name}
            type="checkbox"
            checked={value !== ''}
            onChange={({ target }) => change(target.checked ? 'true' : '')}
          />
          <span>{label}</span>
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
        {field.more && (
          <button type="button" className="quiet">
            {say(field.more)}
          </button>
        )}
      </div>
    );
  const input = (
    <input
      {...about(id, hint, error, empty !== undefined)}
      {...(type !== 'text' && { spellCheck: false, autoCapitalize: 'none' })}
      name={name}
      type={shown ? 'text' : type}
      autoComplete={autoComplete}
      value={value}
      onChange={({ target }) => change(target.value)}
      onBlur={leave}
    />
  );
  return (
    <Field id={id} label={label} hint={hint} error={error} required={empty !== undefined}>
      {type === 'password' ? (
        <div className="affix">
          {input}
          <button type="button" aria-controls={id} onClick={() => setShown(!shown)}>
            {say(`bledy.formularz.${shown ? 'ukryj' : 'pokaz'}Haslo`)}
          </button>
        </div>
      ) : (
        input
      )}
    </Field>
  );
}
