export type Texts = Readonly<Record<string, string>>;
export type Say = (key: string, values?: Readonly<Record<string, string | number>>) => string;

const plural = new Intl.PluralRules('pl');

/** A text with its values; `count` chooses the plural. */
export const sayWith =
  (texts: Texts): Say =>
  (key, values = {}) => {
    const own = texts[key] ?? texts[`${key}_${plural.select(Number(values.count))}`] ?? key;
    return own.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
  };

const zloty = new Intl.NumberFormat('pl', {
  style: 'currency',
  currency: 'PLN',
  useGrouping: 'always',
});
const share = new Intl.NumberFormat('pl', { style: 'percent', minimumFractionDigits: 2, maximumFractionDigits: 2 });

export const money = (value: number): string => zloty.format(value);
export const percent = (value: number): string => share.format(value);
export const sum = (values: readonly number[]): number =>
  values.reduce((all, value) => all + Math.round(value * 100), 0) / 100;
