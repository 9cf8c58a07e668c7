import { TOO_MANY } from './contract.ts';
import type { Field } from './fields.ts';
import { type NewService, namesOf } from './service.ts';

/** The screens of a new service, by name. @param schemas from the screen's folder to the toolkit's schemas */
export function screensOf(service: NewService, schemas: string): Record<string, object> {
  const { room, screen, details, read, one, send } = namesOf(service);
  const head = { $schema: `${schemas}/descriptors/screen.schema.json`, title: `${room}.tytul` };
  switch (service.kind) {
    case 'facts':
      return {
        [screen]: {
          ...head,
          data: { dane: { operation: read } },
          content: [
            { id: 'dane', type: 'facts', items: service.fields.map((field) => fact(field, room, 'data.dane')) },
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
        label: `${room}.pokaz`,
        do: [{ go: { screen: details, params: { id: 'row.id' } } }],
      };
      const back = { id: 'wroc', label: `${room}.wroc`, icon: 'back', do: [{ go: { screen } }] };
      return {
        [screen]: {
          ...head,
          data: { wykaz: { operation: read } },
          content: [table(service, { key: 'id', actions: [open] })],
        },
        [details]: {
          ...head,
          title: `${room}.jedna`,
          params: { id: { type: 'string', in: 'query', missing: { screen } } },
          data: { pozycja: { operation: one, args: { id: 'params.id' } } },
          content: [
            { id: 'dane', type: 'facts', items: service.fields.map((field) => fact(field, room, 'data.pozycja')) },
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
        fields: service.fields.map((field) => formField(field, room)),
        confirm: [
          {
            title: `${room}.pytanie.tytul`,
            text: `${room}.pytanie.tekst`,
            yes: `${room}.wyslij`,
            no: `${room}.pytanie.nie`,
          },
        ],
        submit: `${room}.wyslij`,
        then: [
          { notify: { text: `${room}.wyslano`, values: { numer: 'result.numer' } }, tone: 'success' },
          { clear: 'nowe' },
          ...(history ? [{ reload: 'wyslane' }] : []),
        ],
        errors: { [TOO_MANY]: { show: `${room}.zaDuzo` } },
      };
      const sent = { ...table(service, { key: 'numer' }), title: `${room}.wyslane` };
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
  const { room } = namesOf(service);
  const sent = service.kind === 'form';
  const fields = service.fields.filter(({ type }) => type !== 'longtext' || !(sent || service.kind === 'details'));
  const columns = (fields.length ? fields : service.fields).map((field, at) => ({
    ...(field.words.length ? { id: field.name, ...asWord(field, room, 'row') } : { field: field.name }),
    label: `${room}.pola.${field.name}`,
    ...(field.type !== 'flag' && { sort: true }),
    ...(at === 0 && !sent && { header: true }),
  }));
  const before = [
    { field: 'kiedy', label: `${room}.kiedy`, sort: true },
    { field: 'numer', label: `${room}.numer`, header: true },
    { id: 'stan', value: 'row.stan', texts: `${room}.stany`, label: `${room}.stan`, sort: true },
  ];
  return {
    id: 'wykaz',
    type: 'table',
    caption: sent ? `${room}.wyslane` : `${room}.nazwa`,
    rows: sent ? 'data.wyslane.pozycje' : 'data.wykaz.pozycje',
    empty: `${room}.brak`,
    columns: sent ? [...before, ...columns] : columns,
    ...more,
  };
}

const fact = (field: Field, room: string, from: string): object => ({
  id: field.name,
  label: `${room}.pola.${field.name}`,
  ...(field.words.length ? asWord(field, room, from) : { value: `${from}.${field.name}` }),
  ...(field.type === 'longtext' && { format: 'multiline' }),
});

/** A choice is shown in the resident's words. */
const asWord = (field: Field, room: string, from: string): object => ({
  value: `${from}.${field.name}`,
  texts: `${room}.slowa.${field.name}`,
});

function formField(field: Field, room: string): object {
  const label = `${room}.pola.${field.name}`;
  const options = field.words.map(({ value }) => ({ value, label: `${room}.slowa.${field.name}.${value}` }));
  return {
    field: field.name,
    label,
    ...(field.type === 'longtext' && { as: 'textarea', limit: 2000 }),
    ...(field.type === 'choice' && { as: options.length <= 4 ? 'radio' : 'select', options }),
    // A box that nobody ticked says no.
    ...(field.type === 'flag' ? { initial: false } : { required: !field.optional }),
  };
}
