import type { BlockCheck } from '../../../codegen/check/screen/blockCheck.ts';
import type { Scope } from '../../../codegen/check/screen/scope.ts';
import type { Path } from '../../../codegen/files/jsonFile.ts';
import { list, type Raw, record, word } from '../../../codegen/files/raw.ts';
import { guess } from '../../../codegen/files/shape.ts';
import type { GridBlockJson } from '../../../codegen/generated/descriptors.ts';

export const grid: BlockCheck<'grid'> = (scope, raw, path, common, children) => {
  const content = children(scope.apart(), raw.content, [...path, 'content']);
  const columnsOf = spansOf(scope, raw, path);
  return {
    ...common,
    type: 'grid',
    columns: word(raw.columns, 'medium'),
    spans: Object.fromEntries(content.flatMap(({ id }) => columnsOf(id).map((columns) => [id, columns]))),
    content,
  };
};

/** The columns of a block by its compiled id: the blocks of an include have the id of the include before their own. */
function spansOf(scope: Scope, raw: Raw<GridBlockJson>, path: Path): (id: string) => number[] {
  const { screen } = scope;
  const at = [...path, 'spans'];
  const inside = list(raw.content).map((child) => word(record(child).id));
  const written = (name: string) => [screen.blockPlaces.get(screen.idPrefix + name) ?? []].flat();
  screen.noteSymbol({ kind: 'block', path: at, keys: true, names: () => inside, written });
  const spans = Object.entries(record(raw.spans));
  for (const [name] of spans.filter(([name]) => !inside.includes(name)))
    scope.problem('grid.span', [...at, name], `No block of this grid has the id "${name}".${guess(name, inside)}`, {
      key: true,
      help: [`Blocks of the grid: ${inside.join(', ')}`],
    });
  return (id) =>
    spans.flatMap(([name, columns]) => {
      const own = screen.idPrefix + name;
      return typeof columns === 'number' && (id === own || id.startsWith(`${own}_`)) ? [columns] : [];
    });
}
