import { observable, runInAction } from 'mobx';
import type { FormBinding } from '../../src/blocks/binding.ts';
import type { FormBlock, FormField } from '../../src/blocks/form/block.ts';
import FormWidget from '../../src/blocks/form/widget/index.tsx';
import type { Words } from '../../src/portal/i18n/Words.ts';
import { code, codedBinding } from './codedBinding.ts';
import type { Prepared } from './measure.ts';

interface Temat {
  id: number;
  temat: string;
  czyDodatkowy: boolean;
}
interface Punkt {
  idPunktuOdbioru: number;
  adresPunktuOdbioru: string;
}

/** The form of a new request, written in code with the portal's form widget. */
export async function codedRequest(
  words: Words,
  answers: Readonly<Record<string, unknown>>,
  schema: FormBlock['schema'],
): Promise<Prepared> {
  const { tematy } = (await answers.dajTematy) as { tematy: Temat[] };
  const { punktyOdbioru } = (await answers.dajPunktyOdbioru) as { punktyOdbioru: Punkt[] };
  const values: Record<string, unknown> = observable(
    {
      idPunktuOdbioru: punktyOdbioru[0]?.idPunktuOdbioru,
      tematZgloszenia: tematy[0]?.id,
      trescZgloszenia: undefined,
      telefon: undefined,
      email: undefined,
    },
    {},
    { deep: false },
  );
  const dodatkowy = () => tematy.find(({ id }) => id === values.tematZgloszenia)?.czyDodatkowy === true;
  const form: FormBinding = {
    values,
    set: (field, value) =>
      runInAction(() => {
        values[field] = value === '' ? undefined : value;
      }),
    leave: () => {},
    challenge: () => Promise.reject(new Error('It has no captcha.')),
    waitFor: () => {},
    visible: (field) => (field !== 'telefon' && field !== 'email') || dodatkowy(),
    required: () => true,
    problem: () => undefined,
    inside: () => [],
    summary: [],
    refused: 0,
    remaining: (field) =>
      field === 'trescZgloszenia'
        ? (dodatkowy() ? 1000 : 2000) - [...String(values.trescZgloszenia ?? '')].length
        : undefined,
    restored: false,
    clear: () => {},
    submit: async () => {},
    busy: false,
    changed: true,
    enabled: true,
    locals: {},
  };
  const block: FormBlock = {
    id: 'nowe',
    reads: [],
    type: 'form',
    operation: 'dodajZgloszenie',
    schema,
    calc: {},
    fields: [
      {
        ...field('idPunktuOdbioru', 'punkt', 'select'),
        options: {
          rows: code(() => punktyOdbioru),
          value: code(({ row }) => (row as Punkt).idPunktuOdbioru),
          label: { value: code(({ row }) => (row as Punkt).adresPunktuOdbioru), format: 'text' },
        },
      },
      {
        ...field('tematZgloszenia', 'temat', 'select'),
        options: {
          rows: code(() => tematy),
          value: code(({ row }) => (row as Temat).id),
          label: { value: code(({ row }) => (row as Temat).temat), format: 'text' },
        },
      },
      { ...field('trescZgloszenia', 'tresc', 'textarea'), limit: code(() => 2000) },
      field('telefon', 'telefon', 'tel'),
      field('email', 'email', 'email'),
    ],
    send: {},
    confirm: [],
    submit: { key: 'zgloszenie.wyslij' },
    then: [],
    errors: {},
    leaveGuard: true,
    keep: true,
  };
  return { element: <FormWidget block={block} binding={codedBinding(words, {}, form)} />, end: () => {} };
}

const field = (name: string, label: string, as: FormField['as']): FormField => ({
  field: name,
  label: { key: `zgloszenie.${label}` },
  as,
  resetOn: [],
  rules: [],
});
