import { servicePath } from '../../lang/descriptors/siteMap.ts';
import type { Step } from '../../lang/descriptors/steps.ts';
import type { Binding } from '../binding.ts';
import type { Locals } from '../scope.ts';

/**
 * The address of steps that only lead to another page: it can be a real link then, which opens in another tab, says where
 * it leads, and is fetched ahead. A value handed over in memory is in no address.
 */
export function linkOf(steps: readonly Step[], binding: Binding, locals: Locals): string | undefined {
  const [step] = steps;
  if (steps.length !== 1 || step?.do !== 'go' || !('params' in step.to)) return undefined;
  const { to } = step;
  if (Object.keys(to.params).length > 0) return undefined;
  const { screens, groups } = binding.manifest;
  if ('screen' in to) return screens[to.screen]?.path;
  const id = binding.value(to.service, locals);
  const service = groups.flatMap(({ services }) => services).find(({ uslugaId }) => uslugaId === Number(id));
  return service && servicePath(service.slug);
}
