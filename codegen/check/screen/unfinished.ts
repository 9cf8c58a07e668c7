import type { Screen } from '../../../src/blocks/screen.ts';
import { type Raw, record } from '../../files/raw.ts';
import type { ScreenJson } from '../../generated/descriptors.ts';
import type { Scope } from './scope.ts';
import { text } from './text.ts';

/** The links to what a person may go on with. */
export function unfinishedOf(scope: Scope, raw: Raw<ScreenJson>['unfinished']): Pick<Screen, 'unfinished'> {
  if (raw === undefined) return {};
  const { rows, label, address } = record(raw);
  const path = ['unfinished'];
  const list = scope.expression(rows, [...path, 'rows'], { what: 'rows', kinds: ['list'] });
  const item = list.type.kind === 'list' ? list.type.of : { kind: 'unknown' as const };
  const inner = scope.with({ item });
  const { tree } = inner.expression(address, [...path, 'address'], { what: 'The address', kinds: ['text'] });
  return { unfinished: { rows: list.tree, label: text(inner, label, [...path, 'label']), address: tree } };
}
