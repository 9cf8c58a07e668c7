import { h, part } from './element.ts';

/** The choices on this page. They are in its address, so that it can be bookmarked and shared. */
export interface Choice {
  /** The address in the portal. */
  at: string;
  who: string;
  answers: string;
  /** States of single operations. */
  of: Readonly<Record<string, string>>;
  lang: string;
  contrast: string;
  letters: string;
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

export function readChoice(search: string): Choice {
  const query = new URLSearchParams(search);
  const plain = Object.entries(USUAL).map(([name, usual]) => [name, query.get(name) ?? usual]);
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

export interface Switch {
  name: 'who' | 'answers' | 'lang' | 'contrast' | 'letters' | 'width';
  label: string;
  options: readonly (readonly [value: string, text: string])[];
}

const SWITCHES: readonly Switch[] = [
  {
    name: 'who',
    label: 'Signed in',
    options: [
      ['nobody', 'nobody'],
      ['person', 'person'],
      ['institution', 'institution'],
    ],
  },
  {
    name: 'answers',
    label: 'Answers',
    options: [
      ['full', 'full'],
      ['empty', 'empty'],
      ['slow', 'slow'],
      ['failing', 'failing'],
      ['restricted', 'restricted'],
    ],
  },
  {
    name: 'contrast',
    label: 'Contrast',
    options: [
      ['normal', 'normal'],
      ['yb', 'yellow'],
    ],
  },
  {
    name: 'letters',
    label: 'Letter size',
    options: [
      ['1', 'A'],
      ['2', 'A+'],
      ['3', 'A++'],
    ],
  },
  {
    name: 'width',
    label: 'Width',
    options: [
      ['fit', 'fit'],
      ['360', '360'],
      ['768', '768'],
      ['1280', '1280'],
    ],
  },
];
const OFFICES_OWN: readonly string[] = ['who', 'answers'];

/** @param languages of the municipality @param mocked a real office chooses who is signed in, and what it answers */
export function drawSwitches(
  choice: Choice,
  languages: readonly string[],
  mocked: boolean,
  choose: (change: Partial<Choice>) => void,
): void {
  const spoken: Switch = {
    name: 'lang',
    label: 'Language',
    options: languages.map((one, index) => [index === 0 ? '' : one, one]),
  };
  const all = [...SWITCHES, spoken].filter(({ name }) => mocked || !OFFICES_OWN.includes(name));
  const place = part('switches');
  if (place.childElementCount !== all.length) {
    place.replaceChildren(...all.map((one) => labelled(one, choose)));
  }
  for (const { name } of all) {
    const select = part<HTMLSelectElement>(`switch-${name}`);
    select.value = choice[name];
    select.toggleAttribute('data-other', choice[name] !== USUAL[name]);
  }
}

function labelled({ name, label, options }: Switch, choose: (change: Partial<Choice>) => void): HTMLElement {
  const select = h('select', { id: `switch-${name}` });
  select.append(...options.map(([value, text]) => new Option(text, value)));
  select.addEventListener('change', () => choose({ [name]: select.value }));
  return h('div', {}, h('label', { for: select.id }, label), select);
}
