import type { Municipality } from '../../../../codegen/artefact/municipality.ts';
import type { FormField } from '../../../../src/blocks/form/block.ts';
import type { Screen } from '../../../../src/blocks/screen.ts';
import type { WizardBlock } from '../../../../src/blocks/wizard/block.ts';
import type { Answer, Client } from '../../helpers.ts';
import { filesMunicipality } from '../files/filesOffice.ts';

export const EKRAN = 'proba/wniosek';
const DAYS = 30;

const field = (name: string, more: object = {}): FormField =>
  ({ field: name, label: { key: `proba.${name}` }, as: 'text', rules: [], resetOn: [], ...more }) as FormField;

const wizard = (id: string, more: object = {}) =>
  ({
    ...{
      id,
      type: 'wizard',
      operation: 'wyslijPliki',
      schema: {},
      calc: {},
      send: {},
      steps: [],
      draft: { words: {} },
    },
    fields: [
      field('opis'),
      field('haslo', { as: 'password' }),
      field('zdjecia', { as: 'files', files: { shape: 'list' } }),
    ],
    ...more,
  }) as unknown as WizardBlock;

/** Forms whose drafts are kept, over an operation that takes files; and one without drafts. */
export function draftsMunicipality(days = DAYS): Municipality {
  const made = filesMunicipality();
  const content = [
    wizard('wniosek'),
    wizard('liczony', { success: ['==', ['.', ['$', 'result'], 'numer'], 'X'] }),
    wizard('bezSzkicu', { draft: undefined }),
  ];
  const empty = { params: {}, guard: [], state: {}, data: {}, calc: {}, actions: {}, calls: {} };
  const screen = {
    ...empty,
    name: EKRAN,
    path: '/wniosek',
    title: { key: 'proba.tytul' },
    content,
  } as unknown as Screen;
  return {
    ...made,
    screens: { ...made.screens, [EKRAN]: screen },
    office: { ...made.office, draftDays: days },
    texts: { ...made.texts, en: { ...made.texts.en, 'proba.tytul': 'An application' } },
    manifest: {
      ...made.manifest,
      screens: { ...made.manifest.screens, [EKRAN]: { title: 'proba.tytul', path: '/wniosek' } as never },
    },
  };
}

export interface Typed {
  opis?: string;
  haslo?: string;
  zdjecia?: readonly { id: string; nazwa: string; rozmiar: number }[];
}

/** What the portal writes of a form. */
export const dane = (typed: Typed): string =>
  JSON.stringify({
    pola: Object.fromEntries(
      Object.entries(typed).map(([name, wartosc]) => [name, { etykieta: name.toUpperCase(), wartosc }]),
    ),
    kroki: ['pierwszy'],
  });

export interface Save {
  wersja?: number;
  idSzkicu?: string;
  blok?: string;
  adres?: string;
  krok?: string | null;
  query?: string;
}

export const save = (client: Client, typed: Typed, { query = '', ...about }: Save = {}): Promise<Answer> =>
  client.post(`/api/szkice${query}`, {
    ...{ ekran: EKRAN, blok: 'wniosek', adres: '/wniosek', krok: 'drugi', wersja: 0, dane: dane(typed) },
    ...about,
  });

export async function read(client: Client, { blok = 'wniosek', adres = '/wniosek', query = '' }: Save = {}) {
  const about = new URLSearchParams({ ekran: EKRAN, blok, adres });
  const answer = await client.get(`/api/szkice/formularz?${about}${query.replace('?', '&')}`);
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.json().szkic;
}

export async function list(client: Client, query = '') {
  return (await client.get(`/api/szkice${query}`)).json().szkice;
}
