import type { Tree } from '../../../src/lang/expressions/tree.ts';
import type { Part } from '../config/config.ts';
import type { BlockCheck } from './blockCheck.ts';
import { blocksOfFragment } from './include.ts';

/** The fragments that services contribute to this screen, in a plain section. The portal knows neither fragments nor their services. */
export const parts: BlockCheck<'parts'> = (scope, _raw, path, common, children) => {
  const { screen } = scope;
  const { municipality } = screen;
  if (screen.including.length > 0) {
    scope.problem('part.inside', path, 'The block "parts" must be in the screen itself, not in a fragment.');
    return undefined;
  }
  municipality.composedScreens.add(screen.name);
  const all = municipality.parts.get(screen.name) ?? [];
  if (all.length === 0)
    scope.problem('part.none', path, 'No service has a part for this screen, so it shows nothing here.', {
      warning: true,
    });
  const content = all.flatMap((part) => {
    const fragment = municipality.fragments.get(part.fragment);
    // A missing one is reported in services.config.json.
    if (!fragment) return [];
    const id = `${common.id}_${part.service}`;
    const inside = blocksOfFragment(
      scope.apart(),
      { name: part.fragment, file: fragment, types: {} },
      {},
      id,
      children,
    );
    const visible = offered(part);
    if (visible === undefined) return inside;
    const reads = part.flag === undefined ? ['subject'] : [`config.${part.flag}`, ...(part.only ? ['subject'] : [])];
    return [{ id, visible, reads, type: 'section' as const, as: 'plain' as const, open: false, content: inside }];
  });
  return { ...common, type: 'section', as: 'plain', open: false, content };
};

/** Is the service offered to this subject? undefined: to everybody. */
function offered({ only, flag }: Part): Tree | undefined {
  const isOn: Tree | undefined = flag === undefined ? undefined : ['.', ['$', 'config'], flag];
  const isFor: Tree | undefined =
    only === undefined ? undefined : ['==', ['.', ['$', 'subject'], 'czyInstytucja'], only === 'instytucja'];
  return isOn && isFor ? ['&&', isOn, isFor] : (isOn ?? isFor);
}
