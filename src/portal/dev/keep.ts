import { allBlocks } from '../../blocks/index.ts';
import type { ScreenStore } from '../stores/ScreenStore.ts';

/** What is typed and chosen on a screen, and how far down it is read. */
interface Kept {
  address: string;
  states: Readonly<Record<string, unknown>>;
  forms: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  dialogs: readonly string[];
  scroll: number;
}

const KEY = 'okienko.dev';

/** Lays aside what would be lost with the page. Secrets are typed anew. */
export function keep(screen: ScreenStore, window: Window): void {
  const forms = [...screen.forms].flatMap(([key, form]) => {
    const fields = form.block.fields.filter(({ as }) => as !== 'password' && as !== 'captcha');
    return form.changed ? [[key, Object.fromEntries(fields.map(({ field }) => [field, form.values[field]]))]] : [];
  });
  const dialogs = allBlocks(screen.descriptor.content).filter(({ type, id }) => type === 'dialog' && screen.isOpen(id));
  const kept: Kept = {
    address: addressOf(window),
    states: Object.fromEntries(screen.graph.states.chosen),
    forms: Object.fromEntries(forms),
    dialogs: dialogs.map(({ id }) => id),
    scroll: window.scrollY,
  };
  window.sessionStorage.setItem(KEY, JSON.stringify(kept));
}

/** Puts it back, as far as the screen still has it. */
export function putBack(screen: ScreenStore, window: Window): void {
  const text = window.sessionStorage.getItem(KEY);
  window.sessionStorage.removeItem(KEY);
  const kept: Kept | null = text && JSON.parse(text);
  if (kept?.address !== addressOf(window)) return;
  const { descriptor } = screen;
  screen.set(Object.fromEntries(Object.entries(kept.states).filter(([name]) => name in descriptor.state)));
  const blocks = allBlocks(descriptor.content);
  for (const id of kept.dialogs) if (blocks.some((block) => block.id === id)) screen.openDialog(id);
  for (const [key, values] of Object.entries(kept.forms)) {
    const block = blocks.find((one) => `${one.id}/` === key);
    if (block?.type !== 'form') continue;
    const form = screen.form(block);
    for (const { field } of block.fields)
      if (field in values && form.values[field] !== values[field]) form.set(field, values[field]);
  }
  window.setTimeout(() => window.scrollTo({ top: kept.scroll, behavior: 'instant' }), 50);
}

const addressOf = ({ location }: Window): string => location.pathname + location.search;
