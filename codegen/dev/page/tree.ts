import { copyButton, h } from './element.ts';
import { words } from './words.ts';

/** Most members shown of one list or record. */
const MOST = 200;
const LONGEST = 60;

/** Open paths: they stay open when their values change. */
const opened = new Set<string>();

/** A value as a tree; its names can be copied as expressions. */
export function tree(path: string, value: unknown): HTMLElement {
  return h('div', { class: 'tree' }, isBranch(value) ? members(path, value) : h('div', { class: 'leaf' }, leaf(value)));
}

/** A short text for a value. */
export function leaf(value: unknown): HTMLElement {
  const type = value === null || value === undefined ? 'null' : typeof value;
  const text =
    typeof value === 'object' && value !== null
      ? short(value)
      : typeof value === 'string'
        ? `'${value}'`
        : String(value ?? words().nothing);
  return h('span', { class: `v-${type}` }, text);
}

function members(path: string, value: object): HTMLElement {
  const list = Array.isArray(value);
  const all = Object.entries(value);
  const lines = all.slice(0, MOST).map(([name, inner]) => {
    const whole = list ? `${path}[${name}]` : `${path}.${name}`;
    if (!isBranch(inner)) return h('div', { class: 'leaf' }, copyButton(name, whole), ' ', leaf(inner));
    const details = h(
      'details',
      { open: opened.has(whole) },
      h('summary', {}, `${name} `, h('span', { class: 'note' }, short(inner))),
    );
    const fill = () => {
      if (details.open) opened.add(whole);
      else opened.delete(whole);
      if (details.open && details.childElementCount === 1) details.append(members(whole, inner));
    };
    details.addEventListener('toggle', fill);
    fill();
    return details;
  });
  const more = all.length > MOST && h('div', { class: 'note' }, words().andMore(all.length - MOST));
  return h('div', {}, ...lines, more);
}

const isBranch = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.keys(value).length > 0;

function short(value: object): string {
  if (Array.isArray(value)) return value.length === 0 ? words().emptyList : words().listOf(value.length);
  const text = JSON.stringify(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}
