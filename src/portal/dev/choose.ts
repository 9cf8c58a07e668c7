import { allBlocks } from '../../blocks/containers.ts';
import type { ScreenStore } from '../stores/ScreenStore.ts';
import { blockOf, elementsOf } from './drawnBlocks.ts';
import type { Choosing, Pointed } from './inspection.ts';
import { makeOutlines } from './outlines.ts';
import { keyOfText, type LoadedTexts, sentenceKey, type Texts } from './sentenceKey.ts';

/** What the pointer does to the page; in this mode it only chooses. */
const SWALLOWED = ['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'click', 'dblclick', 'submit'] as const;
/** How the page is read is chosen as usual: nothing there belongs to a screen, and the page around the portal follows. */
const READING = '.ok-bar__tools [aria-pressed]';
/** The page moves under the frames when it loads, opens and closes: they follow, ms. */
const FOLLOW_MS = 150;

/**
 * Choosing a block by pointing at it: it is outlined, a click sends its id to the page of `okienko dev` around the portal, and
 * a double click the key of the sentence, also of one that no screen draws. With Ctrl or ⌘ held the pointer works as usual.
 */
export function makeChoosing(
  window: Window,
  running: () => ScreenStore | undefined,
  words: LoadedTexts,
): (now: Choosing) => void {
  const { document } = window;
  const outlines = makeOutlines(document);
  const root = () => document.getElementById('portal')!;
  let now: Choosing = { choosing: false };
  let over: string | undefined;
  let following = 0;
  /** The changed blocks that the page has been scrolled to, once: it may begin with much that is the same. */
  let scrolledTo = '';

  const send = (pointed: Pointed['pointed']) => {
    const message: Pointed = { pointed };
    window.parent.postMessage(message, window.location.origin);
  };
  const partAt = (target: EventTarget | null): string | undefined => {
    if (!(target instanceof Element)) return undefined;
    return blockOf(target) ?? (running() && target.closest('h1') ? '' : undefined);
  };
  const elements = (block: string) =>
    block === '' ? [...document.querySelectorAll('main h1')] : elementsOf(block, root());
  const label = (block: string) => labelOf(block, running(), now.types);
  const draw = () => {
    outlines.clear();
    for (const block of now.changed ?? []) outlines.draw(elements(block), label(block), true);
    if (!now.choosing) return;
    if (over !== undefined && over !== now.chosen) outlines.draw(elements(over), label(over), false);
    if (now.chosen !== undefined) outlines.draw(elements(now.chosen), label(now.chosen), true);
  };
  const follow = () => {
    draw();
    following = window.setTimeout(follow, FOLLOW_MS);
  };

  const onMove = (event: PointerEvent) => {
    const next = isUsual(event) ? undefined : partAt(event.target);
    if (next === over) return;
    over = next;
    draw();
  };
  const onPointer = (event: Event) => {
    if (isUsual(event as MouseEvent)) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.type !== 'click' && event.type !== 'dblclick') return;
    const block = partAt(event.target);
    const texts = words.texts.get(words.language) ?? {};
    const text = event.type === 'dblclick' ? sentenceAt(event as MouseEvent, block ?? '', running(), texts) : undefined;
    if (block !== undefined || text !== undefined) send({ block: block ?? '', ...(text !== undefined && { text }) });
  };

  return (next) => {
    const turned = next.choosing !== now.choosing;
    const moved = next.chosen !== undefined && next.chosen !== now.chosen;
    now = next;
    if (turned) {
      const listen = next.choosing ? document.addEventListener : document.removeEventListener;
      listen.call(document, 'pointermove', onMove as EventListener, true);
      for (const name of SWALLOWED) listen.call(document, name, onPointer, true);
      for (const name of ['scroll', 'resize']) {
        if (next.choosing) window.addEventListener(name, draw, true);
        else window.removeEventListener(name, draw, true);
      }
      window.clearTimeout(following);
      over = undefined;
      if (next.choosing) follow();
    }
    draw();
    const changed = next.changed?.join() ?? '';
    const [first] = (next.changed ?? []).flatMap(elements);
    if (first && scrolledTo !== changed) {
      scrolledTo = changed;
      first.scrollIntoView({ block: 'center' });
    }
    // Chosen in the list beside the portal, it may be far away.
    if (moved && next.chosen !== over) elements(next.chosen!)[0]?.scrollIntoView({ block: 'nearest' });
  };
}

const isUsual = ({ ctrlKey, metaKey, target }: MouseEvent): boolean =>
  ctrlKey || metaKey || (target instanceof Element && target.closest(READING) !== null);

function labelOf(block: string, screen: ScreenStore | undefined, types: Choosing['types'] = {}): string {
  const found = screen && allBlocks(screen.descriptor.content).find(({ id }) => id === block);
  return found ? `${types[found.type] ?? found.type} · ${found.id}` : (screen?.descriptor.name ?? block);
}

/** The nearest element whose whole text is one sentence: of the block, of the screen's title, of any block, or of the portal. */
function sentenceAt(
  { target }: MouseEvent,
  block: string,
  screen: ScreenStore | undefined,
  texts: Texts,
): string | undefined {
  const { content, title } = screen?.descriptor ?? { content: [] };
  const own = allBlocks(content).find(({ id }) => id === block);
  const drawn = [own ?? title, title, content];
  for (let at = target as Element | null; at && at !== document.body; at = at.parentElement) {
    const sentence = at.textContent ?? '';
    const text = (screen && sentenceKey(sentence, drawn, screen.host.word)) ?? keyOfText(sentence, texts);
    if (text !== undefined) return text;
    if (at.matches('main')) break;
  }
  return undefined;
}
