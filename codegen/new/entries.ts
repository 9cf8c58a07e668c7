import { findNodeAtLocation, getNodeValue, type JSONPath, type Node, parse, parseTree } from 'jsonc-parser';
import { print } from './json.ts';
import { type NewService, namesOf } from './service.ts';

/** Adds an entry to a JSON text, last in its object or list; the existing text keeps its form and its comments. */
export function put(text: string, path: JSONPath, value: unknown): string {
  const root = parseTree(text);
  const parent = root && findNodeAtLocation(root, path.slice(0, -1));
  const key = path.at(-1)!;
  // Its object or list may have to be added first.
  if (!parent) return put(text, path.slice(0, -1), { [key]: value });
  const name = typeof key === 'string' ? `${JSON.stringify(key)}: ` : '';
  const last = parent.children?.at(-1);
  const indent = last && indentOf(text, parent, last);
  if (last && indent !== undefined) {
    const end = last.offset + last.length;
    return `${text.slice(0, end)},\n${indent}${name}${print(value, indent, name.length)}${text.slice(end)}`;
  }
  // It is empty or on one line: it is written anew.
  const there = getNodeValue(parent);
  const line = text.slice(text.lastIndexOf('\n', parent.offset) + 1, parent.offset);
  const outer = /^\s*/.exec(line)![0];
  const all = Array.isArray(there) ? [...there, value] : { ...there, [key]: value };
  const written = print(all, outer, line.length - outer.length, outer === '' && parent === root);
  return text.slice(0, parent.offset) + written + text.slice(parent.offset + parent.length);
}

/** Of the last thing in an object or list that takes several lines. */
function indentOf(text: string, parent: Node, last: Node): string | undefined {
  const before = text.slice(parent.offset, last.offset);
  return /\n([ \t]*)$/.exec(before)?.[1];
}

/** The service in services.config.json of a whole municipality. */
export function intoServices(text: string, service: NewService, number: number): string {
  const config = parse(text) as { groups?: { id?: string; services?: unknown[] }[] };
  const group = (config.groups ?? []).findIndex(({ id }) => id === service.group);
  const count = config.groups?.[group]?.services?.length ?? 0;
  const { name, screen, details } = namesOf(service);
  const entry = { uslugaId: number, slug: service.slug, name, screen, access: service.access };
  const listed = put(text, ['groups', group, 'services', count], entry);
  return service.kind === 'details' ? put(listed, ['screens', details], addressOf(service)) : listed;
}

/** The same in overlay.config.json. */
export function intoOverlay(text: string, service: NewService, number: number): string {
  const { name, screen, details } = namesOf(service);
  const entry = { group: service.group, slug: service.slug, name, screen, access: service.access };
  const listed = put(text, ['services', String(number)], entry);
  return service.kind === 'details' ? put(listed, ['screens', details], addressOf(service)) : listed;
}

/** Where one entry is shown. */
const addressOf = ({ slug, access }: NewService) => ({ path: `/uslugi/${slug}/szczegoly`, access });

/** The table and the operations of a new service in data.config.json. */
export function intoData(
  text: string | undefined,
  schema: string,
  namespace: string,
  { table, operations }: { table: object; operations: Record<string, object> },
): string {
  let data = text ?? `{\n  "$schema": ${JSON.stringify(schema)},\n  "tables": {},\n  "operations": {}\n}\n`;
  data = put(data, ['tables', namespace], table);
  for (const [operation, answer] of Object.entries(operations)) data = put(data, ['operations', operation], answer);
  return data;
}
