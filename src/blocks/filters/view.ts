import type { Format } from '../../lang/values/formats.ts';
import { choicesOf, chosenWords } from '../choices.ts';
import type { OutlineOf } from '../outline.ts';
import { holds, type Scope } from '../scope.ts';
import type { FilterField, FiltersBlock } from './block.ts';

const FORMATS: Readonly<Record<FilterField['as'], Format>> = {
  text: 'text',
  date: 'date',
  money: 'money',
  number: 'decimal',
  list: 'text',
  radio: 'text',
  checks: 'text',
};

/** The value of a filter in words, or one of its values; '' for a filter that is not set. */
export function setWords({ bind, as, options }: FilterField, scope: Scope, value = scope.state(bind)): string {
  if (value === null || value === undefined) return '';
  return options ? chosenWords(value, options, scope) : scope.format(value, FORMATS[as]);
}

/** The message of the first violated rule of a filter; rules are skipped while the field is empty. */
export function problemOf({ bind, rules }: FilterField, scope: Scope): string | undefined {
  const value = scope.state(bind);
  if (value === null || value === undefined || value === '') return undefined;
  const broken = rules.find(({ when, must }) => holds(scope, when) && scope.value(must) !== true);
  return broken && scope.text(broken.say);
}

export const outline: OutlineOf<FiltersBlock> = ({ as, fields }, { scope, run }) => ({
  parts: fields.map((field) => {
    if (as === 'chips') {
      const shown = setWords(field, scope);
      const press = () => run([{ do: 'set', values: { [field.bind]: null } }]);
      return { name: field.bind, shown: shown !== '', texts: [scope.text(field.label), shown], press };
    }
    const choices = field.options ? choicesOf(field.options, scope) : [];
    return {
      name: field.bind,
      shown: true,
      texts: [scope.text(field.label), ...choices.map(({ label }) => label), problemOf(field, scope)],
    };
  }),
});
