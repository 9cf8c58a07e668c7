import type { Access } from '../../src/lang/descriptors/contract.ts';
import type { Field } from './fields.ts';
import { capital } from './letters.ts';
import type { Words } from './words.ts';

/** What a new service does: a table of entries, one set of facts, a table with a page for each entry, or a form. */
export const KINDS = ['list', 'facts', 'details', 'form'] as const;
export type Kind = (typeof KINDS)[number];

/** The description of a new service. */
export interface NewService {
  kind: Kind;
  name: Words;
  /** Its address is /uslugi/<slug>; files, operations and words are named after it. */
  slug: string;
  group: string;
  access: Access;
  /** Its data belong to the subject that the resident acts for. */
  subject: boolean;
  fields: readonly Field[];
  /** Left out: the first that is free. */
  number?: number | undefined;
  /** The reference office answers from a CSV file of the folder. */
  csv: boolean;
}

/** `rezerwacje-sali` names the operation `dajRezerwacjeSali`, the namespace of words `rezerwacjeSali`. */
export function namesOf({ slug }: Pick<NewService, 'slug'>) {
  const pascal = slug.split('-').map(capital).join('');
  const namespace = pascal[0]!.toLowerCase() + pascal.slice(1);
  return {
    pascal,
    namespace,
    domain: slug,
    read: `daj${pascal}`,
    one: `daj${pascal}Szczegoly`,
    send: `wyslij${pascal}`,
    name: `${namespace}.nazwa`,
    screen: `${slug}/${slug}`,
    details: `${slug}/szczegoly`,
  };
}
