import { TOO_MANY } from './contract.ts';
import type { Field } from './fields.ts';
import { type NewService, namesOf } from './service.ts';

/** The screens of a new service, by name. @param schemas from the screen's folder to the toolkit's schemas */
export function screensOf(service: NewService, schemas: string): Record<string, object> {
  const { namespace, name, screen, details, read, one, send } = namesOf(service);
  const head = { $schema: `${schemas}/descriptors/screen.schema.json`, title: name };
  switch (service.kind) {
    case 'facts':
      return {
        [screen]: {
          ...head,
          data: { dane: { operation: read } },
          content: [
            { id: 'dane', type: 'facts', items: service.fields.map((field) => fact(field, namespace, 'data.dane')) },
          ],
        },
      };
    case 'list':
      return {
        [screen]: { ...head, data: { wykaz: { operation: read } }, content: [table(service, { csv: true })] },
      };
    case 'details': {
      const open = {
        id: 'pokaz',
        label: `${namespace}.pokaz`,
        do: [{ go: { screen: details, params: { id: 'row.id' } } }],
      };
      const back = { id: 'wroc', label: `${namespace}.wroc`, icon: 'back', do: [{ go: { screen } }] };
      return {
        [screen]: {
          ...head,
          data: { wykaz: { operation: read } },
          content: [table(service, { key: 'id', actions: [open] })],
        },
        [details]: {
          ...head,
          title: `${namespace}.jedna`,
          params: { id: { type: 'string', in: 'query', missing: { screen } } },
          data: { pozycja: { operation: one, args: { id: 'params.id' } } },
          content: [
            { id: 'dane', type: 'facts', items: service.fields.map((field) => fact(field, namespace, 'data.pozycja')) },
            { id: 'akcje', type: 'actions', items: [back] },
          ],
        },
      };
    }
    case 'form': {
      const history = service.access !== 'public';
      const form = {
        id: 'nowe',
        type: 'form',
        operation: send,
        fields: service.fields.map((field) => formField(field, namespace)),
        confirm: [
          {
            title: `${namespace}.pytanie.tytul`,
            text: `${namespace}.pytanie.tekst`,
            yes: `${namespace}.wyslij`,
            no: `${namespace}.pytanie.nie`,
          },
        ],
        submit: `${namespace}.wyslij`,
        then: [
          { notify: { text: `${namespace}.wyslano`, values: { numer: 'result.numer' } }, tone: 'success' },
          { clear: 'nowe' },
          ...(history ? [{ reload: 'wyslane' }] : []),
        ],
        errors: { [TOO_MANY]: { show: `${namespace}.zaDuzo` } },
      };
      const sent = { ...table(service, { key: 'numer' }), title: `${namespace}.wyslane` };
      return {
        [screen]: {
          ...head,
          ...(history && { data: { wyslane: { operation: read } } }),
          content: history ? [form, sent] : [form],
        },
      };
    }
  }
}

/** The table of the service's entries. */
function table(service: NewService, more: object): object {
  const { namespace } = namesOf(service);
  const sent = service.kind === 'form';
  const fields = service.fields.filter(({ type }) => type !== 'longtext' || !(sent || service.kind === 'details'));
  const columns = (fields.length ? fields : service.fields).map((field, at) => ({
    ...column(field, namespace),
    ...(at === 0 && !sent && { header: true }),
  }));
  const before = [
    { field: 'kiedy', label: `${namespace}.kiedy`, sort: true },
    { field: 'numer', label: `${namespace}.numer`, header: true },
    { id: 'stan', value: 'row.stan', texts: `${namespace}.stany`, label: `${namespace}.stan`, sort: true },
  ];
  return {
    id: 'wykaz',
    type: 'table',
    caption: sent ? `${namespace}.wyslane` : `${namespace}.nazwa`,
    rows: sent ? 'data.wyslane.pozycje' : 'data.wykaz.pozycje',
    empty: `${namespace}.brak`,
    columns: sent ? [...before, ...columns] : columns,
    ...more,
  };
}

export const column = (field: Field, namespace: string): object => ({
  ...(field.words.length ? { id: field.name, ...asWord(field, namespace, 'row') } : { field: field.name }),
  label: `${namespace}.pola.${field.name}`,
  ...(field.type !== 'flag' && { sort: true }),
});

export const fact = (field: Field, namespace: string, from: string): object => ({
  id: field.name,
  label: `${namespace}.pola.${field.name}`,
  ...(field.words.length ? asWord(field, namespace, from) : { value: `${from}.${field.name}` }),
  ...(field.type === 'longtext' && { format: 'multiline' }),
});

/** A choice is shown in the resident's words. */
const asWord = (field: Field, namespace: string, from: string): object => ({
  value: `${from}.${field.name}`,
  texts: `${namespace}.slowa.${field.name}`,
});

/** A field of a form, drawn as its type asks for. */
export function formField(field: Field, namespace: string): object {
  const label = `${namespace}.pola.${field.name}`;
  const options = field.words.map(({ value }) => ({ value, label: `${namespace}.slowa.${field.name}.${value}` }));
  return {
    field: field.name,
    label,
    ...(field.type === 'longtext' && { as: 'textarea', limit: 2000 }),
    ...(field.type === 'choice' && { as: options.length <= 4 ? 'radio' : 'select', options }),
    // An unticked box means no.
    ...(field.type === 'flag' ? { initial: false } : { required: !field.optional }),
  };
}
