import type { Renew } from '../../../src/portal/dev/inspection.ts';
import type { Choice } from './choice.ts';
import { part } from './element.ts';

const RENEW: Renew = 'okienko dev: renew';

/** When the portal was last asked to load again. */
let asked = 0;

const frame = () => part<HTMLIFrameElement>('portal');

/** Goes to a place in the portal; nothing of it stays in the history of this page. */
export function goTo(address: string): void {
  frame().contentWindow?.location.replace(address);
}

/** Loads the portal again. What is typed and chosen comes along where a screen runs. */
export function renew(runs: boolean): void {
  const inside = frame().contentWindow;
  asked = performance.timeOrigin + performance.now();
  if (runs) inside?.postMessage(RENEW, window.location.origin);
  else inside?.location.reload();
}

/** A portal that was still starting when it was asked has not heard it. */
export function renewIfLate(): void {
  const inside = frame().contentWindow;
  if (inside && inside.performance.timeOrigin < asked) inside.postMessage(RENEW, window.location.origin);
}

/** As the portal itself keeps them (src/portal/stores): what is chosen here is there when it starts. */
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

/** As wide as wished, so that the portal is laid out as in such a window; made smaller where there is no room. */
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
