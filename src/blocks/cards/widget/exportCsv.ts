import type { Fact } from '../../../lang/descriptors/blockParts.ts';
import type { Binding } from '../../binding.ts';
import { factView } from '../../facts/view.ts';
import { eachItem, type Items } from '../../items.ts';
import type { Locals } from '../../scope.ts';
import { type CsvCell, csvName, numberCell, toCsv } from '../../table/csv.ts';
import { saveCsv } from '../../table/widget/saveCsv.ts';
import { allFacts, type CardsBlock } from '../block.ts';

/** All cards in their order as a file, also those that are not drawn yet. */
export function exportCsv(block: CardsBlock, binding: Binding, items: Items): void {
  if (block.csv) saveCsv(cardsCsv(block, binding, items), csvName(binding.text(block.csv.name)));
}

/** The text of that file: what the heading is and the labels of the facts, then a line a card. */
function cardsCsv(block: CardsBlock, binding: Binding, items: Items): string {
  const facts = allFacts(block);
  const header = [block.csv ? binding.text(block.csv.heading) : '', ...facts.map(({ label }) => binding.text(label))];
  const lines = eachItem(items).map((locals): CsvCell[] => {
    return [binding.text(block.heading, locals), ...facts.map((fact) => cellOf(fact, binding, locals))];
  });
  return toCsv([header, ...lines]);
}

/** A hidden fact leaves its cell empty: all rows have the same columns. */
function cellOf(fact: Fact, binding: Binding, locals: Locals): CsvCell {
  const view = factView(fact, binding, locals);
  if (!view) return '';
  const { value } = fact;
  const raw = 'format' in value ? binding.value(value.value, locals) : undefined;
  return numberCell(raw, 'format' in value ? value.format : undefined) ?? view.text;
}
