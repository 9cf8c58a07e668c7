import type { Operation } from '../../../src/lang/descriptors/contract.ts';
import { anyRecord } from '../../files/raw.ts';
import { fromIdentifier } from '../../new/fields.ts';
import { capital } from '../../new/letters.ts';
import { readWords, translated, type Words } from '../../new/words.ts';
import { isPolish } from '../polish.ts';
import type { Around } from './around.ts';
import { Spelling } from './spelling.ts';

/** What the contract calls an operation, else its name as a title: its verb is left out. */
export function operationTitle(
  around: Around,
  operation: Operation,
  spelling = new Spelling(around.checked.locales),
): Words {
  const { summary, title } = aboutOf(around, operation);
  if (title) return spelling.translated(title, summary);
  // A municipality may describe its own operations in Polish.
  if (isPolish(summary)) return spelling.of({ pl: summary });
  const name = spelling.of(
    translated({ pl: capital(fromIdentifier(nounOf(operation))), ...(summary && { en: summary }) }),
  );
  // The name of an operation is a verb with its object: `dajListe…`.
  return { ...name, pl: name.pl.replace(/^(\p{L}+)ę(?=\s|$)/u, '$1a') };
}

/** `dajListeNaleznosci` -> `listeNaleznosci` */
export const nounOf = ({ id }: Operation): string => {
  const rest = id.replace(/^(?:daj|pobierz|wyslij|zapisz|dodaj|zglos)(?=[A-Z])/, '');
  return rest.charAt(0).toLowerCase() + rest.slice(1);
};

/** The words of the contract for an operation: a summary and a description in its language, two others in those of the portal. */
export interface About {
  summary: string;
  description: string;
  title?: Words;
  /** What it gives, for whoever shapes the portal. */
  about?: Words;
  /** It serves the portal or another screen. */
  isTechnical: boolean;
}

export function aboutOf({ checked: { contract } }: Around, { source, path, method }: Operation): About {
  const file = contract.files.find(({ json }) => json.name === source);
  const found = anyRecord(anyRecord(anyRecord(anyRecord(file?.value).paths)[path])[method.toLowerCase()]);
  const word = (key: string): string => (typeof found[key] === 'string' ? found[key] : '');
  return {
    summary: word('summary'),
    description: word('description'),
    title: readWords(found['x-title']),
    about: readWords(found['x-description']),
    isTechnical: found['x-technical'] === true,
  };
}
