import { isDeepStrictEqual } from 'node:util';
import type { Block } from '../../../src/blocks/block.ts';
import { allBlocks, childrenOf } from '../../../src/blocks/containers.ts';
import type { Screen } from '../../../src/blocks/screen.ts';
import type { CompiledMunicipality } from '../../compile/openMunicipality.ts';
import type { Picture } from '../../studio/proposals/proposal.ts';
import { exampleAddress } from '../exampleAddress.ts';
import { lastKeyOf } from '../news.ts';

/** What of the portal looks different, the home page first. */
export function changedPictures(before: CompiledMunicipality, after: CompiledMunicipality): Picture[] {
  const keys = changedTexts(before, after);
  return [...homePicture(before, after, keys), ...screenPictures(before, after, keys), ...pagePictures(before, after)];
}

function screenPictures(
  before: CompiledMunicipality,
  after: CompiledMunicipality,
  keys: ReadonlySet<string>,
): Picture[] {
  const names = [...new Set([...Object.keys(before.screens), ...Object.keys(after.screens)])].sort();
  return names.flatMap((name): Picture[] => {
    const [was, now] = [before.screens[name], after.screens[name]];
    if (was && now && isDeepStrictEqual(was, now) && !screenNames(was, keys)) return [];
    const side = now ? after : before;
    const screen = (now ?? was)!;
    const key = lastKeyOf(screen.title);
    const query = side.manifest.groups.flatMap(({ services }) => services).find((one) => one.screen === name)?.query;
    return [
      {
        name,
        title: (key && side.texts[side.manifest.languages[0]!]?.[key]?.replace(/\{\{\w+\}\}/g, '…')) || name,
        address: exampleAddress(screen, side.contract, query),
        isPublic: (side.manifest.screens[name]?.access ?? 'public') === 'public',
        ...(was && { before: changedBlocks(was, now, keys) }),
        ...(now && { after: changedBlocks(now, was, keys) }),
      },
    ];
  });
}

/** The blocks of a screen that the other version has not, or has otherwise. */
function changedBlocks(screen: Screen, other: Screen | undefined, keys: ReadonlySet<string>): string[] {
  const theirs = new Map(other && allBlocks(other.content).map((block) => [block.id, ownPart(block)]));
  const changed = allBlocks(screen.content).filter((block) => {
    const own = ownPart(block);
    return theirs.get(block.id) !== own || namesOne(own, keys);
  });
  // A moved block is changed in none of its parts.
  if (changed.length > 0 || !other) return changed.map(({ id }) => id);
  return screen.content.flatMap(({ id }, index) => (other.content[index]?.id === id ? [] : [id]));
}

/** A block without those inside it, which have a frame of their own. */
function ownPart(block: Block): string {
  const inside = new Set<unknown>(childrenOf(block));
  return JSON.stringify(block, (_key, value) => (inside.has(value) ? (value as Block).id : value));
}

const namesOne = (json: string, keys: ReadonlySet<string>): boolean => {
  for (const [, text] of json.matchAll(/"([\w-]+(?:\.[\w-]+)+)"/g)) if (keys.has(text!)) return true;
  return false;
};
const screenNames = (screen: Screen, keys: ReadonlySet<string>): boolean => namesOne(JSON.stringify(screen), keys);

/** The keys of texts that differ in a language; of a plural form also without its ending. */
function changedTexts(before: CompiledMunicipality, after: CompiledMunicipality): ReadonlySet<string> {
  const keys = new Set<string>();
  for (const [language, now] of Object.entries(after.texts)) {
    const was = before.texts[language as keyof typeof before.texts] ?? {};
    for (const key of new Set([...Object.keys(was), ...Object.keys(now)]))
      if (was[key] !== now[key]) keys.add(key).add(key.replace(/_(?:zero|one|two|few|many|other)$/, ''));
  }
  return keys;
}

/** Services, tiles and colours are seen on the home page. */
function homePicture(before: CompiledMunicipality, after: CompiledMunicipality, keys: ReadonlySet<string>): Picture[] {
  const seen = ({ manifest: { groups, tiles, theme, name } }: CompiledMunicipality) => ({
    groups,
    tiles,
    theme,
    name,
  });
  const [was, now] = [seen(before), seen(after)];
  if (isDeepStrictEqual(was, now) && !namesOne(JSON.stringify(now), keys)) return [];
  return [{ name: '', title: '', address: '/', isPublic: true, before: [], after: [] }];
}

function pagePictures(before: CompiledMunicipality, after: CompiledMunicipality): Picture[] {
  const screen = after.manifest.special.page;
  const path = screen === undefined ? undefined : after.manifest.screens[screen]?.path;
  if (path === undefined) return [];
  const [was, now] = [before.content.pages, after.content.pages];
  return [...new Set([...was.keys(), ...now.keys()])].flatMap((id): Picture[] => {
    if (isDeepStrictEqual(was.get(id), now.get(id))) return [];
    return [
      {
        name: `strona ${id}`,
        title: id,
        address: `${path}?nazwaPliku=${encodeURIComponent(id)}`,
        isPublic: true,
        ...(was.has(id) && { before: [] }),
        ...(now.has(id) && { after: [] }),
      },
    ];
  });
}
