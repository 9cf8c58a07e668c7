import type { Renew } from '../../../src/portal/dev/inspection.ts';
import type { Choice } from './choice.ts';
import { part } from './element.ts';

const RENEW: Renew = 'okienko dev: renew';

/** Time of the last request to reload the portal, ms. */
let asked = 0;

const frame = () => part<HTMLIFrameElement>('portal');

/** Opens an address in the portal, without an entry in the history of this page. */
export function goTo(address: string): void {
  frame().contentWindow?.location.replace(address);
}

/** Reloads the portal. A running screen keeps its states and inputs. */
export function renew(runs: boolean): void {
  const inside = frame().contentWindow;
  asked = performance.timeOrigin + performance.now();
  if (runs) inside?.postMessage(RENEW, window.location.origin);
  else inside?.location.reload();
}

/** Repeats the request if the portal was loaded before it and may have missed it. */
export function renewIfLate(): void {
  const inside = frame().contentWindow;
  if (inside && inside.performance.timeOrigin < asked) inside.postMessage(RENEW, window.location.origin);
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
