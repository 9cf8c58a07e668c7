import { plurals } from '../../../../codegen/texts/locales.ts';
import type { Kind, Mistake } from '../mistake.ts';
import type { Municipality } from '../municipality.ts';
import { withKey, without, withValue } from '../text.ts';
import { misspelt } from '../words.ts';
import type { Pick } from './made.ts';

interface Text {
  in: Municipality;
  name: string;
  language: keyof typeof plurals;
  path: string[];
  value: string;
}

const PLACEHOLDER = /\{\{\s*([A-Za-z0-9]+)\s*\}\}/;
const FORM = /_(one|few|many|other)$/;

function textsOf(municipality: Municipality): Text[] {
  return municipality.names.flatMap((name) => {
    const [, language] = /^locales\/([a-z]+)\/.*\.json$/.exec(name) ?? [];
    if (!language) return [];
    const walk = (value: unknown, path: string[]): Text[] =>
      typeof value === 'string'
        ? [{ in: municipality, name, language: language as Text['language'], path, value }]
        : Object.entries((value ?? {}) as object).flatMap(([key, inner]) => walk(inner, [...path, key]));
    return walk(municipality.json(name).value, []);
  });
}

/** What can be wrong with the texts of one language. */
export function textKinds(municipalities: readonly Municipality[], pick: Pick): Kind[] {
  const texts = municipalities.flatMap(textsOf);
  const keyOf = ({ name, path }: Text): string =>
    [name.slice(name.lastIndexOf('/') + 1, -'.json'.length), ...path].join('.').replace(FORM, '');
  const mistake = (kind: string, text: Text, next: string, what: string, path: string[] = text.path): Mistake => ({
    kind,
    in: text.in,
    name: text.name,
    path,
    what: `${text.path.join('.')}: ${what}`,
    changes: new Map([[text.name, next]]),
    names: [keyOf(text), [...text.path.slice(0, -1), path.at(-1)].join('.')],
    place: text.language,
  });
  const kind = (name: string, most: number, found: Text[], make: (text: Text, source: string) => Mistake): Kind => ({
    name,
    most,
    candidates: found.map((text) => ({ place: text.language, make: () => make(text, text.in.text(text.name)) })),
  });
  // An overlay may replace a text in one language: what it does not say is said below it.
  const own = texts.filter((text) => !text.in.isOverlay || !/powloka|zgody/.test(text.name));
  const isForm = ({ path }: Text): boolean => FORM.test(path.at(-1) ?? '');
  return [
    kind(
      'text missing in one language',
      24,
      own.filter((text) => !isForm(text)),
      (text, source) => mistake('text missing in one language', text, without(source, text.path), 'is removed'),
    ),
    kind(
      'text key misspelt in one language',
      20,
      own.filter((text) => !isForm(text)),
      (text, source) => {
        const wrong = misspelt(text.path.at(-1)!, pick);
        const path = [...text.path.slice(0, -1), wrong];
        return mistake('text key misspelt in one language', text, withKey(source, text.path, wrong), wrong, path);
      },
    ),
    kind(
      'placeholder changed in one language',
      30,
      // The form for one thing may do without the number.
      texts.filter(({ value, path }) =>
        PLACEHOLDER.test(path.at(-1)!.endsWith('_one') ? value.replaceAll('{{count}}', '') : value),
      ),
      (text, source) => {
        const one = text.path.at(-1)!.endsWith('_one');
        const [whole, name = ''] = PLACEHOLDER.exec(one ? text.value.replaceAll('{{count}}', '') : text.value)!;
        const instead = [`{{${misspelt(name, pick)}}}`, '', `{${name}}`][pick(3)]!;
        const value = text.value.replaceAll(whole, instead) || 'x';
        return mistake(
          'placeholder changed in one language',
          text,
          withValue(source, text.path, value),
          `${whole} -> ${instead}`,
        );
      },
    ),
    kind('plural form missing in one language', 24, texts.filter(isForm), (text, source) =>
      mistake('plural form missing in one language', text, without(source, text.path), 'is removed'),
    ),
    kind(
      'plural form that the language lacks',
      10,
      texts.filter((text) => isForm(text) && text.path.at(-1)!.endsWith('_other') && plurals[text.language].length < 4),
      (text, source) => {
        const path = [...text.path.slice(0, -1), text.path.at(-1)!.replace('_other', '_few')];
        return mistake(
          'plural form that the language lacks',
          text,
          withValue(source, path, text.value),
          '_few is added',
          path,
        );
      },
    ),
    kind('blank text', 10, texts, (text, source) =>
      mistake('blank text', text, withValue(source, text.path, ['', ' '][pick(2)]), 'is blank'),
    ),
    kind('text of a wrong type', 10, texts, (text, source) =>
      mistake('text of a wrong type', text, withValue(source, text.path, [null, 7, ['a']][pick(3)]), 'is no text'),
    ),
    kind('text that nothing uses', 10, own, (text, source) => {
      const path = [...text.path.slice(0, -1), 'nieUzywany'];
      return mistake('text that nothing uses', text, withValue(source, path, 'Nic'), 'is added', path);
    }),
  ];
}
