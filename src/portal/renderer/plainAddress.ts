import type { Locals } from '../../blocks/scope.ts';
import type { Step } from '../../lang/descriptors/steps.ts';
import { layOut } from '../api/request.ts';
import type { ScreenStore } from '../stores/ScreenStore.ts';
import { placeOf } from '../stores/screen/ScreenHost.ts';

/**
 * Where steps lead without the code of the page: to another page, or to a public file of the office. Undefined for steps that
 * need the code, and on a page that is not drawn by the office.
 */
export function plainAddress(
  screen: ScreenStore,
  steps: readonly Step[],
  locals: Locals | undefined,
): string | undefined {
  const { host, descriptor } = screen;
  const [step] = steps;
  if (descriptor.access !== 'public' || steps.length !== 1 || !step) return undefined;
  const value = (tree: Parameters<ScreenStore['value']>[0]) => screen.value(tree, locals);
  if (step.do === 'go') {
    const place = placeOf(host.manifest, step.to, value);
    return place && Object.keys(place.memory).length === 0 ? place.path + place.search : undefined;
  }
  if (step.do !== 'download') return undefined;
  const call = descriptor.calls[step.operation];
  const { base } = host.manifest.api;
  if (call?.access !== 'public' || call.method !== 'GET' || !base.startsWith('/')) return undefined;
  const args: Record<string, unknown> = {};
  for (const [name, arg] of Object.entries(step.args)) {
    if (!('value' in arg)) return undefined;
    args[name] = value(arg.value);
  }
  return base + layOut(call, args, { lang: host.language }).address;
}
