import { blockOf } from '../../../src/portal/dev/drawnBlocks.ts';
import type { ScenarioThenJson } from '../../generated/descriptors.ts';
import type { Seen } from '../../scenario/draw.ts';
import type { Recorder } from './Recorder.ts';

/** Longer words are no value: the block as a whole is meant. */
const LONGEST = 120;
/** What a text is repeated in: a row of a table, a card, an item of a list. */
const ROWS = 'tr, li, article, dl > div';

/** What a click says must be seen: a message, a question, a title, a value, or a whole block. */
export function mustOf(target: Element, recorder: Recorder): ScenarioThenJson | undefined {
  const text = spaced(target.textContent ?? '');
  const has = (whole: string | undefined) => text !== '' && whole !== undefined && spaced(whole).includes(text);
  const said = target.closest('[role="status"], [role="alert"], .p-toast');
  if (said && recorder.messages.some((one) => has(one))) return { messages: [...recorder.messages] };
  if (has(recorder.question)) return { asks: text };
  const block = blockOf(target);
  if (block === undefined) return target.closest('h1') ? { title: text } : undefined;
  const address = text.length <= LONGEST ? addressOf(target, text, block, recorder.seen) : undefined;
  if (address !== undefined) return { texts: { [address]: text } };
  return { visible: [placeOf(target, block, recorder.seen)] };
}

/** The smallest part of a block that has these words; of several rows the one that the element is in. */
function addressOf(target: Element, text: string, block: string, seen: ReadonlyMap<string, Seen>): string | undefined {
  const parts = partsOf(block, seen).filter(([, { texts }]) => texts.some((one) => spaced(one).includes(text)));
  const least = Math.min(...parts.map(([, { texts }]) => texts.length));
  return nearest(
    target,
    parts.filter(([, { texts }]) => texts.length === least),
  );
}

/** The block itself; inside rows that of its row. */
function placeOf(target: Element, block: string, seen: ReadonlyMap<string, Seen>): string {
  const whole = [...seen].filter(
    ([address, { shown }]) => shown && (address === block || address.endsWith(`/${block}`)),
  );
  return nearest(target, whole) ?? block;
}

/** The address of the row of a block that an element is in. */
export const rowOf = (target: Element, block: string, seen: ReadonlyMap<string, Seen>): string | undefined =>
  nearest(
    target,
    partsOf(block, seen).filter(([address]) => /\/[0-9]+$/.test(address)),
  );

const partsOf = (block: string, seen: ReadonlyMap<string, Seen>) =>
  [...seen].filter(([address, { shown }]) => shown && `/${address}/`.includes(`/${block}/`));

function nearest(target: Element, parts: readonly (readonly [string, Seen])[]): string | undefined {
  const around = spaced(target.closest(ROWS)?.textContent ?? '');
  const share = ([, { texts }]: readonly [string, Seen]): number =>
    texts.filter((one) => around.includes(spaced(one))).length / Math.max(1, texts.length);
  return parts.toSorted((a, b) => share(b) - share(a))[0]?.[0];
}

const spaced = (text: string): string => text.replace(/\s+/g, ' ').trim();
