import type { Municipality } from '../../../codegen/artefact/municipality.ts';
import type { Language } from '../../../src/lang/descriptors/language.ts';
import { type MailKind, officeWord } from '../words/officeWords.ts';

/** The texts of one kind of mail, with their placeholders. */
export interface MailWords {
  temat: string;
  tresc: readonly string[];
  /** The text of the link, when the mail has one. */
  przycisk?: string;
  /** Why this address received it. */
  powod: string;
  /** What to do when the reader did not request it. */
  nieTy?: string;
}

export function mailWords(texts: Partial<Municipality['texts']>, lang: Language, rodzaj: MailKind): MailWords {
  const word = (name: string) => officeWord(texts, lang, `poczta.${rodzaj}.${name}`);
  const tresc: string[] = [];
  for (let text = word('tresc.1'); text !== undefined; text = word(`tresc.${tresc.length + 1}`)) tresc.push(text);
  return {
    temat: word('temat') ?? rodzaj,
    tresc,
    przycisk: word('przycisk'),
    powod: word('powod') ?? '',
    nieTy: word('nieTy'),
  };
}
