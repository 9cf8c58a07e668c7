import type { Address, Json } from '../../studio/edit.ts';

/** A block of a screen as its file writes it, or a part of one that holds blocks, such as a tab. */
export interface TreeBlock {
  /** Its address: the id of a block, `zakladki/tabs/jedna` of a tab. */
  id: Address;
  /** '' for a part of a block. */
  type: string;
  depth: number;
  /** The key of the sentence that a resident knows it by. */
  text?: string;
  /** The list it is in: `content`, `karta/content`. */
  list: Address;
  /** The names of what is in its list, itself among them. */
  siblings: readonly string[];
  /** What it stands in, the outermost first. */
  around: readonly Address[];
  /** The list of the blocks inside it. */
  takes?: Address;
}

/** All blocks of a screen, each before those inside it. */
export const blockTree = (screen: Json): TreeBlock[] => within(screen, '', []);

function within(value: Json, at: Address, around: readonly Address[]): TreeBlock[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return itemsIn(value, at, around);
  return Object.entries(value).flatMap(([key, inner]) => {
    const list = at === '' ? key : `${at}/${key}`;
    return key === 'content' && isBlockList(inner) ? blocksIn(inner, list, around) : within(inner, list, around);
  });
}

/** Items that are no blocks themselves; one that holds blocks, such as a tab, is a row of its own. */
function itemsIn(items: readonly Json[], list: Address, around: readonly Address[]): TreeBlock[] {
  const siblings = items.map(nameOf);
  return items.flatMap((item) => {
    const id = `${list}/${nameOf(item)}`;
    const { content } = (item ?? {}) as { content?: Json };
    if (around.length === 0 || nameOf(item) === '' || !isBlockList(content)) return within(item, id, around);
    const tab = { id, type: '', depth: around.length, list, siblings, around, takes: `${id}/content` };
    return [{ ...tab, ...sentenceOf(item) }, ...within(item, id, [...around, id])];
  });
}

function blocksIn(content: readonly Json[], list: Address, around: readonly Address[]): TreeBlock[] {
  const siblings = content.map(nameOf);
  return content.flatMap((block) => {
    const { type = '' } = block as { type?: string };
    const id = nameOf(block);
    const takes = ownList(block, id);
    const own = { id, type, depth: around.length, list, siblings, around, ...(takes && { takes }) };
    return [{ ...own, ...sentenceOf(block) }, ...within(block, id, [...around, id])];
  });
}

/** The list of blocks inside a block, but in none of the items of its lists. */
function ownList(value: Json, at: Address): Address | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  for (const [key, inner] of Object.entries(value)) {
    const found = key === 'content' && isBlockList(inner) ? `${at}/${key}` : ownList(inner, `${at}/${key}`);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Their blocks are written in other files. */
const HOLDS_FRAGMENTS = ['include', 'parts'];

/** @param at as the portal names it: a block of a fragment has the id of its include before its own */
export function writtenAt(blocks: readonly TreeBlock[], at: Address): Address {
  const id = at.split('/', 1)[0]!;
  const outer = blocks.find((one) => HOLDS_FRAGMENTS.includes(one.type) && id.startsWith(`${one.id}_`));
  return !outer || blocks.some((one) => one.id === id) ? at : outer.id;
}

/** The addresses of the block of a part, of the items between, and of the part. */
export function waysTo(at: Address): Address[] {
  const names = at.split('/');
  return names.flatMap((_, index) => (index % 2 === 0 ? [names.slice(0, index + 1).join('/')] : []));
}

/** The kind of a part, as codegen/dev/forms names it: `table/columns`. @param type of its block */
export const kindAt = (at: Address, type: string): string =>
  [type, ...at.split('/').filter((_, index) => index % 2 === 1)].join('/');

/** The nearest part at or around an address that the screen has; undefined: not even its block. */
export function nearestPart(screen: Json, at: Address): Address | undefined {
  const [id = '', ...rest] = at.split('/');
  if (id === '') return at;
  let value = blockWith(screen, id);
  if (value === undefined) return undefined;
  let found = id;
  for (let index = 0; index + 1 < rest.length; index += 2) {
    const [key, name] = [rest[index]!, rest[index + 1]!];
    const list: Json | undefined = (value as Record<string, Json | undefined>)[key];
    value = Array.isArray(list) ? list.find((item: Json) => nameOf(item) === name) : undefined;
    if (value === undefined) return found;
    found = `${found}/${key}/${name}`;
  }
  return found;
}

function blockWith(value: Json, id: string): Json | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { id: own, type } = value as { id?: Json; type?: Json };
  if (own === id && typeof type === 'string') return value;
  for (const inner of Object.values(value)) {
    const found = blockWith(inner as Json, id);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** `content` of a document is a list of ids. */
const isBlockList = (value: Json | undefined): value is readonly Json[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'object' && item !== null && 'type' in item);

/** As overlays name an item of a list. */
function nameOf(item: Json): string {
  const { id, field, bind } = (item ?? {}) as { id?: string; field?: string; bind?: string };
  return id ?? field ?? bind ?? '';
}

function sentenceOf(block: Json): { text?: string } {
  for (const key of ['title', 'caption', 'label', 'text']) {
    const given = (block as Record<string, Json | undefined>)[key];
    const text = typeof given === 'object' ? (given as { text?: Json } | null)?.text : given;
    if (typeof text === 'string') return { text };
  }
  return {};
}
