import { telAddress } from '../../src/lang/values/addresses.ts';
import { formatPhone } from '../../src/lang/values/phone.ts';
import { attributes, escaped } from './html.ts';

/** Says that a page needs scripts, and whom to call instead (src/blocks/parts/NeedsCode.tsx says it of a part). */
export function plainNote(words: Readonly<Record<string, string>>, phone: string | undefined): string {
  const word = (key: string) => escaped(words[`wspolne.widzety.${key}`] ?? '');
  const href = phone && telAddress(phone);
  const call = href
    ? ` ${word('bezSkryptowTelefon')} <a${attributes({ href })}>${escaped(formatPhone(phone))}</a>`
    : '';
  return `<div class="ok-plainnote" role="region" aria-labelledby="plain-note"><strong id="plain-note">${word('bezSkryptow')}</strong>${call}</div>`;
}
