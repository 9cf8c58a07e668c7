import type { Municipality } from '../../codegen/municipality.ts';
import de from '../../locales/de/poczta.json' with { type: 'json' };
import en from '../../locales/en/poczta.json' with { type: 'json' };
import pl from '../../locales/pl/poczta.json' with { type: 'json' };
import uk from '../../locales/uk/poczta.json' with { type: 'json' };
import type { Language } from '../../src/descriptors/compiled.ts';

/** The kinds of mails there are words for. */
export type Rodzaj = Exclude<keyof typeof pl, 'wspolne'>;

/** The words of one kind of mail, placeholders not yet filled. */
export interface MailWords {
  temat: string;
  tresc: readonly string[];
  /** On the link, where the mail has one. */
  przycisk?: string;
  /** Why this address got it. */
  powod: string;
  /** What to do for who did not ask for it. */
  nieTy?: string;
}

interface Tree {
  [name: string]: string | Tree;
}

const shipped: Record<Language, Readonly<Record<string, string>>> = {
  pl: flat(pl),
  en: flat(en),
  de: flat(de),
  uk: flat(uk),
};

/** Reads words by their key in the room `poczta`: the municipality's own, or the shipped ones where it has none. */
export const mailWord = (texts: Partial<Municipality['texts']>, lang: Language, key: string): string | undefined =>
  texts[lang]?.[`poczta.${key}`] ?? shipped[lang][key];

export function mailWords(texts: Partial<Municipality['texts']>, lang: Language, rodzaj: Rodzaj): MailWords {
  const word = (name: string) => mailWord(texts, lang, `${rodzaj}.${name}`);
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

function flat(tree: Tree, before = ''): Record<string, string> {
  return Object.fromEntries(
    Object.entries(tree).flatMap(([name, value]) =>
      typeof value === 'string' ? [[before + name, value]] : Object.entries(flat(value, `${before}${name}.`)),
    ),
  );
}
