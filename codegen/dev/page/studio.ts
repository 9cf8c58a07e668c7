import type { Choosing, Inspection, Pointed } from '../../../src/portal/dev/inspection.ts';
import type { News } from '../news.ts';
import type { Mounted } from '../studio/mount.tsx';
import { part, say } from './element.ts';
import { spoken } from './words.ts';

/** Built by vite.studio.config.ts; it comes when somebody opens the studio. */
const SCRIPT = '/dev/studio.js';

let mounted: Promise<Mounted> | undefined;
let choosing: Choosing = { choosing: false };
/** Those that are being chosen; a portal that loads anew has forgotten them. */
let colours: Readonly<Record<string, string>> = {};

/** Tells the portal what can be pointed at. Repeated after each of its messages, since a reload forgets it. */
function tell(next: Choosing): void {
  choosing = next;
  part<HTMLIFrameElement>('portal').contentWindow?.postMessage(choosing, window.location.origin);
}

/** @param open its tab is chosen: the portal can be pointed at @param visit opens an address in the portal */
export function drawStudio(
  inspection: Inspection | undefined,
  news: News,
  open: boolean,
  visit: (at: string) => void,
): void {
  if (open || mounted) {
    mounted ??= mount(visit);
    const { screen } = inspection ?? {};
    const shown = {
      screen: screen?.name,
      statuses: Object.fromEntries((screen?.blocks ?? []).map(({ id, status }) => [id, status])),
      languages: news.languages,
      round: news.round,
    };
    void mounted.then((studio) => studio.show(shown));
  }
  tell({ ...choosing, choosing: open });
}

/** The studio speaks the language of the workbench. */
export function speakInStudio(): void {
  void mounted?.then((studio) => studio.speak(spoken()));
}

/** A block, or a sentence of it, was clicked in the portal. */
export function pointedAt({ block, text }: Pointed['pointed']): void {
  void mounted?.then((studio) => (text === undefined ? studio.choose(block) : studio.openText(text)));
}

async function mount(visit: (at: string) => void): Promise<Mounted> {
  const { mount } = (await import(SCRIPT)) as typeof import('../studio/mount.tsx');
  part('portal').addEventListener('load', paint);
  return mount(part('edit'), {
    language: spoken(),
    say,
    visit,
    paint: (theme) => {
      colours = theme;
      paint();
    },
    outline: (chosen) => tell({ ...choosing, chosen }),
  });
}

/** Shows the chosen colours in the portal; one that is just being loaded has no element yet, and is painted when it is there. */
function paint(): void {
  const style = part<HTMLIFrameElement>('portal').contentDocument?.documentElement?.style;
  if (!style) return;
  for (const name of [...style].filter((one) => one.startsWith('--theme-') && !(one.slice(8) in colours)))
    style.removeProperty(name);
  for (const [token, colour] of Object.entries(colours)) style.setProperty(`--theme-${token}`, colour);
}
