import { leadForm, READING_FORM, READING_PATH, SEARCH_PATH } from '../../src/lang/descriptors/plainForms.ts';
import { attributes } from './html.ts';
import { ownAddress } from './ownAddress.ts';

/** A form that controls of the page name. Its hidden fields must not repeat `names`, which the controls send. */
interface Wanted {
  id: string;
  names: Set<string>;
  /** Those of check boxes. A form sends nothing of a box that is not checked, which would be the initial choice. */
  boxes: Set<string>;
}

const CONTROL = /<(?:button|input|select)\b[^>]*>/g;
/** Another order, choice or number of rows leads back to the first page of every table: so the pager's form and its state are called. */
const PAGE_NUMBER = /\.strona$/;

/**
 * The forms that the buttons and controls of a page name (src/lang/descriptors/plainForms.ts). They are written before the
 * page, not into it, because the portal's code draws no such forms.
 *
 * @param inside the HTML of the page
 * @param place path and query of the page; '' if it is drawn for several
 * @param answers its server answers forms; false: only those are written that lead to another page
 */
export function plainForms(inside: string, place: string, answers = true): string {
  const { pathname, search, searchParams } = ownAddress(place);
  const hidden = (names: Iterable<readonly [string, string]>) =>
    Array.from(names, ([name, value]) => `<input type="hidden"${attributes({ name, value })}>`).join('');
  const forms = wantedForms(inside);
  const pages = new Set(forms.flatMap(({ id, names }) => (PAGE_NUMBER.test(id) ? [...names] : [])));
  return (answers ? forms : forms.filter(({ id }) => leadsToFile(id))).map(formOf).join('');

  function formOf({ id, names, boxes }: Wanted): string {
    if (id === READING_FORM)
      return `<form hidden${attributes({ id, method: 'post', action: READING_PATH })}>${hidden([['powrot', pathname + search]])}</form>`;
    if (id.startsWith('do:')) {
      const { pathname, searchParams } = new URL(id.slice('do:'.length), 'http://site');
      return `<form hidden${attributes({ id, action: pathname })}>${hidden(searchParams)}</form>`;
    }
    const others = [...searchParams].filter(
      ([name]) => !names.has(name) && !PAGE_NUMBER.test(name) && !pages.has(name),
    );
    const none = Array.from(boxes, (name) => [name, ''] as const);
    return `<form hidden autocomplete="off"${attributes({ id, action: pathname })}>${hidden([...others, ...none])}</form>`;
  }
}

const leadsToFile = (id: string): boolean => id.startsWith(leadForm('')) && id !== leadForm(SEARCH_PATH);

function wantedForms(inside: string): Wanted[] {
  const wanted = new Map<string, Wanted>();
  for (const [tag] of inside.matchAll(CONTROL)) {
    const id = attributeOf(tag, 'form');
    if (id === undefined) continue;
    const form = wanted.get(id) ?? { id, names: new Set(), boxes: new Set() };
    wanted.set(id, form);
    const name = attributeOf(tag, 'name');
    if (name === undefined) continue;
    form.names.add(name);
    if (attributeOf(tag, 'type') === 'checkbox') form.boxes.add(name);
  }
  return [...wanted.values()];
}

/** React writes attributes in double quotes, and these characters as references. */
function attributeOf(tag: string, name: string): string | undefined {
  const value = new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1];
  return value
    ?.replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}
