import { Refusal, type Sentence } from './edit.ts';

/** What somebody may change in a hosted studio: sentences; pages; screens, services and colours; what residents get. */
export type Role = 'TEKSTY' | 'STRONY' | 'EKRANY' | 'PUBLIKACJA';

/** Whose copy of the municipality it is. `okienko dev` has none: who runs it may do everything. */
export interface Clerk {
  name: string;
  roles: readonly Role[];
}

/** What a change touches, and the roles that may, each of them alone. */
export const SUBJECTS = {
  text: ['TEKSTY', 'EKRANY'],
  pageText: ['TEKSTY', 'STRONY'],
  page: ['STRONY'],
  screen: ['EKRANY'],
  publishing: ['PUBLIKACJA'],
} as const satisfies Record<string, readonly Role[]>;
export type Subject = keyof typeof SUBJECTS;
export type TextSubject = Extract<Subject, 'text' | 'pageText'>;

export const mayChange = (roles: readonly Role[] | undefined, subject: Subject): boolean =>
  roles === undefined || SUBJECTS[subject].some((role) => roles.includes(role));

const WHAT: Readonly<Record<Subject, Sentence>> = {
  text: { pl: 'Zdania zmienia', en: 'Sentences are changed by' },
  pageText: { pl: 'Zdania stron zmienia', en: 'Sentences of pages are changed by' },
  page: { pl: 'Strony i zdjęcia zmienia', en: 'Pages and pictures are changed by' },
  screen: {
    pl: 'Ekrany, usługi, menu i kolory zmienia',
    en: 'Screens, services, the menu and colours are changed by',
  },
  publishing: { pl: 'Publikuje i wraca do wcześniejszej wersji', en: 'A version is published, or served again, by' },
};

/** Which role is missing for it. */
export function missing(subject: Subject): Sentence {
  const words = SUBJECTS[subject].map((role) => `*${role.toLowerCase()}*`);
  return {
    en: `${WHAT[subject].en} the role ${words.join(' or ')}, which your account does not have.`,
    pl: `${WHAT[subject].pl} rola ${words.join(' albo ')}, której Twoje konto nie ma.`,
  };
}

/** Something that roles do not allow, and which is missing. */
export class RoleMissing extends Refusal {
  constructor(subjects: readonly Subject[]) {
    const sentences = subjects.map(missing);
    super(sentences.map(({ en }) => en).join(' '), sentences.map(({ pl }) => pl).join(' '));
  }
}
