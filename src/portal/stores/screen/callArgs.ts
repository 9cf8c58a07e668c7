import type { Arg } from '../../../lang/descriptors/steps.ts';
import type { Tree } from '../../../lang/expressions/tree.ts';
import type { Locals } from '../FormEnvironment.ts';
import { placeOf, type ScreenHost } from './ScreenHost.ts';

/** The parts of a screen that arguments are made from. */
export interface ArgScreen {
  readonly host: ScreenHost;
  value(tree: Tree, locals?: Locals): unknown;
  /** The value of an expression, as soon as it is known. @throws ApiError when the screen is left before */
  known(tree: Tree, locals: Locals): Promise<unknown>;
}

/** Arguments by name, each awaited until it is known; null and undefined are left out. */
export async function callArgs(
  screen: ArgScreen,
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

function argOf(screen: ArgScreen, arg: Arg, locals: Locals): Promise<unknown> {
  const value = (tree: Tree) => screen.value(tree, locals);
  if ('value' in arg) return screen.known(arg.value, locals);
  if ('text' in arg) return screen.host.officeText(arg.text, value);
  return Promise.resolve(addressOf(screen.host, arg, value));
}

/** The absolute address of a place in the portal, for another site to return to. */
export function addressOf(
  host: ScreenHost,
  arg: Extract<Arg, { url: unknown }>,
  value: (tree: Tree) => unknown,
): string | null {
  const place = placeOf(host.manifest, arg.url, value, true);
  if (!place) return null;
  const address = new URL(place.path + place.search, host.origin);
  const wanted = arg.wanted === undefined ? null : host.wantedAddress?.();
  if (arg.wanted !== undefined && wanted) address.searchParams.set(arg.wanted, wanted);
  return address.href;
}
