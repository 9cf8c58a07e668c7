import type { ManifestService } from '../../../lang/descriptors/manifest.ts';
import { isOffered } from '../../../lang/descriptors/offered.ts';
import { servicePath } from '../../../lang/descriptors/siteMap.ts';
import type { Binding } from '../../binding.ts';
import { pausedNumbers } from '../../catalogue/widget/entries.ts';
import { type Mark, marksOf, visitorOf } from '../../catalogue/widget/marks.ts';
import type { ServicesBlock } from '../block.ts';
import { offeredNumbers } from '../view.ts';

export interface ListedService {
  number: number;
  href: string;
  name: string;
  icon: string;
  marks: readonly Mark[];
  /** What a typed text is looked for in. */
  found: string;
}

export interface ListedGroup {
  id: string;
  name: string;
  services: readonly ListedService[];
}

/**
 * The services that the office offers, in their groups. Those of the other kind of subject are apart, since the one that the
 * visitor acts for cannot open them.
 */
export function servicesOf(block: ServicesBlock, binding: Binding) {
  const { screens, groups } = binding.manifest;
  const offered = offeredNumbers(block, binding);
  const paused = pausedNumbers(block, binding);
  const config = binding.value<object | null>(['$', 'config']);
  const visitor = visitorOf(binding);
  const { kind } = visitor;
  const isHere = (one: ManifestService) =>
    offered.has(one.uslugaId) && screens[one.screen] !== undefined && isOffered(one, config);
  const isApart = ({ only }: ManifestService) => kind !== undefined && only !== undefined && only !== kind;
  const listed = (group: string, one: ManifestService): ListedService => {
    const name = binding.word(one.name);
    const words = block.words[one.uslugaId];
    return {
      number: one.uslugaId,
      href: servicePath(one.slug),
      name,
      icon: block.icons[one.uslugaId] ?? 'document',
      marks: marksOf(one, paused.includes(one.uslugaId), visitor),
      found: plain(`${name}, ${words === undefined ? '' : binding.word(words)}, ${group}`),
    };
  };
  const own = groups.map(({ id, name, services }): ListedGroup => {
    const title = binding.word(name);
    const here = services.filter((one) => isHere(one) && !isApart(one));
    return { id, name: title, services: here.map((one) => listed(title, one)) };
  });
  const apart = groups.flatMap(({ services }) => services.filter((one) => isHere(one) && isApart(one)));
  return {
    groups: own.filter(({ services }) => services.length > 0),
    apart: apart.map((one) => listed('', one)),
    kind,
  };
}

/** The groups that are left when each typed word must be in a service's name, search words or group. */
export function narrowed(groups: readonly ListedGroup[], typed: string): readonly ListedGroup[] {
  const words = plain(typed).split(/\s+/u);
  return groups
    .map((group) => ({
      ...group,
      services: group.services.filter(({ found }) => words.every((word) => found.includes(word))),
    }))
    .filter(({ services }) => services.length > 0);
}

/** Simpler than folded.ts, which the search loads: of a module in both, the search would load the file of all small blocks. */
const plain = (text: string): string =>
  text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ł', 'l').trim();
