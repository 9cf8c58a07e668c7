import type { Fact } from '../../../lang/descriptors/blockParts.ts';
import type { Binding, Locals } from '../../binding.ts';
import { type CsvCell, csvName, numberCell, saveCsv, toCsv } from '../../table/widget/csv.ts';
import type { CardsBlock } from '../block.ts';

/** All cards in their order as a file, also those that are not drawn yet. */
export function exportCsv(block: CardsBlock, binding: Binding, items: readonly unknown[]): void {
  if (block.csv) saveCsv(cardsCsv(block, binding, items), csvName(binding.text(block.csv.name)));
}

/** The text of that file: what the heading is and the labels of the facts, then a line a card. */
export function cardsCsv(block: CardsBlock, binding: Binding, items: readonly unknown[]): string {
  const header = [
    block.csv ? binding.text(block.csv.heading) : '',
    ...block.facts.map(({ label }) => binding.text(label)),
  ];
  const lines = items.map((item, index): CsvCell[] => {
    const locals = binding.locals(block.calc, { item, index });
    return [binding.text(block.heading, locals), ...block.facts.map((fact) => cellOf(fact, binding, locals))];
  });
  return toCsv([header, ...lines]);
}

/** A fact that a card does not show leaves its cell empty: the columns are the same for all. */
function cellOf({ value, visible, empty }: Fact, binding: Binding, locals: Locals): CsvCell {
  if (visible !== undefined && binding.value(visible, locals) !== true) return '';
  const raw = 'format' in value ? binding.value(value.value, locals) : undefined;
  const text = () => binding.text(value, locals) || (empty === 'hide' ? '' : binding.text(empty, locals));
  return numberCell(raw, 'format' in value ? value.format : undefined) ?? text();
}
