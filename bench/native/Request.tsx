import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import type { Punkt, Temat } from '../shared/answers.ts';
import { about, Field } from './Field.tsx';
import { Remaining, Summary } from './requestParts.tsx';
import type { Say } from './say.ts';

interface Props {
  say: Say;
  tematy: readonly Temat[];
  punkty: readonly Punkt[];
}

const NAMES = ['punkt', 'temat', 'tresc', 'telefon', 'email'] as const;
type Name = (typeof NAMES)[number];
type Values = Readonly<Record<Name, string>>;

/** The form of a new request. */
export function Request({ say, tematy, punkty }: Props) {
  const prefix = useId();
  const [values, setValues] = useState<Values>(() => ({
    punkt: '',
    temat: String(tematy[0]?.id),
    tresc: '',
    telefon: '',
    email: '',
  }));
  const [shown, setShown] = useState<ReadonlySet<Name>>(new Set());
  const [refused, setRefused] = useState(0);
  const summary = useRef<HTMLDivElement>(null);
  const more = tematy.find(({ id }) => String(id) === values.temat)?.czyDodatkowy === true;
  const limit = more ? 1000 : 2000;
  const problems = problemsOf(values, more, limit, say);
  const errorOf = (name: Name) => (shown.has(name) ? problems[name] : undefined);
  useEffect(() => {
    if (refused > 0) summary.current?.focus();
  }, [refused]);

  const control = (name: Name, hint?: string) => ({
    ...about(prefix + name, hint, errorOf(name)),
    name,
    value: values[name],
    onChange: (event: { target: { value: string } }) => {
      setValues({ ...values, [name]: event.target.value });
      setShown(without(shown, name));
    },
    onBlur: () => values[name] && setShown(new Set([...shown, name])),
  });
  const field = (name: Name, hint?: string) => ({
    id: prefix + name,
    label: say(`zgloszenie.${name}`),
    hint,
    error: errorOf(name),
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    setShown(new Set(NAMES));
    if (Object.keys(problems).length > 0) setRefused(refused + 1);
  };
  const wrong = NAMES.flatMap((name) => (refused > 0 && errorOf(name) ? [field(name)] : []));
  const hint = say('zgloszenie.telefonPodpowiedz');
  return (
    <div className="form">
      {wrong.length > 0 && <Summary ref={summary} wrong={wrong} say={say} />}
      <p className="hint">{say('bledy.formularz.legenda')}</p>
      <form noValidate onSubmit={send}>
        <Field {...field('punkt')}>
          <select {...control('punkt')}>
            {values.punkt === '' && <option value="">{say('bledy.formularz.wybierz')}</option>}
            {punkty.map(({ idPunktuOdbioru, adresPunktuOdbioru }) => (
              <option key={idPunktuOdbioru} value={idPunktuOdbioru}>
                {adresPunktuOdbioru}
              </option>
            ))}
          </select>
        </Field>
        <Field {...field('temat')}>
          <select {...control('temat')}>
            {tematy.map(({ id, temat }) => (
              <option key={id} value={id}>
                {temat}
              </option>
            ))}
          </select>
        </Field>
        <Field {...field('tresc')}>
          <textarea {...control('tresc')} rows={5} maxLength={limit} />
          <Remaining left={limit - [...values.tresc].length} typed={values.tresc !== ''} say={say} />
        </Field>
        {more && (
          <>
            <Field {...field('telefon', hint)}>
              <input {...control('telefon', hint)} autoComplete="tel-national" />
            </Field>
            <Field {...field('email')}>
              <input {...control('email')} type="email" autoComplete="email" spellCheck={false} autoCapitalize="none" />
            </Field>
          </>
        )}
        <button type="submit" className="primary">
          {say('zgloszenie.wyslij')}
        </button>
      </form>
    </div>
  );
}

const empty: Values = {
  punkt: 'wybierzPunkt',
  temat: 'wybierzTemat',
  tresc: 'wpiszTresc',
  telefon: 'wpiszTelefon',
  email: 'wpiszEmail',
};

/** What is wrong now, shown or not. */
function problemsOf(values: Values, more: boolean, limit: number, say: Say): Partial<Record<Name, string>> {
  const problems: Partial<Record<Name, string>> = {};
  for (const name of NAMES) {
    const asked = more || (name !== 'telefon' && name !== 'email');
    if (asked && values[name].trim() === '') problems[name] = say(`zgloszenie.${empty[name]}`);
  }
  const over = [...values.tresc].length - limit;
  if (over > 0) problems.tresc = say('bledy.zaDlugiO', { count: over });
  if (more && values.telefon && !/^\d{9}$/.test(values.telefon)) problems.telefon = say('bledy.zlyFormat');
  if (more && values.email && !/^\S+@\S+\.\S+$/.test(values.email)) problems.email = say('zgloszenie.wpiszEmail');
  return problems;
}

function without(names: ReadonlySet<Name>, name: Name): ReadonlySet<Name> {
  if (!names.has(name)) return names;
  return new Set([...names].filter((one) => one !== name));
}
