import { asWritten } from '../files/raw.ts';
import type { ScreenJson } from '../generated/descriptors.ts';
import type { Gathered } from './gather.ts';

/** All inputs of the check of every screen beside its own file and parts: while they are equal, the cached result is used. */
export function screenInputs({
  context,
  locales,
  files,
  definitions,
}: Pick<Gathered, 'context' | 'locales' | 'files' | 'definitions'>): readonly unknown[] {
  const byName = [...context.screens.values()].sort((one, other) => (one.name < other.name ? -1 : 1));
  const screens = byName.map(({ name, path, access, found, missingParamTargets, startTargets }) => {
    const { params } = asWritten<ScreenJson>(files.get(name)?.value);
    return [name, path, access, found, missingParamTargets, startTargets, params];
  });
  const words = Object.entries(locales.all(locales.languages[0] ?? 'pl')).map(([key, text]) => [
    key,
    text.match(/\{\{[^}]*\}\}/g),
  ]);
  const { services, hosts, frameHosts, postHosts, servicesScreen, contract, schemas, fragments } = context;
  // A screen finds others by name, and a service by its number: one that is moved in the menu changes no screen.
  const byNumber = [...services].sort(([one], [other]) => one - other);
  const others = [locales.languages, byNumber, hosts, frameHosts, postHosts, servicesScreen];
  return [contract, schemas, ...fragments.values(), ...definitions, JSON.stringify([screens, words, others])];
}
