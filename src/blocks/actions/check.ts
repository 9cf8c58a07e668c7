import type { BlockCheck } from '../../../codegen/check/screen/blockCheck.ts';
import { uniqueIds } from '../../../codegen/check/screen/ids.ts';
import type { Scope } from '../../../codegen/check/screen/scope.ts';
import { steps } from '../../../codegen/check/screen/steps.ts';
import { optionalText, text } from '../../../codegen/check/screen/text.ts';
import type { Path } from '../../../codegen/files/jsonFile.ts';
import { list, type Raw, record, type Unchecked, word } from '../../../codegen/files/raw.ts';
import type { ActionJson, TextJson } from '../../../codegen/generated/descriptors.ts';
import type { ActionItem } from '../../lang/descriptors/blockParts.ts';
import type { Text } from '../../lang/descriptors/text.ts';

export const actions: BlockCheck<'actions'> = (scope, raw, path, common) => {
  const intro = optionalText(scope, raw.text, [...path, 'text']);
  const stay = scope.condition(raw.stay, [...path, 'stay'], 'stay');
  return {
    ...common,
    type: 'actions',
    ...(intro && { text: intro }),
    ...(stay && { stay: stay.tree }),
    items: actionList(scope, raw.items, [...path, 'items']),
  };
};

/** Buttons, of an actions block, a row or a card. */
export function actionList(scope: Scope, value: Unchecked<ActionJson[]>, path: Path): ActionItem[] {
  uniqueIds(scope, value, path, (raw) => word(raw.id));
  return list(value).map((item, index) => actionItem(scope.apart(), record(item), [...path, index]));
}

/** Each button waits only for its own data, not for those of other buttons. */
function actionItem(outer: Scope, raw: Raw<ActionJson>, path: Path): ActionItem {
  const visible = outer.condition(raw.visible, [...path, 'visible'], 'visible');
  const shown = outer.with({}, visible?.ifTrue);
  const enabled = shown.condition(raw.enabled, [...path, 'enabled'], 'enabled');
  const why = whyNot(shown, raw, path, enabled !== undefined);
  return {
    id: word(raw.id),
    label: text(shown, raw.label, [...path, 'label']),
    ...(raw.icon !== undefined && { icon: word(raw.icon) }),
    ...(enabled && { enabled: enabled.tree }),
    ...(why && { why }),
    ...(visible && { visible: visible.tree }),
    do: steps(shown.with({}, enabled?.ifTrue), raw.do, [...path, 'do']),
    primary: raw.primary === true,
    ...(raw.irreversible === true && { irreversible: true }),
  };
}

/** The text beside a disabled button. */
export function whyNot(
  scope: Scope,
  raw: Raw<{ why?: TextJson }>,
  path: Path,
  mayBeDisabled: boolean,
): Text | undefined {
  const why = optionalText(scope, raw.why, [...path, 'why']);
  if (mayBeDisabled && !why) {
    scope.problem('action.why', path, 'A button that can be disabled needs "why": what the resident should do first.', {
      warning: true,
    });
  }
  return why;
}
