import { h, part } from './element.ts';
import type { Reading } from './reading.ts';
import { spoken, words } from './words.ts';

/** The choices on this page. They are in its address, so that it can be bookmarked and shared. */
export interface Choice extends Reading {
  /** The address in the portal. */
  at: string;
  who: string;
  answers: string;
  /** States of single operations. */
  of: Readonly<Record<string, string>>;
  lang: string;
  width: string;
  tab: string;
}

const USUAL: Omit<Choice, 'of'> = {
  at: '/',
  who: 'nobody',
  answers: 'full',
  lang: '',
  contrast: 'normal',
  letters: '1',
  width: 'fit',
  tab: 'values',
};

/** @param reading of this browser; that of the address wins */
export function readChoice(search: string, reading: Reading): Choice {
  const query = new URLSearchParams(search);
  const plain = Object.entries({ ...USUAL, ...reading }).map(([name, usual]) => [name, query.get(name) ?? usual]);
  const of = query.getAll('of').map((one) => one.split(':') as [string, string]);
  const choice = { ...Object.fromEntries(plain), of: Object.fromEntries(of) } as Choice;
  // Only an address in this portal is accepted.
  return /^\/(?![/\\])/.test(choice.at) ? choice : { ...choice, at: USUAL.at };
}

export function writeChoice(choice: Choice): string {
  const query = new URLSearchParams();
  for (const [name, usual] of Object.entries(USUAL)) {
    const value = choice[name as keyof typeof USUAL];
    if (value !== usual) query.set(name, value);
  }
  for (const [operation, state] of Object.entries(choice.of)) query.append('of', `${operation}:${state}`);
  return query.size > 0 ? `?${query}` : '';
}

type SwitchName = 'who' | 'answers' | 'contrast' | 'letters' | 'width' | 'lang';

/** The values of each switch; a value without a word is shown as it is. */
const SWITCHES: Readonly<Record<Exclude<SwitchName, 'lang'>, readonly string[]>> = {
  who: ['nobody', 'person', 'institution'],
  answers: ['full', 'empty', 'slow', 'failing', 'restricted'],
  contrast: ['normal', 'yb'],
  letters: ['1', '2', '3'],
  width: ['fit', '360', '768', '1280'],
};
const LETTERS: Readonly<Record<string, string>> = { 1: 'A', 2: 'A+', 3: 'A++' };
const OFFICES_OWN: readonly string[] = ['who', 'answers'];

/** @param languages of the municipality @param mocked a real office chooses who is signed in, and what it answers */
export function drawSwitches(
  choice: Choice,
  languages: readonly string[],
  mocked: boolean,
  choose: (change: Partial<Choice>) => void,
): void {
  const all = (Object.entries(SWITCHES) as [SwitchName, readonly string[]][])
    .filter(([name]) => mocked || !OFFICES_OWN.includes(name))
    .map(([name, values]) => ({ name, options: values.map((value) => [value, textOf(name, value)] as const) }));
  all.push({ name: 'lang', options: languages.map((one, index) => [index === 0 ? '' : one, one] as const) });
  const place = part('portal-switches');
  const made = JSON.stringify([spoken(), all]);
  if (place.dataset.made !== made) {
    place.dataset.made = made;
    place.replaceChildren(...all.map(({ name, options }) => labelled(name, options, choose)));
  }
  for (const { name } of all) {
    const select = part<HTMLSelectElement>(`switch-${name}`);
    select.value = choice[name];
    select.toggleAttribute('data-other', choice[name] !== USUAL[name]);
  }
}

const textOf = (name: SwitchName, value: string): string =>
  (name === 'letters' ? LETTERS[value] : words().options[value]) ?? value;

function labelled(
  name: SwitchName,
  options: readonly (readonly [value: string, text: string])[],
  choose: (change: Partial<Choice>) => void,
): HTMLElement {
  const select = h('select', { id: `switch-${name}` });
  select.append(...options.map(([value, text]) => new Option(text, value)));
  select.addEventListener('change', () => choose({ [name]: select.value }));
  return h('div', {}, h('label', { for: select.id }, words().switches[name]), select);
}
