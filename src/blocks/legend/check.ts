import type { BlockCheck } from '../../../codegen/check/screen/blockCheck.ts';
import { word } from '../../../codegen/files/raw.ts';
import type { LegendBlock } from './block.ts';

/** The table may come after its legend, so the marks are filled in after all blocks are read. */
export const legend: BlockCheck<'legend'> = (scope, raw, path, common) => {
  const { screen } = scope;
  const of = screen.idPrefix + word(raw.of);
  const flags: LegendBlock['flags'][number][] = [];
  const icons: LegendBlock['icons'][number][] = [];
  const tones: LegendBlock['tones'][number][] = [];
  screen.atEnd(() => {
    screen.noteBlock([...path, 'of'], () => screen.tables.keys());
    if (!screen.known('table', of, screen.tables.keys(), [...path, 'of'], 'a table')) return;
    const table = screen.tables.get(of);
    for (const column of table?.columns ?? [])
      for (const { mark, text } of column.flags ?? [])
        flags.push({ mark, text, ...(column.visible !== undefined && { visible: column.visible }) });
    for (const { icon, text } of table?.select?.instead ?? []) icons.push({ icon, text });
    for (const { tone, icon, text } of table?.tone ?? []) tones.push({ tone, ...(icon && { icon }), text });
    if (flags.length + icons.length + tones.length === 0) {
      scope.problem('legend.empty', [...path, 'of'], `The table "${of}" has no marks, icons or tones to explain.`);
    }
  });
  return { ...common, type: 'legend', flags, icons, tones };
};
