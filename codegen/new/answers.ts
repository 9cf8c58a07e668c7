import type { Access } from '../../src/lang/descriptors/contract.ts';
import { readFields } from './fields.ts';
import { slugOf } from './letters.ts';
import { KINDS, type Kind, type NewService } from './service.ts';
import type { Words } from './words.ts';

/** The description of the new service, from options or questions. */
export interface Answers {
  kind?: string | undefined;
  name?: string | undefined;
  'name-en'?: string | undefined;
  'name-de'?: string | undefined;
  'name-uk'?: string | undefined;
  slug?: string | undefined;
  group?: string | undefined;
  access?: string | undefined;
  number?: string | undefined;
  subject?: boolean | undefined;
  csv?: boolean | undefined;
  field?: string[] | undefined;
}

const ACCESS: readonly string[] = ['public', 'restricted', 'full'] satisfies Access[];

/** @returns the service; `why`: a sentence on the first answer that is missing or not valid */
export function serviceOf(answers: Answers): NewService | { why: string } {
  const { name, group, kind = 'list', access = 'public', number } = answers;
  if (!name) return { why: 'A service needs a name: --name "Rezerwacje sali".' };
  if (!group) return { why: 'A service needs a group: --group <id>.' };
  if (!(KINDS as readonly string[]).includes(kind))
    return { why: `"${kind}" is not a kind of service. Kinds: ${KINDS.join(', ')}.` };
  if (!ACCESS.includes(access)) return { why: `"${access}" is not a value of --access. Values: ${ACCESS.join(', ')}.` };
  if (number !== undefined && !/^[1-9][0-9]{0,8}$/.test(number))
    return { why: `"${number}" cannot be the number of a service: use a whole number from 1.` };
  const { fields, why } = readFields(answers.field ?? []);
  if (why !== undefined) return { why };
  const words: Words = { pl: name };
  for (const language of ['en', 'de', 'uk'] as const) {
    const given = answers[`name-${language}`];
    if (given) words[language] = given;
  }
  return {
    kind: kind as Kind,
    name: words,
    slug: answers.slug || slugOf(name),
    group,
    access: access as Access,
    subject: answers.subject === true,
    csv: answers.csv === true,
    number: number === undefined ? undefined : Number(number),
    fields,
  };
}
