import type { Renew } from '../../../src/portal/dev/inspection.ts';
import type { Choice } from './choice.ts';
import { part } from './element.ts';

const RENEW: Renew = 'okienko dev: renew';

/** Time of the last request to reload the portal, ms. */
let asked = 0;

/** Time of the last report of the portal, ms. */
let reported = 0;

/** Where the portal was sent to last, and since when, ms. */
let sent: { address: string; since: number } | undefined;

const frame = () => part<HTMLIFrameElement>('portal');
const time = () => performance.timeOrigin + performance.now();

/** Opens an address in the portal, without an entry in the history of this page. */
export async function goTo(address: string, prepare: () => Promise<void>): Promise<void> {
  sent = { address, since: time() };
  await prepare();
  frame().contentWindow?.location.replace(address);
}

/** Is the portal still in a document that it was told to leave? */
export function isLeaving(): boolean {
  const inside = frame().contentWindow;
  // An address with a fragment can keep its document.
  return inside !== null && !!sent && !sent.address.includes('#') && inside.performance.timeOrigin < sent.since;
}

export function noteReport(): void {
  reported = time();
}

/** Does the document in the frame run? One that could not start listens to nothing. */
const hasReported = (inside: Window): boolean => reported > inside.performance.timeOrigin;

/** Reloads the portal. A running screen keeps its states and inputs. */
export function renew(runs: boolean): void {
  const inside = frame().contentWindow;
  asked = time();
  // A reload would cancel the way to the other address.
  if (isLeaving()) inside?.location.replace(sent!.address);
  else if (inside && runs && hasReported(inside)) inside.postMessage(RENEW, window.location.origin);
  else inside?.location.reload();
}

/** Repeats the request if the portal was loaded before it and may have missed it. */
export function renewIfLate(): void {
  const inside = frame().contentWindow;
  if (inside && inside.performance.timeOrigin < asked) inside.postMessage(RENEW, window.location.origin);
}

/** The portal has been loaded: with files that have changed meanwhile, it may never start. */
export function reloadIfStale(): void {
  const inside = frame().contentWindow;
  if (inside && inside.performance.timeOrigin < asked && !hasReported(inside)) inside.location.reload();
}

/** Stores the choices under the keys of the portal (src/portal/stores), which reads them when it starts. */
export function keepForPortal({ who, answers, lang, contrast, letters }: Choice, token: string, mocked: boolean): void {
  const keep = (key: string, value: string | null) => {
    if (value === null) localStorage.removeItem(`okienko.${key}`);
    else localStorage.setItem(`okienko.${key}`, value);
  };
  keep('jezyk', lang || null);
  keep('kontrast', contrast === 'yb' ? 'yb' : null);
  keep('czcionka', letters);
  keep('ciasteczka', '1');
  if (!mocked) return;
  const restricted = answers === 'restricted';
  const signedIn = who !== 'nobody' || restricted;
  keep('token', signedIn && !restricted ? token : null);
  keep('tokenOgraniczony', signedIn && restricted ? token : null);
  keep('niepotwierdzony', restricted ? '1' : null);
  keep('koniecSesji', signedIn ? String(Date.now() + 3_600_000) : null);
}

/** Gives the portal the chosen width, so that its layout is that of such a window, and scales it down to fit. */
export function fitFrame(width: string): void {
  const { clientWidth, clientHeight } = part('window');
  const wide = width === 'fit' ? clientWidth : Number(width);
  const scale = Math.min(1, clientWidth / wide);
  const { style } = frame();
  style.width = `${wide}px`;
  style.height = `${clientHeight / scale}px`;
  style.transform = scale < 1 ? `scale(${scale})` : '';
  style.marginInline = scale < 1 ? '0' : '';
}
