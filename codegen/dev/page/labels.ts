import { part } from './element.ts';
import type { Spoken } from './language.ts';
import { speak, spoken, type Words, words } from './words.ts';

type Text = { [Key in keyof Words]: Words[Key] extends string ? Key : never }[keyof Words];

/** What is written in elements of index.html. */
const TEXTS: Readonly<Record<string, Text>> = {
  'show-list': 'screens',
  'show-view': 'view',
  'show-panel': 'panel',
  'spoken-label': 'workbench',
  alone: 'openAlone',
  'tab-values': 'values',
  'tab-blocks': 'blocks',
  'tab-edit': 'edit',
};

/** What names them for a screen reader. */
const NAMES: Readonly<Record<string, Text>> = {
  switches: 'howShown',
  list: 'screens',
  find: 'findScreen',
  stage: 'portal',
  address: 'address',
  problems: 'problems',
  panel: 'madeOf',
  tabs: 'madeOf',
  search: 'findValue',
};

/** Writes the labels of index.html in the language of the workbench. */
export function drawLabels(): void {
  document.documentElement.lang = spoken();
  for (const [id, key] of Object.entries(TEXTS)) part(id).textContent = words()[key];
  for (const [id, key] of Object.entries(NAMES)) {
    part(id).setAttribute('aria-label', words()[key]);
    if (part(id) instanceof HTMLInputElement) part(id).setAttribute('placeholder', words()[key]);
  }
  part('portal').setAttribute('title', words().portal);
  part<HTMLSelectElement>('spoken').value = spoken();
}

/** @param done another language was chosen: everything else is drawn again */
export function onSpoken(done: () => void): void {
  const select = part<HTMLSelectElement>('spoken');
  select.addEventListener('change', () => {
    speak(select.value as Spoken);
    drawLabels();
    done();
  });
}
