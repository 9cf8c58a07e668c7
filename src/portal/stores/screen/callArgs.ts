import type { Arg } from '../../../lang/descriptors/steps.ts';
import type { Locals } from '../FormEnvironment.ts';
import type { ScreenStore } from '../ScreenStore.ts';
import { placeOf } from './ScreenHost.ts';

/** Arguments by name, each as soon as it is known; those that are nothing are left out. */
export async function callArgs(
  screen: ScreenStore,
  args: Readonly<Record<string, Arg>>,
  locals: Locals,
): Promise<Record<string, unknown>> {
  const known: Record<string, unknown> = {};
  for (const [name, arg] of Object.entries(args)) {
    const value = await argOf(screen, arg, locals);
    if (value !== null && value !== undefined) known[name] = value;
  }
  return known;
}

function argOf(screen: ScreenStore, arg: Arg, locals: Locals): Promise<unknown> {
  const value = (tree: Parameters<ScreenStore['value']>[0]) => screen.value(tree, locals);
  if ('value' in arg) return screen.known(arg.value, locals);
  if ('text' in arg) return screen.host.officeText(arg.text, value);
  return Promise.resolve(addressOf(screen, arg, value));
}

/** The whole address of a place in the portal, for someone else to lead back to. */
export function addressOf(
  screen: ScreenStore,
  arg: Extract<Arg, { url: unknown }>,
  value: Parameters<typeof placeOf>[2],
): string | null {
  const { host } = screen;
  const place = placeOf(host.manifest, arg.url, value, true);
  if (!place) return null;
  const address = new URL(place.path + place.search, host.origin);
  const wanted = arg.wanted === undefined ? null : host.wantedAddress?.();
  if (arg.wanted !== undefined && wanted) address.searchParams.set(arg.wanted, wanted);
  return address.href;
}
