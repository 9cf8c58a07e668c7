import { telAddress } from '../../src/lang/values/addresses.ts';
import { formatPhone } from '../../src/lang/values/phone.ts';
import { attributes, escaped } from './html.ts';

/**
 * Says that a page needs scripts, and whom to call instead (src/blocks/parts/NeedsCode.tsx says it of a part).
 *
 * @param what needs them: the page, or only its choices, order and filters
 */
export function plainNote(
  words: Readonly<Record<string, string>>,
  phone: string | undefined,
  what: 'page' | 'choices' = 'page',
): string {
  const word = (key: string) => escaped(words[key] ?? '');
  const needed = word(what === 'page' ? 'powloka.bezSkryptow' : 'powloka.bezWyboru');
  const href = phone && telAddress(phone);
  const call = href
    ? ` ${word('wspolne.widzety.bezSkryptowTelefon')} <a${attributes({ href })}>${escaped(formatPhone(phone))}</a>`
    : '';
  return `<div class="ok-plain ok-plainnote" role="region" aria-labelledby="plain-note"><strong id="plain-note">${needed}</strong>${call}</div>`;
}
