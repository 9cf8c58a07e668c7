import type { TextEntry } from '../../studio/api.ts';

/** One sentence to write: a text, or one plural form of it. */
export interface Line {
  /** `raty.ile_few` */
  key: string;
  /** Numbers that take this form; absent for a text without plurals. */
  examples?: readonly string[];
}

/** Numbers up to here show every form that a language has. */
const MOST = 130;
const EXAMPLES = 4;

/** The lines that a language needs, with those that it has. */
export function linesOf({ key, plural, texts }: TextEntry, language: string): Line[] {
  if (!plural) return [{ key }];
  const forms = new Map<string, string[]>();
  const rules = new Intl.PluralRules(language);
  for (let number = 0; number <= MOST; number += 1) {
    const form = rules.select(number);
    forms.set(form, [...(forms.get(form) ?? []), String(number)]);
  }
  const other = `${key}_other`;
  // Some languages have a form for fractions alone: it is written where it is.
  if (!forms.has('other') && texts[other]?.[language] !== undefined)
    forms.set('other', [new Intl.NumberFormat(language).format(1.5)]);
  return Array.from(forms, ([form, numbers]) => ({ key: `${key}_${form}`, examples: numbers.slice(0, EXAMPLES) }));
}

/** Placeholders that a written sentence misses, and those that nothing fills. */
export function placeholderFaults(text: string, { placeholders }: TextEntry): { missing: string[]; unknown: string[] } {
  const used = Array.from(text.matchAll(/\{\{(\w+)\}\}/g), ([, name]) => name!);
  return {
    // A plural form such as "one" may leave its number out.
    missing: placeholders.filter((name) => name !== 'count' && !used.includes(name)),
    unknown: [...new Set(used.filter((name) => !placeholders.includes(name)))],
  };
}
