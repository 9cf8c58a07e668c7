/** The message a framed page may send: `{ "okienko": "height", "height": 840 }`. */
const LOWEST = 120;
const HIGHEST = 4000;

/**
 * The height that a message of a framed page asks for, within limits; undefined for any other message.
 *
 * @param from the window of the frame
 * @param origin of the framed page; the text `null` for a page that is isolated from its own site
 */
export function heightIn(event: MessageEvent<unknown>, from: Window | null, origin: string): number | undefined {
  if (from === null || event.source !== from || event.origin !== origin) return undefined;
  const { data } = event;
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return undefined;
  const { okienko, height } = data as Record<string, unknown>;
  if (okienko !== 'height' || typeof height !== 'number' || !Number.isFinite(height)) return undefined;
  return Math.min(Math.max(Math.ceil(height), LOWEST), HIGHEST);
}
