import { allBlocks } from '../../blocks/containers.ts';
import { isForm } from '../../blocks/form/isForm.ts';
import type { ScreenStore } from '../stores/ScreenStore.ts';

/** The input, states, open dialogs and scroll position of a screen. */
interface SavedState {
  address: string;
  states: Readonly<Record<string, unknown>>;
  forms: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  dialogs: readonly string[];
  scroll: number;
}

const KEY = 'okienko.dev';
/** The page is scrolled as often as this at most, each after so many ms. */
const SCROLLS = 40;
const SCROLL_MS = 50;

/** Saves the state of a screen before a reload. Passwords and captchas are left out. */
export function saveState(screen: ScreenStore, window: Window): void {
  const forms = [...screen.forms.byKey].flatMap(([key, form]) => {
    const fields = form.block.fields.filter(({ as }) => as !== 'password' && as !== 'captcha');
    return form.changed
      ? [[key, Object.fromEntries(fields.map(({ field }) => [field, form.input.get(field)?.storable]))]]
      : [];
  });
  const dialogs = allBlocks(screen.descriptor.content).filter(({ type, id }) => type === 'dialog' && screen.isOpen(id));
  const saved: SavedState = {
    address: addressOf(window),
    states: Object.fromEntries(screen.graph.states.chosen),
    forms: Object.fromEntries(forms),
    dialogs: dialogs.map(({ id }) => id),
    scroll: window.scrollY,
  };
  window.sessionStorage.setItem(KEY, JSON.stringify(saved));
}

/** Restores it, as far as the screen still has the same states, dialogs and fields. */
export function restoreState(screen: ScreenStore, window: Window): void {
  const text = window.sessionStorage.getItem(KEY);
  window.sessionStorage.removeItem(KEY);
  const saved: SavedState | null = text && JSON.parse(text);
  if (saved?.address !== addressOf(window)) return;
  const { descriptor } = screen;
  screen.set(Object.fromEntries(Object.entries(saved.states).filter(([name]) => name in descriptor.state)));
  const blocks = allBlocks(descriptor.content);
  for (const id of saved.dialogs) if (blocks.some((block) => block.id === id)) screen.openDialog(id);
  for (const [key, values] of Object.entries(saved.forms)) {
    const block = blocks.find((one) => `${one.id}/` === key);
    if (!block || !isForm(block)) continue;
    const form = screen.forms.get(block);
    for (const { field } of block.fields)
      if (field in values && form.values[field] !== values[field]) form.set(field, values[field]);
  }
  scrollBack(window, saved.scroll);
}

/** Data that come later make the page high enough; a page that has become shorter stays at its end. */
function scrollBack(window: Window, top: number, left = SCROLLS): void {
  window.setTimeout(() => {
    window.scrollTo({ top, behavior: 'instant' });
    if (left > 1 && Math.ceil(window.scrollY) < top) scrollBack(window, top, left - 1);
  }, SCROLL_MS);
}

const addressOf = ({ location }: Window): string => location.pathname + location.search;
