import type { Choosing, Inspection, Pointed, Recording } from '../../../src/portal/dev/inspection.ts';
import type { News } from '../news.ts';
import type { Mounted, Workbench } from '../studio/mount.tsx';
import { part, say } from './element.ts';
import { spoken } from './words.ts';

/** Built by vite.studio.config.ts; it comes when somebody opens the studio. */
const SCRIPT = '/dev/studio.js';

let mounted: Promise<Mounted> | undefined;
let choosing: Choosing = { choosing: false };
/** While something is recorded, nothing is pointed at to edit it. */
let recording: Recording = { recording: false };
/** Names of block types in the language of the workbench; the studio brings them. */
let types: NonNullable<Choosing['types']> = {};
/** Those that are being chosen; a portal that loads anew has forgotten them. */
let colours: Readonly<Record<string, string>> = {};

/** Tells the portal what can be pointed at. Repeated after each of its messages, since a reload forgets it. */
function tell(next: Choosing): void {
  choosing = next;
  const inside = part<HTMLIFrameElement>('portal').contentWindow;
  const now: Choosing = {
    ...choosing,
    choosing: choosing.choosing && !recording.recording,
    types,
  };
  inside?.postMessage(now, window.location.origin);
  inside?.postMessage(recording, window.location.origin);
}

/** What the studio asks of the page around it. */
export type Around = Pick<Workbench, 'visit' | 'restart' | 'situation'>;

/** @param open its tab is chosen: the portal can be pointed at */
export function drawStudio(inspection: Inspection | undefined, news: News, open: boolean, around: Around): void {
  if (open || mounted) {
    mounted ??= mount(around);
    const { screen } = inspection ?? {};
    const shown = {
      screen: screen?.name,
      isLoading: inspection === undefined,
      statuses: Object.fromEntries((screen?.blocks ?? []).map(({ id, status }) => [id, status])),
      languages: news.languages,
      round: news.round,
    };
    void mounted.then((studio) => {
      types = studio.types();
      studio.show(shown);
    });
  }
  tell({ ...choosing, choosing: open });
}

/** The studio speaks the language of the workbench. */
export function speakInStudio(): void {
  void mounted?.then((studio) => {
    studio.speak(spoken());
    types = studio.types();
    tell(choosing);
  });
}

/** A block, or a sentence of it, was clicked in the portal. */
export function pointedAt({ block, text }: Pointed['pointed']): void {
  void mounted?.then((studio) => (text === undefined ? studio.choose(block) : studio.openText(text)));
}

/** A screen was chosen from the list. */
export function screenChosen(): void {
  void mounted?.then((studio) => studio.screenChosen());
}

/** Something was done in the portal that is recorded. */
export function recordedIn(message: Parameters<Mounted['heard']>[0]): void {
  void mounted?.then((studio) => studio.heard(message));
}

/** @returns whether the answers of the office became a step of a recording: then the portal goes on with them */
export const recordsAnswers = async (): Promise<boolean> => (await mounted)?.answersChosen() ?? false;

async function mount(around: Around): Promise<Mounted> {
  const { mount } = (await import(SCRIPT)) as typeof import('../studio/mount.tsx');
  part('portal').addEventListener('load', paint);
  return mount(part('edit'), {
    language: spoken(),
    ...around,
    say,
    record: (now) => {
      // A recording begins in the portal as it is loaded next.
      const begins = now.recording && !recording.recording;
      recording = now;
      if (!begins) tell(choosing);
    },
    paint: (theme) => {
      colours = theme;
      paint();
    },
    portalColours,
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

/** Tokens of src/portal/ui/tokens.css that the pictures of blocks are drawn with. */
const DRAWN = [
  'bg',
  'surface',
  'surface-2',
  'text',
  'line',
  'line-strong',
  'primary',
  'on-primary',
  'primary-soft',
  'info',
  'info-soft',
];

/** The colours of the portal as it runs: a municipality's own, and those of the chosen contrast. */
function portalColours(): Readonly<Record<string, string>> {
  const inside = part<HTMLIFrameElement>('portal').contentDocument?.documentElement;
  if (!inside) return {};
  const style = getComputedStyle(inside);
  const found = DRAWN.map((token) => [token, style.getPropertyValue(`--${token}`).trim()] as const);
  return Object.fromEntries(found.filter(([, colour]) => colour !== ''));
}
