import { type EventSchemas, withReferences } from './eventTypes.ts';
import { pascal } from './models.ts';

/** The file of the result, from the root of the repository. */
export const ASYNCAPI = 'docs/generated/asyncapi.json';

/** The events as an AsyncAPI 3.0 document: as they are fetched, as they are sent, and what other systems report back. */
export function asyncapi({ events, common, report }: EventSchemas): string {
  const types = [...events.keys()];
  const nameOf = (type: string): string => type.split('.').map(pascal).join('');
  const inDocument = <Value>(value: Value): Value =>
    withReferences(value, (name) => `#/components/schemas/${pascal(name)}`);
  const messages = Object.fromEntries(
    [...events].map(([type, { description }]) => [
      nameOf(type),
      {
        name: type,
        contentType: 'application/json',
        summary: description,
        payload: { $ref: `#/components/schemas/${nameOf(type)}` },
      },
    ]),
  );
  const plain = (schema: object): object => {
    const { $schema: _, title: __, ...rest } = schema as Record<string, unknown>;
    return inDocument(rest);
  };
  const schemas = Object.fromEntries([
    ...Object.entries(common).map(([name, schema]) => [pascal(name), inDocument(schema)]),
    ...[...events].map(([type, schema]) => [nameOf(type), plain(schema)]),
    ['Odpowiedz', plain(report)],
  ]);
  const all = Object.fromEntries(
    types.map((type) => [nameOf(type), { $ref: `#/components/messages/${nameOf(type)}` }]),
  );
  const http = (method: string) => ({ http: { method, bindingVersion: '0.3.0' } });
  const document = {
    asyncapi: '3.0.0',
    info: {
      title: 'Okienko: events',
      version: '1',
      description: 'Generated from schemas/events by `node codegen/generate.ts`. docs/events.md explains it.',
    },
    defaultContentType: 'application/json',
    channels: {
      zdarzenia: { address: '/wymiana/zdarzenia', description: 'Fetched with a key and a cursor.', messages: all },
      webhook: { address: null, description: 'Sent to a receiver by Standard Webhooks.', messages: all },
      odpowiedzi: {
        address: '/wymiana/odpowiedzi',
        description: 'What another system reports back, with a key.',
        messages: { Odpowiedz: { $ref: '#/components/messages/Odpowiedz' } },
      },
    },
    operations: {
      fetch: { action: 'send', channel: { $ref: '#/channels/zdarzenia' }, bindings: http('GET') },
      push: { action: 'send', channel: { $ref: '#/channels/webhook' }, bindings: http('POST') },
      report: { action: 'receive', channel: { $ref: '#/channels/odpowiedzi' }, bindings: http('POST') },
    },
    components: {
      messages: {
        ...messages,
        Odpowiedz: {
          name: 'odpowiedz',
          contentType: 'application/json',
          payload: { $ref: '#/components/schemas/Odpowiedz' },
        },
      },
      schemas,
    },
  };
  return `${JSON.stringify(document, null, 2)}\n`;
}
