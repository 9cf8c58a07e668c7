import type { BlockCheck } from '../../../codegen/check/screen/blockCheck.ts';
import { text } from '../../../codegen/check/screen/text.ts';

/** It leads to the screens that the search finds. A page that needs something to have happened, such as a payment, is in neither. */
export const catalogue: BlockCheck<'catalogue'> = (scope, raw, path, common) => {
  const { screens, services, linkedScreens } = scope.screen.municipality;
  const ofServices = new Set([...services.values()].map(({ screen }) => screen));
  const open = [...screens.values()].filter(
    ({ name, path, params, missingParamTargets }) =>
      !ofServices.has(name) &&
      !path.includes(':') &&
      missingParamTargets.length === 0 &&
      [...params.values()].every(({ required }) => !required),
  );
  // Mails and other sites lead to those that it leaves out.
  for (const { name } of open) linkedScreens.add(name);
  // Its marks depend on who looks.
  scope.reads.add('subject');
  // Unknown data mark nothing: the catalogue is shown without them.
  const paused =
    raw.paused === undefined
      ? undefined
      : scope.apart().expression(raw.paused, [...path, 'paused'], {
          what: 'what is paused',
          type: { kind: 'list', of: { kind: 'number' } },
        }).tree;
  return {
    ...common,
    type: 'catalogue',
    pages: text(scope, raw.pages, [...path, 'pages']),
    screens: open.filter(({ found }) => found).map(({ name }) => name),
    ...(paused !== undefined && { paused }),
  };
};
