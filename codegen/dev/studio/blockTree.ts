import type { Address, Json } from '../../studio/edit.ts';

/** A block of a screen as its file writes it. */
export interface TreeBlock {
  id: string;
  type: string;
  depth: number;
  /** The key of the sentence that a resident knows it by. */
  text?: string;
  /** The list it is in: `content`, `karta/content`. */
  list: Address;
  /** The ids of the blocks in its list, itself among them. */
  siblings: readonly string[];
}

/** All blocks of a screen, each before those inside it. */
export const blockTree = (screen: Json): TreeBlock[] => within(screen, '', 0);

function within(value: Json, at: Address, depth: number): TreeBlock[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((item: Json) => within(item, `${at}/${nameOf(item)}`, depth));
  return Object.entries(value).flatMap(([key, inner]) => {
    const list = at === '' ? key : `${at}/${key}`;
    return key === 'content' && isBlockList(inner) ? blocksIn(inner, list, depth) : within(inner, list, depth);
  });
}

function blocksIn(content: readonly Json[], list: Address, depth: number): TreeBlock[] {
  const siblings = content.map(nameOf);
  return content.flatMap((block) => {
    const { type = '' } = block as { type?: string };
    const id = nameOf(block);
    return [{ id, type, depth, list, siblings, ...sentenceOf(block) }, ...within(block, id, depth + 1)];
  });
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
const isBlockList = (value: Json): value is readonly Json[] =>
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
