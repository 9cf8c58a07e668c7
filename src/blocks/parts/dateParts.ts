import type { Tree } from '../../lang/expressions/tree.ts';
import { formatDate } from '../../lang/values/dates.ts';
import type { DateWords } from '../../portal/ui/DateInput.tsx';
import type { Binding } from '../binding.ts';
import type { Locals } from '../scope.ts';

/** Days that a field accepts; ISO. */
interface Bounds {
  min?: string | undefined;
  max?: string | undefined;
}

/** The texts of a date field, in the resident's language. The example of the hint is a day that the field accepts. */
export function dateParts(
  { word, language }: Binding,
  label: string,
  bounds: Bounds = {},
): { language: string; words: DateWords; hint: string; pattern: string } {
  const say = (key: string, values?: Record<string, string>) => word(`wspolne.widzety.kalendarz.${key}`, values);
  const words = {
    open: say('otworz', { pole: label }),
    title: label,
    close: say('zamknij'),
    month: say('miesiac'),
    year: say('rok'),
    previous: say('poprzedni'),
    next: say('nastepny'),
    today: say('dzis'),
    failed: say('niewczytany'),
  };
  return {
    language,
    words,
    hint: say('podpowiedz', { przyklad: formatDate(exampleWithin(bounds)) }),
    pattern: say('wzor'),
  };
}

const EXAMPLE = '2026-03-15';

function exampleWithin({ min, max }: Bounds): string {
  if (min !== undefined && EXAMPLE < min) return min;
  return max !== undefined && EXAMPLE > max ? max : EXAMPLE;
}

/** A day that bounds a field; nothing without a bound, and while it is not known. */
export function boundOf(binding: Binding, tree: Tree | undefined, locals?: Locals): string | undefined {
  const day = tree === undefined ? undefined : binding.value(tree, locals);
  return typeof day === 'string' ? day : undefined;
}
